import FoldoutTesting
import Foundation

/// A request in parts, each of which can be mutated while the others stay valid.
struct FuzzRequest {
  var method = "GET"
  var path = "/"
  var query: [UInt8] = []
  var headers: [(name: String, value: [UInt8])] = []
  var body: [UInt8] = []
  /// The claim of a successful answer, or `nil` for a damaged request.
  var claim: FuzzClaim?
  /// The complete add that it sends, or that was damaged.
  var add: FuzzAdd?
  /// True if a part was mutated, so that its contents are unknown.
  var isDamaged = false

  /// Returns the bytes on the wire, with a `Content-Length`.
  func encoded(port: Int) -> [UInt8] {
    var bytes = Array("\(method) ".utf8) + Array(path.utf8)
    if !query.isEmpty { bytes += [63] + query }
    bytes += Array(" HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n".utf8)
    for header in headers {
      bytes += Array("\(header.name): ".utf8) + header.value + [13, 10]
    }
    if method == "POST" || !body.isEmpty {
      bytes += Array("Content-Length: \(body.count)\r\n".utf8)
    }
    return bytes + [13, 10] + body
  }
}

/// Generates requests like those of our pages and their script, with unusual values.
struct FuzzSource {
  /// Returns the current token of a record's column, as on a page.
  let token: (_ column: String, _ table: String, _ id: Int) -> String
  var random: SeededGenerator
  /// The pages to request.
  var world = FuzzWorld.tables
  /// The buttons of the last pages, each with its page's address. They become stale.
  var buttons: [(path: String, name: String, value: String)] = []
  /// The forms of the last pages that add a record.
  var forms: [FuzzForm] = []
  /// The last adds that were sent undamaged.
  var sent: [FuzzAdd] = []
  /// The addresses to which the last answers redirected.
  var following: [String] = []
  /// The last added records.
  var made: [(list: String, key: String)] = []
  /// The number of marks so far. Each mark is used in one add.
  var marks = 0

  private static let columns = [
    "name", "hired", "at", "starts", "rate", "leave", "active", "note", "email", "phone", "site",
    "password", "photo", "plain", "nothing",
  ]
  private static let texts = [
    "", "Ada", "-", "0", "1", "2002-08-14", "08/14/2002", "2/30/2017", "12/31/9999",
    "0000-00-00", "2002-08-14 10:20:30", "2002-08-14T10:20", "25:61", "8:30", "12.5", "1,5",
    "1e400",
    "9223372036854775808", "-9223372036854775808", "٣", "NaN", "ada@example.com", "http://a.b/",
    "+49 30 1", "<script>alert(1)</script>", "'; DROP TABLE people; --", "\u{0}", "\u{202E}abc",
    "👩‍👩‍👧‍👦", "e\u{301}", "a\r\nb", "%", "%zz", "~null", "i:1", "t:Ada", "n", "true", "on", "..",
  ]

