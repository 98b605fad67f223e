import Foundation
import GRDBSQLite

/// A call of an SQL function that hangs from `begin()` until `end()`.
///
/// SQLite cannot interrupt it, just as it cannot interrupt a call of its own functions that takes
/// minutes. It needs no processor, and it hangs for as long as a test needs, however busy the
/// machine is.
final class HangingCall: Sendable {
  private let id = UUID().uuidString

  /// Makes the function known to each connection that this process opens from now on. Only where it
  /// `isAvailable`.
  init() { precondition(HangingCall.isAvailable) }

  deinit { end() }

  /// The call as an SQL expression. Its value is 1.
  var sql: String { "hang('\(id)')" }

  /// Makes calls hang.
  func begin() { HangingCalls.shared.insert(id) }

  /// Makes calls return.
  func end() { HangingCalls.shared.remove(id) }

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
      connection, "hang", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
      { context, _, values in
        if let id = sqlite3_value_text(values?[0]) {
          HangingCalls.shared.waitForEnd(of: String(cString: id))
        }
        sqlite3_result_int(context, 1)
      }, nil, nil, nil)
  }
}

/// The calls that hang.
///
/// `@unchecked Sendable`: `ids` is accessed under `condition` only.
private final class HangingCalls: @unchecked Sendable {
  static let shared = HangingCalls()
  private let condition = NSCondition()
  private var ids: Set<String> = []

  func insert(_ id: String) {
    condition.withLock { _ = ids.insert(id) }
  }

  func remove(_ id: String) {
    condition.withLock { _ = ids.remove(id) }
    condition.broadcast()
  }

  func waitForEnd(of id: String) {
    condition.withLock { while ids.contains(id) { condition.wait() } }
  }
}
