import FoldoutScreens
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Turns the network's requests into asks, and answers into the network's responses.
struct Inlet: HTTPResponder {
  typealias Context = InletContext

  /// The most bytes of a body that are read: a record's texts, with room.
  static let bodyLimit = 4 * 1_048_576
  /// The same for a form with a file: a picture of the most bytes, with its form.
  static let uploadLimit = Picture.mostBytes + bodyLimit
  /// The most bytes that are read and thrown away, so that a sender of too much gets its answer
  /// before the connection ends.
  private static let drainLimit = 67_108_864

  let routes: Routes
  /// The connections, and whose they are.
  let peers: KnownPeers

  func respond(to request: Request, context: InletContext) async -> Response {
    let isHead = request.method == .head
    var ask = Ask(
      method: isHead ? .get : request.method, path: request.uri.path, query: .none,
      headers: request.headers, body: [], host: request.head.authority, channel: context.channel)
    var answer: Answer
    do throws(WebRefusal) {
      ask.query = try Parameters((request.uri.query ?? "").utf8)
      // Who may not ask is told so before anything that was sent is read.
      guard peers.mayAsk(over: context.channel) else { throw .otherUser }
      try Asker(port: context.port).check(request.head, asksForPage: ask.isForPage)
      ask.body = try await Inlet.body(of: request)
      answer = await routes.answer(ask)
    } catch {
      answer = routes.finished(await routes.refusal(error, to: ask), for: ask)
    }
    if answer.status.code >= 500 {
      context.logger.error("\(answer.status) \(request.method) \(request.uri.path)")
    }
    answer.headers[.contentLength] = "\(answer.body.count)"
    return Response(
      status: answer.status, headers: answer.headers,
      body: isHead ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
  }

  private static func body(of request: Request) async throws(WebRefusal) -> [UInt8] {
    guard request.method != .get, request.method != .head else { return [] }
    let type = request.headers[.contentType] ?? ""
    let limit = Multipart.boundary(of: type) == nil ? bodyLimit : uploadLimit
    var bytes: [UInt8] = []
    var count = 0
    do {
      for try await part in request.body {
        count += part.readableBytes
        if count <= limit { bytes += part.readableBytesView }
        if count > drainLimit { break }
      }
    } catch {
      throw .cutShort
    }
    guard count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }
}

/// What is known of a request beside what it says: the port it came in at.
struct InletContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The port that is listened to, which a `Host` has to name.
  let port: Int
  /// The connection.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    port = channel.localAddress?.port ?? 0
  }
}
