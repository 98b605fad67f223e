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
