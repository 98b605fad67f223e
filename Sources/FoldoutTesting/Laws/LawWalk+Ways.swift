public import Foldout

extension LawWalk {
  /// Walks every sequence of events of a length, each beginning that several share only once.
  ///
  /// - Returns: The number of steps taken, so that a test can tell that none was left out.
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

  /// Walks at random, and composes the updates of some steps at a time.
  ///
  /// - Parameters:
  ///   - steps: How many events to take.
  ///   - stride: After how many of them to start anew, so that paths stay readable.
  ///   - world: Where the events come from.
  /// - Throws: `LawError` at the first step after which a law does not hold.
  public mutating func takeRandomSteps(
    _ steps: Int, restingEvery stride: Int = 8, in world: inout RandomWorld<SectionID, RowID>
  ) throws(Violation) {
    for step in 0..<steps {
      if step % stride == 0 { rest() }
      try take(world.event(for: table))
    }
  }
}
