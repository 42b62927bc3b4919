@_exported import GeometryKernel
