/// The view of a list's row, header or footer: a picture and two texts.
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  let textLabel = UILabel()
  let secondaryLabel = UILabel()
  let imageView = UIImageView()

  /// Creates a view of a value.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Creates a view from an archive; refused.
  public required init?(coder: NSCoder) {
    RefusalError.end(.unknown, "init(coder:) of a list content view")
  }

  /// The value; a new one of the same type is shown by the same parts.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  private func show() {
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = content.imageProperties.tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied)
      label.accessibilityLabel = text
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// The places of the parts in a view of a width, and the height that they need.
  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var imageSize: CGSize {
    guard !imageView.isHidden else { return .zero }
    var size = imageView.ownContentSize
    let most = content.imageProperties.maximumSize
    if most.width > 0, size.width > most.width {
      size = CGSize(width: most.width, height: size.height * most.width / size.width)
    }
    if most.height > 0, size.height > most.height {
      size = CGSize(width: size.width * most.height / size.height, height: most.height)
    }
    return size
  }

  /// Places the parts from left to right, the texts in the middle of a height if there is one.
  private func places(width: CGFloat, height: CGFloat? = nil) -> Places {
    let margins = content.directionalLayoutMargins
    let image = imageSize
    let reserved = max(image.width, content.imageProperties.reservedLayoutSize.width)
    var x = margins.leading
    if !imageView.isHidden { x += reserved + content.imageToTextPadding }
    let room = max(0, width - x - margins.trailing)
    let first = textLabel.isHidden ? .zero : textLabel.naturalSize(width: room)
    let second = secondaryLabel.isHidden ? .zero : secondaryLabel.naturalSize(width: room)
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText
      && first.width + content.textToSecondaryTextHorizontalPadding + second.width <= room
    let gap =
      first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    let texts =
      isBeside ? max(first.height, second.height) : first.height + gap + second.height
    var places = Places()
    places.height = max(texts, image.height) + margins.top + margins.bottom
    let middle = (margins.top + (height ?? places.height) - margins.bottom) / 2
    let top = (middle - texts / 2).roundedToPixel
    places.image = CGRect(
      x: margins.leading + (reserved - image.width) / 2,
      y: (middle - image.height / 2).roundedToPixel, width: image.width, height: image.height)
    if isBeside {
      places.text = CGRect(x: x, y: top, width: first.width, height: first.height)
      places.secondary = CGRect(
        x: x + room - second.width, y: top, width: second.width, height: second.height)
    } else {
      places.text = CGRect(x: x, y: top, width: room, height: first.height)
      places.secondary = CGRect(
        x: x, y: top + first.height + gap, width: room, height: second.height)
    }
    return places
  }

  override open var intrinsicContentSize: CGSize {
    let width = FittingWidth.current
    guard width.isFinite else {
      return CGSize(width: UIView.noIntrinsicMetric, height: places(width: 10_000).height)
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: places(width: width).height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width, height: bounds.height)
    for (view, frame) in [
      (imageView, places.image), (textLabel, places.text), (secondaryLabel, places.secondary),
    ] as [(UIView, CGRect)] {
      view.setFrameIfNew(isMirrored ? frame.mirrored(in: bounds) : frame)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Changes the case of a text's letters.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
