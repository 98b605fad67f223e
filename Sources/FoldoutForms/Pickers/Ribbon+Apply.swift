extension Ribbon {
  /// Handles an event and returns the resulting movement, report or refusal.
  ///
  /// During a drag, other actions of a person have no effect: a second finger, an arrow or a key.
  /// An invalid number is refused and changes nothing. Complexity: O(1).
  public mutating func apply(_ event: Event) -> Step {
    switch event {
    case .grab(let finger, let point, let shown): grab(finger, at: point, shownAt: shown)
    case .drag(let finger, let point): move(finger, to: point)
    case .release(let finger, let point, let velocity):
      release(finger, at: point, velocity: velocity)
    case .cancel(let finger): cancel(finger)
    case .press(let arrow): choose(index + (arrow == .next ? 1 : -1))
    case .key(let key): choose(index(after: key))
    case .tap(let index): tap(index)
    case .set(let index, let isAnimated): set(index, isAnimated: isAnimated)
    case .resize(let width, let viewport): resize(width: width, viewport: viewport)
    case .setCount(let count): setCount(count)
    }
  }

  /// Makes another value the current one. The ribbon moves to it unless a finger drags.
  mutating func turn(to target: Int, by cause: FieldReport.Cause, isAnimated: Bool) -> Step {
    let old = index
    let oldOffset = offset
    index = target
    return Step(
      movement: offset == oldOffset ? nil : Movement(to: offset, isAnimated: isAnimated),
      report: target == old ? nil : Report(old: old, new: target, cause: cause))
  }

  /// Goes to a value that a person chose without dragging, clamped to the ends.
  mutating func choose(_ target: Int) -> Step {
    guard drag == nil else { return Step() }
    word = TypedWord()
    return turn(to: min(max(target, 0), count - 1), by: .person, isAnimated: true)
  }

  private mutating func tap(_ target: Int) -> Step {
    guard (0..<count).contains(target) else { return refusal(of: target) }
    return choose(target)
  }

  private mutating func set(_ target: Int, isAnimated: Bool) -> Step {
    guard (0..<count).contains(target) else { return refusal(of: target) }
    return turn(to: target, by: .program, isAnimated: isAnimated)
  }

  private func refusal(of target: Int) -> Step {
    Step(refusal: .outOfRange(index: target, count: count))
  }

  /// Any change of the layout yields a movement, because values move within the viewport even if
  /// the offset stays the same.
  private mutating func resize(width: Double, viewport: Double) -> Step {
    do throws(RibbonError) {
      let width = try Ribbon.checked(length: width)
      let viewport = try Ribbon.checked(length: viewport)
      guard width != self.width || viewport != self.viewport else { return Step() }
      if width != self.width { anchorDrag() }
      self.width = width
      self.viewport = viewport
      return Step(movement: Movement(to: offset, isAnimated: false))
    } catch {
      return Step(refusal: error)
    }
  }

  private mutating func setCount(_ count: Int) -> Step {
    do throws(RibbonError) {
      let oldOffset = offset
      self.count = try Ribbon.checked(count: count)
      var step = turn(to: min(index, count - 1), by: .program, isAnimated: false)
      // A drag beyond the new end was clamped, so the ribbon has moved.
      step.movement = offset == oldOffset ? nil : Movement(to: offset, isAnimated: false)
      return step
    } catch {
      return Step(refusal: error)
    }
  }
}
