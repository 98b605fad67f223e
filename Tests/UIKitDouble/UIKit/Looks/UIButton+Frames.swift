extension UIButton {
  /// The places of a button's parts within it.
  struct PartFrames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  /// The places of the parts at a size, mirrored from right to left.
  func partFrames(in size: CGSize) -> PartFrames {
    let parts = parts
    let whole = CGRect(origin: .zero, size: size)
    let inner = whole.inset(by: parts.insets)
    // Insets are left and right already; the parts are placed from left to right, then turned
    // round.
    let area = isMirrored ? inner.mirrored(in: whole) : inner
    let texts = textSize(parts, room: textRoom(parts, in: area.width))
    let hasImage = parts.image.width > 0
    let padding = hasImage && texts.width > 0 ? parts.imagePadding : 0
    var frames = PartFrames()
    if parts.imageIsAbove {
      let height = texts.height + padding + parts.image.height
      let top = area.minY + ((area.height - height) / 2).roundedToPixel
      frames.image = CGRect(
        x: area.midX - parts.image.width / 2, y: top, width: parts.image.width,
        height: parts.image.height)
      place(
        parts, at: CGPoint(x: area.midX - texts.width / 2, y: frames.image.maxY + padding),
        texts, &frames)
      return frames
    }
    let width = texts.width + padding + parts.image.width + parts.indicatorWidth
    var x = start(of: width, in: area)
    let middle = { (height: CGFloat) in
      area.minY + ((area.height - height) / 2).roundedToPixel
    }
    if hasImage, !parts.imageIsAfter {
      frames.image = CGRect(
        origin: CGPoint(x: x, y: middle(parts.image.height)), size: parts.image)
      x += parts.image.width + padding
    }
    place(parts, at: CGPoint(x: x, y: middle(texts.height)), texts, &frames)
    x += texts.width
    if hasImage, parts.imageIsAfter {
      frames.image = CGRect(
        origin: CGPoint(x: x + padding, y: middle(parts.image.height)), size: parts.image)
      x += parts.image.width + padding
    }
    if parts.hasIndicator {
      frames.indicator = CGRect(x: x + 6, y: middle(17), width: 11, height: 17)
    }
    return isMirrored ? frames.mirrored(in: whole) : frames
  }

  /// The left end of the content, as it stands from left to right.
  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    let alignment = contentHorizontalAlignment
    if alignment == .leading || alignment == (isMirrored ? .right : .left) { return area.minX }
    if alignment == .trailing || alignment == (isMirrored ? .left : .right) {
      return area.maxX - width
    }
    return area.minX + (area.width - width) / 2
  }

  private func place(
    _ parts: Parts, at origin: CGPoint, _ texts: CGSize, _ frames: inout PartFrames
  ) {
    let title = parts.title.string.isEmpty ? .zero : parts.title.size(width: texts.width)
    frames.title = CGRect(origin: origin, size: CGSize(width: texts.width, height: title.height))
    guard parts.subtitle != nil else { return }
    let y = frames.title.maxY + parts.titlePadding
    frames.subtitle = CGRect(
      x: origin.x, y: y, width: texts.width, height: origin.y + texts.height - y)
  }

  /// Gives the labels and the picture inside the button their places.
  func placeButtonParts() {
    let frames = partFrames(in: bounds.size)
    ownTitleLabel.setFrameIfNew(frames.title)
    ownImageView.setFrameIfNew(frames.image)
  }
}

extension UIButton.PartFrames {
  /// The places at the same distances from the other side.
  func mirrored(in area: CGRect) -> UIButton.PartFrames {
    var turned = self
    turned.image = image.mirrored(in: area)
    turned.title = title.mirrored(in: area)
    turned.subtitle = subtitle.mirrored(in: area)
    turned.indicator = indicator.mirrored(in: area)
    return turned
  }
}
