extension LayoutCheck {
  /// The order in which a screen is spoken, and the one in which it is read.
  public struct ReadingOrder: Equatable {
    /// The elements by their words, as VoiceOver goes through them.
    public var spoken: [String]
    /// The same elements from top to bottom, in each line from the line's beginning.
    public var read: [String]

    /// Both orders are the same.
    public var agrees: Bool { spoken == read }
  }

  /// The two orders of a screen's elements.
  public static func readingOrder(in root: UIView) -> ReadingOrder {
    root.layoutIfNeeded()
    var elements: [Spoken] = []
    collect(root, root, &elements)
    // A bar floats over what is scrolled below it, and is read by itself.
    let layers = elements.reduce(into: [ObjectIdentifier]()) { found, element in
      if !found.contains(element.layer) { found.append(element.layer) }
    }
    let read = layers.flatMap { layer in
      lines(of: elements.filter { $0.layer == layer }).flatMap { line in
        line.sorted {
          root.isMirrored ? $0.place.maxX > $1.place.maxX : $0.place.minX < $1.place.minX
        }
      }
    }
    return ReadingOrder(spoken: elements.map(\.words), read: read.map(\.words))
  }

  private struct Spoken {
    var words: String
    var place: CGRect
    var layer: ObjectIdentifier
  }

  private static func collect(_ item: Any, _ root: UIView, _ elements: inout [Spoken]) {
    guard let responder = item as? UIResponder, !responder.accessibilityElementsHidden
    else { return }
    let view = responder as? UIView
    if let view, view.isHidden || view.alpha <= 0.01 { return }
    if responder.isAccessibilityElement {
      let words = [responder.accessibilityLabel, responder.accessibilityValue]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
      let place = view?.place(in: root) ?? root.convert(responder.accessibilityFrame, from: nil)
      guard !(responder is UILabel && words.isEmpty) else { return }
      guard view.map({ !$0.isScrolledAway(below: root) }) ?? true else { return }
      var layer = view?.floatingLayer ?? root
      // A header that stays in view is read where its section is.
      if layer.isPinnedHeader, let table = layer.superview { layer = table }
      elements.append(Spoken(words: words, place: place, layer: ObjectIdentifier(layer)))
      return
    }
    if let listed = responder.accessibilityElements {
      for element in listed { collect(element, root, &elements) }
      return
    }
    guard let view else { return }
    let children = (view as? UITableView)?.spokenOrder ?? view.subviews
    for child in children { collect(child, root, &elements) }
  }

  /// Groups elements into lines: those whose middles lie within each other's height.
  private static func lines(of elements: [Spoken]) -> [[Spoken]] {
    var lines: [[Spoken]] = []
    for element in elements.sorted(by: { $0.place.midY < $1.place.midY }) {
      if let last = lines.last?.last, last.place.minY < element.place.midY,
        element.place.midY < last.place.maxY, element.place.minY < last.place.midY
      {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines
  }

  /// Views of a screen from right to left that are not the mirror image of those from left to
  /// right.
  ///
  /// The two are built alike; a part that says it does not turn round is left out.
  public static func mirrorFaults(_ plain: UIView, _ mirrored: UIView) -> [Finding] {
    plain.layoutIfNeeded()
    mirrored.layoutIfNeeded()
    return compare(plain, mirrored)
  }

  private static func compare(_ plain: UIView, _ mirrored: UIView) -> [Finding] {
    guard [.unspecified, .forceRightToLeft].contains(mirrored.semanticContentAttribute)
    else { return [] }
    guard plain.subviews.count == mirrored.subviews.count else {
      return [
        Finding(view: plain.refusalName, fault: "has other subviews from right to left")
      ]
    }
    var findings: [Finding] = []
    for (one, other) in zip(plain.subviews, mirrored.subviews) where !one.isHidden {
      // Where it is seen: content that is scrolled sideways may be anywhere.
      let wanted = plain.seen(one).mirrored(in: CGRect(origin: .zero, size: plain.bounds.size))
      let found = mirrored.seen(other)
      if [
        wanted.minX - found.minX, wanted.minY - found.minY, wanted.width - found.width,
        wanted.height - found.height,
      ].contains(where: { $0.magnitude > 1.0 / 32 }) {
        findings.append(
          Finding(
            view: one.refusalName, fault: "is mirrored to \(found.words), not \(wanted.words)"))
      }
      findings += compare(one, other)
    }
    return findings
  }
}

extension UIView {
  /// The frame of a subview within what is seen of this view.
  fileprivate func seen(_ child: UIView) -> CGRect {
    child.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  /// The view is in a scroll view, and outside the part of it that is seen, or below a header that
  /// stays in view.
  fileprivate func isScrolledAway(below root: UIView) -> Bool {
    for outer in sequence(first: superview, next: { $0?.superview }) {
      guard let outer, outer !== root else { return false }
      guard let outer = outer as? UIScrollView else { continue }
      let place = place(in: outer)
      if isDescendant(of: floatingLayer), floatingLayer.superview === outer { return false }
      let seen = outer.bounds.inset(by: outer.adjustedContentInset)
      if !seen.intersects(place) { return true }
      if outer.subviews.contains(where: {
        $0.isPinnedHeader && $0.frame.intersects(place) && !isDescendant(of: $0)
      }) {
        return true
      }
    }
    return false
  }
}

extension UITableView {
  /// The rows with their sections' headers before them, also where one stays in view, and bars
  /// last.
  fileprivate var spokenOrder: [UIView] {
    let places = headers.map { (ObjectIdentifier($0.value), rectForHeader(inSection: $0.key).minY) }
    let tops = Dictionary(places) { first, _ in first }
    func top(_ view: UIView) -> CGFloat {
      if !view.translatesAutoresizingMaskIntoConstraints { return .infinity }
      return tops[ObjectIdentifier(view)] ?? view.frame.minY
    }
    return subviews.sorted { top($0) < top($1) }
  }
}
