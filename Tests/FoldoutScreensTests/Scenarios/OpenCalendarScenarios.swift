import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing

/// Scenarios of a calendar that is always open in its row, on the text host. Today is 9 March 2026.
@Suite struct OpenCalendarScenarios {
  private struct Trip: Sendable {
    var title = "Lisbon"
    var leaves: LocalDateTime? = LocalDateTime(
      date: LocalDate(nearestTo: 2026, month: 3, day: 6),
      time: LocalTime(hour: 18, minute: 0) ?? .midnight)
    var lands: LocalDate?

    static let form = Form<Trip>("Trip") {
      Section("") {
        TextField("Title", \.title)
        DateField("Leaves", \.leaves, style: .openCalendar)
          .limits(to: LocalDate(nearestTo: 2026, month: 3, day: 20))
        DateField("Lands", \.lands, style: .calendar)
      }
    }
  }

  private func open() throws -> Scene { try Scene(Trip.form, Trip()) }

  @Test("4.23 The row of an open calendar shows the date, with the month's days below")
  func row() throws {
    let scene = try open()
    #expect(
      scene.lines("leaves") == """
          Leaves: Mar 6, 2026 at 6:00 PM
            ‹ March   ‹ 2026
            Sun Mon Tue Wed Thu Fri Sat
            1 2 3 4 5 [6] 7
            8 9. 10 11 12 13 14
            15 16 17 18 19 20 21×
            22× 23× 24× 25× 26× 27× 28×
            29× 30× 31× 1'× 2'× 3'× 4'×
            5'× 6'× 7'× 8'× 9'× 10'× 11'×
            Time · Hour: 6 · Minute: 00 · AM/PM: PM
            Type a date and time: [Mar 6, 2026 at 6:00 PM]
            in Berlin [Now] [Clear]
        """)
  }

  @Test("4.61, 4.62 A chosen calendar and first weekday are used, and the same day is stored")
  func chosen() throws {
    let environment = FormEnvironment(
      locale: Locale(identifier: "ar_EG"), timeZone: .gmt, now: Stay.now,
      calendar: .islamicUmmAlQura, firstWeekday: .friday)
    var scene = try Scene(Trip.form, Trip(), environment: environment)
    let lines = scene.lines("leaves").split(separator: "\n")
    #expect(lines[0].contains("١٤٤٧") && lines[1].contains("رمضان") && lines[1].contains("١٤٤٧"))
    // 6 March 2026, a Friday, is 17 Ramadan 1447. The 20th is the last day allowed.
    #expect(
      lines[3...8].joined(separator: "\n") == """
            ٢٥' ٢٦' ٢٧' ٢٨' ٢٩' ١ ٢
            ٣ ٤ ٥ ٦ ٧ ٨ ٩
            ١٠ ١١ ١٢ ١٣ ١٤ ١٥ ١٦
            [١٧] ١٨ ١٩ ٢٠. ٢١ ٢٢ ٢٣
            ٢٤ ٢٥ ٢٦ ٢٧ ٢٨ ٢٩ ٣٠
            ١' ٢'× ٣'× ٤'× ٥'× ٦'× ٧'×
        """, "\(scene.lines("leaves"))")
    scene.host.choose("leaves", day: date(3, 16))
    #expect(scene.lines("leaves").contains("٢٦ [٢٧] ٢٨"))
    #expect(scene.stored("leaves") == .text("2026-03-16T18:00:00"))
  }

  @Test("4.23 A day takes one tap, keeps the time and folds no other row")
  func day() throws {
    var scene = try open()
    scene.host.tap("lands")
    scene.host.choose("leaves", day: date(3, 16))
    #expect(scene.stored("leaves") == .text("2026-03-16T18:00:00"))
    #expect(scene.host.screen.table.openDrawers == [.field("lands")])
    scene.host.turn("leaves", .minute, to: 45)
    #expect(scene.stored("leaves") == .text("2026-03-16T18:45:00"))
    scene.host.setToNow("leaves")
    scene.host.clear("leaves")
    #expect(scene.stored("leaves") == .null)
    #expect(scene.lines("leaves").hasPrefix("  Leaves: -\n    ‹ March   ‹ 2026"))
    #expect(scene.host.screen.table.openDrawers == [.field("lands")])
  }

  @Test("4.23 Opening another row does not fold an open calendar")
  func isNotFolded() throws {
    var scene = try open()
    scene.host.turnPage("leaves", .month, isForward: false)
    for tap in [{ $0.tap("lands") }, { $0.tap("lands") }, { $0.edit("title") }]
      as [(inout TextHost) -> Void]
    {
      tap(&scene.host)
      #expect(scene.lines("leaves").contains("‹ February ›   ‹ 2026"))
    }
    scene.host.type("2026-03-09 10:00", into: "leaves")
    scene.host.leave()
    #expect(scene.lines("leaves").contains("‹ March   ‹ 2026"))
    #expect(scene.lines("leaves").contains("[9]."))
  }

  @Test("4.24 A day that is not allowed is refused below the calendar, and the old one stays")
  func refused() throws {
    var scene = try open()
    scene.host.tap("lands")
    for (text, sentence) in [
      ("2026-03-21 10:00", "! That’s too late: the last day allowed is 03/20/2026."),
      ("2026-02-31 10:00", "! There is no day 31: February 2026 has 28 days."),
      ("soon", "! “soon” isn’t a date and time."),
    ] {
      scene.host.type(text, into: "leaves")
      scene.host.leave()
      #expect(scene.lines("leaves").contains(sentence), "\(scene.lines("leaves"))")
      #expect(scene.stored("leaves") == .text("2026-03-06T18:00:00"))
    }
    #expect(scene.host.screen.table.openDrawers == [.field("lands")])
    scene.host.choose("leaves", day: date(3, 21))
    #expect(scene.host.violations == ["leaves: no day 2026-03-21"])
  }

  @Test("4.23 Two open calendars are turned independently")
  func turning() throws {
    var scene = try open()
    scene.host.tap("lands")
    scene.host.turnPage("leaves", .year, to: 2019)
    scene.host.turnPage("lands", .month, isForward: true)
    #expect(scene.lines("leaves").contains("‹ March ›   ‹ 2019 ›"))
    #expect(scene.lines("lands").contains("‹ April ›   ‹ 2026 ›"))
    #expect(scene.host.screen.turnedCalendars.map(\.field) == ["lands", "leaves"])
    scene.host.tap("lands")
    #expect(scene.host.screen.turnedCalendars.map(\.field) == ["leaves"])
    #expect(scene.host.reports.isEmpty)
  }

  private func date(_ month: Int, _ day: Int) -> LocalDate {
    LocalDate(nearestTo: 2026, month: month, day: day)
  }
}
