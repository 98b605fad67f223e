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

  /// Sends a request over a connection whose peer is admitted.
  private func response(
    to path: String, of store: any RecordStore, closes: Bool = false
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
    return await responder.respond(
      to: Request(
        head: HTTPRequest(
          method: .get, scheme: "http", authority: "127.0.0.1:\(Visitor.port)", path: path),
        body: RequestBody(buffer: ByteBuffer())),
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
}
