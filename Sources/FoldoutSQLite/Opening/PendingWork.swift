import Foundation

/// The answers that are awaited of one connection. Each is given once: by the work itself, or in
/// its stead where the connection does not come back.
///
/// `@unchecked Sendable`: the state is touched under `lock` only.
final class PendingWork: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var answers: [Int: @Sendable (_ isOwn: Bool) -> Void] = [:]
  private var current: Int?
  /// The work that was given up, until it comes back.
  private var hanging: Int?

  /// True while work is done.
  var isAtWork: Bool { lock.withLock { current != nil } }

  /// Enters work; `nil` while the connection hangs. `inStead` answers for it: it hangs itself, or
  /// stands behind what does.
  func enter(inStead: @escaping @Sendable (_ isOwn: Bool) -> Void) -> Int? {
    lock.withLock {
      guard hanging == nil else { return nil }
      next += 1
      answers[next] = inStead
      return next
    }
  }

  /// Begins work; false where it has its answer already.
  func begin(_ work: Int) -> Bool {
    lock.withLock {
      guard answers[work] != nil else { return false }
      current = work
      return true
    }
  }

  /// Ends work; false where it has its answer already.
  func end(_ work: Int) -> Bool {
    lock.withLock {
      if current == work { current = nil }
      if hanging == work { hanging = nil }
      return answers.removeValue(forKey: work) != nil
    }
  }

  /// Answers in the stead of all work; none is taken until the work that hangs comes back.
  func giveUp() {
    let (answers, current) = lock.withLock {
      defer { self.answers = [:] }
      hanging = self.current
      return (self.answers, self.current)
    }
    for (work, inStead) in answers { inStead(work == current) }
  }
}
