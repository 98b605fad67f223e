import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Pickers that still turn, that change under the person, and that are read elsewhere on the Earth.
@Suite struct MovingDateScenarios {
  /// Leaves a wheel spinning: it stands elsewhere, and nobody was told yet.
  private func spin(_ stage: Stage<Person>, _ component: Int, to row: Int) throws {
    let picker = try #require(stage.all(UIPickerView.self, in: stage.drawer("started")).first)
    picker.selectRow(row, inComponent: component, animated: true)
  }

  @Test("1.32 A wheel that still turns when its drawer folds settles, and that is stored")
  func folding() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try spin(stage, 1, to: 19)
    try stage.tap("started")
    #expect(!stage.outline.contains("  started"))
    #expect(stage.texts("started") == ["Started", "08/20/2002"])
    #expect(stage.value.started.map { "\($0)" } == "2002-08-20" && stage.values.count == 1)
  }

  @Test("1.32 A wheel that still turns when another row is tapped settles, and that row unfolds")
  func another() throws {
    for field: FieldID in ["status", "name", "photo"] {
      let stage = try Stage(Person.form, Person())
      try stage.tap("started")
      try spin(stage, 0, to: 0)
      try spin(stage, 1, to: 2)
      try stage.tap(field)
      #expect(stage.value.started.map { "\($0)" } == "2002-01-03", "\(field.name)")
      #expect(!stage.outline.contains("  started"))
      #expect(stage.outline.contains("  \(field.name)") || stage.focus == .row(.field(field)))
    }
  }

  @Test("1.32 A wheel that still turns when a control elsewhere is touched settles")
  func controls() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try spin(stage, 1, to: 19)
    stage.window.tap(try #require(stage.row("name")?.textControl))
    stage.settle()
    #expect(stage.value.started.map { "\($0)" } == "2002-08-20")
    #expect(stage.focus == .row(.field("name")) && !stage.outline.contains("  started"))
  }

  @Test("1.32 A wheel that still turns when the screen is left settles, and that is stored")
  func leaving() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try spin(stage, 1, to: 19)
    stage.controller.navigationController?.pushViewController(UIViewController(), animated: true)
    stage.settle()
    #expect(stage.value.started.map { "\($0)" } == "2002-08-20")
  }

  @Test("1.28 A change from elsewhere appears at once, in an open picker as well")
  func elsewhere() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    let drawer = stage.drawer("started")
    try stage.host.set("started", to: .date(LocalDate(year: 2011, month: 5, day: 1) ?? .first))
    stage.settle()
    #expect(stage.wheels("started") == ["May", "1", "2011"])
    #expect(stage.texts("started") == ["Started", "05/01/2011"])
    #expect(stage.drawer("started") === drawer)
    var other = stage.value
    other.name = "Cy"
    other.started = LocalDate(year: 2012, month: 6, day: 2)
    try stage.host.reload(other)
    stage.settle()
    #expect(stage.wheels("started") == ["June", "2", "2012"])
    #expect(stage.texts("name") == ["Name", "Cy"])
    #expect(stage.drawer("started") === drawer && stage.values.isEmpty)
  }

  @Test("1.28 A change from elsewhere does not stop the wheel under a finger")
  func underFinger() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try spin(stage, 1, to: 19)
    try stage.host.set("name", to: .text("Cy"))
    stage.settle()
    #expect(stage.wheels("started")[1] == "20")
    try stage.turn("started", .day, to: 21)
    #expect(stage.value.started.map { "\($0)" } == "2002-08-21" && stage.value.name == "Cy")
  }

  @Test(
    "1.25, 6.6, 6.7, 6.5 The same day and month are shown in every time zone, without a time",
    arguments: [
      "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "America/Sao_Paulo",
      "Pacific/Kiritimati",
    ])
  func zones(zone: String) throws {
    var person = Person()
    person.ended = LocalDate(year: 2019, month: 1, day: 1)
    let stage = try Stage(Person.form, person, environment: .reader("en", zone))
    try stage.tap("started")
    #expect(stage.wheels("started") == ["August", "14", "2002"])
    // The clocks of Brazil had no midnight on this day.
    try stage.enter("10/21/2018", inDrawerOf: "started")
    #expect(stage.texts("started") == ["Started", "10/21/2018"])
    #expect(stage.value.started.map { "\($0)" } == "2018-10-21")
    try stage.turn("started", .day, to: 1)
    #expect(stage.texts("started") == ["Started", "10/01/2018"])
    #expect(stage.wheels("started") == ["October", "1", "2018"])
  }
}

/// Dates of the automatic style. Today is 9 March 2026.
@Suite struct AutomaticStyleScenarios {
  private func open(_ date: LocalDate?) throws -> Stage<Letter> {
    let stage = try Stage(Letter.form, Letter(written: date))
    try stage.tap("written")
    return stage
  }

  private func isCalendar(_ stage: Stage<Letter>) -> Bool {
    let drawer = stage.shown(.drawer(of: .field("written")))
    return !stage.all(CalendarGrid.self, in: drawer).isEmpty
  }

  @Test(
    "0.58 A date near today, or none, has a calendar, and a distant one wheels",
    arguments: [
      (nil, true), ("2026-03-09", true), ("2021-03-09", true), ("2021-03-08", false),
      ("2031-03-10", false), ("0001-01-01", false),
    ] as [(String?, Bool)])
  func suiting(text: String?, isNear: Bool) throws {
    #expect(isCalendar(try open(text.flatMap { StoredDate($0)?.value.date })) == isNear)
  }

  @Test("0.58 A button switches the style and stores nothing, and folding forgets the choice")
  func switching() throws {
    let stage = try open(LocalDate(year: 2026, month: 3, day: 2))
    try stage.press("Show wheels", in: stage.drawer("written"))
    #expect(!isCalendar(stage) && stage.wheels("written") == ["March", "2", "2026"])
    try stage.press("Show calendar", in: stage.drawer("written"))
    #expect(isCalendar(stage))
    try stage.press("Show wheels", in: stage.drawer("written"))
    try stage.tap("written")
    try stage.tap("written")
    #expect(isCalendar(stage) && stage.values.isEmpty)
  }

  @Test("0.58 An open drawer keeps its style while its date changes")
  func keeping() throws {
    let stage = try open(LocalDate(year: 2026, month: 3, day: 2))
    try stage.enter("12/31/1978", inDrawerOf: "written")
    #expect(stage.value.written.map { "\($0)" } == "1978-12-31" && isCalendar(stage))
    try stage.press("Clear", in: stage.drawer("written"))
    #expect(stage.value.written == nil && isCalendar(stage))
  }
}

/// A value with a date of the automatic style.
nonisolated private struct Letter: Sendable {
  var title = "A letter"
  var written: LocalDate?

  static let form = Form<Letter>("Letter") {
    Section("") {
      TextField("Title", \.title)
      DateField("Written", \.written, style: .automatic)
    }
  }
}
