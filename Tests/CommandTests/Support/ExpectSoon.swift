import Testing

/// Asks until something is so, for a minute at most: for what a busy machine may do late.
func expectSoon(
  at location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
) throws {
  let end = ContinuousClock.now + .seconds(60)
  while ContinuousClock.now < end {
    if try isSo() { return }
  }
  Issue.record("It did not become so.", sourceLocation: location)
}
