import HTTPTypes
import Testing

@testable import FoldoutWeb

/// Who may ask: every combination that matters, with its status.
@Suite struct AskerTests {
  private let visitor = Visitor(Company.store())

  private static let hosts: [(String?, Int)] = [
    ("127.0.0.1:8080", 200), ("localhost:8080", 200), ("LOCALHOST:8080", 200), ("[::1]:8080", 200),
    (nil, 400), ("", 400), ("127.0.0.1", 403), ("localhost", 403), ("127.0.0.1:80", 403),
    ("localhost:8081", 403), ("evil.example:8080", 403), ("localhost.evil.example:8080", 403),
    ("evil.localhost:8080", 403), ("127.0.0.1.nip.io:8080", 403), ("localhost.:8080", 403),
    ("127.1:8080", 403), ("2130706433:8080", 403), ("0.0.0.0:8080", 403), ("::1:8080", 403),
    ("[::ffff:127.0.0.1]:8080", 403), ("127.0.0.1:8080@evil.example", 403),
    ("evil.example@127.0.0.1:8080", 403), ("127.0.0.1:08080", 403),
    ("127.0.0.1:8080,evil.example", 403), ("192.168.1.2:8080", 403),
  ]

  @Test(arguments: hosts)
  func host(name: String?, status: Int) async throws {
    for method in [HTTPRequest.Method.get, .head] {
      let answer = await visitor.ask(method, "/t/people/1", host: name)
      #expect(answer.code == status)
    }
    let post = await visitor.ask(
      .post, "/t/people/1", [.contentType: "application/x-www-form-urlencoded"], host: name)
    #expect(post.code == (status == 200 ? 303 : status))
    guard status == 403, let name else { return }
    let page = try PageReader.page(post)
    #expect(page.text.contains("was asked as “\(name)”"))
    #expect(page.text.contains("Open http://localhost:8080/ instead."))
  }

  private static let sources: [([(String, String)], Int)] = [
    ([], 303),
    ([("Origin", "http://127.0.0.1:8080")], 303),
    ([("Origin", "http://127.0.0.1:8080"), ("Sec-Fetch-Site", "same-origin")], 303),
    ([("Sec-Fetch-Site", "same-origin")], 303),
    ([("Sec-Fetch-Site", "none")], 403),
    ([("Sec-Fetch-Site", "same-site")], 403),
    ([("Sec-Fetch-Site", "cross-site")], 403),
    ([("Origin", "null")], 403),
    ([("Origin", "null"), ("Sec-Fetch-Site", "same-origin")], 403),
    ([("Origin", "")], 403),
    ([("Origin", "https://127.0.0.1:8080")], 403),
    ([("Origin", "http://127.0.0.1")], 403),
    ([("Origin", "http://127.0.0.1:8081")], 403),
    ([("Origin", "http://localhost:8080")], 403),
    ([("Origin", "http://evil.example")], 403),
    ([("Origin", "http://127.0.0.1:8080.evil.example")], 403),
    ([("Origin", "http://127.0.0.1:8080"), ("Origin", "http://evil.example")], 403),
  ]

  @Test(arguments: sources.indices)
  func source(index: Int) async throws {
    let (lines, status) = AskerTests.sources[index]
    var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    for (name, value) in lines {
      headers.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
    }
    #expect(await visitor.ask(.get, "/t/people/1", headers).code == 200)
    #expect(await visitor.ask(.head, "/t/people/1", headers).code == 200)
    let answer = await visitor.ask(.post, "/t/people/1", headers)
    #expect(answer.code == status)
    guard status == 403 else { return }
    #expect(try PageReader.page(answer).text.contains("only this server's own pages may"))
  }

  @Test func thePortOfTheSchemeMayBeLeftOut() throws {
    let asker = Asker(port: 80)
    for name in ["localhost", "127.0.0.1", "[::1]", "localhost:80"] {
      try asker.check(HTTPRequest(method: .get, scheme: "http", authority: name, path: "/"))
    }
  }

  @Test func methods() async throws {
    for (address, method, status) in [
      ("/", HTTPRequest.Method.put, 405), ("/t/people", .put, 405), ("/t/people/1", .put, 405),
      ("/t/people/1", .delete, 405), ("/t/people/1", .options, 405), ("/nothing", .post, 404),
    ] {
      let answer = await visitor.ask(
        method, address, [.contentType: "application/x-www-form-urlencoded"])
      #expect(answer.code == status, "\(method) \(address)")
      guard status == 405 else { continue }
      #expect(answer.headers[.allow] == "GET, HEAD, POST")
    }
  }
}
