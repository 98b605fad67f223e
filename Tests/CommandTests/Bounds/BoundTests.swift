import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Limits on the memory that a greedy client can use by its requests.
///
/// Memory is compared if the system reports it, with room for the needs of any busy server.
/// Afterwards the program uses nearly as much as before.
@Suite(.serialized) struct BoundTests {
  private let scratch: Scratch
  private let server: Server
  private var client: RawClient { server.client }

  init() throws {
    scratch = try Scratch("company.sqlite")
    let path = try scratch.makeCompany()
    // 4 MB that begin like a picture.
    try scratch.other().run(
      """
      ALTER TABLE people ADD COLUMN photo BLOB;
      UPDATE people SET photo = CAST(x'89504E470D0A1A0A' || hex(zeroblob(2000000)) AS BLOB)
        WHERE id = 1;
      """)
    server = try Server(path)
    for address in ["/", "/t/people", "/t/people/1"] { _ = try client.get(address) }
  }

  /// Stores 40 MB of text.
  private func storeLongText() throws {
    try scratch.other().run("UPDATE people SET note = hex(zeroblob(20000000)) WHERE id = 2")
  }

  /// Does some work, and fails if the program's memory grew by a number of MB.
  private func expectGrowth(
    under megabytes: Int, _ work: () throws -> Void
  ) throws {
    let before = server.program.memory()
    try work()
    guard let before, let most = server.program.memory("VmHWM") else { return }
    #expect(most - before < megabytes * 1024, "\(before) kB, then \(most) kB")
    #expect(try client.get("/t/people/1").status == 200)
    // Freed memory is returned once the connections are closed.
    try expectSoon { (server.program.memory() ?? 0) < before * 3 / 2 + 8 * 1024 }
  }

  @Test("A request with half a million parameters is refused without storing them", .promise(14))
  func manyParametersAreNotStored() throws {
    let body = Array(repeating: "a=1", count: 500_000).joined(separator: "&")
    try expectGrowth(under: 64) {
      for _ in 0..<8 {
        let answer = try client.ask(
          RawRequest(
            "POST", "/t/people/1", headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: Array(body.utf8)))
        #expect(answer.status == 413)
        #expect(answer.text.contains("more than 2000 parameters"))
      }
    }
  }

  @Test("A long text is shown and refused with little memory", .promise(14))
  func aLongTextIsShownInPart() throws {
    try storeLongText()
    try expectGrowth(under: 24) {
      for _ in 0..<3 {
        let page = try client.get("/t/people/2?all=note")
        #expect(page.status == 200 && page.body.count < 40_000)
        let refused = try client.post(
          "/t/people/2", form: ["note": "mine", "~original.note": "t:short"])
        #expect(refused.status == 422)
      }
    }
  }

  @Test("A long text is downloaded in pieces with little memory", .promise(14))
  func aLongTextIsDownloadedInPieces() throws {
    try storeLongText()
    try expectGrowth(under: 24) {
      let file = try client.get("/t/people/2?download=note")
      #expect(file.status == 200 && file.headers["Content-Length"] == "40000000")
      #expect(Data(file.body) == Data(repeating: UInt8(ascii: "0"), count: 40_000_000))
    }
  }

  /// Bodies held one byte short use up the shared limit. Others are refused, and accepted again
  /// once those are gone.
  @Test("Bodies in progress share a memory limit, and others are refused as busy", .promise(14))
  func bodiesHaveABoundTogether() throws {
    let size = 9 * 1_048_576
    let head = """
      POST /t/people/1 HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nContent-Length: \(size)\r\n\
      Content-Type: multipart/form-data; boundary=b\r\n\r\n
      """
    let bytes = Array(head.utf8) + [UInt8](repeating: 7, count: size - 1)
    let text = String(repeating: "y", count: 1_500_000)
    func isOverloaded() throws -> Bool {
      let answer = try client.ask(
        RawRequest(form: ["note": text, "~original.note": "x"], to: "/t/people/1"))
      return answer.status == 503 && answer.text.contains("The server is busy")
    }
    try expectGrowth(under: 256) {
      // Two bodies that grow at once may both be refused at the limit, and on a busy machine the
      // first are dropped before the last are received, so more follow.
      var held: [RawConnection] = []
      var isFull = false
      while !isFull, held.count < 120 {
        let connection = try RawConnection(port: client.port)
        try connection.send(bytes)
        held.append(connection)
        isFull = try isOverloaded()
      }
      #expect(isFull)
      withExtendedLifetime(held) {}
    }
    try expectSoon { try !isOverloaded() }
  }

  @Test("A body's memory is free again once it was answered", .promise(14))
  func bodiesMakeRoomForOthers() throws {
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    for _ in 0..<30 {
      let sent = RawRequest(
        "POST", "/t/people/1", headers: ["Content-Type": "text/plain"], body: body)
      #expect(try client.ask(sent).status == 415)
    }
  }

  @Test("Unread answers share a memory limit", .promise(14))
  func answersThatNobodyReadsHaveABoundTogether() throws {
    try storeLongText()
    let head = "GET /t/people/2?download=note HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n"
    func isOverloaded() throws -> Bool {
      try client.ask(RawRequest("GET", "/t/people/2?download=note")).status == 503
    }
    try expectGrowth(under: 160) {
      // On a busy machine the first clients are dropped before the last have asked, so more follow.
      var held: [RawConnection] = []
      var isFull = false
      while !isFull, held.count < 1200 {
        for _ in 0..<120 {
          let connection = try RawConnection(port: client.port)
          try connection.send(Array(head.utf8))
          held.append(connection)
        }
        isFull = try isOverloaded()
      }
      #expect(isFull)
      withExtendedLifetime(held) {}
    }
    try expectSoon { try !isOverloaded() }
  }

  /// Pictures are sent in pieces, so a client that does not read holds no whole picture in memory
  /// and blocks no other client.
  @Test("Unread pictures take little memory", .promise(14))
  func picturesThatNobodyReadsTakeLittle() throws {
    let target = "/t/people/1?picture=photo"
    let head = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n"
    try expectGrowth(under: 128) {
      let held = try (0..<60).map { _ in try RawConnection(port: client.port) }
      for connection in held { try connection.send(Array(head.utf8)) }
      let picture = try RawClient(port: client.port).get(target)
      #expect(picture.status == 200 && picture.body.count == 4_000_008)
      withExtendedLifetime(held) {}
    }
  }
}
