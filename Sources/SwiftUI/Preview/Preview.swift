#if hasFeature(Embedded)
    /// A preview of the built files; the build writes the list of them into the page's main file.
    public struct _PreviewEntry {
        /// The name that `#Preview("name")` gave, or nil.
        public let name: String?
        /// The file that the preview stands in.
        public let file: String
        /// The line of the preview, from 1.
        public let line: Int
        /// Makes the preview's content.
        public let make: () -> AnyView

        /// A preview, as the build writes it into the page's main file.
        public init(
            name: String?, file: String, line: Int, make: @escaping () -> AnyView
        ) {
            self.name = name
            self.file = file
            self.line = line
            self.make = make
        }
    }
#else
    import CShims

    /// A preview that `#Preview` registered.
    public struct _PreviewEntry: Sendable {
        /// The name that `#Preview("name")` gave, or nil.
        public let name: String?
        /// The file that the preview stands in, as `#fileID`.
        public let file: String
        /// The line of the preview, from 1.
        public let line: Int
        /// Makes the preview's content.
        public let make: @MainActor @Sendable () -> AnyView

        /// A preview, as the expansion of `#Preview` writes it.
        public nonisolated init<Content: View>(
            name: String?, file: String, line: Int,
            make: @escaping @MainActor @Sendable () -> Content
        ) {
            self.name = name
            self.file = file
            self.line = line
            self.make = { AnyView(make()) }
        }

        /// All previews that this program contains, by file and line.
        package static func all() -> [_PreviewEntry] {
            guard let start = baraja_previews_start(), let stop = baraja_previews_stop() else {
                return []
            }
            let records = start.assumingMemoryBound(to: _PreviewRecord.self)
            let count = (stop - start) / MemoryLayout<_PreviewRecord>.stride
            var entries: [_PreviewEntry] = []
            for index in 0..<count {
                withUnsafeTemporaryAllocation(of: _PreviewEntry.self, capacity: 1) { place in
                    guard let entry = place.baseAddress else { return }
                    records[index](entry)
                    entries.append(entry.move())
                }
            }
            return entries.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        }
    }

    /// What `#Preview` places in the program's section `baraja_previews`: stores its entry at the address.
    public typealias _PreviewRecord = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

    /// Initialises the memory at `address` with `entry`; called by the expansion of `#Preview`.
    public nonisolated func _storePreview(
        _ entry: _PreviewEntry, _ address: UnsafeMutableRawPointer
    ) {
        address.assumingMemoryBound(to: _PreviewEntry.self).initialize(to: entry)
    }

    /// Declares a preview: `#Preview("Name") { Content() }`.
    @freestanding(declaration)
    public macro Preview<Content: View>(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
    ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
#endif
