import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// The headers of each kind of answer, and compression.
@Suite struct HeaderTests {
  private let visitor = Visitor(Company.store())

  private func lines(_ answer: SiteResponse) -> [String] {
    answer.headers.map { "\($0.name): \($0.value)" }.sorted()
  }

  @Test("The headers of each kind of answer match their snapshot", .promise(9))
  func ofEachKind() async throws {
    let assets = visitor.site.shell.assets
    let post: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    let held = Visitor(
      HookedStore(Company.store()) { _ in .failure(.busy(path: "c.sqlite")) })
    var everything = Everything()
    everything.photo = EveryField.picture
    let pictures = EveryField.visitor(everything).visitor
    let picture = try #require(
      PageReader.page(await pictures.get("/t/everything/1")).all("img").first?["src"])
    let overtaken = await visitor.get("/t/people/1")
    #expect(try await visitor.send(overtaken) { try $0.type("Bo", into: "name") }.code == 303)
    var text = ""
    for (what, answer) in [
      ("page", await visitor.get("/t/people/1")),
      ("batch", await visitor.batch("/t/people/1?tap=hired")),
      ("accepted", await visitor.ask(.post, "/t/people/1", post)),
      ("script", await visitor.get(assets.script.path)),
      ("style", await visitor.get(assets.style.path)),
      ("icon", await visitor.get(assets.icon.path)),
      ("picture", await pictures.get(picture)),
      ("refused", try await visitor.send("/t/people/1") { try $0.type("", into: "name") }),
      ("in conflict", try await visitor.send(overtaken) { try $0.type("Cy", into: "name") }),
      ("in use", try await held.send("/t/people/1") { try $0.type("Cy", into: "name") }),
      ("not found", await visitor.get("/nothing")),
      ("not found, for the script", await visitor.batch("/nothing")),
      ("not allowed", await visitor.ask(.put, "/t/people/1")),
      ("another origin", await visitor.ask(.post, "/t/people/1", [.origin: "null"])),
      (
        "another site's image",
        await visitor.ask(.get, "/t/people/1", [.secFetchSite: "cross-site"])
      ),
    ] {
      text += "== \(what): \(answer.code)\n\(lines(answer).joined(separator: "\n"))\n\n"
    }
    try Snapshot.expect(text, is: "headers.txt")
  }

  private static let encodings: [(String?, Bool)] = [
    (nil, false), ("", false), ("identity", false), ("br", false), ("gzip", true), ("GZIP", true),
    ("gzip, deflate, br, zstd", true), ("deflate, gzip;q=0.5", true), ("gzip;q=0", false),
    ("gzip; q=0.0", false), ("*", true), ("*;q=0", false), ("gzip;q=0, *", false),
    ("identity, *;q=0.1", true), ("x-gzip", true), ("gzip;q=x", false), ("ungzip", false),
    ("gzip ;q=1", true),
  ]

  @Test("Answers are compressed if the client accepts gzip", arguments: encodings)
  func compressesWhatIsAccepted(header: String?, isCompressed: Bool) async throws {
    var headers: HTTPFields = [:]
    headers[.acceptEncoding] = header
    for path in ["/t/people/1", visitor.site.shell.assets.script.path] {
      let plain = await visitor.get(path)
      let answer = await visitor.ask(.get, path, headers)
      #expect(answer.headers[.contentEncoding] == (isCompressed ? "gzip" : nil))
      #expect(answer.body.starts(with: [0x1F, 0x8B]) == isCompressed)
      #expect(answer.headers[.vary]?.contains("Accept-Encoding") == true)
      if isCompressed { #expect(answer.body.count < plain.body.count) }
    }
  }

  @Test("Short answers and pictures are not compressed")
  func leavesShortAnswersAlone() async throws {
    let gzip: HTTPFields = [.acceptEncoding: "gzip"]
    let post: HTTPFields = [
      .acceptEncoding: "gzip", .contentType: "application/x-www-form-urlencoded",
    ]
    let accepted = await visitor.ask(.post, "/t/people/1", post)
    #expect(accepted.code == 303)
    #expect(accepted.headers[.contentEncoding] == nil)
    for address in ["/", "/t/people", "/t/people/1", "/nothing", "/t/people/1?open=hired"] {
      let plain = await visitor.get(address)
      let answer = await visitor.ask(.get, address, gzip)
      #expect((answer.headers[.contentEncoding] != nil) == (plain.body.count >= 1000))
    }
    let short = SiteResponse(
      type: "text/plain", caching: .never, body: Array(repeating: 65, count: 999))
    let picture = SiteResponse(
      type: "image/png", caching: .never, body: Array(repeating: 0, count: 9999))
    for var answer in [short, picture] {
      answer.compress(accepting: "gzip")
      #expect(answer.headers[.contentEncoding] == nil)
    }
  }

  /// The bounds are those of Documentation/Architecture.md.
  @Test("The first view and each drawer stay within their bounds, compressed and plain")
  func isSmall() async throws {
    let assets = visitor.site.shell.assets
    let script = try #require(assets.script.compressed).count
    let style = try #require(assets.style.compressed).count
    #expect(script <= 6000, "\(script) B of script")
    #expect(style <= 4000, "\(style) B of styles")
    for field in ["hired", "left", "review"] {
      let from = try ModelPage(await visitor.get("/t/people/1")).fingerprint
      var fields = Visitor.script
      fields[.acceptEncoding] = "gzip"
      let drawer = await visitor.ask(.get, "/t/people/1?from=\(from)&tap=\(field)", fields)
      #expect(drawer.headers[.contentEncoding] == "gzip")
      #expect(drawer.body.count <= 2000, "\(drawer.body.count) B of drawer")
      let plain = await visitor.ask(.get, "/t/people/1?from=\(from)&tap=\(field)", Visitor.script)
      #expect(plain.body.count <= 10_000, "\(plain.body.count) B of drawer, as it is")
    }
  }

  @Test("The name of a static file follows from its content")
  func namesOfFilesFollowTheirContent() async throws {
    let assets = visitor.site.shell.assets
    for file in [assets.script, assets.style, assets.icon] {
      #expect(file.name.wholeMatch(of: /[a-z]+\.[0-9a-f]{12}\.(js|css|svg)/) != nil)
      let answer = await visitor.get(file.path)
      #expect(answer.code == 200)
      #expect(answer.body == file.bytes)
    }
    let other = Assets.File(stem: "foldout", fileExtension: "js", type: "", bytes: [1])
    #expect(other.name != assets.script.name)
    #expect(await visitor.get("/_/foldout.0000000000000000.js").code == 404)
  }

  @Test("Pages contain no inline script or style", .promise(9))
  func pagesHoldNoInlineScriptOrStyle() async throws {
    for address in ["/", "/t/people", "/t/people/1?open=review", "/nothing"] {
      let page = try PageReader.page(await visitor.get(address))
      #expect(page.all("style").isEmpty)
      #expect(page.all("script").allSatisfy { $0["src"] != nil && $0.text.isEmpty })
      let odd = page.all { element in
        element.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") }
      }
      #expect(odd.isEmpty)
    }
  }
}
