import DisplayKernel

/// A colour of the system's on iOS 18, as 0xRRGGBBAA in its four variants.
///
/// Source of the values: reverse-engineered tables of iOS 18 and before; the greys, fills and third
/// backgrounds with increased contrast are from Apple's guidelines as remembered (inferred). Variants
/// without a known increased-contrast value use the standard one. Elevated variants are left out.
///
/// Each colour carries its values, so that a page has only those of the colours it names.
struct SystemColor: Hashable, Sendable {
    let light: UInt32
    let dark: UInt32
    let lightContrast: UInt32
    let darkContrast: UInt32

    init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
        self.light = light
        self.dark = dark
        self.lightContrast = lightContrast
        self.darkContrast = darkContrast
    }

    /// A colour whose increased-contrast values are not known, or are the same.
    init(_ light: UInt32, _ dark: UInt32) {
        self.init(light, dark, light, dark)
    }

    func value(in values: EnvironmentValues) -> ColorValue {
        let isDark = values.colorScheme == .dark
        if values.colorSchemeContrast == .increased {
            return ColorValue(rgba: isDark ? darkContrast : lightContrast)
        }
        return ColorValue(rgba: isDark ? dark : light)
    }
}

extension SystemColor {
    static let red = SystemColor(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF)
    static let orange = SystemColor(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF)
    static let yellow = SystemColor(0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF)
    static let green = SystemColor(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF)
    static let mint = SystemColor(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF)
    static let teal = SystemColor(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF)
    static let cyan = SystemColor(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)
    static let blue = SystemColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)
    static let indigo = SystemColor(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF)
    static let purple = SystemColor(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF)
    static let pink = SystemColor(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF)
    static let brown = SystemColor(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF)

    static let gray = SystemColor(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)
    static let gray2 = SystemColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF)
    static let gray3 = SystemColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF)
    static let gray4 = SystemColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF)
    static let gray5 = SystemColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF)
    static let gray6 = SystemColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF)

    static let label = SystemColor(0x0000_00FF, 0xFFFF_FFFF)
    static let secondaryLabel = SystemColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B3)
    static let tertiaryLabel = SystemColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4399, 0xEBEB_F58C)
    static let quaternaryLabel = SystemColor(0x3C3C_432E, 0xEBEB_F529, 0x3C3C_4380, 0xEBEB_F566)
    static let quinaryLabel = SystemColor(0x0000_000D, 0xFFFF_FF0D)
    static let placeholder = SystemColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4399, 0xEBEB_F58C)
    static let link = SystemColor(0x007A_FFFF, 0x0984_FFFF, 0x0040_DDFF, 0x409C_FFFF)

    static let fill = SystemColor(0x7878_8033, 0x7878_805C, 0x7878_8052, 0x7878_8070)
    static let secondaryFill = SystemColor(0x7878_8029, 0x7878_8052, 0x7878_8047, 0x7878_8066)
    static let tertiaryFill = SystemColor(0x7676_801F, 0x7676_803D, 0x7676_803D, 0x7676_8052)
    static let quaternaryFill = SystemColor(0x7474_8014, 0x7676_802E, 0x7474_8033, 0x7676_8042)

    static let background = SystemColor(0xFFFF_FFFF, 0x0000_00FF)
    static let secondaryBackground = gray6
    static let tertiaryBackground = SystemColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x3636_38FF)
    static let groupedBackground = SystemColor(0xF2F2_F7FF, 0x0000_00FF, 0xEBEB_F0FF, 0x0000_00FF)
    static let secondaryGroupedBackground = SystemColor(
        0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF)
    static let tertiaryGroupedBackground = SystemColor(
        0xF2F2_F7FF, 0x2C2C_2EFF, 0xEBEB_F0FF, 0x3636_38FF)
    static let separator = SystemColor(0x3C3C_434A, 0x5454_5899, 0x3C3C_435E, 0x5454_58AD)
    static let opaqueSeparator = SystemColor(0xC6C6_C8FF, 0x3838_3AFF)
}
