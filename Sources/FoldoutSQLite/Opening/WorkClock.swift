import Foundation

/// The clock of a store's work. Tests use one on which time passes when they say so.
struct WorkClock: Sendable {
  /// Returns the time.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  /// Blocks the thread for some time.
  var sleep: @Sendable (Duration) -> Void = { usleep(UInt32($0 / .microseconds(1))) }
}
