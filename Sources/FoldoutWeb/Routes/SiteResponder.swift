import FoldoutScreens
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Turns the network's requests into asks, and answers into the network's responses.
struct SiteResponder: HTTPResponder {
  typealias Context = SiteRequestContext

  /// The most bytes of a body that are read: a record's texts, with room.
  static let bodyLimit = 4 * 1_048_576
  /// The same for a form with a file: a picture of the most bytes, with its form.
  static let uploadLimit = Picture.maxBytes + bodyLimit
  let routes: Routes
  /// The connections, and whose they are.
  let peers: KnownPeers
  let patience: Patience
  /// The bodies that are in memory at once.
  let bodies = ByteRoom(capacity: maxHeld)
  /// The answers that are in memory at once until they are read.
  let answers = ByteRoom(capacity: maxHeld)

  /// The most bytes of all bodies together, and of all answers.
  static let maxHeld = 64 * 1_048_576

  init(routes: Routes, peers: KnownPeers, patience: Patience = Patience()) {
    self.routes = routes
    self.peers = peers
    self.patience = patience
  }

  func respond(to request: Request, context: SiteRequestContext) async -> Response {
    let isHead = request.method == .head
    var siteRequest = SiteRequest(
      method: isHead ? .get : request.method, path: PathPart.ofThisHost(request.uri.path),
      query: .none,
      headers: request.headers, body: [], host: request.head.authority, channel: context.channel)
    let deadline = BodyDeadline(request.head, on: context.channel, after: patience.body)
    var answer: Answer
    do throws(WebRequestError) {
      siteRequest.query = try Parameters((request.uri.query ?? "").utf8)
      // Who may not ask is told so before anything that was sent is read.
      guard peers.mayAsk(over: context.channel) else { throw .otherUser }
      try OriginPolicy(port: context.port).check(request.head, asksForPage: siteRequest.isForPage)
      siteRequest.body = try await body(of: request, until: deadline)
      answer = await routes.answer(siteRequest)
    } catch {
      answer = await routes.refused(error, to: siteRequest)
    }
    bodies.release(siteRequest.body.count)
    if answer.status.code >= 500 {
      let reason = answer.reason.map { ": \($0)" } ?? ""
      context.logger.error("\(answer.status) \(request.method) \(request.uri.path)\(reason)")
    }
    if isHead { return response(answer, ResponseBody()) }
    guard answer.pieces != nil || answer.held > SiteResponder.minHeld else {
      return response(answer, ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
    let held = answers.hold(answer.held)
    // What was changed is never answered as if it had not been.
    guard held != nil || siteRequest.method != .get else {
      let refusal = await routes.refused(.overloaded, to: siteRequest)
      return response(refusal, ResponseBody(byteBuffer: ByteBuffer(bytes: refusal.body)))
    }
    return response(answer, parts(of: answer, held))
  }

  private func response(_ answer: Answer, _ body: ResponseBody) -> Response {
    var headers = answer.headers
    headers[.contentLength] = "\(answer.length)"
    return Response(status: answer.status, headers: headers, body: body)
  }
}

/// The context of a request: the port it came in at.
struct SiteRequestContext: RequestContext {
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
