import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of a month of a year as a field, on the text host. Today is 9 March 2026.
@Suite struct YearMonthScenarios {
  private struct Card: Sendable {
    var name = "Ada"
    var valid: YearMonth? = YearMonth(year: 2027, month: 11)
    var since: YearMonth?
    var until: YearMonth? = YearMonth(year: 2019, month: 2)

    static let form = Form<Card>("Card") {
      Section("") {
        TextField("Name", \.name).id("name")
        YearMonthField("Valid", \.valid).id("valid")
        YearMonthField("Since", \.since).id("since").limits(to: YearMonth(year: 2025, month: 6))
        YearMonthField("Until", \.until).id("until")
          .limits(from: YearMonth(year: 2026, month: 1), to: YearMonth(year: 2028, month: 4))
      }
    }
  }

  private func open(_ field: FieldID, _ locale: String = "en") throws -> Scene {
    var scene = try Scene(Card.form, Card(), environment: .reader(locale))
    scene.host.tap(field)
    return scene
  }

  @Test("4.54 Wheels for month and year unfold, and each turn is stored")
  func turned() throws {
    var scene = try open("valid")
    #expect(
      scene.lines("valid") == """
        ▾ Valid: November 2027
            Month: November · Year: 2027
            Type a month: [November 2027]
            in Berlin [This month] [Clear]
        """)
    scene.host.turn("valid", .month, to: 2)
    #expect(scene.stored("valid") == .text("2027-02"))
    scene.host.turn("valid", .year, to: 2031)
    #expect(scene.stored("valid") == .text("2031-02"))
    #expect(
      scene.lines("valid").hasPrefix("▾ Valid: February 2031\n    Month: February · Year: 2031"))
    #expect(scene.host.reports.map(\.field) == ["valid", "valid"])
    scene.host.undo("valid")
    #expect(scene.stored("valid") == .text("2027-02"))
  }

  @Test(
    "4.54 A month is typed in ISO 8601, in numbers or by name",
    arguments: [
      ("en", "2026-08"), ("en", "8/2026"), ("en", "August 2026"), ("de", "08.2026"),
      ("de", "August 2026"), ("ar", "٨/٢٠٢٦"),
    ])
  func typed(locale: String, text: String) throws {
    var scene = try open("valid", locale)
    scene.host.type(text, into: "valid")
    scene.host.leave()
    #expect(scene.stored("valid") == .text("2026-08"), "\(scene.lines("valid"))")
  }

  @Test("4.55 With no month the wheels show the current or the nearest allowed month")
  func none() throws {
    var scene = try open("since")
    #expect(
      scene.lines("since") == """
        ▾ Since: -
            (Month: June · Year: 2025)
            Type a month: ‹e.g. August 2026›
        """)
    scene.host.takeProposal("since")
    #expect(scene.stored("since") == .text("2025-06"))
    scene.host.clear("since")
    #expect(scene.stored("since") == .null)
    scene.host.tap("valid")
    scene.host.setToNow("valid")
    #expect(scene.stored("valid") == .text("2026-03"))
    scene.host.clear("valid")
    #expect(scene.lines("valid").contains("(Month: March · Year: 2026)"))
  }

  @Test("4.56 Turning beyond the limits stops at them, and typing beyond them is refused")
  func limits() throws {
    var scene = try open("until")
    // A stored month beyond the limits is shown as it is, and changed only by a choice.
    #expect(
      scene.lines("until").hasPrefix("▾ Until: February 2019\n    Month: February · Year: 2019"))
    scene.host.tap("name")
    #expect(scene.stored("until") == .text("2019-02"))
    scene.host.tap("until")
    for (text, sentence) in [
      ("2025-12", "That’s too early: the first month allowed is January 2026."),
      ("May 2028", "That’s too late: the last month allowed is April 2028."),
      ("2026-13", "There is no month 13"), ("soon", "“soon” isn’t a month and year."),
    ] {
      scene.host.type(text, into: "until")
      scene.host.leave()
      #expect(scene.lines("until").contains("! \(sentence)"), "\(scene.lines("until"))")
      #expect(scene.stored("until") == .text("2019-02"))
      scene.host.escape("until")
    }
    scene.host.turn("until", .year, to: 2028)
    #expect(scene.stored("until") == .text("2028-02"))
    scene.host.turn("until", .month, to: 12)
    #expect(scene.stored("until") == .text("2028-04"))
  }

  @Test("4.56 A text that is not a month is shown as it is and can be corrected")
  func foreign() throws {
    var scene = try open("valid")
    scene.store.changeElsewhere(.text("end of 2027"), in: "valid")
    scene.host.undo("valid")
    scene.host.tap("name")
    scene.host.tap("valid")
    #expect(scene.lines("valid").hasPrefix("▾ Valid: end of 2027"))
    scene.host.turn("valid", .month, to: 12)
    #expect(scene.stored("valid") == .text("2026-12"))
  }
}
