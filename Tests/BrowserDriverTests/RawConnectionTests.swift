import Testing

@testable import BrowserDriver

@Suite("Raw HTTP")
struct RawConnectionTests {
  @Test("A request is sent exactly as written")
  func exactRequest() throws {
    let server = try TestServer { _ in "HTTP/1.1 204 No Content\r\n\r\n" }
    var request = RawRequest(
      "PUT", "/a?b=%20", headers: ["x-odd": "1", "X-Odd": "2", "Origin": "null"])
    request.addsFraming = false
    #expect(try server.client.ask(request).status == 204)
    _ = try server.client.post("/f", form: ["a b": "ü&=", "c": ""])
    #expect(
      server.requests.with { $0 } == [
        "PUT /a?b=%20 HTTP/1.1\r\nx-odd: 1\r\nX-Odd: 2\r\nOrigin: null\r\n\r\n",
        """
        POST /f HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r
        Host: 127.0.0.1:\(server.port)\r\nContent-Length: 21\r\n\r\na%20b=%C3%BC%26%3D&c=
        """,
      ])
  }

  @Test("Headers keep their order and are found in upper or lower case")
  func headers() throws {
    let server = try TestServer { _ in
      "HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nset-cookie:  b=2 \r\nContent-Length: 3\r\n\r\nabc"
    }
    let answer = try server.client.get("/")
    #expect(answer.headers.all("SET-COOKIE") == ["a=1", "b=2"])
    #expect(answer.headers["set-cookie"] == "a=1")
    #expect(answer.text == "abc")
  }

  @Test(
    "Each framing yields the body alone",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
      "HTTP/1.1 200 OK\r\n\r\nhello",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
      """
      HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\nhe\r
      3\r\nllo\r\n0\r\nTrailer: t\r\n\r\n
      """,
    ])
  func framing(_ bytes: String) throws {
    let server = try TestServer { _ in bytes }
    #expect(try server.client.get("/").text == "hello")
  }

  @Test("One connection carries several requests, including HEAD")
  func keepAlive() throws {
    let server = try TestServer { request in
      let head = "HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\n"
      return request.hasPrefix("HEAD") ? head : head + "ok"
    }
    let connection = try RawConnection(port: server.port)
    #expect(try connection.ask(RawRequest("GET", "/1")).text == "ok")
    #expect(try connection.ask(RawRequest("HEAD", "/2")).body == [])
    #expect(try connection.ask(bytes: Array("GET /3 HTTP/1.1\r\n\r\n".utf8)).text == "ok")
    #expect(server.requests.with { $0.count } == 3)
  }

  @Test("An early answer is read, even if a large body is not fully sent yet")
  func earlyAnswer() throws {
    let server = try TestServer { _ in
      "HTTP/1.1 413 Too Large\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n"
    }
    let body = [UInt8](repeating: 97, count: 8 << 20)
    #expect(try server.client.ask(RawRequest("POST", "/", body: body)).status == 413)
  }

  @Test("Silence, an early end and nonsense are distinguished")
  func faults() throws {
    let silent = try TestServer { _ in "HTTP/1.1 200 OK\r\nkeep-alive: 1" }
    // Long enough for the bytes to arrive on a busy machine.
    let client = RawClient(port: silent.port, limit: .seconds(5))
    #expect(
      throws: DriverError.timedOut(
        waitingFor: "127.0.0.1:\(silent.port) answers", lastSeen: "30 bytes of an answer")
    ) { try client.get("/") }
    let cut = try TestServer { _ in "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc" }
    #expect(throws: DriverError.connectionClosed(received: 3)) { try cut.client.get("/") }
    let odd = try TestServer { _ in "SSH-2.0\r\n\r\n" }
    #expect(throws: DriverError.malformedAnswer(line: "SSH-2.0")) { try odd.client.get("/") }
  }
}
