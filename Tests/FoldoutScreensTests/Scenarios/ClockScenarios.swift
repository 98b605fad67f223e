import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing

/// Scenarios of repeated and skipped times, on the text host. In Amsterdam clocks go from 2:00 to
/// 3:00 on 29 March 2026, and from 3:00 to 2:00 on 25 October.
@Suite struct ClockScenarios {
  private struct Crossing: Sendable {
    var title = "The night boat"
    var leaves: LocalDateTime?
    var lands: LocalDateTime?
    var passes: LocalDateTime?

    static let form = Form<Crossing>("Crossing") {
      Section("") {
        TextField("Title", \.title)
        DateField("Leaves", \.leaves)
          .clock(TimeZone(identifier: "Europe/Amsterdam").map { .zone($0) } ?? .unspecified)
        DateField("Lands", \.lands, style: .calendar)
        DateField("Passes", \.passes, style: .calendar).clock(.unspecified)
      }
    }
  }

  private static let fields: [FieldID] = ["leaves", "lands", "passes"]

  /// Opens a field for a reader in New York, whose clocks go back on 1 November at 2:00.
  private func open(_ field: FieldID, on text: String) throws -> Scene {
    let value = try Stay.environment.dateTime(from: text)
    var scene = try Scene(
      Crossing.form, Crossing(leaves: value, lands: value, passes: value),
      environment: .reader("en_US", "America/New_York"))
    scene.host.tap(field)
    return scene
  }

  private func enter(_ text: String, into field: FieldID, of scene: inout Scene) {
    scene.host.type(text, into: field)
    scene.host.leave()
  }

  @Test(
    "4.65 A repeated time is accepted, and a note in its drawer says which is meant",
    arguments: [
      ("leaves", "2026-10-25 02:30", "Amsterdam"), ("lands", "2026-11-01 01:30", "New York"),
    ])
  func twice(field: String, time: String, place: String) throws {
    let id = FieldID(field)
    var scene = try open(id, on: "2026-10-20 02:30")
    #expect(!scene.lines(id).contains("twice"))
    enter(time, into: id, of: &scene)
    // The value has no offset, so it means the earlier of the two moments.
    #expect(scene.lines(id).contains("Clocks in \(place) show "))
    #expect(scene.lines(id).contains(" twice. This is the earlier one."))
    #expect(scene.stored(field) == .text(time.replacing(" ", with: "T") + ":00"))
    #expect(scene.host.screen.problems.isEmpty)
    // The note disappears as soon as another time is chosen.
    scene.host.turn(id, .hour, to: 5)
    #expect(!scene.lines(id).contains("twice"))
  }

  @Test("4.65 A stored repeated time has its note when its drawer opens, and stays")
  func stored() throws {
    let scene = try open("leaves", on: "2026-10-25 02:30")
    #expect(scene.lines("leaves").contains("twice"))
    #expect(scene.stored("leaves") == .text("2026-10-25T02:30:00"))
    #expect(scene.store.requestedChanges.isEmpty)
  }

  @Test("4.65 A chosen day keeps the time and shows the note if it is repeated")
  func chosenDay() throws {
    var scene = try open("lands", on: "2026-11-03 01:30")
    let day = try #require(LocalDate(year: 2026, month: 11, day: 1))
    scene.host.choose("lands", day: day)
    #expect(scene.stored("lands") == .text("2026-11-01T01:30:00"))
    #expect(scene.lines("lands").contains("Clocks in New York show "))
  }

  @Test("4.65 There is no note without a time zone or for an unambiguous time")
  func silent() throws {
    for (field, time) in [
      ("passes", "2026-10-25 02:30"), ("passes", "2026-11-01 01:30"),
      ("leaves", "2026-10-25 03:00"), ("leaves", "2026-10-25 01:59"),
      // New York's repeated time is not repeated in Amsterdam, and vice versa.
      ("leaves", "2026-11-01 01:30"), ("lands", "2026-10-25 02:30"),
    ] {
      var scene = try open(FieldID(field), on: "2026-10-20 12:00")
      enter(time, into: FieldID(field), of: &scene)
      #expect(scene.stored(field) == .text(time.replacing(" ", with: "T") + ":00"))
      #expect(!scene.lines(FieldID(field)).contains("twice"), "\(field) \(time)")
    }
  }

  @Test(
    "2.10 A skipped time is refused with the next valid one, and the old one stays",
    arguments: [
      ("leaves", "2026-03-29 02:30", "Amsterdam", "3:00 AM"),
      ("lands", "2026-03-08 02:15", "New York", "3:00 AM"),
    ])
  func skipped(field: String, time: String, place: String, next: String) throws {
    let id = FieldID(field)
    var scene = try open(id, on: "2026-10-20 12:00")
    enter(time, into: id, of: &scene)
    #expect(scene.stored(field) == .text("2026-10-20T12:00:00"))
    #expect(scene.store.requestedChanges.isEmpty)
    let lines = scene.lines(id)
    #expect(
      lines.contains("Clocks in \(place) skip ") && lines.contains(" at \(next)."), "\(lines)")
    // The time that the message names is accepted.
    enter("\(time.prefix(10)) 03:00", into: id, of: &scene)
    #expect(scene.stored(field) == .text("\(time.prefix(10))T03:00:00"))
    #expect(!scene.lines(id).contains("skip"))
  }

  @Test(
    "4.79 An hour that clocks skip is refused in a time line and on a wheel, and the old one stays",
    arguments: [
      ("leaves", "2026-03-29 01:30", "Amsterdam", "Mar 29, 2026"),
      ("lands", "2026-03-08 01:30", "New York", "Mar 8, 2026"),
    ])
  func turned(field: String, time: String, place: String, day: String) throws {
    let id = FieldID(field)
    var scene = try open(id, on: time)
    let base = try Stay.environment.dateTime(from: time)
    scene.host.act(
      .enter(id, .picked(DatePickerColumns.Selection([.hour: 2]), base: base, settles: false)))
    let skipped = "Clocks in \(place) skip \(day) at 2:30 AM."
    let next = "The next valid time is \(day) at 3:00 AM."
    #expect(scene.lines(id).hasSuffix("    ! \(skipped) \(next)"), "\(scene.lines(id))")
    #expect(scene.stored(field) == .text(time.replacing(" ", with: "T") + ":00"))
  }
}
