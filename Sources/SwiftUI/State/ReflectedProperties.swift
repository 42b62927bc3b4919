// Each protocol has the default of its own. With one protocol above them all, an author's conditional conformance,
// such as `extension Either: View where A: View`, would not compile: Swift does not imply the inherited one.

#if !hasFeature(Embedded)
    @_spi(Reflection) import Swift

    extension View {
        /// Visits the fields of the view that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ view: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &view, visitor)
        }
    }

    extension ViewModifier {
        /// Visits the fields of the modifier that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ modifier: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &modifier, visitor)
        }
    }

    extension Gesture {
        /// Visits the fields of the gesture that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ gesture: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &gesture, visitor)
        }
    }

    extension ButtonStyle {
        /// Visits the fields of the style that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &style, visitor)
        }
    }

    extension PrimitiveButtonStyle {
        /// Visits the fields of the style that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &style, visitor)
        }
    }

    extension LabelStyle {
        /// Visits the fields of the style that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &style, visitor)
        }
    }

    extension ToggleStyle {
        /// Visits the fields of the style that are dynamic properties, found by reflection.
        public nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {
            visitFields(of: &style, visitor)
        }
    }

    /// Visits the fields of a struct in place. Where there is no reflection the lowering writes the
    /// visits into the source instead.
    private func visitFields<Value>(of value: inout Value, _ visitor: _DynamicPropertyVisitor) {
        withUnsafeMutableBytes(of: &value) { bytes in
            let base = bytes.baseAddress
            _ = _forEachField(of: Value.self) { _, offset, type, _ in
                if let property = type as? any DynamicProperty.Type, let base {
                    visit(property, at: base + offset, visitor)
                }
                return true
            }
        }
    }

    private func visit<P: DynamicProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ visitor: _DynamicPropertyVisitor
    ) {
        address.assumingMemoryBound(to: P.self).pointee._visit(visitor)
    }
#else
    extension View {
        /// Visits nothing; the lowering writes a view's visits into its source.
        public static func _visitDynamicProperties(
            _ view: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }

    extension ViewModifier {
        /// Visits nothing; the lowering writes a modifier's visits into its source.
        public static func _visitDynamicProperties(
            _ modifier: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }

    extension Gesture {
        /// Visits nothing; the lowering writes a gesture's visits into its source.
        public static func _visitDynamicProperties(
            _ gesture: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }

    extension ButtonStyle {
        /// Visits nothing; the lowering writes a style's visits into its source.
        public static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }

    extension PrimitiveButtonStyle {
        /// Visits nothing; the lowering writes a style's visits into its source.
        public static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }

    extension LabelStyle {
        /// Visits nothing; the lowering writes a style's visits into its source.
        public static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }

    extension ToggleStyle {
        /// Visits nothing; the lowering writes a style's visits into its source.
        public static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor
        ) {}
    }
#endif
