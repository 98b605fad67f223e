extension UIStackView {
  /// Gives each arranged view its frame, and refuses what UIKit would have to guess.
  ///
  /// Nothing is refused in a stack that nobody sees: a hidden one has kept the size that it had, or
  /// has none yet.
  func placeArranged() {
    let isSeen = !sequence(first: self as UIView, next: \.superview).contains(where: \.isHidden)
    if isSeen { refuseUnknownArrangement() }
    let frames = FitMemo.during { arrangedFrames(in: bounds.size, refusing: isSeen) }
    for (view, frame) in zip(shownViews, frames) { view.setFrameIfNew(frame) }
  }

  private func refuseUnknownArrangement() {
    switch distribution {
    case .fill, .fillEqually: break
    default: refuse(.unknown, "the distribution \(distribution)")
    }
    if alignment == .lastBaseline || isBaselineRelativeArrangement {
      refuse(.unknown, "an arrangement by the last baseline")
    }
    if alignment == .firstBaseline, axis == .vertical {
      refuse(.unknown, "an alignment by baselines in a column")
    }
  }

  /// The frames of the shown views at a size of the stack.
  func arrangedFrames(in size: CGSize, refusing: Bool = false) -> [CGRect] {
    let insets = arrangementInsets
    let area = CGRect(origin: .zero, size: size).inset(by: insets)
    let frames =
      axis == .horizontal
      ? rowFrames(in: area, refusing: refusing) : columnFrames(in: area, refusing: refusing)
    guard isMirrored else { return frames }
    // Insets are left and right already: only the order within the area turns round.
    return frames.map { $0.mirrored(in: area) }
  }

  private func rowFrames(in area: CGRect, refusing: Bool) -> [CGRect] {
    let views = shownViews
    let gaps = gaps
    let widths = lengths(
      parts(across: .infinity), in: area.width - gaps.reduce(0, +), refusing: refusing)
    let baselines = zip(views, widths).map { view, width in
      view.firstBaseline(in: CGSize(width: width, height: view.fit(width).height ?? area.height))
    }
    let baseline = baselines.max() ?? 0
    var frames: [CGRect] = []
    var x = area.minX
    for (index, view) in views.enumerated() {
      let width = widths[index]
      let wanted = view.fit(width).height
      let height = alignment == .fill ? area.height : wanted ?? area.height
      if refusing, alignment == .fill { view.refuseFixed(.vertical, otherThan: area.height) }
      let y: CGFloat =
        switch alignment {
        case .center: area.minY + ((area.height - height) / 2).roundedToPixel
        case .trailing: area.maxY - height
        case .firstBaseline: area.minY + baseline - baselines[index]
        default: area.minY
        }
      frames.append(CGRect(x: x, y: y, width: width, height: height))
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
    return frames
  }

  private func columnFrames(in area: CGRect, refusing: Bool) -> [CGRect] {
    let views = shownViews
    let gaps = gaps
    let heights = lengths(
      parts(across: area.width), in: area.height - gaps.reduce(0, +), refusing: refusing)
    var frames: [CGRect] = []
    var y = area.minY
    for (index, view) in views.enumerated() {
      let width = columnWidth(of: view, area.width)
      if refusing, alignment == .fill { view.refuseFixed(.horizontal, otherThan: area.width) }
      let x: CGFloat =
        switch alignment {
        case .center: area.minX + ((area.width - width) / 2).roundedToPixel
        case .trailing: area.maxX - width
        default: area.minX
        }
      frames.append(CGRect(x: x, y: y, width: width, height: heights[index]))
      y += heights[index] + (index < gaps.count ? gaps[index] : 0)
    }
    return frames
  }

  /// The lengths of the views along the axis.
  private func lengths(_ parts: [RoomSharing.Part], in room: CGFloat, refusing: Bool) -> [CGFloat] {
    if distribution == .fillEqually { return RoomSharing.equalSizes(of: parts.count, in: room) }
    switch RoomSharing(parts: parts).sizes(in: room) {
    case .success(let sizes): return sizes
    case .failure(let fault):
      if refusing { refuse(fault) }
      return parts.map { max($0.natural, $0.minimum) }
    }
  }

  private func refuse(_ fault: RoomSharing.RoomError) {
    let views = shownViews
    func names(_ indices: [Int]) -> String {
      indices.map { views[$0].refusalName }.joined(separator: ", ")
    }
    switch fault {
    case .equalHugging(let indices):
      refuse(
        .violation,
        "ambiguous layout, there is \(axis) slack and these hug equally: "
          + names(indices))
    case .equalResistance(let indices):
      refuse(
        .violation,
        "ambiguous layout, \(axis) room is missing and these resist equally: "
          + names(indices))
    case .nobodyGives(let slack):
      guard !views.isEmpty else { return }
      refuse(
        .violation,
        "Unable to simultaneously satisfy constraints: all sizes are fixed along "
          + "the \(axis) axis, \(slack > 0 ? "and are \(slack.css) too small" : "and are \((-slack).css) too large")"
      )
    }
  }
}

extension CGRect {
  /// The rectangle at the same distance from the other side of an area.
  func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
