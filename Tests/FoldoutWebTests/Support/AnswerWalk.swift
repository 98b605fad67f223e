import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import Foundation
import HTTPTypes

@testable import FoldoutApp
@testable import FoldoutWeb

/// A seeded walk through a site: it follows links, fills in forms with and without the script,
/// searches and changes the language, and keeps every answer as text.
///
/// Random numbers of the process, such as tickets, are replaced by their order of appearance, so
/// that the same walk has the same answers in another process.
struct AnswerWalk {
  /// The answers so far: each with its request, status, headers and body.
  private(set) var answers: [String] = []

  private var visitor: Visitor
  private var random: SeededGenerator
  private let starts: [String]
  private var page: SiteResponse?
  private var document: Element?
  private var names: [Substring: String] = [:]

  /// A walk through a site that begins at some addresses.
  init(_ visitor: Visitor, from starts: [String], seed: UInt64) {
    self.visitor = visitor
    self.starts = starts
    random = SeededGenerator(seed: seed)
    let numbers = Counter()
    self.visitor.tickets = TicketIssuer(
      processID: String(repeating: "1", count: 32), now: { Visitor.now },
      makeTicket: { time in
        let digits = String(UInt64(time.timeIntervalSince1970 * 1000), radix: 16)
        let number = String(numbers.next(), radix: 16)
        return InsertionTicket(
          wire: String(repeating: "0", count: 12 - digits.count) + digits
            + String(repeating: "0", count: 32 - number.count) + number)
      })
  }

  /// Counts the tickets of a walk.
  private final class Counter: @unchecked Sendable {
    // One walk uses it, which sends one request at a time.
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// Walks on until there are so many answers.
  mutating func walk(to count: Int) async throws {
    while answers.count < count {
      guard let document, document.all("a").count + document.all("form").count > 0 else {
        try await begin()
        continue
      }
      switch Int.random(in: 0..<20, using: &random) {
      case 0: try await begin()
      case 1...5: try await follow(in: document)
      case 6...10: try await submit(in: document)
      case 11...12: try await tap(in: document)
      case 13...17: try await change(in: document)
      default: try await search(in: document)
      }
    }
  }

  /// Opens one of the first pages, in another language.
  private mutating func begin() async throws {
    visitor.headers[.acceptLanguage] = ["en", "de", "nl", "ar"].randomElement(using: &random)
    try await open(starts.randomElement(using: &random) ?? "/")
  }

  private mutating func open(_ address: String) async throws {
    let answer = await visitor.get(address)
    await keep(answer, "GET \(address)")
    if let location = answer.location, location.hasPrefix("/") {
      let next = await visitor.get(location)
      await keep(next, "GET \(location)")
      return show(next)
    }
    show(answer)
  }

  /// Makes an answer the page on which the walk goes on, if it is one.
  private mutating func show(_ answer: SiteResponse) {
    page = answer
    document = try? PageReader.page(answer)
  }

  private mutating func follow(in document: Element) async throws {
    let links = document.all("a").compactMap { $0["href"] }.filter { $0.hasPrefix("/") }
    let pictures = document.all("img").compactMap { $0["src"] }
    if let picture = pictures.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) == 0
    {
      await keep(await visitor.get(picture), "GET \(picture)")
    }
    guard let link = links.randomElement(using: &random) else { return try await begin() }
    try await open(link)
  }

