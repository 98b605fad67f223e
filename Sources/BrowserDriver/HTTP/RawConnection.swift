#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One TCP connection for one request after another.
///
/// It keeps no cookies, follows no redirects, and sends every byte as its caller gives it. It
/// blocks, so that a test reads from top to bottom; each answer has a time limit.
public final class RawConnection {
  private let socket: Int32
  private let host: String
  private let limit: Duration
  /// The received bytes that are not part of a returned answer yet.
  var buffer: [UInt8] = []

  /// Connects to an address such as `127.0.0.1` or `::1`.
  public init(
    host: String = "127.0.0.1", port: Int, limit: Duration = Deadline.usual
  ) throws(DriverError) {
    var hints = addrinfo()
    #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
    #else
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #endif
    hints.ai_flags = AI_NUMERICHOST
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &found)
    guard code == 0, let address = found?.pointee else {
      throw .system(call: "getaddrinfo", code: EINVAL)
    }
    defer { freeaddrinfo(found) }
    #if canImport(Darwin)
      socket = Darwin.socket(address.ai_family, address.ai_socktype, 0)
      var on: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    #else
      socket = Glibc.socket(
        address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    self.host = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    self.limit = limit
    guard socket >= 0 else { throw .system(call: "socket", code: errno) }
    // Throwing here still runs deinit, because every property is initialised.
    guard connect(socket, address.ai_addr, address.ai_addrlen) == 0 else {
      throw .system(call: "connect", code: errno)
    }
  }

  deinit { close(socket) }

  /// Sends one request and reads its answer.
  public func ask(_ request: RawRequest) throws(DriverError) -> RawResponse {
    let deadline = Deadline(after: limit)
    try send(request.encoded(host: host), until: deadline)
    return try readAnswer(to: request.method, until: deadline)
  }

  /// Sends any bytes, also malformed requests, and reads an answer.
  ///
  /// With `isLast`, closes the sending side first, so that the server knows that nothing follows.
  public func ask(bytes: [UInt8], isLast: Bool = false) throws(DriverError) -> RawResponse {
    let deadline = Deadline(after: limit)
    try send(bytes, until: deadline)
    if isLast { shutdown(socket, Int32(SHUT_WR)) }
    return try readAnswer(to: "GET", until: deadline)
  }

  /// Sends any bytes and reads nothing, as for half a request, or an answer that nobody waits for.
  public func send(_ bytes: [UInt8]) throws(DriverError) {
    try send(bytes, until: Deadline(after: limit))
  }

  /// Sends the bytes until all are sent or an answer begins.
  ///
  /// A server may refuse a large body without reading it; sending on would then block for ever.
  private func send(_ bytes: [UInt8], until deadline: Deadline) throws(DriverError) {
    #if canImport(Darwin)
      let flags = MSG_DONTWAIT
    #else
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let events = try wait(for: POLLIN | POLLOUT, until: deadline)
      if events & POLLIN != 0 { return }
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.send(socket, $0.baseAddress, $0.count, flags)
        #else
          Glibc.send(socket, $0.baseAddress, $0.count, flags)
        #endif
      }
      if count > 0 { sent += count }
      // The server closed the connection, but an answer sent before that can still be read.
      if count < 0, errno == EPIPE || errno == ECONNRESET { return }
      if count < 0, errno != EAGAIN, errno != EINTR {
        throw .system(call: "send", code: errno)
      }
    }
  }

  /// Waits for bytes and reads them; returns false if the server has closed the connection.
  func fill(until deadline: Deadline) throws(DriverError) -> Bool {
    _ = try wait(for: POLLIN, until: deadline)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    if count < 0, errno == ECONNRESET { throw .connectionClosed(received: buffer.count) }
    guard count >= 0 else { throw .system(call: "recv", code: errno) }
    buffer += bytes[..<count]
    return count > 0
  }

  private func wait(for events: Int32, until deadline: Deadline) throws(DriverError) -> Int32 {
    var entry = pollfd(fd: socket, events: Int16(events), revents: 0)
    var count: Int32
    repeat {
      let milliseconds = Int32((deadline.remaining.inSeconds * 1_000).rounded(.up))
      count = poll(&entry, 1, milliseconds)
    } while count < 0 && errno == EINTR
    if count == 0 {
      throw .timedOut(
        waitingFor: "\(host) answers", lastSeen: "\(buffer.count) bytes of an answer")
    }
    if count < 0 { throw .system(call: "poll", code: errno) }
    return Int32(entry.revents)
  }
}

extension RawConnection {
  /// Reads one answer, framed by the rules of RFC 9112 section 6.3.
  func readAnswer(to method: String, until deadline: Deadline) throws(DriverError) -> RawResponse {
    var head: RawResponse.Head
    repeat {
      let text = try take(through: Array("\r\n\r\n".utf8), until: deadline)
      head = try RawResponse.Head(String(decoding: text, as: UTF8.self))
    } while head.status / 100 == 1

    let body: [UInt8]
    if method == "HEAD" || head.status == 204 || head.status == 304 {
      body = []
    } else if head.headers["Transfer-Encoding"]?.lowercased().contains("chunked") == true {
      body = try takeChunks(until: deadline)
    } else if let text = head.headers["Content-Length"] {
      guard let count = Int(text), count >= 0 else { throw .malformedAnswer(line: text) }
      body = try take(count, until: deadline)
    } else {
      while try fill(until: deadline) {}
      body = try take(buffer.count, until: deadline)
    }
    return RawResponse(status: head.status, headers: head.headers, body: body)
  }

  private func takeChunks(until deadline: Deadline) throws(DriverError) -> [UInt8] {
    let end = Array("\r\n".utf8)
    var body: [UInt8] = []
    while true {
      let line = String(decoding: try take(through: end, until: deadline), as: UTF8.self)
      let digits = line.prefix { $0.isHexDigit }
      guard let count = Int(digits, radix: 16) else { throw .malformedAnswer(line: line) }
      if count == 0 { break }
      body += try take(count, until: deadline)
      _ = try take(through: end, until: deadline)
    }
    // Trailers end with an empty line.
    while try take(through: end, until: deadline) != end {}
    return body
  }

  /// Reads the next `count` bytes.
  private func take(_ count: Int, until deadline: Deadline) throws(DriverError) -> [UInt8] {
    while buffer.count < count {
      guard try fill(until: deadline) else { throw .connectionClosed(received: buffer.count) }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// Reads the next bytes up to and including an end mark.
  private func take(
    through mark: [UInt8], until deadline: Deadline
  ) throws(DriverError) -> [UInt8] {
    var start = 0
    while true {
      while start + mark.count <= buffer.count {
        if buffer[start..<start + mark.count].elementsEqual(mark) {
          return try take(start + mark.count, until: deadline)
        }
        start += 1
      }
      guard try fill(until: deadline) else { throw .connectionClosed(received: buffer.count) }
    }
  }
}
