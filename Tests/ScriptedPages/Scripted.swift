// Only builds for tests can import what the writers of pages keep to themselves.
#if DEBUG || TESTED
  import BrowserDriver
  import FoldoutForms
  package import FoldoutWords

  @testable import FoldoutScreens
  @testable import FoldoutWeb

  /// A record's page whose rows and answers a walk writes itself, with the script as it is served.
  ///
  /// Walks import this module instead of the host, so that a change of the host's interface does
  /// not compile them again.
  package struct Scripted: Sendable {
    /// A part of the script that walks name.
    package enum Part: String, Sendable {
      case calendar, check, choices, moves, ribbon
    }

    /// The answer to a request: operations on the page, and the answer's status.
    package struct Reply: Sendable {
      package var status: String
      fileprivate var operations: [Operation]
      fileprivate var spelling: [String: String]

      /// Creates an answer. `spelling` replaces the names of some operations.
      package init(
        status: String = "200 OK", operations: [Operation] = [], spelling: [String: String] = [:]
      ) {
        self.status = status
        self.operations = operations
        self.spelling = spelling
      }

      /// The batch's bytes.
      fileprivate var json: [UInt8] {
        let batch = Batch(
          from: "1", to: "1", address: "/page", title: "Scripted", operations: operations.map(\.own)
        )
        let text = spelling.reduce(String(decoding: batch.json, as: UTF8.self)) {
          $0.replacing("[\"\($1.key)\"", with: "[\"\($1.value)\"")
        }
        return Array(text.utf8)
      }
    }

    /// An operation on the page, as the host has it.
    package enum Operation: Sendable {
      case delete(id: String)
      case insert(id: String, after: String, html: String)
      case move(id: String, after: String)
      case need(Part)
      case replace(id: String, html: String)
      case expanded(id: String, Bool)
      case error(id: String, html: String)
      case say(String)

      fileprivate var own: Batch.Operation {
        switch self {
        case .delete(let id): .delete(id: id)
        case .insert(let id, let after, let html): .insert(id: id, after: after, html: html)
        case .move(let id, let after): .move(id: id, after: after)
        case .need(let part): .need(address: Scripted.address(of: part))
        case .replace(let id, let html): .replace(id: id, html: html)
        case .expanded(let id, let isOpen): .expanded(id: id, isOpen)
        case .error(let id, let html): .error(id: id, html: html)
        case .say(let text): .say(text)
        }
      }
    }

    private let server: TestServer

    /// Serves the sections. A request gets the first reply whose text it contains, or else an empty
    /// batch.
    package init(
      _ sections: String..., words: Words = Words.all[0],
      replies: [(request: String, reply: Reply)] = []
    ) throws {
      // Markup is made of literals alone, so the sections take the place of a mark.
      let form: Markup = """
        <header id="head"><h1>Scripted</h1></header>\
        <form id="f" method="post" action="/page" data-at="/page" data-from="1" novalidate\
        \(ScriptTexts.record(words.messages, isNew: false)) autocomplete="off"\(needs: .moves, .rows, .undo, .unsent)>\
        <div id="sections">@</div><div id="undo" class="undo"></div></form>
        """
      let sections = sections.joined()
      var content = Markup.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
      content.appendInterpolation(form)
      for part in Assets.Part.allCases where sections.contains(Assets.served.address(of: part)) {
        content.needs.insert(Assets.Parts(part))
      }
      let page = PageShell(assets: .served).page(
        title: "Scripted", back: nil, content: Markup(stringInterpolation: content), words: words)
      let html = String(decoding: page, as: UTF8.self)
        .replacing("<div id=\"sections\">@", with: "<div id=\"sections\">\(sections)")
      server = try TestServer { request in
        let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        if path.hasPrefix("/_/") {
          guard let file = Assets.served.answer(String(path.dropFirst(3)), accepting: nil) else {
            return Scripted.answer("404 Not Found", "text/plain", [])
          }
          return Scripted.answer("200 OK", Scripted.type(of: path), file.body)
        }
        guard request.contains(Batch.mediaType) else {
          return Scripted.answer("200 OK", "text/html; charset=utf-8", Array(html.utf8))
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

    /// The page's address.
    package var address: String { "http://127.0.0.1:\(server.port)/page" }

    /// The requests that the server received.
    package var received: [String] { server.received }

    /// The bodies of the changes that the server received.
    package var changes: [String] {
      received.filter { $0.hasPrefix("POST") }.compactMap { request in
        request.firstRange(of: "\r\n\r\n").map { String(request[$0.upperBound...]) }
      }
    }

    /// Returns the address of a part of the script.
    package static func address(of part: Part) -> String {
      Assets.served.address(
        of: Assets.Part.allCases.first { "\($0)" == part.rawValue } ?? .moves)
    }
  }

  extension Scripted {
    /// Returns the attribute of an element that needs parts of the script.
    package static func needs(_ parts: Part...) -> String {
      " data-needs=\"\(parts.map(address(of:)).joined(separator: " "))\""
    }

    /// Returns a section of rows.
    package static func section(_ id: String, _ rows: String...) -> String { section(id, rows) }

    /// Returns a section of rows.
    package static func section(_ id: String, _ rows: [String]) -> String {
      """
      <section id="s-\(id)"><ul class="group" role="list" id="g-\(id)">\(rows.joined())</ul></section>
      """
    }

    /// Returns a row of text.
    package static func text(_ id: String, _ value: String) -> String {
      """
      <li id="r-\(id)" class="item" data-h="0"><div class="row"><label class="label" for="i-\(id)">\(id)</label>\
      <input id="i-\(id)" name="\(id)" value="\(value)"></div>\
      <input type="hidden" name="~original.\(id)" value="t:\(value)"></li>
      """
    }

    /// Returns a row of a choice. If `isJudged`, its texts are checked while they are typed.
    package static func owner(
      _ id: String, _ value: String, isOpen: Bool = false, isJudged: Bool = false
    ) -> String {
      """
      <li id="r-\(id)" class="item" data-h="286"\(isJudged ? " data-check=\"typed\"\(needs(.check))" : "")>\
      <button class="row" name="open" value="\(id)" aria-expanded="\(isOpen)">\
      <span class="label">\(id)</span> <bdi class="value">\(value)</bdi></button>\
      <input type="hidden" name="~original.\(id)" value="t:\(value)"></li>
      """
    }

    /// Returns the drawer of a choice with one option for each title.
    package static func drawer(
      _ id: String, _ titles: [String], chosen: String, other: String? = nil, clear: String? = nil
    ) -> String {
      let options = titles.map { title in
        ChoiceFace.Option(
          value: "t:\(title)", title: title, isChosen: title == chosen, remark: nil)
      }
      let face = ChoiceFace(
        options: options, other: other.map { OtherFace(caption: $0, text: "", kind: .text) },
        clear: clear)
      let drawer = DrawerFace(
        id: .field(FieldID(id)), label: id, editor: .choice(face), problem: nil, mark: nil)
      let markup: Markup = """
        <li id="d-\(id)" class="drawer"><div class="fold"><div class="content">\
        \(ChoiceEditor.drawer(face, drawer, RecordLinks(path: "/", address: "/")))</div></div></li>
        """
      return markup.text
    }
  }
#endif
