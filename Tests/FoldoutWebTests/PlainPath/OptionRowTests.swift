import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// Choice sections without script, and requests that none of the site's pages sends.
@Suite struct OptionRowTests {
  private let memory: MemoryStore
  private let visitor: Visitor
  private static let path = "/t/stays/1"

  init() {
    let form = Picks.rules.byColumns(template: Picks())
    let table = form.matchingTable
    memory = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [table.name: [Picks.rules.columns(of: Picks())]])
    visitor = Visitor(memory, forms: [table.name: form], language: "en")
  }

  private func stored(_ column: String) async throws -> StoredValue? {
    try await memory.record(RecordKey([.integer(1)]), in: "stays")?.record[column]
  }

  private func post(_ pairs: [(String, String)]) async throws -> SiteResponse {
    await visitor.post(Self.path, pairs)
  }

  private func token(_ field: String) async throws -> (String, String) {
    let name = "~original.\(field)"
    let form = try FilledForm(await visitor.get(Self.path))
    return (name, try #require(form.value(name)))
  }

  @Test("A choice section is a fieldset of native controls")
  func aSectionIsAGroupOfNativeControls() async throws {
    let page = try PageReader.page(await visitor.get(Self.path))
    let section = try #require(page.byID("s-letters"))
    try Snapshot.expect(html: section.html, is: "choice-section.html")
    let bounded = try #require(page.byID("s-days"))
    try Snapshot.expect(html: bounded.html, is: "choice-section-bounded.html")
    let group = try #require(section.all("fieldset").first)
    #expect(group.elements.first?.name == "legend")
    #expect(group.all("input").filter { $0["type"] == "checkbox" }.count == 4)
    let single = try #require(page.byID("s-number"))
    #expect(
      single.all("input").filter { $0["type"] == "radio" }.map { $0["checked"] != nil } == [
        false, true, false,
      ])
  }

  /// The sentence describes the group after the form's own footer, and appears in drawers, too.
  @Test("The allowed number of options is stated before choosing")
  func howManyMayBeChosenIsToldBeforehand() async throws {
    let words = ["swift", "rust", "go"]
    let form = Form<Picks>("Rules") {
      ChoiceSection(ChoiceField("Days", \.days, options: ["mon", "tue", "wed"]).choosing(2...))
        .footer { "\($0.days.count) chosen" }
      Section("More") { ChoiceField("Skills", \.skills, options: words).choosing(...2) }
    }.byColumns(template: Picks())
    let table = form.matchingTable
    let memory = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [table.name: [Picks.rules.columns(of: Picks())]])
    let visitor = Visitor(memory, forms: [table.name: form], language: "en")
    let page = try PageReader.page(await visitor.get("\(Self.path)?open=skills"))
    #expect(
      page.byID("t-days")?.html.contains("2 chosen<br>Choose at least 2.") == true
        || page.byID("t-days")?.text.contains("Choose at least 2.") == true)
    let described = page.all("fieldset").compactMap { $0["aria-describedby"] }
    #expect(described == ["t-days e-days", "l-skills"])
    #expect(page.byID("l-skills")?.text == "Choose up to 2.")
    let german = Visitor(memory, forms: [table.name: form], language: "de")
    let other = try PageReader.page(await german.get("\(Self.path)?open=skills"))
    #expect(other.byID("l-skills")?.text == "Höchstens 2 auswählen.")
  }

  @Test("Saving the whole form stores options that were added, removed and picked")
  func aFormThatIsSentWholeChoosesAndGivesUp() async throws {
    let saved = try await visitor.send(Self.path) { form in
      try form.pick("t:three", of: "~option.number")
      try form.check("t:b", of: "~option.letters")
      try form.check("t:a", of: "~option.letters", on: false)
    }
    #expect(saved.code == 303)
    #expect(try await stored("number") == .text("three"))
    #expect(try await stored("letters") == .text(#"["b","c"]"#))
    #expect(try await stored("days") == .text(#"["mon","tue"]"#))
    // A token without options clears a choice of several, and leaves a choice of one unchanged.
    let none = try await visitor.send(Self.path) { form in
      for letter in ["t:b", "t:c"] { try form.check(letter, of: "~option.letters", on: false) }
      try form.turn("~option.number", on: false)
    }
    #expect(none.code == 303)
    #expect(try await stored("letters") == .text("[]"))
    #expect(try await stored("number") == .text("three"))
  }

  /// A folded drawer of several sends its token, too, but that clears nothing.
  @Test("A folded drawer keeps its options when the form is saved")
  func aFoldedDrawerGivesNothingUp() async throws {
    let saved = try await visitor.send(Self.path) { try $0.check("t:b", of: "~option.letters") }
    #expect(saved.code == 303)
    #expect(try await stored("skills") == .text(#"["swift"]"#))
    let open = try await visitor.send("\(Self.path)?open=skills") { form in
      try form.check("t:swift", of: "~option.skills", on: false)
    }
    #expect(open.code == 303)
    #expect(try await stored("skills") == .text("[]"))
  }

  @Test("A choice of at most one option can be cleared by a button")
  func clearIsAButtonOfAtMostOne() async throws {
    _ = try await visitor.send(Self.path) { try $0.pick("t:red", of: "~option.colour") }
    #expect(try await stored("colour") == .text("red"))
    _ = try await visitor.send(Self.path, pressing: "~clear.colour")
    #expect(try await stored("colour") == .null)
  }

  @Test("Too many or too few options are shown again with the reason")
  func tooManyAndTooFewAreShownAgainWithTheReason() async throws {
    let more = try await visitor.send(Self.path) { form in
      for day in ["t:wed", "t:thu"] { try form.check(day, of: "~option.days") }
    }
    #expect(more.code == 422 && more.text.contains("Days takes at most 3."))
    let page = try PageReader.page(more)
    let checked = page.byID("s-days")?.all("input").filter { $0["checked"] != nil }
    #expect(checked?.compactMap { $0["value"] } == ["t:mon", "t:tue", "t:wed", "t:thu"])
    #expect(page.byID("r-days")?.byID("e-days") != nil)
    let fewer = try await visitor.send(Self.path) { form in
      try form.check("t:mon", of: "~option.days", on: false)
    }
    #expect(
      fewer.code == 422 && fewer.text.contains("Choose at least 2 for Days; chosen so far: 1."))
    #expect(try await stored("days") == .text(#"["mon","tue"]"#))
  }

  @Test("Options that are not offered are refused with a sentence, and nothing changes")
  func whatIsNotOfferedIsRefused() async throws {
    let cases: [(field: String, options: [String], sentence: String)] = [
      ("number", ["t:four"], "“four” isn’t an option for Pick a number."),
      ("number", ["t:one", "t:three"], "Pick a number takes only one option; nothing was saved."),
      ("number", ["n"], "Pick a number"), ("number", [""], "Pick a number"),
      ("letters", ["t:a", "t:z"], "“z” isn’t an option for Pick some letters."),
      ("letters", ["i:1"], "isn’t an option for Pick some letters."),
      ("letters", ["n"], "isn’t an option for Pick some letters."),
      ("skills", ["t:cobol"], "“cobol” can’t be chosen for Skills now."),
      ("letters", (0..<1_900).map { "t:x\($0)" }, "“x0” isn’t an option for Pick some letters."),
      ("letters", ["t:" + String(repeating: "z", count: 5_000)], "is too long: the limit is 4 kB"),
    ]
    for (field, options, sentence) in cases {
      let before = try await stored(field)
      let answer = try await post(options.map { ("~option.\(field)", $0) } + [token(field)])
      #expect(answer.code == 422, "\(field) \(options.prefix(2))")
      #expect(
        PageReader.sentence(answer, of: field).contains(sentence),
        "\(field) \(options.prefix(2)): \(PageReader.sentence(answer, of: field))")
      #expect(try await stored(field) == before, "\(field)")
    }
    // The same option sent nearly two thousand times counts once.
    let same = try await post(
      (0..<1_900).map { _ in ("~option.letters", "t:d") } + [token("letters")])
    #expect(same.code == 303)
    #expect(try await stored("letters") == .text(#"["d"]"#))
  }
}

extension PageReader {
  /// Returns the sentence under a field's options.
  fileprivate static func sentence(_ answer: SiteResponse, of field: String) -> String {
    (try? page(answer))?.byID("e-\(field)")?.text ?? ""
  }
}

extension Element {
  /// The element as HTML, with a line for each tag.
  fileprivate var html: String {
    let names = attributes.keys.sorted().map { " \($0)=\"\(attributes[$0] ?? "")\"" }.joined()
    let inner = children.map { node in
      switch node {
      case .element(let element): element.html
      case .text(let text): text
      }
    }
    return "<\(name)\(names)>\n\(inner.joined(separator: "\n"))\n"
      .replacing(#/\/_\/[^ "]+/#, with: "/_/…")
  }
}
