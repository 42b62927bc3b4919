export const measure = (t, v, m) => [9*t.length, v.getFloat32(20,true), 12, 12];
