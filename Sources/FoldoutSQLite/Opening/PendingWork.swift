import Foundation

/// The continuations that wait for one connection. Each is resumed once: by its work, or by
/// ``giveUp()`` if the connection hangs.
///
/// `@unchecked Sendable`: `clock` never changes; all other state is accessed under `lock` only.
final class PendingWork: @unchecked Sendable {
  private let clock: WorkClock
  private let lock = NSLock()
  private var next = 0
  private var answers: [Int: @Sendable (_ hungFor: Duration?) -> Void] = [:]
  private var current: (work: Int, since: ContinuousClock.Instant)?
  /// The work that was given up, until it returns.
  private var hanging: Int?

  /// Makes the continuations of one connection, whose work is measured by a clock.
  init(_ clock: WorkClock = WorkClock()) {
    self.clock = clock
  }

  /// True while work runs.
  var isAtWork: Bool { lock.withLock { current != nil } }

  /// Registers work and returns its number; `nil` while the connection hangs. If the work is given
  /// up, `onGiveUp` is called: with the time since its beginning if it hangs itself, with `nil` if
  /// it was queued behind work that hangs.
  func enter(onGiveUp: @escaping @Sendable (_ hungFor: Duration?) -> Void) -> Int? {
    lock.withLock {
      guard hanging == nil else { return nil }
      next += 1
      answers[next] = onGiveUp
      return next
    }
  }

  /// Begins work; false if it was given up.
  func begin(_ work: Int) -> Bool {
    lock.withLock {
      guard answers[work] != nil else { return false }
      current = (work, clock.now())
      return true
    }
  }

  /// Ends work; false if it was given up.
  func end(_ work: Int) -> Bool {
    lock.withLock {
      if current?.work == work { current = nil }
      if hanging == work { hanging = nil }
      return answers.removeValue(forKey: work) != nil
    }
  }

  /// Gives up all work. No new work is accepted until the work that hangs returns.
  func giveUp() {
    let (answers, current) = lock.withLock {
      defer { self.answers = [:] }
      hanging = self.current?.work
      return (self.answers, self.current)
    }
    // Measured here: a busy process may resume the waiting task much later.
    let now = clock.now()
    for (work, onGiveUp) in answers {
      onGiveUp(current.flatMap { $0.work == work ? now - $0.since : nil })
    }
  }
}
