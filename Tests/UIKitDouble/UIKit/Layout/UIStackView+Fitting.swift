extension UIStackView {
  /// The arranged views that take a place: all but the hidden ones.
  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The space at the edges.
  var arrangementInsets: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// The space after each shown view but the last.
  var gaps: [CGFloat] {
    shownViews.dropLast().map { view in
      let own = customSpacing(after: view)
      let space = own == UIStackView.spacingUseDefault ? spacing : own
      return space == UIStackView.spacingUseSystem ? 8 : space
    }
  }

  /// The claims of the shown views along the axis, at a width across a column.
  func parts(across width: CGFloat) -> [RoomSharing.Part] {
    shownViews.map { view in
      let pins = FitMemo.pins(of: view)
      let natural: CGFloat? =
        axis == .horizontal
        ? view.fit(.infinity).width : view.fit(columnWidth(of: view, width)).height
      return RoomSharing.Part(
        natural: natural ?? 0, minimum: pins.least[axis] ?? 0, isFixed: pins.fixed[axis] != nil,
        hugging: view.effectiveHugging(axis), resistance: view.effectiveResistance(axis))
    }
  }

  /// The width of a view in a column: the whole one, or what the view wants of it.
  func columnWidth(of view: UIView, _ width: CGFloat) -> CGFloat {
    if alignment == .fill { return width }
    return min(view.fit(.infinity).width ?? width, width)
  }

  /// The widths of the views in a row; what does not fit is taken where it hurts least.
  func rowWidths(in room: CGFloat) -> [CGFloat] {
    let parts = parts(across: .infinity)
    if distribution == .fillEqually {
      guard room.isFinite else {
        return Array(repeating: parts.map(\.natural).max() ?? 0, count: parts.count)
      }
      return RoomSharing.equalSizes(of: parts.count, in: room)
    }
    let sharing = RoomSharing(parts: parts)
    guard room < sharing.natural else { return parts.map { max($0.natural, $0.minimum) } }
    if case .success(let sizes) = sharing.sizes(in: room) { return sizes }
    // The tie is refused when the stack is placed; the fit takes from the last view meanwhile.
    var sizes = parts.map(\.natural)
    if let last = sizes.indices.last { sizes[last] = max(0, sizes[last] + room - sharing.natural) }
    return sizes
  }

  /// The size that the arranged views ask for when the stack gets at most a width.
  func arrangedFit(_ width: CGFloat) -> Fit {
    let insets = arrangementInsets
    let room = width - insets.left - insets.right
    let inner = axis == .horizontal ? rowFit(room) : columnFit(room)
    return Fit(
      width: inner.width.map { $0 + insets.left + insets.right },
      height: inner.height.map { $0 + insets.top + insets.bottom })
  }

  private func rowFit(_ room: CGFloat) -> Fit {
    let views = shownViews
    let space = gaps.reduce(0, +)
    let widths = rowWidths(in: room - space)
    let hasWidth = views.contains { $0.fit(.infinity).width != nil }
    let heights = zip(views, widths).map { $0.fit($1).height }
    return Fit(
      width: hasWidth ? widths.reduce(space, +) : nil,
      height: alignment == .firstBaseline
        ? baselineHeight(views, widths) : heights.compactMap { $0 }.max())
  }

  private func columnFit(_ room: CGFloat) -> Fit {
    let fits = shownViews.map { $0.fit(room.isFinite ? columnWidth(of: $0, room) : .infinity) }
    let heights = fits.compactMap(\.height)
    let space = gaps.reduce(0, +)
    let sum =
      distribution == .fillEqually
      ? (heights.max() ?? 0) * CGFloat(fits.count) : heights.reduce(0, +)
    let width = fits.compactMap(\.width).max()
    return Fit(
      width: width.map { min($0, room) }, height: heights.isEmpty ? nil : sum + space)
  }

  /// The height of a row of texts on one baseline: the most above it and the most below.
  private func baselineHeight(_ views: [UIView], _ widths: [CGFloat]) -> CGFloat? {
    var above: CGFloat = 0
    var below: CGFloat = 0
    for (view, width) in zip(views, widths) {
      guard let height = view.fit(width).height else { continue }
      let baseline = view.firstBaseline(in: CGSize(width: width, height: height))
      above = max(above, baseline)
      below = max(below, height - baseline)
    }
    return (above + below).roundedUpToPixel
  }

  /// The baseline of the stack's first text at a size.
  func arrangedBaseline(in size: CGSize) -> CGFloat {
    let frames = arrangedFrames(in: size)
    let views = shownViews
    guard axis == .horizontal else {
      guard let view = views.first, let frame = frames.first else { return size.height }
      return frame.minY + view.firstBaseline(in: frame.size)
    }
    return zip(views, frames).map { $1.minY + $0.firstBaseline(in: $1.size) }.min() ?? size.height
  }
}
