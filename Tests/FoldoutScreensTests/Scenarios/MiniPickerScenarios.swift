import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing

/// Scenarios of months and years as fields of their own, on the text host. Today is 9 March 2026.
@Suite struct MiniPickerScenarios {
  private struct Card: Sendable {
    var name = "Ada"
    var month = 11
    var other: Int?
    var year: Int? = 2026
    var born: Int? = 1965
    var day: LocalDate?

    static let form = Form<Card>("Card") {
      Section("") {
        TextField("Name", \.name)
        MonthField("Month", \.month)
        MonthField("Other", \.other)
        YearField("Year", \.year, in: 2024...2027)
        YearField("Born", \.born, in: 1900...2026)
        DateField("Day", \.day)
      }
    }
  }

  private func open(
    _ environment: FormEnvironment = Stay.environment, _ change: (inout Card) -> Void = { _ in }
  ) throws -> Scene {
    var card = Card()
    change(&card)
    return try Scene(Card.form, card, environment: environment)
  }

  @Test("4.2 A month and a year are shown in their rows, each with arrows")
  func rows() throws {
    let scene = try open()
    #expect(
      scene.lines("month", "other", "year", "born") == """
          Month: ‹ November ›
          Other: - ›
          Year: ‹ 2026 ›
          Born: ‹ [1965] ›
        """)
  }

  @Test("4.2 The arrow and the list each store one change, and stop at the ends")
  func steps() throws {
    var scene = try open()
    scene.host.step("month", isForward: true)
    #expect(scene.stored("month") == .integer(12))
    #expect(scene.lines("month") == "  Month: ‹ December")
    scene.host.step("month", isForward: true)
    #expect(scene.host.violations == ["month: no arrow"])
    scene.host.pick("month", titled: "January")
    #expect(scene.lines("month") == "  Month: January ›")
    scene.host.pick("month", titled: "January")
    #expect(scene.host.reports.map(\.field) == ["month", "month"])
    scene.host.step("year", isForward: true)
    #expect(scene.lines("year") == "  Year: ‹ 2027")
    scene.host.undo("year")
    #expect(scene.stored("year") == .integer(2026))
  }

  @Test("4.21 No value can be shown and chosen, and its arrow leads to the current month and year")
  func none() throws {
    var scene = try open { $0.year = nil }
    #expect(scene.lines("year") == "  Year: - ›")
    scene.host.step("year", isForward: true)
    #expect(scene.stored("year") == .integer(2026))
    scene.host.step("other", isForward: true)
    #expect(scene.lines("other") == "  Other: ‹ March ›")
    scene.host.pick("other", titled: "-")
    #expect(scene.stored("other") == .null)
    scene.host.pick("month", titled: "-")
    #expect(scene.host.violations == ["month: no entry -"])
    scene.host.type("", into: "born")
    scene.host.leave()
    #expect(scene.stored("born") == .null)
    #expect(scene.lines("born") == "  Born: ‹-, 1900 to 2026› ›")
  }

  @Test("4.22 A stored value out of range is shown, and an entered one refused")
  func range() throws {
    var scene = try open {
      $0.month = 13
      $0.year = 1999
      $0.born = 3000
    }
    #expect(
      scene.lines("month", "year", "born") == """
          Month: ‹ 13
          Year: 1999 ›
          Born: ‹ [3000]
        """)
    // Another field can still be stored.
    scene.host.type("Bo", into: "name")
    scene.host.leave()
    #expect(scene.stored("name") == .text("Bo"))
    scene.host.step("month", isForward: false)
    #expect(scene.stored("month") == .integer(12))
    scene.host.type("1899", into: "born")
    scene.host.leave()
    #expect(scene.stored("born") == .integer(3000))
    #expect(
      scene.lines("born") == """
          Born: ‹ [1899]
          ! Born is too small: it must be at least 1900.
        """)
    // An arrow starts from the stored value.
    scene.host.step("born", isForward: false)
    #expect(scene.lines("born") == "  Born: ‹ [2026]")
  }

  @Test("4.22 A typed month's name is read, and an unknown one refused with a sentence")
  func names() throws {
    var scene = try open()
    send(&scene, "sep.")
    #expect(scene.stored("month") == .integer(9))
    send(&scene, "Brumaire")
    #expect(scene.stored("month") == .integer(9))
    #expect(scene.lines("month").contains("! “Brumaire” isn’t a month."))
    send(&scene, "14")
    #expect(scene.lines("month").contains("! There is no month 14: months go from 1 to 12."))
  }

  @Test("4.2 Changing a mini picker folds the open drawer")
  func folds() throws {
    var scene = try open()
    scene.host.tap("day")
    #expect(scene.host.screen.table.openDrawers == [.field("day")])
    scene.host.step("month", isForward: false)
    #expect(scene.host.screen.table.openDrawers.isEmpty)
    #expect(scene.stored("month") == .integer(10))
  }

  @Test("4.22 A month that somebody else changed is a conflict that names both")
  func conflict() throws {
    var scene = try open()
    scene.store.changeElsewhere(.integer(5), in: "month")
    scene.host.step("month", isForward: true)
    #expect(scene.stored("month") == .integer(5))
    #expect(scene.lines("month").contains("[Use “December”] [Keep “May”]"))
  }

  @Test("4.2 Names and digits follow the locale")
  func arabic() throws {
    let environment = FormEnvironment(
      locale: Locale(identifier: "ar_EG"), timeZone: .gmt, now: Stay.environment.now)
    let scene = try open(environment)
    #expect(scene.lines("month", "year").contains("نوفمبر"))
    #expect(scene.lines("year").contains("٢٠٢٦"))
  }

  private func send(_ scene: inout Scene, _ text: String) {
    scene.host.act(.enter("month", .typed(text)))
  }
}
