/// Text that cannot be edited.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      styled = nil
      textChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  private var styled: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil takes the default.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil takes the default.
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
  open var numberOfLines = 1 { didSet { textChanged() } }
  open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }
  /// Shrinking a text into its room, which the double does not do.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      guard adjustsFontSizeToFitWidth else { return }
      refuse(.unknown, "adjustsFontSizeToFitWidth: the double shrinks no text")
    }
  }
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true

  /// True if the text was set with attributes.
  var hasAttributes: Bool { styled != nil }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Creates a label from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func textChanged() { invalidateIntrinsicContentSize() }

  override open var isAccessibilityElement: Bool {
    get { spoken.isElement ?? true }
    set { spoken.isElement = newValue }
  }
  override open var accessibilityLabel: String? {
    get { spoken.label ?? text }
    set { spoken.label = newValue }
  }
  override open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits ?? .staticText }
    set { spoken.traits = newValue }
  }
}
