import FoldoutForms
import Foundation
import Testing

/// Entries of times that are skipped or repeated in a field's time zone.
@Suite struct FieldClockTests {
  private struct Trip: Sendable {
    var leaves: LocalDateTime?
    var lands: LocalDateTime?
    var returns = LocalDateTime.of("2026-04-01 09:00")
    var day: LocalDate?
    var at: LocalTime?
  }

  private static let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

  private let form = Form<Trip>("Trip") {
    Section("When") {
      DateField("Leaves", \.leaves)
      DateField("Lands", \.lands, style: .calendar).clock(.unspecified)
      DateField("Returns", \.returns).clock(.zone(tokyo)).limits(to: .of(2030, 12, 31))
      DateField("Day", \.day)
      TimeField("At", \.at)
    }
  }

  private static let skipped = LocalDateTime.of("2026-03-29 02:30")
  private static let repeated = LocalDateTime.of("2026-10-25 02:30")

  private func here(_ place: String = "en_US", zone: String = "Europe/Berlin") throws
    -> FormEnvironment
  {
    FormEnvironment.of(place, timeZone: try #require(TimeZone(identifier: zone)))
  }

  private func problem(
    _ id: FieldID, _ value: FieldValue, of trip: Trip = Trip(), _ here: FormEnvironment
  ) throws -> FieldError? {
    form.problem(
      of: value, in: try #require(form.field(id)), of: trip, at: .storing, environment: here)
  }

  @Test("A skipped time is refused with the time zone and the next time")
  func aSkippedTimeIsRefusedWithTheZoneAndTheNextTime() throws {
    let berlin = try here()
    let value = FieldValue.dateTime(Self.skipped)
    let refusal = FieldError.date(
      .skippedTime(Self.skipped, zone: berlin.timeZone, next: .of("2026-03-29 03:00")))
    #expect(try problem("leaves", value, berlin) == refusal)
    let sentence = refusal.sentence(label: "Leaves", in: berlin)
    #expect(sentence.contains("Berlin") && sentence.contains("3:00"))
    // The time exists in another zone, and for a field without a known zone.
    #expect(try problem("leaves", value, here(zone: "Asia/Tokyo")) == nil)
    #expect(try problem("lands", value, berlin) == nil)
    #expect(try problem("returns", value, berlin) == nil)
    #expect(try problem("leaves", .dateTime(Self.repeated), berlin) == nil)
    // A day alone has no skipped time, and a time alone belongs to no day.
    #expect(try problem("day", .date(Self.skipped.date), berlin) == nil)
    #expect(try problem("at", .time(Self.skipped.time), berlin) == nil)
  }

  /// Otherwise the rest of the record could not be saved.
  @Test("A stored skipped time is never refused")
  func whatIsThereStays() throws {
    let berlin = try here()
    var trip = Trip()
    trip.leaves = Self.skipped
    #expect(try problem("leaves", .dateTime(Self.skipped), of: trip, berlin) == nil)
    #expect(form.problems(of: trip, environment: berlin).isEmpty)
    let half = LocalDateTime.of("2026-03-29 02:31")
    #expect(try problem("leaves", .dateTime(half), of: trip, berlin) != nil)
  }

  /// A column found in a file declares no time zone, and neither does a count of seconds in UTC.
  @Test("Columns found in a file accept every time")
  func foundColumnsTakeEveryTime() throws {
    let berlin = try here()
    var field = Field<DynamicRecord>(
      column: "c", label: "C", kind: .dateTime,
      coding: .date(.dayAndTime(separator: .blank, .seconds)))
    let record = DynamicRecord(columns: ["c"], values: [.null])
    for isInUTC in [false, true] {
      field.editor.dates?.isInUTC = isInUTC
      if isInUTC { field.editor.dates?.clock = .reader }
      let form = Form<DynamicRecord>(
        "F", sections: [Section(id: "s", title: "", fields: [field])])
      #expect(
        form.problem(
          of: .dateTime(Self.skipped), in: field, of: record, at: .storing, environment: berlin)
          == nil)
      #expect(field.clockNote(on: .value(.dateTime(Self.repeated)), in: berlin) == nil)
    }
  }

  /// The time is refused and not silently moved.
  @Test("A chosen day keeps the time and is refused where the clocks skip it")
  func aChosenDayKeepsTheTimeAndIsRefusedWhereItIsSkipped() throws {
    let berlin = try here()
    let field = try #require(form.field("leaves"))
    let stored = LocalDateTime.of("2026-03-28 02:30")
    let typed = try field.value(
      from: "03/29/2026", replacing: .value(.dateTime(stored)), in: berlin)
    #expect(typed == .dateTime(Self.skipped))
    #expect(try problem("leaves", typed, berlin) != nil)
    let next = try field.value(from: "03/30/2026", replacing: .value(.dateTime(stored)), in: berlin)
    #expect(next == .dateTime(.of("2026-03-30 02:30")))
    #expect(try problem("leaves", next, berlin) == nil)
  }

  /// At noon in Berlin it is night in Auckland.
  @Test("Today and now are those of the field's own time zone")
  func nowIsTheFieldsOwn() throws {
    let berlin = FormEnvironment.of(
      "de_DE", timeZone: try #require(TimeZone(identifier: "Europe/Berlin")), hourCycle: .twelve)
    var editing = DateEditing()
    for clock in [FieldClock.unspecified, .reader] {
      editing.clock = clock
      #expect(editing.environment(of: berlin) == berlin)
    }
    editing.clock = .zone(try #require(TimeZone(identifier: "Pacific/Auckland")))
    let there = editing.environment(of: berlin)
    #expect(there.nowDateTime == .of("2017-02-15 01:34"))
    #expect(there.locale == berlin.locale && there.hourCycle == .twelve)
    editing.isInUTC = true
    #expect(editing.environment(of: berlin).nowDateTime == .of("2017-02-14 12:34"))
  }

  @Test("A picker refuses a skipped time and settles on the next one")
  func columnsRefuseAndSettle() throws {
    let berlin = try here()
    let editing = try #require(form.field("leaves")?.editor.dates)
    func picker(_ initial: LocalDateTime, limits: DateLimits = .none) -> DatePickerColumns {
      DatePickerColumns(
        mode: .dateTime, value: initial, offered: .init(limits: limits), editing: editing,
        environment: berlin)
    }
    let before = picker(.of("2026-03-28 02:30:17"))
    let onto = DatePickerColumns.Selection([.day: 29])
    #expect(throws: DateError.self) { try before.strictValue(of: onto) }
    #expect(before.nearestValue(to: onto) == .of("2026-03-29 03:00"))
    #expect(before.nearestValue(to: .init([.day: 29, .hour: 4])) == .of("2026-03-29 04:30:17"))
    // Opening a picker on a skipped time changes nothing.
    let untouched = picker(Self.skipped)
    #expect(try untouched.strictValue(of: untouched.selection) == Self.skipped)
    #expect(untouched.nearestValue(to: untouched.selection) == Self.skipped)
    #expect(untouched.nearestValue(to: .init([:])) == Self.skipped)
    // A picker without a clock accepts every time.
    let plain = DatePickerColumns(
      mode: .dateTime, initial: before.initial, offered: .all, environment: berlin)
    #expect(try plain.strictValue(of: onto) == .of("2026-03-29 02:30:17"))
  }

  /// The zone skips the last day within the limits, so no later day within them exists.
  @Test("Settling on a time stays within the limits")
  func settlingStaysWithinTheLimits() throws {
    let apia = try here(zone: "Pacific/Apia")
    let picker = DatePickerColumns(
      mode: .dateTime, initial: .of("2011-12-29 12:00"),
      offered: .init(limits: .init(latest: .of(2011, 12, 30))),
      clock: FieldClock.reader.clock(in: apia), environment: apia)
    #expect(picker.nearestValue(to: .init([.day: 30])) == .of("2011-12-30 12:00"))
    #expect(throws: DateError.self) { try picker.strictValue(of: .init([.day: 30])) }
  }

  @Test(
    "A note says which of two repeated times is meant",
    arguments: [
      (
        "en_US",
        "Clocks in Berlin show Oct 25, 2026 at 2:30\u{202F}AM twice. This is the earlier one."
      ),
      ("de_DE", "Die Uhren in Berlin zeigen 25.10.2026, 02:30 zweimal. Dies ist das erste Mal."),
      (
        "nl_NL",
        "Klokken in Berlin tonen 25 okt 2026, 02:30 twee keer. Dit is de eerste keer."
      ),
    ])
  func aRepeatedTimeIsSaid(place: String, sentence: String) throws {
    let berlin = try here(place)
    let field = try #require(form.field("leaves"))
    #expect(field.clockNote(on: .value(.dateTime(Self.repeated)), in: berlin) == sentence)
    for value in [FieldValue.none, .dateTime(Self.skipped), .dateTime(.of("2026-10-25 03:00"))] {
      #expect(field.clockNote(on: .value(value), in: berlin) == nil)
    }
    let lands = try #require(form.field("lands"))
    #expect(lands.clockNote(on: .value(.dateTime(Self.repeated)), in: berlin) == nil)
    let clock = ZoneClock(berlin.timeZone)
    let later = clock.note(on: Self.repeated, storedOffset: 3600, in: berlin)
    #expect(later != nil && later != sentence)
  }
}
