import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Days that cannot be chosen, in wheels and calendars on the double. Today is Monday 9 March 2026.
@Suite struct ClosedDayScenarios {
  nonisolated private struct Entry: Sendable {
    var title = "Lisbon"
    var day: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 6)
    var turned: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 6)
    var next: LocalDate?
    var free: LocalDate?

    static let form = Form<Entry>("Entry") {
      Section("") {
        TextField("Title", \.title)
        DateField("Day", \.day, style: .calendar).closed(weekdays: [.sunday], days: [tenth])
        DateField("Turned", \.turned).closed(weekdays: [.saturday, .sunday], days: [tenth])
        DateField("Next", \.next).closed(weekdays: [.monday], days: [tenth])
        DateField("Free", \.free)
      }
    }

    private static let tenth = LocalDate(nearestTo: 2026, month: 3, day: 10)
  }

  private func open(_ field: FieldID, _ entry: Entry = Entry()) throws -> Stage<Entry> {
    let stage = try Stage(Entry.form, entry)
    try stage.tap(field)
    return stage
  }

  private func march(_ day: Int) -> LocalDate { LocalDate(nearestTo: 2026, month: 3, day: day) }

  @Test("2.60 Wheels turned onto a closed day go on to the next day that can be chosen")
  func turned() throws {
    let stage = try open("turned")
    // From Friday 6 March, the weekend and the 10th are closed.
    for (day, reached) in [(7, 9), (10, 11), (10, 9), (8, 6)] {
      try stage.turn("turned", .day, to: day)
      #expect(stage.value.turned == march(reached))
      #expect(stage.wheels("turned") == ["March", "\(reached)", "2026"])
      #expect(stage.texts("turned").last == "03/\(reached < 10 ? "0" : "")\(reached)/2026")
    }
    #expect(stage.texts(in: stage.drawer("turned")).allSatisfy { !$0.contains("can’t be") })
  }

  @Test("2.60, 4.52 A closed day that is typed is refused with a sentence, and the old one stays")
  func typed() throws {
    for field: FieldID in ["turned", "day"] {
      let stage = try open(field)
      try stage.enter("3/8/2026", inDrawerOf: field)
      #expect(
        stage.texts(in: stage.drawer(field)).contains(
          "Sunday, March 8, 2026 can’t be chosen. Choose another day."))
      #expect(stage.value.turned == march(6) && stage.value.day == march(6))
      #expect(stage.texts(field).last == "03/06/2026")
    }
  }

  @Test("2.60, 4.51 A closed day of a calendar cannot be tapped, and is struck and spoken as such")
  func tapped() throws {
    let stage = try open("day")
    let drawer = try stage.visibleDrawer("day")
    let sunday = try #require(
      stage.all(DayView.self, in: drawer).first {
        $0.accessibilityLabel?.contains("March 8") == true
      })
    #expect(sunday.accessibilityTraits.contains(.notEnabled))
    stage.window.tap(at: sunday.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.settle()
    #expect(stage.value.day == march(6) && stage.values.isEmpty)
    #expect(stage.outline == ["title", "day", "  day", "turned", "next", "free"])
  }

  @Test("2.61 For no date a picker shows the first day from today that can be chosen")
  func noDate() throws {
    let stage = try open("next")
    #expect(stage.wheels("next") == ["March", "11", "2026"])
    let texts = stage.texts(in: stage.drawer("next"))
    #expect(!texts.contains("[Today]"))
    #expect(stage.value.next == nil && stage.values.isEmpty)
    let accept = try #require(texts.first { $0.contains("March 11 2026") })
    try stage.press(String(accept.dropFirst().dropLast()), in: stage.drawer("next"))
    #expect(stage.value.next == march(11))
    #expect(stage.texts("next").last == "03/11/2026")
  }

  @Test("2.61 If today can be chosen, it is shown for no date, and a button sets it")
  func today() throws {
    let stage = try open("free")
    #expect(stage.wheels("free") == ["March", "9", "2026"])
    #expect(stage.value.free == nil)
    try stage.press("Today", in: stage.drawer("free"))
    #expect(stage.value.free == march(9))
    #expect(stage.outline.contains("  free"))
  }

  @Test("2.62 A stored closed day is shown and kept, whatever else is changed")
  func stored() throws {
    var entry = Entry()
    (entry.day, entry.turned) = (march(8), march(7))
    let stage = try open("day", entry)
    let chosen = stage.all(DayView.self, in: stage.drawer("day")).filter {
      $0.accessibilityTraits.contains(.selected)
    }
    #expect(chosen.map(\.accessibilityLabel) == ["Sunday, March 8, 2026"])
    try stage.type("Porto", into: "title")
    stage.leave()
    #expect(stage.value.title == "Porto")
    #expect(stage.value.day == march(8) && stage.value.turned == march(7))
    try stage.tap("turned")
    #expect(stage.wheels("turned") == ["March", "7", "2026"])
    #expect(stage.texts("turned").last == "03/07/2026")
    #expect(stage.values.count == 1)
  }
}
