import BrowserDriver
import FoldoutForms
import FoldoutRecords
import Foundation
import NIOCore
import TestSupport
import Testing

@testable import FoldoutWeb

/// Clients that send or read too slowly, over the network.
@Suite struct SlowClientTests {
  private static let columns = [
    ColumnSchema(name: "name", declaredType: "TEXT"),
    ColumnSchema(name: "body", declaredType: "TEXT"),
    ColumnSchema(name: "photo", declaredType: "BLOB"),
  ]

  private typealias Asked = CheckedContinuation<Result<Void, any Error>, Never>

  /// Serves one record while the test runs.
  private func serving(
    _ timeouts: ClientTimeouts, _ test: @escaping @Sendable (Int) throws -> Void
  ) async throws {
    let table = TableSchema(name: "t", key: .rowid, columns: Self.columns)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let record = DynamicRecord(
      columns: Self.columns.map(\.name),
      values: [
        .text("Ada"), .text(String(repeating: "x", count: 3_000_000)),
        .blob(png + Array(repeating: 7, count: 1_000_000)),
      ])
    var host = WebHost(
      Program(
        store: MemoryStore(
          schema: Schema(tables: [table], isWritable: true), records: ["t": [record]]),
        title: "Slow"))
    host.timeouts = timeouts
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let serving = Task { [host] in
      // If the host does not start, nothing waits for its address.
      defer { continuation.finish() }
      try await host.run(port: 0) { continuation.yield($0) }
    }
    let address = try #require(await addresses.first { _ in true })
    let port = try #require(Int(address.split(separator: ":").last?.dropLast() ?? ""))
    // Run the test on a thread of its own: waiting for an answer would block the host's thread.
    let result = await withCheckedContinuation { (continuation: Asked) in
      Thread.detachNewThread { continuation.resume(returning: Result { try test(port) }) }
    }
    serving.cancel()
    _ = await serving.result
    try result.get()
  }

  private static func head(_ port: Int, _ lines: String) -> [UInt8] {
    Array("\(lines)\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
  }

  /// An incomplete body ends its connection, whether or not it was answered before.
  @Test(
    "A connection whose body does not arrive in time is closed", .promise(14),
    arguments: [
      "POST /t/t/1 HTTP/1.1\r\nContent-Length: 9", "GET / HTTP/1.1\r\nContent-Length: 9",
      "POST /t/t/1 HTTP/1.1\r\nTransfer-Encoding: chunked",
      "POST /t/t/1 HTTP/1.1\r\nContent-Length: 9\r\nOrigin: http://evil.example",
    ])
  func aBodyHasATime(lines: String) async throws {
    try await serving(ClientTimeouts(body: .milliseconds(300))) { port in
      let connection = try RawConnection(port: port)
      let first = Result { () throws(DriverError) in
        try connection.ask(bytes: Self.head(port, lines))
      }
      // Without the deadline, the connection would end only later, by its idle limit.
      if case .failure(let fault) = first, case .timedOut = fault { throw fault }
      // The connection ends without another answer.
      let fault = #expect(throws: DriverError.self) { try connection.ask(bytes: []) }
      guard case .connectionClosed? = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }
  }

  @Test("Half a body is not stored when its time limit passes")
  func halfABodyIsNotStored() async throws {
    try await serving(ClientTimeouts(body: .milliseconds(300))) { port in
      let lines = """
        POST /t/t/1 HTTP/1.1\r\nContent-Length: 99\r\n\
        Content-Type: application/x-www-form-urlencoded
        """
      let half = Self.head(port, lines) + Array("~original.name=t:Ada&name=Nobody".utf8)
      let connection = try RawConnection(port: port)
      #expect(throws: DriverError.self) { try connection.ask(bytes: half) }
      let page = try RawClient(port: port).get("/t/t/1")
      #expect(page.text.contains(">Ada</h1>"))
    }
  }

  /// The deadline does not apply after a complete request.
  @Test("A connection is kept after a complete request")
  func aWholeRequestKeepsItsConnection() async throws {
    try await serving(ClientTimeouts(body: .seconds(600))) { port in
      let connection = try RawConnection(port: port)
      for _ in 0..<3 {
        let lines = "POST /t/t/1 HTTP/1.1\r\nContent-Length: 0"
        #expect(try connection.ask(bytes: Self.head(port, lines)).status == 303)
      }
    }
  }

  @Test("A value sent in pieces arrives whole", .promise(14))
  func piecesComeWhole() async throws {
    try await serving(ClientTimeouts()) { port in
      let reader = RawClient(port: port)
      let text = try reader.get("/t/t/1?download=body")
      let picture = try reader.get("/t/t/1?picture=photo")
      #expect(text.body.count == 3_000_000 && picture.body.count == 1_000_008)
      let short = try reader.get("/t/t/1?download=name")
      #expect(short.text == "Ada")
    }
  }
}
