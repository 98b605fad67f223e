import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Requests that none of our pages would send.
@Suite(.serialized) struct WireTests {
  private let scratch: Scratch
  private let server: Server
  private var client: RawClient { server.client }
  private var host: String { "127.0.0.1:\(client.port)" }

  init() throws {
    scratch = try Scratch("company.sqlite")
    server = try Server(scratch.makeCompany())
  }

  private func status(_ lines: String..., body: String = "") throws -> Int {
    let head = lines.map { $0.replacing("HOST", with: host) + "\r\n" }.joined() + "\r\n"
    return try RawConnection(port: client.port).ask(bytes: Array((head + body).utf8)).status
  }

  @Test("A body over the limit is refused with a sentence, and one below it is read", .promise(11))
  func tooMuchIsRefusedWithASentence() throws {
    let text = String(repeating: "x", count: 6 * 1_048_576)
    for type in ["text/html", "application/vnd.foldout.batch+json"] {
      let answer = try client.post(
        "/t/people/1", form: ["name": text, "~original.name": "t:Ada"], headers: ["Accept": type])
      #expect(answer.status == 413)
      #expect(answer.text.contains("More than 4 MB were sent at once"))
    }
    // A body below the limit is accepted.
    let long = String(repeating: "y", count: 900_000)
    let taken = try client.post("/t/people/1", form: ["note": long, "~original.note": "n"])
    #expect(taken.status == 303)
    #expect(try client.get("/t/people/1?download=note").text == long)
    #expect(server.program.ending == nil)
  }

