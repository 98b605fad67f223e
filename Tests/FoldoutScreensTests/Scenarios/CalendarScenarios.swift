import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of a date in the calendar's style, on the text host. Today is 9 March 2026.
@Suite struct CalendarScenarios {
  private func open(_ change: (inout Appointment) -> Void = { _ in }) throws -> Scene {
    var scene = try Scene(appointment: change)
    scene.host.tap("reminder")
    return scene
  }

  @Test("2.5 The calendar shows the month of its date, with a line for the time below")
  func drawer() throws {
    let scene = try open()
    #expect(
      scene.lines("reminder") == """
        ▾ Reminder: Mar 6, 2026 at 6:00:30 PM
            ‹ March   ‹ 2026
            Sun Mon Tue Wed Thu Fri Sat
            1 2 3 4 5 [6] 7
            8 9. 10× 11× 12× 13× 14×
            15× 16× 17× 18× 19× 20× 21×
            22× 23× 24× 25× 26× 27× 28×
            29× 30× 31× 1'× 2'× 3'× 4'×
            5'× 6'× 7'× 8'× 9'× 10'× 11'×
            Time · Hour: 6 · Minute: 00 · AM/PM: PM
            Type a date and time: [Mar 6, 2026 at 6:00:30 PM]
            in Berlin [Now] [Clear]
        """)
  }

  @Test(
    "4.4 The calendar has six weeks from the locale's first weekday, in its digits",
    arguments: [
      (
        "nl",
        """
            23' 24' 25' 26' 27' 28' 1
            2 3 4 5 [6] 7 8
            9. 10× 11× 12× 13× 14× 15×
            16× 17× 18× 19× 20× 21× 22×
            23× 24× 25× 26× 27× 28× 29×
            30× 31× 1'× 2'× 3'× 4'× 5'×

        """
      ),
      (
        "ar_EG",
        """
            ٢٨' ١ ٢ ٣ ٤ ٥ [٦]
            ٧ ٨ ٩. ١٠× ١١× ١٢× ١٣×
            ١٤× ١٥× ١٦× ١٧× ١٨× ١٩× ٢٠×
            ٢١× ٢٢× ٢٣× ٢٤× ٢٥× ٢٦× ٢٧×
            ٢٨× ٢٩× ٣٠× ٣١× ١'× ٢'× ٣'×
            ٤'× ٥'× ٦'× ٧'× ٨'× ٩'× ١٠'×

        """
      ),
    ])
  func grid(locale: String, weeks: String) throws {
    var scene = try Scene(appointment: { _ in }, environment: .reader(locale))
    scene.host.tap("reminder")
    #expect(scene.lines("reminder").contains("\n" + weeks), "\(scene.lines("reminder"))")
  }

  @Test(
    "4.64 An open calendar and open wheels show somebody else's change with the next answer",
    arguments: [
      (
        "reminder", "2026-02-04T10:15:00",
        """
        ▾ Reminder: Feb 4, 2026 at 10:15 AM
            ‹ February ›   ‹ 2026
            Sun Mon Tue Wed Thu Fri Sat
            1 2 3 [4] 5 6 7
            8 9 10 11 12 13 14
            15 16 17 18 19 20 21
            22 23 24 25 26 27 28
            1' 2' 3' 4' 5' 6' 7'
            8' 9.' 10'× 11'× 12'× 13'× 14'×
            Time · Hour: 10 · Minute: 15 · AM/PM: AM
            Type a date and time: [Feb 4, 2026 at 10:15 AM]
            in Berlin [Now] [Clear]
        """
      ),
      (
        "starts", "2026-03-12T10:15:00",
        """
        ▾ Starts: Mar 12, 2026 at 10:15 AM
            Month: Mar · Day: 12 · Year: 2026 · Hour: 10 · Minute: 15 · AM/PM: AM
            Type a date and time: [Mar 12, 2026 at 10:15 AM]
            in Berlin [Now]
        """
      ),
    ])
  func others(field: String, theirs: String, lines: String) throws {
    var scene = try Scene(appointment: { _ in })
    let id = FieldID(field)
    scene.host.type("Dentist, again", into: "title")
    scene.host.tap(id)
    scene.store.changeElsewhere(.text(theirs), in: field)
    scene.host.undo("title")
    #expect(scene.lines(id) == lines)
  }

  @Test("2.5, 4.3 A tap on a day chooses it, keeps the time to the second, and closes nothing")
  func day() throws {
    var scene = try open()
    scene.host.choose("reminder", day: date(3, 4))
    #expect(scene.stored("reminder") == .text("2026-03-04T18:00:30"))
    #expect(scene.lines("reminder").contains("1 2 3 [4] 5 6 7"))
    #expect(scene.host.reports.map(\.field) == ["reminder"])
  }

  @Test("2.3 Changing the time keeps the day")
  func time() throws {
    var scene = try open()
    scene.host.turn("reminder", .minute, to: 45)
    #expect(scene.stored("reminder") == .text("2026-03-06T18:45:30"))
    #expect(scene.lines("reminder").contains("[6]"))
  }

  @Test("4.5 Mini pickers turn the page and change no date")
  func turning() throws {
    var scene = try open()
    scene.host.turnPage("reminder", .month, isForward: false)
    #expect(scene.lines("reminder").contains("‹ February ›   ‹ 2026"))
    scene.host.turnPage("reminder", .year, isForward: false)
    #expect(scene.lines("reminder").contains("‹ February ›   ‹ 2025 ›"))
    scene.host.turnPage("reminder", .month, to: 8)
    scene.host.turnPage("reminder", .year, to: 2019)
    #expect(scene.lines("reminder").contains("‹ August ›   ‹ 2019 ›"))
    #expect(scene.stored("reminder") == .text("2026-03-06T18:00:30"))
    #expect(scene.host.reports.isEmpty)
  }

  private struct Entry: Sendable {
    var day: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 6)
  }

  @Test("4.18 Days that the program marks have a dot and a text for screen readers")
  func marks() throws {
    let form = Form<Entry>("Entry") {
      Section("") { DateField("Day", \.day, style: .calendar).marking { _, _ in [:] } }
    }
    let (second, next) = (date(3, 2), date(4, 1))
    func marks(_ field: FieldID, _ days: ClosedRange<LocalDate>) -> [LocalDate: String] {
      #expect(field == "day" && days.upperBound.dayNumber - days.lowerBound.dayNumber == 41)
      return [second: "2 entries", next: "1 entry"].filter { days.contains($0.key) }
    }
    var scene = try Scene(form, Entry(), marks: marks)
    scene.host.tap("day")
    #expect(scene.lines("day").contains("1 2• 3 4 5 [6] 7"))
    #expect(scene.lines("day").contains("1•'"))
    let days = scene.host.screen.marks["day"]
    #expect(days?.texts.count == 2)
    scene.host.turnPage("day", .month, isForward: true)
    #expect(scene.lines("day").contains("1• 2 3 4"))
    scene.host.reload(open: [.field("day")])
    #expect(scene.lines("day").contains("1 2• 3 4 5 [6] 7"))
  }

  @Test("4.6 A day of another month can be chosen, and the calendar follows")
  func otherMonth() throws {
    var scene = try open()
    scene.host.turnPage("reminder", .month, isForward: false)
    scene.host.choose("reminder", day: date(1, 31, 2026))
    #expect(scene.host.violations == ["reminder: no day 2026-01-31"])
    scene.host.turnPage("reminder", .month, isForward: false)
    scene.host.choose("reminder", day: date(2, 3))
    #expect(scene.stored("reminder") == .text("2026-02-03T18:00:30"))
    #expect(scene.lines("reminder").contains("‹ February ›   ‹ 2026"))
  }

  @Test("4.7 A day outside the limits cannot be chosen, and is refused with a sentence if sent")
  func limits() throws {
    var scene = try open()
    scene.host.choose("reminder", day: date(3, 20))
    #expect(scene.host.violations == ["reminder: no day 2026-03-20"])
    send(&scene, "2026-03-20")
    #expect(scene.stored("reminder") == .text("2026-03-06T18:00:30"))
    #expect(scene.lines("reminder").contains("! "))
    send(&scene, "2026-02-31")
    #expect(scene.lines("reminder").contains("! There is no day 31: February 2026 has 28 days."))
  }

  @Test("4.8 With no date the calendar shows today's month, and no day is chosen")
  func noDate() throws {
    var scene = try open { $0.reminder = nil }
    #expect(!scene.lines("reminder").contains("[9]"))
    #expect(scene.lines("reminder").contains("9."))
    scene.host.choose("reminder", day: date(3, 2))
    #expect(scene.lines("reminder").contains("[2]"))
    scene.host.clear("reminder")
    #expect(scene.stored("reminder") == .null)
  }

  @Test("4.9 A date changed elsewhere brings its month, and folding resets the month")
  func follows() throws {
    var scene = try open()
    scene.host.turnPage("reminder", .year, isForward: false)
    scene.host.type("2026-01-15 10:00", into: "reminder")
    scene.host.leave()
    #expect(scene.lines("reminder").contains("‹ January ›   ‹ 2026"))
    scene.host.turnPage("reminder", .month, isForward: false)
    scene.host.tap("reminder")
    scene.host.tap("reminder")
    #expect(scene.lines("reminder").contains("‹ January ›   ‹ 2026"))
  }

  @Test("4.9 A date that somebody else changes leaves the calendar at its month")
  func elsewhere() throws {
    var scene = try open()
    scene.host.type("Dentist, again", into: "title")
    scene.host.leave()
    scene.host.tap("reminder")
    scene.host.turnPage("reminder", .year, isForward: false)
    scene.store.changeElsewhere(.text("2026-01-15T10:00"), in: "reminder")
    scene.host.undo("title")
    #expect(scene.lines("reminder").contains("Jan 15, 2026"))
    #expect(scene.lines("reminder").contains("‹ March ›   ‹ 2025"))
  }

  private func send(_ scene: inout Scene, _ day: String) {
    scene.host.act(.enter("reminder", .day(day)))
  }

  private func date(_ month: Int, _ day: Int, _ year: Int = 2026) -> LocalDate {
    LocalDate(year: year, month: month, day: day) ?? .first
  }
}
