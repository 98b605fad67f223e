internal import Foundation

/// A time limit for something that must happen.
public struct Deadline: Sendable {
  /// The limit of every wait that is given none. It only ends waits that would last for ever, so a
  /// busy machine has to stay far below it.
  public static let usual = Duration.seconds(60)

  private let instant: ContinuousClock.Instant

  /// Creates a deadline that passes after a duration from now.
  public init(after limit: Duration = Deadline.usual) {
    instant = .now + limit
  }

  /// The remaining time, never negative.
  public var remaining: Duration { max(.zero, ContinuousClock.now.duration(to: instant)) }

  /// True if the time is up.
  public var hasPassed: Bool { remaining == .zero }

  /// Reads a value repeatedly until it satisfies the condition, and returns it.
  ///
  /// This is the only place that sleeps: 5 ms after the first reading, doubled up to 40 ms. An
  /// error thrown by a reading means "not yet", because a page cannot be read while it is being
  /// replaced. When the time is up, the error thrown contains the last value or error.
  public static func poll<Value>(
    until what: String, within limit: Duration = Deadline.usual,
    reading: () throws -> Value, satisfies: (Value) -> Bool
  ) throws -> Value {
    let deadline = Deadline(after: limit)
    var pause = 0.005
    while true {
      let lastSeen: String
      do {
        let value = try reading()
        if satisfies(value) { return value }
        lastSeen = "\(value)"
      } catch {
        lastSeen = "\(error)"
      }
      if deadline.hasPassed { throw DriverError.timedOut(waitingFor: what, lastSeen: lastSeen) }
      // A page cannot wake the test, so poll.
      Thread.sleep(forTimeInterval: pause)
      pause = min(pause * 2, 0.04)
    }
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { self / .seconds(1) }
}
