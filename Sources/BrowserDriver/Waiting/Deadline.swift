internal import Foundation

/// A point in time by which something must have happened.
public struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  /// Starts the time that is allowed.
  public init(after limit: Duration = .seconds(10)) {
    instant = .now + limit
  }

  /// The remaining time, never negative.
  public var remaining: Duration { max(.zero, ContinuousClock.now.duration(to: instant)) }

  /// True where the time is up.
  public var hasPassed: Bool { remaining == .zero }

  /// Reads again and again until a value satisfies the condition, and returns that value.
  ///
  /// The one place where time is let pass: 5 ms after the first reading, doubled up to 40 ms.
  /// An error thrown by a reading counts as "not yet", since a page that is just being replaced
  /// cannot be read; the last value or error is told when the time is up.
  public static func poll<Value>(
    until what: String, within limit: Duration = .seconds(10),
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
      // A page has nothing that would wake whoever waits for it, so it is asked again.
      Thread.sleep(forTimeInterval: pause)
      pause = min(pause * 2, 0.04)
    }
  }
}

extension Duration {
  /// The duration in seconds, for interfaces that count in them.
  var inSeconds: Double { self / .seconds(1) }
}
