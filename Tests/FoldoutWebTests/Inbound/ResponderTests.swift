import FoldoutForms
import FoldoutRecords
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import TestSupport
import Testing

@testable import FoldoutWeb

/// The log of failed answers, and requests over closed connections.
@Suite struct ResponderTests {
  private let log = RecordingLogHandler()

  /// Sends a request over a connection whose peer is admitted, to a server whose answers may take
  /// up their usual memory or none.
  private func response(
    to path: String, of store: any RecordStore, closes: Bool = false, form: String? = nil,
    asBatch: Bool = false, isFull: Bool = false
  ) async throws -> Response {
    let channel = NIOAsyncTestingChannel()
    channel.localAddress = try SocketAddress(ipAddress: "192.0.2.1", port: Visitor.port)
    channel.remoteAddress = try SocketAddress(ipAddress: "192.0.2.2", port: 9)
    let peers = PeerAdmission()
    #expect(peers.maySendRequests(over: channel))
    if closes { channel.localAddress = nil }
    let log = log
    let logger = Logger(label: "test") { _ in log }
    let responder = SiteResponder(routes: Routes(site: Visitor(store).site), peers: peers)
    let held = isFull ? responder.answers.reserve(SiteResponder.maxHeld) : nil
    defer { withExtendedLifetime(held) {} }
    let origin = "127.0.0.1:\(Visitor.port)"
    var fields: HTTPFields = asBatch ? Visitor.script : [:]
    if form != nil {
      fields[.contentType] = "application/x-www-form-urlencoded"
      fields[.origin] = "http://\(origin)"
    }
    return await responder.respond(
      to: Request(
        head: HTTPRequest(
          method: form == nil ? .get : .post, scheme: "http", authority: origin, path: path,
          headerFields: fields),
        body: RequestBody(buffer: ByteBuffer(string: form ?? ""))),
      context: SiteRequestContext(
        source: ApplicationRequestContextSource(channel: channel, logger: logger)))
  }

  @Test("A failure is logged with the store's reason, and a refusal is not logged")
  func reasons() async throws {
    let failing = HookedStore(
      Company.store(), window: { _ in .failure(.failed(detail: "disk I/O error 1034")) })
    let failed = try await response(to: "/t/people", of: failing)
    #expect(failed.status == .internalServerError)
    #expect(log.lines.count == 1 && log.lines[0].contains("GET /t/people"))
    #expect(log.lines[0].contains("disk I/O error 1034"))
    #expect(try await response(to: "/t/people/99", of: Company.store()).status == .notFound)
    #expect(log.lines.count == 1)
  }

  @Test("A request over a closed connection is not refused because of its host")
  func closedConnections() async throws {
    let refused = try await response(to: "/t/people", of: Company.store(), closes: true)
    #expect(refused.status == .badRequest)
    #expect(try await response(to: "/t/people", of: Company.store()).status == .ok)
  }

  /// An answer that repeats what was entered can be as large as all that may be sent.
  @Test("Only the answer to something that was stored may exceed the memory", .promise(14))
  func answersBeyondTheMemory() async throws {
    let long = String(repeating: "x", count: 200_000)
    let store = Company.store([
      Company.row(1, "Ada"), Company.row(2, "Cy", note: .text(long)),
    ])
    func form(_ pairs: (String, String)...) -> String { FormBody.encode(pairs) }
    let entered = form(
      ("leave", "many"), ("~original.leave", "i:25"), ("note", long),
      ("~original.note", "n"))
    let refused = try await response(to: "/t/people/1", of: store, form: entered)
    #expect(refused.status == .unprocessableContent)
    #expect(refused.body.contentLength ?? 0 > 200_000)
    let busy = try await response(to: "/t/people/1", of: store, form: entered, isFull: true)
    #expect(busy.status == .serviceUnavailable)
    #expect(busy.body.contentLength ?? .max < SiteResponse.maxPartSize)
    let read = try await response(to: "/t/people/2?all=note", of: store, isFull: true)
    #expect(read.status == .serviceUnavailable)
    let stored = try await response(
      to: "/t/people/1", of: store, form: form(("note", long), ("~original.note", "n")),
      asBatch: true, isFull: true)
    #expect(stored.status == .ok)
    #expect(stored.body.contentLength ?? 0 > SiteResponse.maxPartSize)
    #expect(try await store.cell("note") == .text(long))
  }
}
