/// A view of a picture.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an image view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  override open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits ?? .image }
    set { spoken.traits = newValue }
  }
}

/// A wheel that turns while something is awaited.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable { case medium = 100, large }

  open var style: Style
  open var hidesWhenStopped = true
  open var color: UIColor?
  open private(set) var isAnimating = false

  /// Creates a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isHidden = true
  }

  /// Creates a wheel of the usual size.
  override public convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Creates a wheel from an archive; refused.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
