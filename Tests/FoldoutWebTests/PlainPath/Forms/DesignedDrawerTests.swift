import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Drawers that the program designs as HTML.
@Suite("Designed drawers") struct DesignedDrawerTests {
  private struct Review: Sendable {
    var stars = 2
    var note = "<b>"
  }

  private static let form = Form<Review>("Review") {
    Section("") {
      NumberField("Stars", \.stars).range(1...5).drawer { context in
        """
        <p class="actions"><button \(context.change(\.stars, to: 5))>\(context.record.note)</button>\
        <button \(context.change("none", to: .none))>None</button></p>
        """
      }
      TextField("Note", \.note)
    }
  }

  private let site = FormSite("reviews", DesignedDrawerTests.form, Review())

  @Test("10.1 The page has the program's markup in the drawer, escaped by construction")
  func markup() async throws {
    let page = try PageReader.page(await site.visitor.get("\(site.path)?open=stars"))
    let drawer = try #require(page.byID("d-stars"))
    let buttons = drawer.all("button")
    #expect(buttons.map(\.text) == ["<b>", "None"])
    #expect(buttons[0]["name"] == "~set.stars" && buttons[0]["value"] == "5")
    #expect(buttons[1]["disabled"] != nil && buttons[1]["title"] == "The form has no field “none”.")
    #expect(page.byID("r-stars")?.all("button").first?["aria-expanded"] == "true")
  }

  @Test("10.3 Its button stores the value, with and without script")
  func stores() async throws {
    let open = "\(site.path)?open=stars"
    let answer = try await site.visitor.send(open, pressing: "~set.stars", "5")
    #expect(answer.code == 303)
    #expect(try await site.cell("stars") == .integer(5))
    let page = await site.visitor.get(open)
    let from = try #require(try FilledForm(page).value("from"))
    let batch = await site.visitor.post(
      open,
      [("note", "x"), ("~original.note", Token(.text("<b>")).text), ("from", from)],
      Visitor.script)
    // The drawer shows the note, so it is drawn again.
    let redrawn = try WireBatch(batch.body).ops.contains { operation in
      if case .replace("d-stars", let html) = operation {
        html.contains(">x</button>")
      } else {
        false
      }
    }
    #expect(redrawn)
  }

  private struct Sheet: Sendable {
    var isOn = true
    var extras: Set<String> = ["sauna"]
    var day: LocalDate? = LocalDate(year: 2026, month: 5, day: 3)
    var password = "geheim"
    var note = ""
  }

  private static let sheet = Form<Sheet>("Sheet") {
    Section("") {
      SwitchField("Is on", \.isOn).drawer { _ in "<p>On</p>" }
      ChoiceField("Extras", \.extras, options: ["sauna", "supper"]).choosing(1...2)
        .drawer { context in "<p><button \(context.change(\.extras, to: []))>None</button></p>" }
      DateField("Day", \.day).limits(to: LocalDate(year: 2026, month: 12, day: 31))
        .drawer { context in "<p>\(context.record.password)</p>" }
      SecretField("Password", \.password)
      TextField("Note", \.note)
    }
  }

  @Test("10.3 A page that is saved whole changes no value that only a designed drawer edits")
  func saves() async throws {
    let site = FormSite("sheets", Self.sheet, Sheet())
    for row in ["is_on", "extras", "day"] {
      let answer = try await site.visitor.send("\(site.path)?open=\(row)") {
        try $0.type("x\(row)", into: "note")
      }
      #expect(answer.code == 303)
    }
    #expect(try await site.cell("is_on") == .integer(1))
    #expect(try await site.cell("extras")?.string == "[\"sauna\"]")
  }

  @Test("10.3 The field's rules and titles stay, and its record has no secret")
  func rules() async throws {
    let site = FormSite("sheets", Self.sheet, Sheet())
    let none = try await site.visitor.send("\(site.path)?open=extras", pressing: "~use.extras")
    #expect(none.code == 422)
    let page = await site.visitor.get("\(site.path)?open=day")
    #expect(page.text.contains("05/03/2026") && !page.text.contains("geheim"))
    let late = await site.visitor.post(
      site.path, [("~set.day", "2027-01-01"), ("~original.day", "t:2026-05-03")])
    #expect(late.code == 422)
  }
}
