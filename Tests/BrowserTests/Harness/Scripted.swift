import BrowserDriver
import FoldoutForms
import FoldoutWords

@testable import FoldoutScreens
@testable import FoldoutWeb

/// A record's page whose rows and answers a test writes itself, with the script as it is served.
struct Scripted {
  /// The answer to a request: operations on the page, and the answer's status.
  struct Reply: Sendable {
    var status = "200 OK"
    var operations: [Batch.Operation] = []
    /// Replacements for the names of some operations.
    var spelling: [String: String] = [:]

    /// The batch's bytes.
    fileprivate var json: [UInt8] {
      let batch = Batch(
        from: "1", to: "1", address: "/page", title: "Scripted", operations: operations)
      let text = spelling.reduce(String(decoding: batch.json, as: UTF8.self)) {
        $0.replacing("[\"\($1.key)\"", with: "[\"\($1.value)\"")
      }
      return Array(text.utf8)
    }
  }

  let server: TestServer

  /// Serves the sections. A request gets the first reply whose text it contains, or else an empty
  /// batch.
  init(
    _ sections: Markup..., words: Words = Manner.touchInEnglish.words,
    replies: [(request: String, reply: Reply)] = []
  ) throws {
    let content: Markup = """
      <header id="head"><h1>Scripted</h1></header>\
      <form id="f" method="post" action="/page" data-at="/page" data-from="1" novalidate\
      \(ScriptTexts.record(words.messages, isNew: false)) autocomplete="off"\(needs: .moves, .rows, .undo, .unsent)>\
      <div id="sections">\(sections)</div><div id="undo" class="undo"></div></form>
      """
    let page = PageShell(assets: .served)
      .page(title: "Scripted", back: nil, content: content, words: words)
    server = try TestServer { request in
      let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      if path.hasPrefix("/_/") {
        guard let file = Assets.served.answer(String(path.dropFirst(3)), accepting: nil) else {
          return Scripted.answer("404 Not Found", "text/plain", [])
        }
        return Scripted.answer("200 OK", Scripted.type(of: path), file.body)
      }
      guard request.contains(Batch.mediaType) else {
        return Scripted.answer("200 OK", "text/html; charset=utf-8", page)
      }
      let reply = replies.first { request.contains($0.request) }?.reply ?? Reply()
      return Scripted.answer(reply.status, Batch.mediaType, reply.json)
    }
  }

  private static func type(of path: String) -> String {
    path.hasSuffix(".js")
      ? "text/javascript" : path.hasSuffix(".css") ? "text/css" : "image/svg+xml"
  }

  private static func answer(_ status: String, _ type: String, _ body: [UInt8]) -> String {
    """
    HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\
    Connection: close\r\n\r\n
    """ + String(decoding: body, as: UTF8.self)
  }

  /// Opens the page, and waits until the parts that it names have begun.
  func open(on page: Page) throws {
    try page.open("http://127.0.0.1:\(server.port)/page")
    try page.waitForParts()
  }

  /// The bodies of the changes that the server received.
  var changes: [String] {
    server.received.filter { $0.hasPrefix("POST") }.compactMap { request in
      request.firstRange(of: "\r\n\r\n").map { String(request[$0.upperBound...]) }
    }
  }
}

extension Scripted {
  /// A section of rows.
  static func section(_ id: String, _ rows: Markup...) -> Markup { section(id, rows) }

  /// A section of rows.
  static func section(_ id: String, _ rows: [Markup]) -> Markup {
    "<section id=\"s-\(id)\"><ul class=\"group\" role=\"list\" id=\"g-\(id)\">\(rows)</ul></section>"
  }

  /// A row of text.
  static func text(_ id: String, _ value: String) -> Markup {
    """
    <li id="r-\(id)" class="item" data-h="0"><div class="row"><label class="label" for="i-\(id)">\(id)</label>\
    <input id="i-\(id)" name="\(id)" value="\(value)"></div>\
    <input type="hidden" name="~original.\(id)" value="t:\(value)"></li>
    """
  }

  /// A row of a choice. If `isJudged`, its texts are checked while they are typed.
  static func owner(
    _ id: String, _ value: String, isOpen: Bool = false, isJudged: Bool = false
  ) -> Markup {
    let open: Markup = isOpen ? "true" : "false"
    let check: Markup = isJudged ? " data-check=\"typed\"\(needs: .check)" : ""
    return """
      <li id="r-\(id)" class="item" data-h="286"\(check)><button class="row" name="open" value="\(id)" \
      aria-expanded="\(open)"><span class="label">\(id)</span> <bdi class="value">\(value)</bdi></button>\
      <input type="hidden" name="~original.\(id)" value="t:\(value)"></li>
      """
  }

  /// The drawer of a choice with one option for each title.
  static func drawer(
    _ id: String, _ titles: [String], chosen: String, other: String? = nil, clear: String? = nil
  ) -> Markup {
    let options = titles.map { title in
      ChoiceFace.Option(
        value: "t:\(title)", title: title, isChosen: title == chosen, remark: nil)
    }
    let face = ChoiceFace(
      options: options, other: other.map { OtherFace(caption: $0, text: "", kind: .text) },
      clear: clear)
    let drawer = DrawerFace(
      id: .field(FieldID(id)), label: id, editor: .choice(face), problem: nil, mark: nil)
    return """
      <li id="d-\(id)" class="drawer"><div class="fold"><div class="content">\
      \(ChoiceEditor.drawer(face, drawer, RecordLinks(path: "/", address: "/")))</div></div></li>
      """
  }
}
