/// The content of a list's row, header or footer as a value.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The looks of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The edge that lines are aligned with.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// A change of the letters' case.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font, which follows the text size where it is that of a style.
    public var font: UIFont
    /// The colour of the letters.
    public var color: UIColor
    /// The edge that lines are aligned with.
    public var alignment = TextAlignment.natural
    /// The way in which a text breaks that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines, or zero for any number.
    public var numberOfLines = 0
    /// The font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    /// A change of the letters' case.
    public var transform = TextTransform.none

    /// The colour that is drawn.
    public func resolvedColor() -> UIColor { color }
  }

  /// The looks of a picture.
  public struct ImageProperties: Hashable, Sendable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; without one, the tint.
    public var tintColor: UIColor?
    /// The rounding of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size, zero for none.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, zero for its own size.
    public var reservedLayoutSize = CGSize.zero

    /// Compares all properties.
    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
    }

    /// Feeds the properties that differ most.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The picture at the beginning.
  public var image: UIImage?
  /// The looks of the picture.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with attributes, which wins.
  public var attributedText: NSAttributedString?
  /// The looks of the main text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which wins.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the second text.
  public var secondaryTextProperties: TextProperties
  /// Both texts stand on one line where they have room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space at the edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The space between picture and text.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts on one line.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 1

  /// A row with one text, or a second one below.
  @MainActor public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// A row with a second text below.
  @MainActor
  public static func subtitleCell() -> UIListContentConfiguration {
    row(second: .subheadline, color: .secondaryLabel)
  }

  /// A row with a second text at its end.
  @MainActor
  public static func valueCell() -> UIListContentConfiguration {
    var row = row(second: .body, color: .secondaryLabel)
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }

  /// The header of a plain list.
  @MainActor
  public static func plainHeader() -> UIListContentConfiguration {
    frame(.headline, .label, insets: [4, 4])
  }

  /// The footer of a plain list.
  @MainActor
  public static func plainFooter() -> UIListContentConfiguration {
    frame(.subheadline, .secondaryLabel, insets: [4, 4])
  }

  /// The header of a grouped list.
  @MainActor
  public static func groupedHeader() -> UIListContentConfiguration {
    let metrics = TableMetrics.current
    guard metrics.hasUppercaseHeaders else {
      return frame(.headline, .secondaryLabel, insets: metrics.headerInsets)
    }
    var header = frame(.footnote, .secondaryLabel, insets: metrics.headerInsets)
    header.textProperties.transform = .uppercase
    return header
  }

  /// The footer of a grouped list.
  @MainActor
  public static func groupedFooter() -> UIListContentConfiguration {
    frame(.footnote, .secondaryLabel, insets: TableMetrics.current.footerInsets)
  }

  @MainActor
  private static func row(second style: UIFont.TextStyle, color: UIColor)
    -> UIListContentConfiguration
  {
    let metrics = TableMetrics.current
    return UIListContentConfiguration(
      textProperties: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
      secondaryTextProperties: TextProperties(
        font: .preferredFont(forTextStyle: style), color: color),
      directionalLayoutMargins: NSDirectionalEdgeInsets(
        top: metrics.contentTop, leading: metrics.contentSide, bottom: metrics.contentTop,
        trailing: metrics.contentSide))
  }

  @MainActor
  private static func frame(_ style: UIFont.TextStyle, _ color: UIColor, insets: [CGFloat])
    -> UIListContentConfiguration
  {
    let text = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    let side = TableMetrics.current.contentSide
    return UIListContentConfiguration(
      textProperties: text, secondaryTextProperties: text,
      directionalLayoutMargins: NSDirectionalEdgeInsets(
        top: insets[0], leading: side, bottom: insets[1], trailing: side))
  }

  /// Makes a view that shows the value.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same value: the double does not dim or colour texts by a row's state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
