extension UIButton {
  /// A button's looks as a value.
  public struct Configuration: Sendable {
    /// The kind of background.
    enum Kind: Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedProminent
    }

    /// The size of the whole.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The rounding of the corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The sign of a menu behind the button.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let kind: Kind
    /// The words.
    public var title: String?
    /// The words with attributes.
    public var attributedTitle: AttributedString?
    /// The words below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side on which the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and words.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around all.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// The looks of the background.
    public var background = UIBackgroundConfiguration.clear()
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the whole.
    public var buttonSize = Size.medium
    /// True if a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The sign of a menu behind the button.
    public var indicator = Indicator.automatic
    /// The way in which the title breaks.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Words in the tint.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Words in the tint on a pale tint.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// Words in the tint on grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Words in the tint, of the platform's look.
    public static func borderless() -> Configuration { Configuration(kind: .borderless) }
    /// Words in the tint on grey, of the platform's look.
    public static func bordered() -> Configuration { Configuration(kind: .bordered) }
    /// White words on the tint, of the platform's look.
    public static func borderedProminent() -> Configuration {
      Configuration(kind: .borderedProminent)
    }
    init(kind: Kind) { self.kind = kind }
  }
}

/// Edges of a rectangle by the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
