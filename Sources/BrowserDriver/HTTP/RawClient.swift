/// Where a server listens, asked with a new connection for each request.
public struct RawClient: Sendable {
  /// The numeric address.
  public let host: String
  /// The port.
  public let port: Int
  /// How long one answer may take.
  public let limit: Duration

  /// Names a server on this machine.
  public init(host: String = "127.0.0.1", port: Int, limit: Duration = .seconds(10)) {
    self.host = host
    self.port = port
    self.limit = limit
  }

  /// Sends one request and reads its answer.
  public func ask(_ request: RawRequest) throws(DriverFault) -> RawAnswer {
    try RawConnection(host: host, port: port, limit: limit).ask(request)
  }

  /// Asks for a page or a file.
  public func get(_ path: String, headers: RawHeaders = [:]) throws(DriverFault) -> RawAnswer {
    try ask(RawRequest("GET", path, headers: headers))
  }

  /// Sends a form.
  public func post(
    _ path: String, form: KeyValuePairs<String, String>, headers: RawHeaders = [:]
  ) throws(DriverFault) -> RawAnswer {
    try ask(RawRequest(form: form, to: path, headers: headers))
  }
}
