internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An HTTP server with prepared answers, for tests.
///
/// It takes one request for each connection, unless the answer contains `keep-alive`.
public final class TestServer: Sendable {
  /// The port on which it listens, on this machine only.
  public let port: Int
  /// The received requests, each with head and body as text.
  let requests = Guarded<[String]>([])
  private let socket: Int32

  /// The received requests as text, in order.
  public var received: [String] { requests.with { $0 } }

  /// A client that sends requests to this server without a browser.
  public var client: RawClient { RawClient(port: port) }

  /// Starts a server that answers each request with the result of `answer`.
  public init(_ answer: @escaping @Sendable (String) -> String) throws {
    #if canImport(Darwin)
      let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) | listen(socket, 16) | getsockname(socket, $0, &size)
      }
    }
    guard code == 0 else { throw DriverError.system(call: "bind", code: errno) }
    self.socket = socket
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [socket, requests] in
      while true {
        let connection = accept(socket, nil, nil)
        if connection < 0 { return }
        Thread.detachNewThread { Self.serve(connection, requests, answer) }
      }
    }
  }

  /// Starts a server that serves pages by path, and answers other paths with 404.
  public convenience init(pages: [String: String], headers: String = "") throws {
    try self.init { request in
      let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let plain = path.split(separator: "?").first.map(String.init) ?? path
      guard let page = pages[plain] else {
        return "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
      }
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\(headers)"
      return "\(head)Content-Length: \(page.utf8.count)\r\n\r\n\(page)"
    }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  private static func serve(
    _ connection: Int32, _ requests: Guarded<[String]>, _ answer: (String) -> String
  ) {
    defer { close(connection) }
    while let request = read(connection) {
      requests.with { $0.append(request) }
      let text = Array(answer(request).utf8)
      var sent = 0
      while sent < text.count {
        let count = text[sent...].withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        sent += count
      }
      if !String(decoding: text, as: UTF8.self).contains("keep-alive") { return }
    }
  }

  /// Reads one request: the head, and the body by its `Content-Length`.
  private static func read(_ connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let length = text.range(of: "Content-Length: ").flatMap {
          Int(text[$0.upperBound...].prefix { $0.isNumber })
        }
        if text[end.upperBound...].utf8.count >= length ?? 0 { return text }
        // Answer large bodies without reading them, as some servers do.
        if length ?? 0 > 1_000_000 { return text }
      }
      let count = recv(connection, &chunk, chunk.count, 0)
      if count <= 0 { return nil }
      bytes += chunk[..<count]
    }
  }
}
