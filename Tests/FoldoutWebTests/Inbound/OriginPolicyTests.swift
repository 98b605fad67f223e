import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// The status for every relevant combination of host, origin and fetch metadata.
@Suite struct OriginPolicyTests {
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

  @Test(
    "Only requests for this server's own host and port are answered", .promise(8), arguments: hosts)
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
    #expect(page.text.contains("not to “\(name)”"))
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

  @Test(
    "Only the server's own pages, or a client that is not a browser, may post to it", .promise(8),
    arguments: sources.indices)
  func source(index: Int) async throws {
    let (lines, status) = OriginPolicyTests.sources[index]
    var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    for (name, value) in lines {
      headers.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
    }
    let answer = await visitor.ask(.post, "/t/people/1", headers)
    #expect(answer.code == status)
    guard status == 403 else { return }
    #expect(try PageReader.page(answer).text.contains("only this server’s own pages may"))
  }

  /// The values of `Sec-Fetch-Site`, `-Mode` and `-Dest`, and the statuses of a page, its HEAD
  /// request, a picture and a script.
  private static let readers: [(site: String?, mode: String?, destination: String?, [Int])] = [
    (nil, nil, nil, [200, 200, 404, 200]),
    (nil, "no-cors", "image", [200, 200, 404, 200]),
    ("same-origin", "no-cors", "image", [200, 200, 404, 200]),
    ("same-origin", "cors", "empty", [200, 200, 404, 200]),
    ("none", "navigate", "document", [200, 200, 404, 200]),
    ("cross-site", "navigate", "document", [200, 403, 403, 403]),
    ("same-site", "navigate", "document", [200, 403, 403, 403]),
    ("cross-site", "navigate", nil, [200, 403, 403, 403]),
    ("cross-site", "navigate", "iframe", [403, 403, 403, 403]),
    ("cross-site", "navigate", "embed", [403, 403, 403, 403]),
    ("cross-site", "navigate", "object", [403, 403, 403, 403]),
    ("cross-site", "no-cors", "image", [403, 403, 403, 403]),
    ("same-site", "no-cors", "script", [403, 403, 403, 403]),
    ("cross-site", "cors", "empty", [403, 403, 403, 403]),
    ("cross-site", nil, nil, [403, 403, 403, 403]),
    ("cross-site", "no-cors", "document", [403, 403, 403, 403]),
    ("same-origin, cross-site", "no-cors", "image", [403, 403, 403, 403]),
    ("", "no-cors", "image", [403, 403, 403, 403]),
  ]

  @Test(
    "A link from another site may open a page and load nothing else", .promise(8),
    arguments: readers.indices)
  func reader(index: Int) async throws {
    let (site, mode, destination, statuses) = OriginPolicyTests.readers[index]
    var headers: HTTPFields = [:]
    for (name, value) in [
      ("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode), ("Sec-Fetch-Dest", destination),
    ] {
      guard let value else { continue }
      headers[try #require(HTTPField.Name(name))] = value
    }
    let script = visitor.site.shell.assets.script.path
    for ((method, address), status) in zip(
      [
        (HTTPRequest.Method.get, "/t/people/1"), (.head, "/t/people/1"),
        (.get, "/t/people/1?picture=photo"), (.get, script),
      ], statuses)
    {
      let answer = await visitor.ask(method, address, headers)
      #expect(answer.code == status, "\(method) \(address)")
      guard status == 403, method == .get else { continue }
      let page = try PageReader.page(answer)
      #expect(page.text.contains("only this server’s own pages may"))
      #expect(page.text.contains("Open http://localhost:8080/ in its own tab"))
    }
  }

  private static let targets: [(String, String?)] = [
    ("/t/people/1", nil), ("/t/a://evil.example/", nil), ("*", nil), ("", nil),
    ("//evil.example/", nil),
    ("localhost:8080", nil), ("http://evil.example/t/people/1", "evil.example"),
    ("HTTP://evil.example:8080", "evil.example:8080"), ("http://evil.example?x", "evil.example"),
    ("http://evil.example#x", "evil.example"), ("http:///t/people/1", ""),
    ("http://localhost:8080@evil.example/", "localhost:8080@evil.example"),
    ("http://evil.example\\@localhost:8080/", "evil.example"),
    ("https://127.0.0.1:8080/", "127.0.0.1:8080"), ("foo:bar", nil),
  ]

  @Test("The host in the first line of a request is read", .promise(8), arguments: targets)
  func hostOfTheFirstLine(target: String, host: String?) {
    #expect(RequestTarget(target).authority == host)
  }

  @Test("The default port may be left out of the host")
  func thePortOfTheSchemeMayBeLeftOut() throws {
    let policy = OriginPolicy(port: 80)
    for name in ["localhost", "127.0.0.1", "[::1]", "localhost:80"] {
      try policy.check(
        HTTPRequest(method: .get, scheme: "http", authority: name, path: "/"),
        asksForPage: true)
    }
  }

  @Test("Methods other than GET, HEAD and POST are refused with the allowed ones")
  func methods() async throws {
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
