extension Page {
  /// The facts about an element that pointing at it needs.
  private struct Sighting: Decodable {
    let rect: Rect
    let width: Double
    let height: Double
    /// The element that a touch in the middle would meet, if it is neither the element, nor in
    /// it, nor its label.
    let cover: String?
    /// True where an animation that will end by itself is under way anywhere on the page.
    let isMoving: Bool
  }

  private static let look = """
    (css => {
      const e = document.querySelector(css)
      if (!e) return null
      const {x, y, width, height} = e.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const meets = !hit || e.contains(hit) || hit.closest('label')?.control === e
      return {
        rect: {x, y, width, height}, width: innerWidth, height: innerHeight,
        cover: meets ? null : (\(nameOfElement))(hit),
        isMoving: document.getAnimations().some(a =>
          a.timeline === document.timeline && a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity),
      }
    })(arguments[0])
    """

  private func look(at css: String) throws -> Sighting {
    let found = try read(Self.look, .string(css), as: Sighting?.self)
    guard let found else { throw DriverError.absent(css: css) }
    return found
  }

  /// The box of the first element that matches, as it is at this moment.
  public func rect(of css: String) throws -> Rect { try look(at: css).rect }

  /// The middle of an element, where a person would point at it.
  ///
  /// Waits for nothing but the end of animations under way; to point at something in its
  /// motion, take ``rect(of:)`` and point at a point. Never scrolls; see ``reveal(_:)``.
  /// Refuses an element that is absent, has no size, or has its middle out of the viewport or
  /// under another element.
  public func aim(at css: String) throws -> Point {
    let seen = try Deadline.poll(
      until: "the page around \(css) stands still", reading: { Result { try look(at: css) } },
      satisfies: { (try? !$0.get().isMoving) ?? true }
    ).get()
    let middle = seen.rect.center
    guard seen.rect.width > 0, seen.rect.height > 0 else {
      throw DriverError.withoutSize(css: css)
    }
    guard (0..<seen.width).contains(middle.x), (0..<seen.height).contains(middle.y) else {
      throw DriverError.outside(
        css: css, rect: seen.rect, viewport: Point(seen.width, seen.height))
    }
    if let cover = seen.cover { throw DriverError.covered(css: css, by: cover) }
    return middle
  }

  /// Scrolls the page with the mouse wheel until an element is in sight, if it is not.
  ///
  /// A wheel, because input is how people scroll, and it works without scripts. It is turned at
  /// the left edge, where no inner scroller takes it.
  public func reveal(_ css: String) throws {
    let seen = try look(at: css)
    if seen.rect.y >= 0, seen.rect.bottom <= seen.height { return }
    try turnWheel(at: Point(2, seen.height / 2), down: seen.rect.center.y - seen.height / 2)
    // The wheel turns the page some frames later, and one that is at its end not at all: still is
    // what has moved and stopped, or has not moved for a while.
    var last = seen.rect.y
    var readings = 0
    _ = try Deadline.poll(
      until: "\(css) is in sight and still", reading: { try look(at: css) },
      satisfies: { now in
        readings = now.rect.y == last ? readings + 1 : 0
        last = now.rect.y
        let isStill = readings >= (last == seen.rect.y ? 20 : 1)
        return isStill && (0..<now.height).contains(now.rect.center.y)
      })
  }
}