  mutating func next() -> FuzzRequest {
    var request = FuzzRequest()
    switch world.hasRecords ? Int.random(in: 0..<10, using: &random) : 10 {
    case 0...2:
      request.path = pick(world.pages)
      if chance(3) { request.query = encoded([("open", pick(FuzzSource.columns))]) }
      if chance(8) { request.query = encoded([(pick(["after", "before", "q"]), text())]) }
      if chance(6) {
        request.path = pick(["/t/people", "/t/pairs", "/t/odd%20%22name%22", "/t/loose"])
        request.query = encoded([
          ("q", pick(["a", "1", text()])), ("order", pick(["", "-name", "note", column()])),
          ("open", pick(["1", "1,a", "99", text()])),
          (pick(["tap", "from", "looked", "found"]), pick(["1", "2", "99", text()])),
        ])
        request.headers.append(("Accept", Array("application/vnd.foldout.batch+json".utf8)))
      }
      if chance(4) { list(&request) }
      if chance(12) {
        request.path = "/t/people/\(Int.random(in: 1...3, using: &random))"
        request.query = encoded([("all", pick(["note", column(), text()]))])
      }
      if chance(8) { request.query = encoded([(pick(["lang", "zone", "picture", "v"]), text())]) }
      if chance(12) {
        request.query = encoded([(pick(["undo", "redo"]), column()), ("now", "n")])
      }
      if chance(6) { request.method = "HEAD" }
      if chance(30) { request.method = pick(["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]) }
    case 3...4:
      request.path = "/t/people/\(Int.random(in: 1...3, using: &random))"
      let kind = pick(["tap", "edit"])
      request.query = encoded([("open", column()), (kind, column()), ("from", text())])
      request.headers.append(("Accept", Array("application/vnd.foldout.batch+json".utf8)))
    case 6 where chance(2): act(&request)
    case 7...8: deed(&request)
    case 5 where chance(4):
      request.method = "POST"
      request.body = encoded([(pick(["lang", "zone"]), pick(["de", "ar", "Europe/Berlin", "xx"]))])
      request.headers.append(("Content-Type", Array("application/x-www-form-urlencoded".utf8)))
    case 10: if chance(4) { request.path = pick(world.pages) } else { deed(&request) }
    default: change(&request)
    }
    if chance(4) { request.headers.append(("Accept-Encoding", Array("gzip".utf8))) }
    if chance(4) {
      let languages = ["de", "nl", "ar-EG", "fa-IR-u-ca-persian", "he-u-ca-hebrew", "th", "*"]
      request.headers.append(("Accept-Language", Array(pick(languages).utf8)))
    }
    if chance(6) { request.headers.append(("Cookie", Array("zone=Asia/Tokyo; lang=nl".utf8))) }
    if chance(10) { request.headers.append(("Referer", Array("http://a/t/people?after=1".utf8))) }
    if chance(10) { request.headers.append(("Connection", Array("close".utf8))) }
    return request
  }

  /// Requests a page of a list, in a random order and at a random position.
  private mutating func list(_ request: inout FuzzRequest) {
    request.path = pick(world.lists)
    var pairs: [(String, String)] = []
    if !chance(4) {
      let orders = ["hired", "name", "day", "b", "k", "x", "~original.x", "", text()]
      pairs.append(("order", pick(["", "-", "+"]) + pick(orders)))
    }
    if chance(4) {
      pairs.append(("q", pick(["a", "%", "\"", "\0", text(), text() + " " + text()])))
    }
    if chance(5) {
      pairs.append(("last", pick(["1", "", text()])))
    } else {
      let keys = ["1", "2", "99", "1,a", "x", "~null", text()]
      pairs.append((pick(["after", "before"]), pick(keys)))
      if !chance(4) { pairs.append(("at", edge())) }
    }
    request.query = encoded(pairs)
  }

  /// Returns the sort values of a row as they appear in an address.
  private mutating func edge() -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      pick([
        "n", "i:1", "i:-9223372036854775808", "i:9e9", "r:1.5", "r:nan", "t:2002-08-14", "t:Ada",
        "t:", "b:00ff", "b:%", "T:99:0:0", text(), "t:\(text())", "t:" + FuzzSource.long,
      ])
    }.joined(separator: ",")
  }

  /// A text that pages shorten by default.
  static let long = String(repeating: "Ada is 36. ", count: 2000)

  private mutating func change(_ request: inout FuzzRequest) {
    let id = Int.random(in: 1...3, using: &random)
    request.method = "POST"
    request.path = "/t/people/\(id)"
    if chance(3) {
      request.headers.append(("Accept", Array("application/vnd.foldout.batch+json".utf8)))
    }
    var pairs: [(String, String)] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let name = column()
      let original = chance(6) ? text() : token(name, "people", id)
      pairs.append(("~original.\(name)", original))
      switch Int.random(in: 0..<12, using: &random) {
      case 0: pairs += [("~year.\(name)", pick(["2020", "0", "99999"])), ("~month.\(name)", "2")]
      case 1: pairs += [("~day.\(name)", "31"), ("~base.\(name)", "2020-02-29")]
      case 2:
        let kinds = [
          "pick", "base", "settle", "set", "now", "clear", "keep", "check", "press", "undo",
          "redo", "theirs", "refused", "shown", "value", "hour", "minute", "dayPeriod", "none",
        ]
        pairs.append(("~\(pick(kinds)).\(name)", text()))
      default: pairs.append((name, text()))
      }
    }
    let others = ["open", "tap", "edit", "from", "~undo", "altered"]
    if chance(5) { pairs.append((pick(others), text())) }
    guard chance(6) else {
      request.body = encoded(pairs)
      request.headers.append(("Content-Type", Array("application/x-www-form-urlencoded".utf8)))
      return
    }
    let opening = "--xyz\r\nContent-Disposition: form-data; name="
    let parts = pairs.map { "\(opening)\"\($0.0)\"\r\n\r\n\($0.1)\r\n" }
    let file = "\(opening)\"photo\"; filename=\"a.png\"\r\n\r\n"
    request.body =
      Array(parts.joined().utf8) + Array(file.utf8) + (chance(2) ? FuzzSource.picture : noise(40))
      + Array("\r\n--xyz--\r\n".utf8)
    request.headers.append(("Content-Type", Array("multipart/form-data; boundary=xyz".utf8)))
  }

  mutating func text() -> String {
    if chance(40) { return String(repeating: pick(FuzzSource.texts), count: 2000) }
    return chance(4) ? "\(pick(FuzzSource.texts))\(pick(FuzzSource.texts))" : pick(FuzzSource.texts)
  }

  mutating func column() -> String { pick(FuzzSource.columns) }

  mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  /// Returns true once in a number of times.
  mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &random) == 0
  }

  /// Returns random bytes.
  mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  func encoded(_ pairs: [(String, String)]) -> [UInt8] {
    func escaped(_ text: String) -> String {
      text.utf8.map { byte in
        switch byte {
        case 48...57, 65...90, 97...122, 45, 46, 95, 126: String(UnicodeScalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      }.joined()
    }
    return Array(pairs.map { "\(escaped($0.0))=\(escaped($0.1))" }.joined(separator: "&").utf8)
  }

  /// The smallest possible picture: one pixel, as a GIF.
  private static let picture: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x2C, 0,
    0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
  ]
}
