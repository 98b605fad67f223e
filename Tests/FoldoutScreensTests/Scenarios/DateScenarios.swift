import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing

/// Scenarios of picked and typed dates, on the text host.
@Suite struct DateScenarios {
  @Test(
    "1.18, 6.3, 6.9 Turning the picker changes the record and its own row's text at once")
  func turning() throws {
    var scene = try Scene(person: { _ in }, open: ["started"])
    scene.host.turn("started", .month, to: 9)
    #expect(
      scene.lines("started") == """
        ▾ Started: 09/14/2002
            Month: September · Day: 14 · Year: 2002
            Type a date: [09/14/2002]
            in Berlin [Today] [Clear]
        """)
    #expect(scene.stored("started") == .text("2002-09-14"))
    #expect(scene.host.reports.map(\.field) == ["started"])
  }

  @Test(
    "1.19 With no date the picker shows today, and the record stays empty until it is turned")
  func noDate() throws {
    var scene = try Scene(person: { _ in }, open: ["ended"])
    #expect(
      scene.lines("ended") == """
        ▾ Ended: -
            (Month: March · Day: 9 · Year: 2026)
            Type a date: ‹e.g. 08/14/2026›
            in Berlin [Today]
        """)
    #expect(scene.stored("ended") == .null)
    scene.host.takeProposal("ended")
    #expect(scene.stored("ended") == .text("2026-03-09"))
  }

  @Test("1.20, 6.4 Today sets today, Clear sets no date, and a required date has no Clear")
  func todayAndClear() throws {
    var scene = try Scene(person: { _ in }, open: ["started"])
    scene.host.setToNow("started")
    #expect(scene.stored("started") == .text("2026-03-09"))
    scene.host.clear("started")
    #expect(scene.stored("started") == .null)
    #expect(scene.lines("started").contains("▾ Started: -"))
    #expect(!scene.lines("started").contains("[Clear]"))
    var appointment = try Scene(appointment: { _ in })
    appointment.host.tap("starts")
    #expect(!appointment.lines("starts").contains("[Clear]"))
  }

  @Test(
    "1.21 A date can be typed, as ISO 8601, as MM/dd/yyyy or as the locale writes it",
    arguments: [
      ("en", "2003-02-01"), ("en", "02/01/2003"), ("de-DE", "01.02.2003"),
    ])
  func typing(locale: String, text: String) throws {
    var scene = try Scene(person: { _ in }, environment: .reader(locale), open: ["started"])
    scene.host.type(text, into: "started")
    scene.host.leave()
    #expect(scene.stored("started") == .text("2003-02-01"))
  }

  @Test(
    "1.22, 1.23, 0.30 An impossible date is refused beside its entry until it is corrected"
  )
  func refused() throws {
    var scene = try Scene(person: { _ in }, open: ["started"])
    scene.host.type("02/30/2003", into: "started")
    scene.host.leave()
    #expect(
      scene.lines("started") == """
        ▾ Started: 08/14/2002
            Month: August · Day: 14 · Year: 2002
            Type a date: [02/30/2003]
            in Berlin [Today] [Clear]
            ! There is no day 30: February 2003 has 28 days.
        """)
    #expect(scene.stored("started") == .text("2002-08-14"))
    scene.host.type("5/5/26", into: "started")
    scene.host.leave()
    #expect(scene.lines("started").contains("! "))
    #expect(
      scene.host.messages == ["The year 26 has two digits. Enter all four, as in 05/05/2026."])
    scene.host.escape("started")
    #expect(!scene.lines("started").contains("! "))
  }

  @Test(
    "1.25, 6.6 A date is shown as the same day in every time zone",
    arguments: [
      "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "America/Sao_Paulo",
    ])
  func zones(zone: String) throws {
    var scene = try Scene(person: { _ in }, environment: .reader("en", zone), open: ["started"])
    scene.host.type("10/21/2018", into: "started")
    scene.host.leave()
    #expect(scene.lines("started").hasPrefix("▾ Started: 10/21/2018\n"))
    #expect(scene.stored("started") == .text("2018-10-21"))
  }

  @Test("6.7 Months have the right names west of Greenwich")
  func months() throws {
    let scene = try Scene(
      person: { _ in }, environment: .reader("en", "America/Los_Angeles"), open: ["started"])
    #expect(scene.lines("started").contains("Month: August"))
  }

  @Test("1.26 An end before its start is refused, whichever of the two is changed")
  func order() throws {
    var scene = try Scene(person: { $0.ended = LocalDate(year: 2010, month: 1, day: 1) })
    scene.host.tap("ended")
    scene.host.type("2001-01-01", into: "ended")
    scene.host.leave()
    #expect(scene.lines("ended").contains("Ended can’t be before Started"))
    scene.host.tap("started")
    scene.host.type("2011-01-01", into: "started")
    scene.host.leave()
    #expect(scene.lines("started").contains("Started can’t be after Ended"))
    #expect(scene.stored("started") == .text("2002-08-14"))
    #expect(scene.stored("ended") == .text("2010-01-01"))
  }

  @Test("6.5 The picker of a day shows no time")
  func noTime() throws {
    let scene = try Scene(person: { _ in }, open: ["started"])
    #expect(!scene.lines("started").contains("Hour"))
  }

  @Test("2.1, 2.8 An appointment shows a medium date and a short time, with its dates second")
  func appointment() throws {
    let scene = try Scene(appointment: { _ in })
    #expect(
      scene.text == """
        Dentist · Berlin
          Title: [Dentist]
          Place: [Berlin]
          Notes: ‹-›
        — When —
        ▸ Starts: Mar 9, 2026 at 9:30:15 AM
          Ends: (-)
            Type a date and time: ‹e.g. Aug 14, 2026 at 3:30 PM›
            in Berlin [Now]
        ▸ Reminder: Mar 6, 2026 at 6:00:30 PM
        """)
  }

  @Test("2.2, 2.3 The wheels of date and time keep each other and the seconds")
  func columns() throws {
    var scene = try Scene(appointment: { _ in })
    scene.host.tap("starts")
    #expect(
      scene.lines("starts") == """
        ▾ Starts: Mar 9, 2026 at 9:30:15 AM
            Month: Mar · Day: 9 · Year: 2026 · Hour: 9 · Minute: 30 · AM/PM: AM
            Type a date and time: [Mar 9, 2026 at 9:30:15 AM]
            in Berlin [Now]
        """)
    scene.host.turn("starts", .day, to: 10)
    #expect(scene.stored("starts") == .text("2026-03-10T09:30:15"))
    scene.host.turn("starts", .hour, to: 11)
    #expect(scene.stored("starts") == .text("2026-03-10T11:30:15"))
  }

  @Test("2.6 The compact style has a small button with the platform's own picker behind it")
  func compact() throws {
    var scene = try Scene(appointment: { _ in })
    scene.host.pick("ends", "2026-03-09T10:45")
    #expect(
      scene.lines("ends") == """
          Ends: (Mar 9, 2026 at 10:45 AM)
            Type a date and time: [Mar 9, 2026 at 10:45 AM]
            in Berlin [Now] [Clear]
        """)
    #expect(scene.stored("ends") == .text("2026-03-09T10:45:00"))
  }

  @Test(
    "2.9, 2.10 An appointment that ends too early or at a skipped time is refused")
  func minutes() throws {
    var scene = try Scene(appointment: { _ in })
    scene.host.pick("ends", "2026-03-09T09:29")
    #expect(scene.lines("ends").contains("Ends can’t be before Starts"))
    #expect(scene.stored("ends") == .null)
    scene.host.tap("starts")
    scene.host.type("3/9/2026, 25:00", into: "starts")
    scene.host.leave()
    #expect(scene.lines("starts").contains("There is no hour 25"))
    #expect(scene.stored("starts") == .text("2026-03-09T09:30:15"))
  }
}
