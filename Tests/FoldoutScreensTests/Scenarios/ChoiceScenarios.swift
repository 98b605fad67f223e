import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// A value with a choice, one of whose options a rule refuses.
private struct Order: Sendable {
  var size: String? = "small"

  static let form = Form<Order>("Order") {
    Section("") {
      ChoiceField("Size", \.size, options: ["small", "large"]).rule { value, _ in
        value == .text("large") ? "Large is sold out. Choose another size." : nil
      }
    }
  }
}

/// Options that are typed, that are gone, and that two people choose, on a host that is no browser.
@Suite struct ChoiceScenarios {
  @Test("1.41 A typed status is the option of that name, or a value of its own")
  func typed() throws {
    var scene = try Scene(open: ["status"])
    for text in ["Married", " married ", "MARRIED"] {
      scene.host.type(text, into: "status")
      scene.host.leave()
      #expect(scene.stored("status") == .text("married"))
      #expect(scene.lines("status").contains("(•) Married\n"))
      #expect(!scene.lines("status").contains("Not one of the options"))
      scene.host.choose("status", "Single")
    }
    scene.host.type("wed", into: "status")
    scene.host.leave()
    #expect(scene.stored("status") == .text("wed"))
    #expect(scene.lines("status").contains("(•) wed Not one of the options"))
  }

  @Test("An option that another field's change removed is refused, and nothing is stored")
  func gone() throws {
    var scene = try Scene(open: ["city"])
    scene.store.changeElsewhere(.text("Spain"), in: "country")
    scene.host.choose("city", "Milan")
    #expect(scene.lines("city").contains("! “Milan” isn’t an option for City."))
    #expect(scene.lines("city").contains("( ) Madrid\n"))
    #expect(scene.stored("city") == .text("Rome"))
    // Also where it goes while the change is on its way.
    var late = try Scene(open: ["city"])
    late.store.beforeAnswering = { store, _ in
      store.beforeAnswering = nil
      store.changeElsewhere(.text("Spain"), in: "country")
    }
    late.host.choose("city", "Milan")
    #expect(late.lines("city").contains("! “Milan” isn’t an option for City."))
    #expect(late.stored("city") == .text("Rome"))
    late.host.choose("city", "Madrid")
    #expect(late.stored("city") == .text("Madrid"))
  }

  @Test("A rule that refuses an offered option says so under the row")
  func rule() throws {
    var scene = try Scene(Order.form, Order(), open: ["size"])
    scene.host.choose("size", "large")
    #expect(scene.lines("size").contains("! Large is sold out. Choose another size."))
    #expect(scene.stored("size") == .text("small"))
    scene.host.choose("size", "small")
    #expect(!scene.lines("size").contains("!"))
  }

  @Test("A conflict of two choices shows both values and lets the person choose")
  func conflict() throws {
    var scene = try Scene(open: ["status"])
    scene.store.changeElsewhere(.text("single"), in: "status")
    scene.host.choose("status", "Married")
    #expect(scene.lines("status").contains("[Use “Married”] [Keep “Single”]"))
    #expect(scene.stored("status") == .text("single"))
    scene.host.use("status")
    #expect(scene.stored("status") == .text("married"))
    scene.store.changeElsewhere(.text("wed"), in: "status")
    scene.host.choose("status", "Single")
    #expect(scene.stored("status") == .text("wed"))
    scene.host.keep("status")
    #expect(scene.stored("status") == .text("wed"))
    #expect(!scene.lines("status").contains("!"))
  }
}
