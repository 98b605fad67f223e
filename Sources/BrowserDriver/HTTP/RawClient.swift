/// Where a server listens, asked with a new connection for each request, or over kept ones.
public struct RawClient: Sendable {
  /// The numeric address.
  public let host: String
  /// The port.
  public let port: Int
  /// The longest time that one answer may take.
  public let limit: Duration
  /// The connections that are open between two requests; nil where each has its own.
  private let kept: KeptConnections?

  /// Names a server on this machine.
  ///
  /// Connections are kept only for a server that is asked thousands of times: a test of a server
  /// mostly wants to begin anew.
  public init(
    host: String = "127.0.0.1", port: Int, limit: Duration = .seconds(10),
    keepsConnections: Bool = false
  ) {
    self.host = host
    self.port = port
    self.limit = limit
    kept = keepsConnections ? KeptConnections() : nil
  }

  /// Sends one request and reads its answer.
  ///
  /// Over a kept connection that the server has closed in the meantime, nothing was asked yet: the
  /// request is sent once more over a new one.
  public func ask(_ request: RawRequest) throws(DriverError) -> RawAnswer {
    if let connection = kept?.take() {
      do {
        return try answer(of: connection, to: request)
      } catch .connectionClosed(received: 0) {
        // Falls through to a new connection.
      }
    }
    return try answer(of: RawConnection(host: host, port: port, limit: limit), to: request)
  }

  /// Asks over a connection, and keeps it where both sides do.
  private func answer(
    of connection: RawConnection, to request: RawRequest
  ) throws(DriverError) -> RawAnswer {
    let answer = try connection.ask(request)
    let isClosed = answer.headers["Connection"]?.lowercased() == "close"
    if !isClosed { kept?.put(connection) }
    return answer
  }

  /// Asks for a page or a file.
  public func get(_ path: String, headers: RawHeaders = [:]) throws(DriverError) -> RawAnswer {
    try ask(RawRequest("GET", path, headers: headers))
  }

  /// Sends a form.
  public func post(
    _ path: String, form: KeyValuePairs<String, String>, headers: RawHeaders = [:]
  ) throws(DriverError) -> RawAnswer {
    try ask(RawRequest(form: form, to: path, headers: headers))
  }
}
