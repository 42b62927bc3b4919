import DisplayKernel

/// The system's colours on iOS 18, each in four variants.
///
/// Source: reverse-engineered tables of iOS 18 and before (light, dark, and both with increased
/// contrast). Variants without a known increased-contrast value use the standard one.
enum SystemColor: UInt8, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case background, secondaryBackground, groupedBackground, secondaryGroupedBackground
    case separator

    /// 0xRRGGBBAA: light, dark, light with contrast, dark with contrast.
    private var variants: (UInt32, UInt32, UInt32, UInt32) {
        switch self {
        case .red: return (0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF)
        case .orange: return (0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF)
        case .yellow: return (0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF)
        case .green: return (0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF)
        case .mint: return (0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF)
        case .teal: return (0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF)
        case .cyan: return (0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)
        case .blue: return (0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)
        case .indigo: return (0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF)
        case .purple: return (0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF)
        case .pink: return (0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF)
        case .brown: return (0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF)
        case .gray: return (0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)
        case .label: return (0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF)
        case .secondaryLabel: return (0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B3)
        case .tertiaryLabel: return (0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4399, 0xEBEB_F58C)
        case .quaternaryLabel: return (0x3C3C_432E, 0xEBEB_F529, 0x3C3C_4380, 0xEBEB_F566)
        case .background: return (0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF)
        case .secondaryBackground: return (0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF)
        case .groupedBackground: return (0xF2F2_F7FF, 0x0000_00FF, 0xEBEB_F0FF, 0x0000_00FF)
        case .secondaryGroupedBackground:
            return (0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF)
        case .separator: return (0x3C3C_434A, 0x5454_5899, 0x3C3C_435E, 0x5454_58AD)
        }
    }

    func value(in values: EnvironmentValues) -> ColorValue {
        let variants = variants
        switch (values.colorScheme, values.colorSchemeContrast) {
        case (.light, .standard): return ColorValue(rgba: variants.0)
        case (.dark, .standard): return ColorValue(rgba: variants.1)
        case (.light, .increased): return ColorValue(rgba: variants.2)
        case (.dark, .increased): return ColorValue(rgba: variants.3)
        }
    }
}
