import Glibc

/// One kept-alive connection, which waits for each complete answer before the next request.
///
/// It is a bare socket, and parses an answer only to find its end, so that the server is measured
/// and not the client.
final class HTTPConnection {
  let socket: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  private var filled = 0
  private var expected = 0

  /// The status of the last answer.
  private(set) var status = 0

  init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var yes: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw BenchmarkError.connection(errno) }
  }

  deinit { close(socket) }

  /// Sends a request.
  func send(_ request: [UInt8]) throws {
    (filled, expected) = (0, 0)
    var sent = 0
    while sent < request.count {
      let count = request.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return write(socket, rest.baseAddress, rest.count)
      }
      guard count > 0 else { throw BenchmarkError.connection(errno) }
      sent += count
    }
  }

  /// Reads available bytes; returns true once the answer is complete.
  func read() throws -> Bool {
    if filled == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let count = buffer.withUnsafeMutableBytes { bytes in
      let room = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      return Glibc.read(socket, room.baseAddress, room.count)
    }
    guard count > 0 else { throw BenchmarkError.connection(count == 0 ? ECONNRESET : errno) }
    filled += count
    if expected == 0 { try readHead() }
    return expected > 0 && filled >= expected
  }

  /// Sends a request, waits for the answer, and returns its number of bytes, including the head.
  func ask(_ request: [UInt8]) throws -> Int {
    try send(request)
    while try !read() {}
    return filled
  }

  /// The last answer as text, including the head.
  var text: String { String(decoding: buffer[..<filled], as: UTF8.self) }

  private func readHead() throws {
    guard let end = find("\r\n\r\n") else { return }
    status = Int(String(decoding: buffer[9..<12], as: UTF8.self)) ?? 0
    guard let length = find("ontent-length: ") ?? find("ontent-Length: "),
      length < end
    else {
      throw BenchmarkError.withoutLength
    }
    var number = 0
    var index = length + 15
    while buffer[index] >= 0x30, buffer[index] <= 0x39 {
      number = number * 10 + Int(buffer[index] - 0x30)
      index += 1
    }
    expected = end + 4 + number
  }

  /// Returns the index of a text in the answer: finds its first byte and compares the rest.
  private func find(_ text: StaticString) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var from = 0
      while let found = memchr(base + from, Int32(text.utf8Start.pointee), filled - from) {
        let index = UnsafeRawPointer(found) - base
        guard index + text.utf8CodeUnitCount <= filled else { return nil }
        if memcmp(found, text.utf8Start, text.utf8CodeUnitCount) == 0 { return index }
        from = index + 1
      }
      return nil
    }
  }

  /// An error that invalidates a measurement.
  enum BenchmarkError: Error {
    case connection(Int32)
    case withoutLength
    case status(Int)
  }
}
