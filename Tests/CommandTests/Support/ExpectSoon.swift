import Testing

/// Checks a condition repeatedly until it holds, and records an issue after a minute.
///
/// For conditions that a busy machine may fulfil late.
func expectSoon(
  at location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
) throws {
  let end = ContinuousClock.now + .seconds(60)
  while ContinuousClock.now < end {
    if try isSo() { return }
  }
  Issue.record("It did not become so.", sourceLocation: location)
}
