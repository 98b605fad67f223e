import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// Choice sections without script, and requests that none of the site's pages sends.
@Suite struct ChoiceSectionTests {
  private let site = FormSite("stays", Picks.rules, Picks())
  private var visitor: Visitor { site.visitor }
  private var path: String { site.path }

  @Test("3.7 A choice section is a fieldset of native controls")
  func aSectionIsAGroupOfNativeControls() async throws {
    let page = try PageReader.page(await visitor.get(path))
    let section = try #require(page.byID("s-letters"))
    try Snapshot.expect(html: section.html, is: "choice-section.html")
    let bounded = try #require(page.byID("s-days"))
    try Snapshot.expect(html: bounded.html, is: "choice-section-bounded.html")
    let single = try #require(page.byID("s-number"))
    #expect(
      single.all("input").filter { $0["type"] == "radio" }.map { $0["checked"] != nil } == [
        false, true, false,
      ])
  }

  @Test("The allowed number of options describes its group, in sections and in drawers")
  func howManyMayBeChosenIsToldBeforehand() async throws {
    let form = Form<Picks>("Rules") {
      Section(
        optionsOf: ChoiceField("Days", \.days, options: ["mon", "tue", "wed"]).choosing(2...)
      )
      .footer { "\($0.days.count) chosen" }
      Section("More") { ChoiceField("Skills", \.skills, options: ["swift", "go"]).choosing(...2) }
    }
    let site = FormSite("stays", form, Picks())
    let page = try PageReader.page(await site.visitor.get("\(site.path)?open=skills"))
    #expect(page.byID("t-days")?.text.contains("Choose at least 2.") == true)
    let described = page.all("fieldset").compactMap { $0["aria-describedby"] }
    #expect(described == ["t-days e-days", "l-skills"])
    #expect(page.byID("l-skills")?.text == "Choose up to 2.")
  }

  @Test("Saving the whole form stores options that were added, removed and picked")
  func aFormThatIsSentWholeChoosesAndGivesUp() async throws {
    let saved = try await visitor.send(path) { form in
      try form.pick("t:three", of: "~option.number")
      try form.check("t:b", of: "~option.letters")
      try form.check("t:a", of: "~option.letters", on: false)
    }
    #expect(saved.code == 303)
    #expect(try await site.cell("number") == .text("three"))
    #expect(try await site.cell("letters") == .text(#"["b","c"]"#))
    #expect(try await site.cell("days") == .text(#"["mon","tue"]"#))
    // A token without options clears a choice of several, and leaves a choice of one unchanged.
    let none = try await visitor.send(path) { form in
      for letter in ["t:b", "t:c"] { try form.check(letter, of: "~option.letters", on: false) }
      try form.turn("~option.number", on: false)
    }
    #expect(none.code == 303)
    #expect(try await site.cell("letters") == .text("[]"))
    #expect(try await site.cell("number") == .text("three"))
  }

  /// A folded drawer of several sends its token, too, but that clears nothing.
  @Test("A folded drawer keeps its options when the form is saved")
  func aFoldedDrawerGivesNothingUp() async throws {
    let saved = try await visitor.send(path) { try $0.check("t:b", of: "~option.letters") }
    #expect(saved.code == 303)
    #expect(try await site.cell("skills") == .text(#"["swift"]"#))
    let open = try await visitor.send("\(path)?open=skills") { form in
      try form.check("t:swift", of: "~option.skills", on: false)
    }
    #expect(open.code == 303)
    #expect(try await site.cell("skills") == .text("[]"))
  }

  @Test("Too many options are shown again with the reason")
  func tooManyAreShownAgainWithTheReason() async throws {
    let more = try await visitor.send(path) { form in
      for day in ["t:wed", "t:thu"] { try form.check(day, of: "~option.days") }
    }
    #expect(more.code == 422 && more.text.contains("Days takes at most 3."))
    let page = try PageReader.page(more)
    let checked = page.byID("s-days")?.all("input").filter { $0["checked"] != nil }
    #expect(checked?.compactMap { $0["value"] } == ["t:mon", "t:tue", "t:wed", "t:thu"])
    #expect(page.byID("r-days")?.byID("e-days") != nil)
    #expect(try await site.cell("days") == .text(#"["mon","tue"]"#))
  }

  /// Returns a request with options of a field, and the field's token.
  private func request(_ field: String, _ options: [String]) async throws -> [(String, String)] {
    let token = try #require(
      try FilledForm(await visitor.get(path)).value("~original.\(field)"))
    return options.map { ("~option.\(field)", $0) } + [("~original.\(field)", token)]
  }

  @Test(
    "Options that are not offered are refused with a sentence in their row, and nothing changes",
    arguments: [
      ("number", ["t:four"], "“four” isn’t an option for Pick a number."),
      ("number", ["one"], "“one” isn’t an option for Pick a number."),
      ("number", ["t:one", "t:three"], "Pick a number takes only one option; nothing was saved."),
      ("number", (1...1_990).map { "t:\($0)" }, "Pick a number takes only one option"),
      ("number", ["n"], "Pick a number"), ("number", [""], "Pick a number"),
      ("letters", ["t:a", "t:z"], "“z” isn’t an option for Pick some letters."),
      ("letters", ["i:1"], "isn’t an option for Pick some letters."),
      ("letters", ["n"], "isn’t an option for Pick some letters."),
      ("skills", ["t:cobol"], "“cobol” can’t be chosen for Skills now."),
      ("letters", (0..<1_900).map { "t:x\($0)" }, "“x0” isn’t an option for Pick some letters."),
      ("letters", ["t:" + String(repeating: "z", count: 1_000_000)], "the limit is 4 kB"),
    ])
  func whatIsNotOfferedIsRefused(
    field: String, options: [String], sentence: String
  ) async throws {
    let before = try await site.record
    let pairs = try await request(field, options)
    let address = "\(path)?open=\(field)"
    let answer = await visitor.post(address, pairs)
    #expect(answer.code == 422 && answer.body.count < 60_000)
    let line = try PageReader.page(answer).byID("e-\(field)")
    #expect(line?.text.contains(sentence) == true, "\(line?.text ?? "")")
    let batch = await visitor.post(address, pairs, Visitor.script)
    #expect(batch.code == 422 && batch.body.count < 60_000)
    #expect("\(try WireBatch(batch.body).ops)".contains(sentence))
    #expect(try await site.record == before)
  }

  @Test("The same option sent nearly two thousand times counts once")
  func sameOption() async throws {
    let pairs = try await request("letters", Array(repeating: "t:d", count: 1_900))
    #expect(await visitor.post(path, pairs).code == 303)
    #expect(try await site.cell("letters") == .text(#"["d"]"#))
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
