internal import Foundation

/// A pool of connections that stay open between two requests.
///
/// `@unchecked Sendable`: `idle` is accessed only under `lock`, and a connection is either in it or
/// used by the one request that took it.
final class ConnectionPool: @unchecked Sendable {
  private let lock = NSLock()
  private var idle: [RawConnection] = []

  /// Takes an idle connection; `nil` if there is none.
  func take() -> RawConnection? { lock.withLock { idle.popLast() } }

  /// Returns a connection to the pool after its answer was read completely.
  func put(_ connection: RawConnection) { lock.withLock { idle.append(connection) } }
}
