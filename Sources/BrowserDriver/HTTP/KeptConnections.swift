internal import Foundation

/// Connections that stay open between two requests.
///
/// `@unchecked Sendable`: `idle` is touched under `lock` only, and a connection is either in it or
/// with the one request that took it.
final class KeptConnections: @unchecked Sendable {
  private let lock = NSLock()
  private var idle: [RawConnection] = []

  /// Takes a connection that nobody uses; nil where there is none.
  func take() -> RawConnection? { lock.withLock { idle.popLast() } }

  /// Gives a connection back whose answer was read to its end.
  func put(_ connection: RawConnection) { lock.withLock { idle.append(connection) } }
}
