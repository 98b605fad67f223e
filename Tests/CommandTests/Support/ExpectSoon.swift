import BrowserDriver
import Testing

/// Checks a condition repeatedly until it holds, and records an issue after a minute.
///
/// For conditions that a busy machine may fulfil late.
func expectSoon(
  at location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
) throws {
  do {
    _ = try Deadline.poll(until: "it becomes so", reading: isSo, satisfies: { $0 })
  } catch {
    Issue.record(error, sourceLocation: location)
  }
}
