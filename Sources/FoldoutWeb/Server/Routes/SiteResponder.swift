import FoldoutScreens
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Converts HTTP requests to site requests, and answers to HTTP responses.
struct SiteResponder: HTTPResponder {
  typealias Context = SiteRequestContext

  /// The maximum size of a body in bytes: a record's texts, with room to spare.
  static let bodyLimit = 4 * 1_048_576
  /// The maximum size in bytes of a form with a file: the largest picture and its form.
  static let uploadLimit = Picture.maxBytes + bodyLimit
  let routes: Routes
  /// The connections and their users.
  let peers: PeerAdmission
  let timeouts: ClientTimeouts
  /// The budget for bodies in memory.
  let bodies = SharedByteBudget(capacity: maxHeld)
  /// The budget for answers in memory, until they are read.
  let answers = SharedByteBudget(capacity: maxHeld)

  /// The maximum number of bytes of all bodies together, and of all answers together.
  static let maxHeld = 64 * 1_048_576

  init(routes: Routes, peers: PeerAdmission, timeouts: ClientTimeouts = ClientTimeouts()) {
    self.routes = routes
    self.peers = peers
    self.timeouts = timeouts
  }

  func respond(to request: Request, context: SiteRequestContext) async -> Response {
    let isHead = request.method == .head
    var siteRequest = SiteRequest(
      method: isHead ? .get : request.method, path: PathPart.ofThisHost(request.uri.path),
      query: .none,
      headers: request.headers, body: [], host: request.head.authority, channel: context.channel)
    let deadline = BodyDeadline(request.head, on: context.channel, after: timeouts.body)
    var answer: SiteResponse
    do throws(WebRequestError) {
      siteRequest.query = try Parameters((request.uri.query ?? "").utf8)
      // Refuse a client without permission before its body is read.
      guard peers.maySendRequests(over: context.channel) else { throw .otherUser }
      // A closed connection has no port.
      guard let port = context.port else { throw .cutShort }
      try OriginPolicy(port: port).check(request.head, asksForPage: siteRequest.isForPage)
      siteRequest.body = try await body(of: request, until: deadline)
      answer = await routes.answer(siteRequest)
    } catch {
      answer = await routes.refused(error, to: siteRequest)
    }
    bodies.release(siteRequest.body.count)
    log(answer, to: request, context.logger)
    if isHead { return response(answer, ResponseBody()) }
    guard answer.pieces != nil || answer.memoryInUse > SiteResponse.maxPartSize else {
      return response(answer, ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
    let held = answers.reserve(answer.memoryInUse)
    // A stored change must not be answered with a refusal.
    guard held != nil || answer.followsChange else {
      // A page that repeats what was entered would take as much memory.
      siteRequest.body = []
      let refusal = await routes.refused(.overloaded, to: siteRequest)
      log(refusal, to: request, context.logger)
      return response(refusal, ResponseBody(byteBuffer: ByteBuffer(bytes: refusal.body)))
    }
    return response(answer, parts(of: answer, held))
  }

  /// Logs a failed answer with its causes, because its page only says what the reader can do.
  private func log(_ answer: SiteResponse, to request: Request, _ logger: Logger) {
    guard answer.status.code >= 500 || !answer.failures.isEmpty else { return }
    let failures = answer.failures.map { "\($0)" }
    let reasons = failures.isEmpty ? [answer.reason].compactMap(\.self) : failures
    let line = ["\(answer.status) \(request.method) \(request.uri.path)"] + reasons
    logger.error("\(line.joined(separator: ": "))")
  }

  private func response(_ answer: SiteResponse, _ body: ResponseBody) -> Response {
    var headers = answer.headers
    headers[.contentLength] = "\(answer.length)"
    return Response(status: answer.status, headers: headers, body: body)
  }
}

/// The context of a request: its port and its connection.
struct SiteRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The port that the server listens on, which `Host` must name; `nil` for a closed connection.
  let port: Int?
  /// The connection.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    port = channel.localAddress?.port
  }
}
