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
}
