import HTTPTypes
import Hummingbird
import NIOCore

extension SiteResponder {
  /// Receives the body of a request. Its bytes are taken from the budget; the caller releases them.
  ///
  /// Cancels the deadline once the body is complete. Throws `tooLarge`, `overloaded` and
  /// `cutShort`, after releasing all bytes.
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
        var step = reading.receive(part.readableBytes)
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

  /// Returns a response body that is written in parts. It holds its bytes of the budget until it is
  /// sent, or until its reader has gone.
  func parts(of answer: SiteResponse, _ held: ByteReservation?) -> ResponseBody {
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
  /// Writes bytes in parts of 64 kB, each after the network has accepted the one before. The
  /// network copies its input, so a single write would hold a second copy of everything.
  fileprivate mutating func write(parts bytes: [UInt8]) async throws {
    for start in stride(from: 0, to: bytes.count, by: SiteResponse.maxPartSize) {
      try await write(ByteBuffer(bytes: bytes[start...].prefix(SiteResponse.maxPartSize)))
    }
  }
}

/// Closes a connection whose request does not arrive completely in time.
///
/// A request that is refused before its body has arrived is answered at once. The rest is received
/// and dropped after that answer, so the deadline stays.
struct BodyDeadline {
  private let timer: Scheduled<Void>

  /// Starts the deadline of a request that announces a body; `nil` for one that does not.
  init?(_ head: HTTPRequest, on channel: any Channel, after timeout: TimeAmount) {
    let length = head.headerFields[.contentLength].flatMap { Int($0) }
    guard head.headerFields[.transferEncoding] != nil || length ?? 0 > 0 else { return nil }
    timer = channel.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
  }

  /// Cancels the deadline of a request that has arrived.
  func cancel() {
    timer.cancel()
  }
}
