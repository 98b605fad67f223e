import Foundation
import TestSupport

/// A connection that sends any bytes and reads the answers completely.
final class FuzzWire {
  struct FuzzError: Error, CustomStringConvertible {
    var description: String
  }

  /// The answer to one sending.
  struct Answer {
    var status: Int
    var closes: Bool
    /// The address to which it redirects.
    var location: String?
    var body: [UInt8]

    /// True if it leads to another page because something was done: by its status for a page, by
    /// its batch for the script.
    var leadsOn: Bool {
      let go = Array("[\"go\",".utf8)
      return status == 303 || status == 200 && body.firstRange(of: go, in: body.indices) != nil
    }
  }

  private let socket: Int32
  private var buffer: [UInt8] = []
  private var hasEnded = false

  /// The longest wait for an answer that is due or has begun.
  private static let answerTimeout: Int32 = 60_000
  /// The longest wait for an answer that may never come, as to half a request.
  private static let quiet: Int32 = 20

  init(port: Int) throws {
    #if canImport(Darwin)
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard code == 0 else { throw FuzzError(description: "no connection: \(errno)") }
  }

  deinit {
    close(socket)
  }

  /// Sends the bytes of one complete request, and reads its answer.
  func ask(_ bytes: [UInt8], isHead: Bool) throws -> Answer {
    send(bytes)
    guard let answer = try answer(isHead: isHead, waiting: FuzzWire.answerTimeout) else {
      throw FuzzError(description: "no answer")
    }
    return answer
  }

  /// Sends the bytes of a part of a request, one or several, and reads all answers that come.
  func say(_ bytes: [UInt8]) throws -> [Answer] {
    send(bytes)
    var answers: [Answer] = []
    while let answer = try answer(isHead: false, waiting: FuzzWire.quiet) {
      answers.append(answer)
      if answer.closes { break }
    }
    return answers
  }

  /// Returns an answer that came late.
  func late() throws -> Answer? {
    try answer(isHead: false, waiting: 1)
  }

  private func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, flags)
      }
      // The server may answer and close before reading the rest, which is then dropped.
      guard count > 0 else { return }
      sent += count
    }
  }

  private func answer(isHead: Bool, waiting limit: Int32) throws -> Answer? {
    while true {
      guard let end = headEnd() else {
        let begun = !buffer.isEmpty
        guard try fill(within: begun ? FuzzWire.answerTimeout : limit) else {
          if begun { throw FuzzError(description: "an answer without an end: \(text(0..<80))") }
          return nil
        }
        continue
      }
      let lines = text(0..<end).split(separator: "\r\n").map(String.init)
      guard let first = lines.first, first.hasPrefix("HTTP/1."),
        let status = first.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { throw FuzzError(description: "no status: \(text(0..<80))") }
      let heads = lines.dropFirst().map { $0.lowercased() }
      let length = heads.first { $0.hasPrefix("content-length:") }
        .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
      guard status != 100 else {
        buffer.removeFirst(end + 4)
        continue
      }
      let isInPieces = heads.contains("transfer-encoding: chunked")
      guard isInPieces != (length != nil) else {
        throw FuzzError(description: "no length: \(lines)")
      }
      buffer.removeFirst(end + 4)
      let isEmpty = isHead || status == 304 || status == 204
      let body = isEmpty ? [] : try length.map { try take($0, of: lines) } ?? pieces(of: lines)
      let location = lines.first { $0.lowercased().hasPrefix("location:") }
        .map { $0.dropFirst(9).trimmingCharacters(in: .whitespaces) }
      return Answer(
        status: status, closes: heads.contains("connection: close"), location: location, body: body)
    }
  }

  /// Reads the next bytes of a body.
  private func take(_ count: Int, of lines: [String]) throws -> [UInt8] {
    while buffer.count < count {
      guard try fill(within: FuzzWire.answerTimeout) else {
        throw FuzzError(description: "\(buffer.count) of \(count) bytes: \(lines)")
      }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// Reads a chunked body.
  private func pieces(of lines: [String]) throws -> [UInt8] {
    var body: [UInt8] = []
    while true {
      var line: [UInt8] = []
      while line.suffix(2) != [13, 10] { line += try take(1, of: lines) }
      let text = String(decoding: line.dropLast(2), as: UTF8.self)
      guard let count = Int(text, radix: 16), count >= 0 else {
        throw FuzzError(description: "a piece of \(text) bytes: \(lines)")
      }
      body += try take(count, of: lines)
      _ = try take(2, of: lines)
      if count == 0 { return body }
    }
  }

  private func headEnd() -> Int? {
    buffer.withUnsafeBufferPointer { bytes in
      var index = 3
      while index < bytes.count {
        if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10,
          bytes[index - 3] == 13
        {
          return index - 3
        }
        index += 1
      }
      return nil
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: buffer[range.clamped(to: buffer.indices)], as: UTF8.self)
  }

  /// Reads available bytes. Returns false at the end, or if none arrive in time.
  private func fill(within milliseconds: Int32) throws -> Bool {
    guard !hasEnded else { return false }
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else {
      hasEnded = true
      return false
    }
    buffer += bytes[..<count]
    return true
  }
}
