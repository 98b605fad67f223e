import Foundation
import GRDBSQLite

@testable import FoldoutSQLite

/// A clock that stands still, except during calls from SQL and waits for locks.
///
/// So work takes as long as its test says, however busy the machine is: endless work calls
/// ``sql(taking:each:)`` for each row, and work that hangs calls it once, while the clock is
/// stopped. SQLite cannot interrupt a call, just as it cannot interrupt one of its own functions
/// that takes minutes.
final class TestClock: Sendable {
  private let id = UUID().uuidString
  private let state = State()

  init() {
    Clocks.shared[id] = state
  }

  deinit {
    state.go(until: nil)
    Clocks.shared[id] = nil
  }

  /// The clock, as a store's limits need it.
  var work: WorkClock {
    WorkClock(now: { [state] in state.now }, sleep: { [state] in state.pass($0) })
  }

  /// The time since the clock was made.
  var passed: Duration { state.now - state.start }

  /// The number of calls that hang.
  var countHanging: Int { state.countHanging }

  /// Makes calls hang.
  func stop() { state.go(until: .zero) }

  /// Ends the calls that hang. From a time on, calls hang again; never without a time.
  func go(until end: Duration? = nil) { state.go(until: end) }

  /// Returns an SQL expression whose value is 1. Time passes once for each value of an argument.
  ///
  /// Each connection that this process opens from now on knows it, but only if it `isAvailable`.
  func sql(taking seconds: Double, each argument: String = "1") -> String {
    precondition(TestClock.isAvailable)
    return "takes('\(id)', \(seconds), \(argument))"
  }

  private typealias Extension =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?
    ) -> CInt

  /// True after the function was registered. Apple's SQLite registers none for later connections.
  static let isAvailable: Bool = {
    #if canImport(Darwin)
      return false
    #else
      // SQLite declares the parameter without arguments and calls it with three.
      let code = sqlite3_auto_extension(
        unsafeBitCast(register, to: (@convention(c) () -> Void).self))
      precondition(code == SQLITE_OK, "SQLite refused the function: \(code)")
      return true
    #endif
  }()

  private static let register: Extension = { connection, _, _ in
    sqlite3_create_function_v2(
      connection, "takes", 3, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
      { context, _, values in
        if let id = sqlite3_value_text(values?[0]) {
          Clocks.shared[String(cString: id)]?.call(.seconds(sqlite3_value_double(values?[1])))
        }
        sqlite3_result_int(context, 1)
      }, nil, nil, nil)
  }
}

/// The time of a clock, as calls on other threads see it.
///
/// `@unchecked Sendable`: `start` never changes; all other state is accessed under `condition`
/// only.
private final class State: @unchecked Sendable {
  let start = ContinuousClock.now
  private let condition = NSCondition()
  private var time = Duration.zero
  private var end: Duration?
  private var hanging = 0

  var now: ContinuousClock.Instant { condition.withLock { start + time } }
  var countHanging: Int { condition.withLock { hanging } }

  func pass(_ duration: Duration) {
    condition.withLock { time += duration }
  }

  func go(until end: Duration?) {
    condition.withLock { self.end = end }
    condition.broadcast()
  }

  func call(_ duration: Duration) {
    condition.withLock {
      time += duration
      hanging += 1
      while let end, time >= end { condition.wait() }
      hanging -= 1
    }
  }
}

/// The clocks that SQL can call.
///
/// `@unchecked Sendable`: `states` is accessed under `lock` only.
private final class Clocks: @unchecked Sendable {
  static let shared = Clocks()
  private let lock = NSLock()
  private var states: [String: State] = [:]

  subscript(id: String) -> State? {
    get { lock.withLock { states[id] } }
    set { lock.withLock { states[id] = newValue } }
  }
}