  /// Fills in the page's form and presses one of its buttons, as without script.
  private mutating func submit(in document: Element) async throws {
    guard let page, let own = document.byID("f"), var form = try? FilledForm(page) else {
      return try await begin()
    }
    let controls = own.all(where: \.isControl)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      guard let control = controls.randomElement(using: &random) else { break }
      fill(control, in: &form)
    }
    // Without its only record a site has nothing to show.
    let buttons = own.all("button").filter { button in
      button["name"] != nil && button["disabled"] == nil
        && (starts.count > 1
          || button["class"]?.contains("bad") != true
            && button["name"] != PageParameter.removing.rawValue)
    }
    let button = buttons.randomElement(using: &random)
    let pairs = try form.pairs(pressing: button?["name"], button?["value"])
    let answer = await visitor.post(form.action, pairs)
    await keep(answer, "POST \(form.action) \(button?["name"] ?? "Save")")
    guard let location = answer.location else { return show(answer) }
    try await open(location)
  }

  private mutating func fill(_ control: Element, in form: inout FilledForm) {
    guard let name = control["name"] else { return }
    let text = AnswerWalk.texts.randomElement(using: &random) ?? ""
    switch (control.name, control["type"]) {
    case ("select", _):
      let option = control.all("option").randomElement(using: &random)
      if let option { try? form.pick(option["value"] ?? option.text, of: name) }
    case (_, "checkbox"): try? form.turn(name, on: Bool.random(using: &random))
    case (_, "radio"): try? form.pick(control["value"] ?? "on", of: name)
    case (_, "hidden"), (_, "file"): break
    default: try? form.type(text, into: name)
    }
  }

  private static let texts = [
    "", "Bo", "12", "-3.5", "2026-03-31", "02/30/2026", "18:45", "bo@example.org", "1", "x y",
    "Ada & <b>", "one\ntwo",
  ]

  /// Taps a row, as the script does.
  private mutating func tap(in document: Element) async throws {
    guard let form = document.byID("f"), let action = form["action"] else {
      return try await begin()
    }
    let rows = form.all("button").filter { $0["name"] == "open" }.compactMap { $0["value"] }
    guard let row = rows.randomElement(using: &random) else { return try await begin() }
    let mark = action.contains("?") ? "&" : "?"
    let address =
      "\(action)\(mark)from=\(PercentCoding.encode(form["data-from"] ?? ""))"
      + "&tap=\(PercentCoding.encode(row))"
    await keep(await visitor.batch(address), "TAP \(action) \(row)")
  }

  /// Changes one control, as the script does; the page stays, so that later changes may conflict.
  private mutating func change(in document: Element) async throws {
    guard let form = document.byID("f"), let action = form["action"],
      let control = form.all(where: { $0.isControl && $0["type"] != "hidden" })
        .randomElement(using: &random), let name = control["name"]
    else { return try await follow(in: document) }
    var value = AnswerWalk.texts.randomElement(using: &random) ?? ""
    if control.name == "select" {
      let option = control.all("option").randomElement(using: &random)
      value = option.map { $0["value"] ?? $0.text } ?? value
    }
    if let own = control["value"], control["type"] == "radio" || control["type"] == "checkbox" {
      value = own
    }
    let field =
      name.hasPrefix("~")
      ? String(name.drop { $0 != "." }.dropFirst()) : name
    var pairs = [(name, value), ("from", form["data-from"] ?? "")]
    for aspect in ["~original.", "~base."] {
      let token = form.all("input").first { $0["name"] == aspect + field }?["value"]
      if let token { pairs.append((aspect + field, token)) }
    }
    let answer = await visitor.post(action, pairs, Visitor.script)
    await keep(answer, "CHANGE \(action) \(name)=\(value)")
  }

  /// Sends the form of a search, an order or a setting.
  private mutating func search(in document: Element) async throws {
    let forms = document.all("form").filter { $0["id"] != "f" && $0["action"] != nil }
    guard let form = forms.randomElement(using: &random), let action = form["action"] else {
      return try await begin()
    }
    var pairs: [(String, String)] = []
    for control in form.all(where: \.isControl) {
      guard let name = control["name"] else { continue }
      let options = control.all("option").map { $0["value"] ?? $0.text }
      let value =
        control.name == "select"
        ? options.randomElement(using: &random)
        : control["type"] == "hidden"
          ? control["value"] : ["a", "Bo", "2026"].randomElement(using: &random)
      pairs.append((name, value ?? ""))
    }
    if form["method"] == "post" {
      await keep(await visitor.post(action, pairs), "POST \(action)")
    } else {
      try await open("\(action.prefix { $0 != "?" })?\(FormBody.encode(pairs))")
    }
  }

  /// Keeps an answer, with the numbers of this process replaced.
  private mutating func keep(_ answer: SiteResponse, _ request: String) async {
    let body = (try? await answer.whole()) ?? []
    let headers = answer.headers.map { "\($0.name): \($0.value)" }.sorted()
    let lines =
      [request, "\(answer.code)"] + headers + ["", String(decoding: body, as: UTF8.self)]
    answers.append(named(lines.joined(separator: "\n")))
  }

  private mutating func named(_ text: String) -> String {
    var named = ""
    var rest = text[...]
    // Numbers of 64 bits, UUIDs, marks and tokens of secrets, and the digests in names of files.
    let numbers =
      /[0-9a-f]{16,}|[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}|[ms](?::|%3A)[0-9a-f]+|\.[0-9a-f]{12}\./
    while let match = rest.firstMatch(of: numbers) {
      named += rest[..<match.range.lowerBound]
      if match.0.hasPrefix(".") {
        named += "."
      } else {
        let name = names[match.0] ?? "#\(names.count)"
        names[Substring(String(match.0))] = name
        named += name
      }
      rest = rest[match.range.upperBound...]
    }
    return named + rest
  }
}
