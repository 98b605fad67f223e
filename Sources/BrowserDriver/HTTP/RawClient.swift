internal import Foundation

/// A client for one server, with a new connection for each request or with kept ones.
public struct RawClient: Sendable {
  /// The numeric address.
  public let host: String
  /// The port.
  public let port: Int
  /// The longest time that one answer may take.
  public let limit: Duration
  /// The pool of open connections; `nil` if each request has its own.
  private let pool: ConnectionPool?

  /// Creates a client for a server, by default on this machine.
  ///
  /// Keep connections only for a server that gets thousands of requests: most tests of a server
  /// need a new connection for each.
  public init(
    host: String = "127.0.0.1", port: Int, limit: Duration = Deadline.usual,
    keepsConnections: Bool = false
  ) {
    self.host = host
    self.port = port
    self.limit = limit
    pool = keepsConnections ? ConnectionPool() : nil
  }

  /// Sends one request and reads its answer.
  ///
  /// If the server has closed a kept connection in the meantime, it answered nothing, so the
  /// request is sent again over a new connection.
  public func ask(_ request: RawRequest) throws(DriverError) -> RawResponse {
    if let connection = pool?.take() {
      do {
        return try answer(of: connection, to: request)
      } catch .connectionClosed(received: 0) {
        // Falls through to a new connection.
      }
    }
    return try answer(of: RawConnection(host: host, port: port, limit: limit), to: request)
  }

  /// Sends a request over a connection, and keeps the connection if client and server both do.
  private func answer(
    of connection: RawConnection, to request: RawRequest
  ) throws(DriverError) -> RawResponse {
    let answer = try connection.ask(request)
    let isClosed = answer.headers["Connection"]?.lowercased() == "close"
    if !isClosed { pool?.put(connection) }
    return answer
  }

  /// Sends a GET request.
  public func get(_ path: String, headers: RawHeaders = [:]) throws(DriverError) -> RawResponse {
    try ask(RawRequest("GET", path, headers: headers))
  }

  /// Sends a form by POST.
  public func post(
    _ path: String, form: KeyValuePairs<String, String>, headers: RawHeaders = [:]
  ) throws(DriverError) -> RawResponse {
    try ask(RawRequest(form: form, to: path, headers: headers))
  }
}

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
