extension UIButton: HasNaturalSize, HasBaseline {
  /// The parts of a button with their sizes, from which its size and its frames follow.
  struct Parts {
    var insets = UIEdgeInsets.zero
    var image = CGSize.zero
    var title = TextBlock(runs: [])
    var subtitle: TextBlock?
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var imageIsAfter = false
    var imageIsAbove = false
    /// The sign of a menu that shows the choice.
    var hasIndicator = false
    var least = CGSize.zero

    /// The width of the sign with the space before it.
    var indicatorWidth: CGFloat { hasIndicator ? 17 : 0 }
  }

  /// The font of the title by the configuration's size.
  var shownTitleFont: UIFont {
    guard let configuration else {
      return buttonType == .custom
        ? titleFontSet ?? .systemFont(ofSize: 18)
        : titleFontSet ?? .systemFont(ofSize: 15)
    }
    let style: UIFont.TextStyle =
      switch configuration.buttonSize {
      case .small: .subheadline
      case .mini: .footnote
      default: .body
      }
    return .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// The font that was set on the title's label, if it was.
  private var titleFontSet: UIFont? {
    let font = ownTitleLabel.font
    return font == .systemFont(ofSize: 17) ? nil : font
  }

  var parts: Parts {
    var parts = Parts()
    parts.title = TextBlock(runs: titleRuns, maxLines: configuration == nil ? 1 : 0)
    if let image = shownImage { parts.image = imageSize(of: image) }
    guard let configuration else {
      parts.insets =
        buttonType == .custom ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      parts.least = buttonType == .custom ? .zero : CGSize(width: 30, height: 30)
      return parts
    }
    parts.insets = UIEdgeInsets(configuration.contentInsets, effectiveUserInterfaceLayoutDirection)
    parts.imagePadding = configuration.imagePadding
    parts.titlePadding = configuration.titlePadding
    parts.imageIsAfter = configuration.imagePlacement == .trailing
    parts.imageIsAbove = configuration.imagePlacement == .top
    parts.hasIndicator =
      menu != nil && changesSelectionAsPrimaryAction && configuration.indicator != .none
      || configuration.indicator == .popup
    if let subtitle = configuration.subtitle {
      let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      parts.subtitle = TextBlock(runs: [.init(text: subtitle, font: font)], maxLines: 0)
    }
    if configuration.showsActivityIndicator { parts.image = CGSize(width: 20, height: 20) }
    return parts
  }

  private var titleRuns: [TextBlock.Run] {
    if configuration == nil, let styled = attributedTitle(for: state) {
      return styled.runs(font: shownTitleFont) { $0 }
    }
    return [TextBlock.Run(text: shownTitle ?? "", font: shownTitleFont)]
  }

  private func imageSize(of image: UIImage) -> CGSize {
    image.shownSize(
      configuration: configuration?.preferredSymbolConfigurationForImage,
      pointSize: shownTitleFont.pointSize, traits: traitCollection)
  }

  func naturalSize(width: CGFloat) -> CGSize {
    let parts = parts
    let room = width - parts.insets.left - parts.insets.right
    let texts = textSize(parts, room: textRoom(parts, in: room))
    let isBoth = parts.image.width > 0 && texts.width > 0
    let padding = isBoth ? parts.imagePadding : 0
    var size = texts
    if parts.imageIsAbove {
      size.width = max(texts.width, parts.image.width)
      size.height = texts.height + padding + parts.image.height
    } else {
      size.width = texts.width + padding + parts.image.width + parts.indicatorWidth
      size.height = max(texts.height, parts.image.height)
    }
    return CGSize(
      width: max(parts.least.width, size.width + parts.insets.left + parts.insets.right),
      height: max(parts.least.height, size.height + parts.insets.top + parts.insets.bottom))
  }

  /// The width that is left for the texts.
  func textRoom(_ parts: Parts, in room: CGFloat) -> CGFloat {
    if parts.imageIsAbove { return room }
    let image = parts.image.width > 0 ? parts.image.width + parts.imagePadding : 0
    return room - image - parts.indicatorWidth
  }

  /// The size of title and subtitle together.
  func textSize(_ parts: Parts, room: CGFloat) -> CGSize {
    let title = parts.title.string.isEmpty ? .zero : parts.title.size(width: room)
    guard let subtitle = parts.subtitle?.size(width: room) else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + parts.titlePadding + subtitle.height)
  }

  func textBaseline(in size: CGSize) -> CGFloat {
    let frames = partFrames(in: size)
    return frames.title.minY + parts.title.firstBaseline(in: frames.title.size)
  }
}
