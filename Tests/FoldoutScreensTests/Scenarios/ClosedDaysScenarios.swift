import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of closed days in a calendar and in wheels, on the text host. Today is Monday 9 March
/// 2026.
@Suite struct ClosedDaysScenarios {
  private struct Entry: Sendable {
    var title = "Lisbon"
    var day: LocalDate? = date(6)
    var turned: LocalDate? = date(6)
    var call: LocalDateTime?
    var next: LocalDate?

    static let form = Form<Entry>("Entry") {
      Section("") {
        TextField("Title", \.title).id("title")
        DateField("Day", \.day, style: .calendar).closed(weekdays: [.sunday], days: [date(10)])
          .id("day")
        DateField("Turned", \.turned).closed(weekdays: [.saturday, .sunday], days: [date(10)])
          .id("turned")
        DateField("Call", \.call).closed(weekdays: [.sunday]).id("call")
        DateField("Next", \.next).closed(weekdays: [.monday], days: [date(10)]).id("next")
      }
    }
  }

  private static func date(_ day: Int) -> LocalDate {
    LocalDate(nearestTo: 2026, month: 3, day: day)
  }

  private func open(_ field: FieldID, _ change: (inout Entry) -> Void = { _ in }) throws -> Scene {
    var entry = Entry()
    change(&entry)
    var scene = try Scene(Entry.form, entry)
    scene.host.tap(field)
    return scene
  }

  @Test("4.51 Closed days are shown in the calendar and cannot be chosen")
  func calendar() throws {
    var scene = try open("day")
    #expect(scene.lines("day").contains("1× 2 3 4 5 [6] 7\n    8× 9. 10× 11 12 13 14"))
    scene.host.choose("day", day: Self.date(8))
    #expect(scene.host.violations == ["day: no day 2026-03-08"])
    scene.host.choose("day", day: Self.date(7))
    #expect(scene.stored("day") == .text("2026-03-07"))
  }

  @Test(
    "4.52 A closed day that is typed or sent is refused with a sentence, and the old one stays",
    arguments: ["2026-03-08", "3/8/2026", "-1", "yesterday", "tomorrow"])
  func refused(text: String) throws {
    var scene = try open("day")
    scene.host.type(text, into: "day")
    scene.host.leave()
    let day = text == "tomorrow" ? "Tuesday, March 10, 2026" : "Sunday, March 8, 2026"
    #expect(scene.lines("day").contains("! \(day) can’t be chosen. Choose another day."))
    #expect(scene.lines("day").contains("[\(text)]"))
    #expect(scene.stored("day") == .text("2026-03-06"))
    var sent = try open("day")
    send(.day("2026-03-08"), to: "day", &sent)
    #expect(
      sent.lines("day").contains("! Sunday, March 8, 2026 can’t be chosen. Choose another day."))
    #expect(sent.stored("day") == .text("2026-03-06"))
  }

  @Test(
    "2.60 Wheels turned onto a closed day go on to the next open one in their direction")
  func turned() throws {
    var scene = try open("turned")
    // From Friday 6 March, the weekend and the 10th are closed, so the wheel settles on Monday and
    // Wednesday.
    for (day, stored) in [(7, "09"), (10, "11"), (10, "09"), (8, "06")] {
      scene.host.turn("turned", .day, to: day)
      #expect(scene.stored("turned") == .text("2026-03-\(stored)"))
    }
    #expect(scene.lines("turned").contains("Day: 6"))
  }

  @Test("2.60 A closed day in a list is refused with a sentence, and the old one stays")
  func list() throws {
    var scene = try open("turned")
    let columns = DatePickerColumns.Selection([.day: 7, .month: 3, .year: 2026])
    send(
      .picked(columns, base: LocalDateTime(date: Self.date(6)), settles: false), to: "turned",
      &scene)
    #expect(
      scene.lines("turned").contains(
        "! Saturday, March 7, 2026 can’t be chosen. Choose another day."))
    #expect(scene.stored("turned") == .text("2026-03-06"))
  }

  @Test("2.61 With no date a picker shows the first day from today that can be chosen")
  func noDate() throws {
    var scene = try open("next")
    #expect(
      scene.lines("next") == """
        ▾ Next: -
            (Month: March · Day: 11 · Year: 2026)
            Type a date: ‹e.g. 08/14/2026›
        """)
    // A page loaded yesterday may still offer Today.
    scene.host.setToNow("next")
    #expect(
      scene.lines("next").contains("! Monday, March 9, 2026 can’t be chosen. Choose another day."))
    #expect(scene.stored("next") == .null)
    scene.host.takeProposal("next")
    #expect(scene.stored("next") == .text("2026-03-11"))
  }

  @Test("2.62, 4.53 A stored closed day is shown and kept, whatever else is changed")
  func stored() throws {
    var scene = try open("day") { entry in
      entry.day = Self.date(8)
      entry.turned = Self.date(7)
      entry.call = LocalDateTime(date: Self.date(8))
    }
    #expect(scene.lines("day").contains("[8]× 9. 10×"))
    scene.host.type("Porto", into: "title")
    scene.host.leave()
    #expect(scene.stored("title") == .text("Porto"))
    // Another time on the same day does not change the day.
    scene.host.tap("call")
    scene.host.turn("call", .minute, to: 30)
    #expect(scene.stored("call") == .text("2026-03-08T00:30:00"))
    scene.host.type("2026-03-08 17:00", into: "call")
    scene.host.leave()
    #expect(scene.stored("call") == .text("2026-03-08T17:00:00"))
    scene.host.tap("turned")
    #expect(scene.lines("turned").contains("Day: 7"))
    scene.host.turn("turned", .day, to: 8)
    #expect(scene.stored("turned") == .text("2026-03-09"))
  }

  private func send(_ action: FieldInput.Action, to field: FieldID, _ scene: inout Scene) {
    scene.host.act(.enter(field, action))
  }
}
