import HTTPTypes
import Hummingbird
import NIOCore

extension SiteResponder {
  /// Answers below this many bytes are handed to the network at once, and are not counted.
  static let minHeld = 65_536

  /// The body of a request, whose bytes were taken from the room and have to be given back.
  ///
  /// Forgets the deadline once all has come. Throws `tooLarge`, `overloaded` and `cutShort`, with
  /// nothing left to be given back.
  func body(
    of request: Request, until deadline: BodyDeadline?
  ) async throws(WebRequestError) -> [UInt8] {
    guard request.method != .get, request.method != .head else { return [] }
    let type = request.headers[.contentType] ?? ""
    let limit =
      Multipart.boundary(of: type) == nil ? SiteResponder.bodyLimit : SiteResponder.uploadLimit
    var reading = BodyReading(limit: limit)
    do {
      receiving: for try await part in request.body {
        var step = reading.arrived(part.readableBytes)
        if step == .keep {
          if bodies.take(part.readableBytes) {
            reading.keep(part.readableBytesView)
          } else {
            step = reading.refuse(.overloaded)
          }
        }
        switch step {
        case .keep: continue
        case .drop(let count): bodies.release(count)
        case .end: break receiving
        }
      }
      if reading.isWhole { deadline?.cancel() }
    } catch {
      bodies.release(reading.bytes.count)
      throw .cutShort
    }
    if let refusal = reading.refusal { throw refusal }
    return reading.bytes
  }

  /// The body of an answer as the network takes it, part by part, with the bytes that it holds of
  /// the room until it was sent or its reader has gone.
  func parts(of answer: Answer, _ held: HeldBytes?) -> ResponseBody {
    ResponseBody(contentLength: answer.length) { writer in
      if let pieces = answer.pieces {
        try await pieces.send { try await writer.write(parts: $0) }
      } else {
        try await writer.write(parts: answer.body)
      }
      try await writer.finish(nil)
      withExtendedLifetime(held) {}
    }
  }
}

extension ResponseBodyWriter {
  /// Writes bytes in parts of 64 kB, each once the network has taken those before: it copies what
  /// it is given, and would hold a second copy of all.
  fileprivate mutating func write(parts bytes: [UInt8]) async throws {
    for start in stride(from: 0, to: bytes.count, by: SiteResponder.minHeld) {
      try await write(ByteBuffer(bytes: bytes[start...].prefix(SiteResponder.minHeld)))
    }
  }
}

/// Closes a connection whose request does not become whole in time.
///
/// A request that is refused before its body has come is answered at once. The rest is received and
/// thrown away behind that answer, so there the deadline stays.
struct BodyDeadline {
  private let end: Scheduled<Void>

  /// The deadline of a request that announces a body; `nil` for one that does not.
  init?(_ head: HTTPRequest, on channel: any Channel, after patience: TimeAmount) {
    let length = head.headerFields[.contentLength].flatMap { Int($0) }
    guard head.headerFields[.transferEncoding] != nil || length ?? 0 > 0 else { return nil }
    end = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }

  /// Forgets the deadline of a request that has come.
  func cancel() {
    end.cancel()
  }
}