  @Test("Chunked bodies are read")
  func chunkedBodiesAreRead() throws {
    let body = "5\r\nname=\r\n3\r\nIda\r\n19\r\n&%7Eoriginal.name=t%3AAda\r\n0\r\n\r\n"
    #expect(
      try status(
        "POST /t/people/1 HTTP/1.1", "Host: HOST", "Transfer-Encoding: chunked",
        "Content-Type: application/x-www-form-urlencoded", body: body) == 303)
    #expect(try client.get("/t/people/1").text.contains(">Ida</h1>"))
  }

  @Test("A client that hangs up halfway changes nothing", .promise(3))
  func whoeverHangsUpHalfWayChangesNothing() throws {
    for _ in 0..<20 {
      let half = try RawConnection(port: client.port)
      let bytes = """
        POST /t/people/1 HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 40\r\n\
        Content-Type: application/x-www-form-urlencoded\r\n\r\n~original.name=t:Ada&name=Nobody
        """
      try half.send(Array(bytes.utf8))
    }
    #expect(try client.get("/t/people/1").text.contains(">Ada</h1>"))
    #expect(server.program.errorText == "")
  }

  @Test("Requests for other hosts are refused", .promise(8))
  func hosts() throws {
    #expect(try status("GET / HTTP/1.1", "Host: HOST") == 200)
    #expect(try status("GET / HTTP/1.1", "Host: localhost:\(client.port)") == 200)
    #expect(try status("GET / HTTP/1.1") == 400)
    #expect(try status("GET / HTTP/1.0") == 400)
    #expect(try status("GET / HTTP/1.1", "Host: evil.example") == 403)
    #expect(try status("GET / HTTP/1.1", "Host: evil.example", "Host: HOST") == 400)
    #expect(try status("GET / HTTP/1.1", "Host: HOST", "Host: evil.example") == 400)
    #expect(try status("GET / HTTP/1.1", "Host: HOST", "Host: HOST") == 400)
    // A host in the request line takes precedence over the header.
    #expect(try status("GET http://HOST/ HTTP/1.1", "Host: HOST") == 200)
    let local = "http://localhost:\(client.port)/t/people/1"
    #expect(try status("GET \(local) HTTP/1.1", "Host: HOST") == 200)
    for target in [
      "http://evil.example/", "http://evil.example", "http://evil.example:\(client.port)/t/people",
      "http://HOST@evil.example/", "http://evil.example?x", "https://evil.example/",
    ] {
      #expect(try status("GET \(target) HTTP/1.1", "Host: HOST") == 403, "\(target)")
    }
    #expect(try status("GET http:///t/people/1 HTTP/1.1", "Host: HOST") == 400)
    #expect(try status("GET http://HOST/ HTTP/1.1") == 400)
    #expect(try status("GET http://HOST/ HTTP/1.1", "Host: HOST", "Host: HOST") == 400)
    #expect(
      try status(
        "POST http://evil.example/t/people/1 HTTP/1.1", "Host: HOST",
        "Content-Type: application/x-www-form-urlencoded", "Content-Length: 0") == 403)
    let foreign = try client.get("/", headers: ["Host": "evil.example"])
    #expect(foreign.text.contains("not to “evil.example”"))
  }

  @Test("Malformed requests are refused, and the program goes on", .promise(11))
  func nonsenseIsRefusedAndSurvived() throws {
    let long = String(repeating: "x", count: 100_000)
    for (lines, status) in [
      ("GET", 400), ("NONSENSE / HTTP/1.1\r\nHost: \(host)", 400),
      ("GET / HTTP/9.9\r\nHost: \(host)", 400), ("GET /\(long) HTTP/1.1\r\nHost: \(host)", 400),
      ("GET / HTTP/1.1\r\nHost: \(host)\r\nX: \(long)", 400),
      ("GET /\u{0} HTTP/1.1\r\nHost: \(host)", 400), ("GET /t/%zz HTTP/1.1\r\nHost: \(host)", 404),
      ("GET /../../etc/passwd HTTP/1.1\r\nHost: \(host)", 404), ("\u{16}\u{03}\u{01}", 400),
    ] {
      let connection = try RawConnection(port: client.port)
      let answer = try connection.ask(bytes: Array("\(lines)\r\n\r\n".utf8))
      #expect(answer.status == status, "\(lines.prefix(60))")
    }
    #expect(try client.get("/").status == 200)
  }

  @Test("A foreign page's request is refused before its body arrives")
  func aForeignPageIsAnsweredBeforeItsBody() throws {
    let lines = [
      "POST /t/people/1 HTTP/1.1", "Host: \(host)", "Origin: http://evil.example",
      "Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000000",
    ]
    let answer = try RawConnection(port: client.port)
      .ask(bytes: Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    #expect(answer.status == 403)
  }

  @Test("HEAD answers with the headers of GET")
  func headSaysWhatGetWouldSay() throws {
    let script = try #require(
      try client.get("/").text.firstMatch(of: /src="([^"]+)"/).map { String($0.1) })
    for address in ["/", "/t/people", "/t/people/1?open=hired", "/nothing", script] {
      for encoding in ["identity", "gzip"] {
        let get = try client.ask(
          RawRequest("GET", address, headers: ["Accept-Encoding": encoding]))
        let head = try client.ask(
          RawRequest("HEAD", address, headers: ["Accept-Encoding": encoding]))
        #expect(head.status == get.status)
        #expect(head.body.isEmpty)
        #expect(get.headers["Content-Length"] == "\(get.body.count)")
        #expect(get.headers["Transfer-Encoding"] == nil)
        let lines = { (answer: RawResponse) in
          answer.headers.lines.filter { $0.name.lowercased() != "date" }
            .map { "\($0.name): \($0.value)" }.sorted()
        }
        #expect(lines(head) == lines(get))
      }
    }
  }

  @Test("One connection carries many requests")
  func oneConnectionCarriesManyRequests() throws {
    let connection = try RawConnection(port: client.port)
    for _ in 0..<50 {
      #expect(try connection.ask(RawRequest("GET", "/t/people/1")).status == 200)
      #expect(try connection.ask(RawRequest("HEAD", "/t/people/1")).status == 200)
      let refused = RawRequest(form: ["name": ""], to: "/t/people/1")
      #expect(try connection.ask(refused).status == 422)
    }
  }
}
