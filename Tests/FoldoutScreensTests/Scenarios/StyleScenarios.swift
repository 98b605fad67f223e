import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of dates whose style depends on the date, on the text host. Today is 9 March 2026.
@Suite struct StyleScenarios {
  private struct Letter: Sendable {
    var title = "A letter"
    var written: LocalDate?
    var opened: LocalDateTime?
    var at = LocalTime.midnight

    static let form = Form<Letter>("Letter") {
      Section("") {
        TextField("Title", \.title)
        DateField("Written", \.written, style: .automatic)
        DateField("Opened", \.opened, style: .automatic)
        TimeField("At", \.at, style: .automatic)
      }
    }
  }

  private func open(_ text: String?, _ field: FieldID = "written") throws -> Scene {
    var scene = try Scene(Letter.form, Letter(written: text.flatMap { StoredDate($0)?.value.date }))
    scene.host.tap(field)
    return scene
  }

  private func isCalendar(_ scene: Scene, _ field: FieldID = "written") -> Bool {
    scene.lines(field).contains("Sun Mon Tue")
  }

  @Test("0.57 In a found table each date's own value decides its style")
  func found() throws {
    let table = TableSchema(
      name: "letters", key: .rowid,
      columns: [
        ColumnSchema(name: "written", declaredType: "DATE", dateForm: .day),
        ColumnSchema(
          name: "opened", declaredType: "DATETIME",
          dateForm: .dayAndTime(separator: .blank, .seconds)
        ), ColumnSchema(name: "title", declaredType: "TEXT"),
      ])
    let form = table.form(isWritable: true)
    for id: FieldID in ["written", "opened"] {
      #expect(form.field(id)?.editor.dates?.isAutomatic == true)
    }
    #expect(form.field("title")?.editor.dates == nil)
  }

  @Test(
    "0.58 A date near today or none opens the calendar, and a distant one the wheels",
    arguments: [
      (nil, true), ("2026-03-09", true), ("2021-03-09", true), ("2021-03-08", false),
      ("2031-03-09", true), ("2031-03-10", false), ("1978-12-31", false), ("9999-12-31", false),
      ("0001-01-01", false),
    ] as [(String?, Bool)])
  func suiting(text: String?, isNear: Bool) throws {
    #expect(isCalendar(try open(text)) == isNear)
  }

  @Test("0.58 Near means within five whole years, also from the 29th of February")
  func leapDays() {
    let leap = LocalDate(year: 2024, month: 2, day: 29) ?? .first
    let cases: [(Int, Int, Int, DrawerStyle)] = [
      (2029, 2, 28, .calendar), (2029, 3, 1, .wheels), (2019, 3, 1, .calendar),
      (2019, 2, 28, .wheels),
    ]
    for (year, month, day, style) in cases {
      let date = LocalDate(year: year, month: month, day: day)
      #expect(DrawerStyle(suiting: date, today: leap) == style, "\(year)-\(month)-\(day)")
    }
  }

  @Test("0.58 A date with a time changes style likewise, and a time of day has wheels only")
  func times() throws {
    #expect(isCalendar(try open(nil, "opened"), "opened"))
    let scene = try open(nil, "at")
    #expect(!isCalendar(scene, "at"))
    #expect(!scene.lines("at").contains("[Show"))
  }

  @Test("0.58 A button switches the style and stores nothing, and folding resets it")
  func restyling() throws {
    var scene = try open("2026-03-02")
    scene.host.restyle("written")
    #expect(!isCalendar(scene))
    #expect(scene.lines("written").contains("[Show calendar]"))
    scene.host.restyle("written")
    #expect(isCalendar(scene))
    scene.host.restyle("written")
    scene.host.tap("written")
    scene.host.tap("written")
    #expect(isCalendar(scene))
    #expect(scene.host.reports.isEmpty)
    #expect(scene.stored("written") == .text("2026-03-02"))
    #expect(scene.host.screen.styles.isEmpty)
  }

  @Test("0.58 A date that moves far away leaves an open calendar open")
  func moving() throws {
    var scene = try open("2026-03-02")
    scene.host.type("12/31/1978", into: "written")
    scene.host.leave()
    #expect(scene.stored("written") == .text("1978-12-31"))
    #expect(isCalendar(scene))
    scene.host.clear("written")
    #expect(isCalendar(scene))
    #expect(scene.host.screen.styles.isEmpty)
  }

  @Test("0.58 A form that sets the style offers no other")
  func fixed() throws {
    var scene = try Scene(appointment: { _ in })
    scene.host.tap("reminder")
    #expect(!scene.lines("reminder").contains("[Show"))
    scene.host.restyle("reminder")
    #expect(scene.host.violations == ["reminder: no other style"])
  }
}
