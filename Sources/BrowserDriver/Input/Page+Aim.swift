extension Page {
  /// An element's position and obstacles, for pointing at it.
  private struct Sighting: Decodable {
    let rect: Rect
    let width: Double
    let height: Double
    /// The element that a touch in the middle would hit, unless it is the element itself, inside
    /// it, or its label.
    let cover: String?
    /// True if a finite animation is running anywhere on the page.
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

  /// Returns the current box of the first element that matches.
  public func rect(of css: String) throws -> Rect { try look(at: css).rect }

  /// Returns the middle of an element, where a person would point at it.
  ///
  /// Waits only for the end of running animations; to point at an element in motion, point at its
  /// ``rect(of:)``. Never scrolls; see ``reveal(_:)``. Throws if the element is absent, has no
  /// size, or has its middle outside of the viewport or under another element.
  public func aim(at css: String) throws -> Point {
    let sighting = try Deadline.poll(
      until: "the page around \(css) stands still", reading: { Result { try look(at: css) } },
      satisfies: { (try? !$0.get().isMoving) ?? true }
    ).get()
    let middle = sighting.rect.center
    guard sighting.rect.width > 0, sighting.rect.height > 0 else {
      throw DriverError.withoutSize(css: css)
    }
    guard (0..<sighting.width).contains(middle.x), (0..<sighting.height).contains(middle.y) else {
      throw DriverError.outside(
        css: css, rect: sighting.rect, viewport: Point(sighting.width, sighting.height))
    }
    if let cover = sighting.cover { throw DriverError.covered(css: css, by: cover) }
    return middle
  }

  /// Scrolls the page with the mouse wheel until an element is visible, unless it is already.
  ///
  /// The wheel works without scripts, and is input as from a person. It turns at the left edge,
  /// where no inner scroller takes it.
  public func reveal(_ css: String) throws {
    let start = try look(at: css)
    if start.rect.y >= 0, start.rect.bottom <= start.height { return }
    try turnWheel(at: Point(2, start.height / 2), down: start.rect.center.y - start.height / 2)
    // The page scrolls some frames later, or not at all if it is at its end. So wait until it has
    // moved and stopped, or has not moved for 20 readings.
    var last = start.rect.y
    var readings = 0
    _ = try Deadline.poll(
      until: "\(css) is in sight and still", reading: { try look(at: css) },
      satisfies: { now in
        readings = now.rect.y == last ? readings + 1 : 0
        last = now.rect.y
        let isStill = readings >= (last == start.rect.y ? 20 : 1)
        return isStill && (0..<now.height).contains(now.rect.center.y)
      })
  }
}
