/// The sizes of the text styles at each of the twelve text sizes, as Apple's published table has
/// them (Human Interface Guidelines, Typography).
enum TextStyleSizes {
  /// Names of the styles in the order of the rows' columns.
  private static let columns = [
    "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
    "UICTFontTextStyleTitle3", "UICTFontTextStyleHeadline", "UICTFontTextStyleBody",
    "UICTFontTextStyleCallout", "UICTFontTextStyleSubhead", "UICTFontTextStyleFootnote",
    "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2",
  ]

  private static let rows: [UIContentSizeCategory: [CGFloat]] = [
    .extraSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    .extraLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    .extraExtraLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    .extraExtraExtraLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    .accessibilityMedium: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    .accessibilityLarge: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    .accessibilityExtraLarge: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    .accessibilityExtraExtraLarge: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    .accessibilityExtraExtraExtraLarge: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  /// Looks up a style's size, or nothing for a style that the table lacks.
  static func size(ofStyle name: String, at category: UIContentSizeCategory) -> CGFloat? {
    guard let column = columns.firstIndex(of: name) else { return nil }
    let row = rows[category] ?? rows[.large]
    return row?[column]
  }

  /// Scales a length as a style grows, as font metrics do.
  static func scaled(
    _ value: CGFloat, style name: String, at category: UIContentSizeCategory
  ) -> CGFloat {
    guard let usual = size(ofStyle: name, at: .large), let now = size(ofStyle: name, at: category)
    else { return value }
    return (value * now / usual).roundedToPixel
  }
}
