public import Foldout

extension LawWalk {
  /// Walks every sequence of events of a length; shared prefixes are walked once.
  ///
  /// - Returns: The number of steps taken, so that a test can check that none was left out.
  /// - Throws: `LawError` at the first step after which a law does not hold.
  @discardableResult
  public func takeEverySequence(
    of events: [Event<SectionID, RowID>], length: Int
  ) throws(Violation) -> Int {
    guard length > 0 else { return 0 }
    var steps = 0
    for event in events {
      var branch = self
      try branch.take(event)
      steps += 1
      steps += try branch.takeEverySequence(of: events, length: length - 1)
    }
    return steps
  }

  /// Takes random steps, and composes the updates of each run of `stride` steps.
  ///
  /// - Parameters:
  ///   - steps: The number of events.
  ///   - stride: The number of events after which the path starts anew, to stay readable.
  ///   - world: The source of the events.
  /// - Throws: `LawError` at the first step after which a law does not hold.
  public mutating func takeRandomSteps(
    _ steps: Int, restartingEvery stride: Int = 8, in world: inout RandomWorld<SectionID, RowID>
  ) throws(Violation) {
    for step in 0..<steps {
      if step % stride == 0 { restart() }
      try take(world.event(for: table))
    }
  }
}
