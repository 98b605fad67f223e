import FoldoutForms
import Testing

/// Laws of closed days: no picker and no form accepts one, and a stored one stays.
@Suite struct ClosedDaysLaws {
  private static let here = FormEnvironment.of("en_US")
  /// November 2026 with Sundays, a long weekend and both ends of the limits closed.
  private static let offered = OfferedDays(
    limits: DateLimits(earliest: .of(2026, 11, 5), latest: .of(2026, 11, 25)),
    closedWeekdays: [.sunday],
    closedDays: Set([5, 14, 16, 17, 25].map { LocalDate.of(2026, 11, $0) }))
  private static let month = (1...30).map { LocalDate.of(2026, 11, $0) }

  /// Turns from every day to every other. A picker settles on the first day in that direction that
  /// can be chosen, and turns back only if there is none.
  @Test("A wheel turned onto a closed day goes on to the next open one in its direction")
  func aTurnGoesOnInItsDirection() {
    for (initial, turned) in Self.month.flatMap({ one in Self.month.map { (one, $0) } }) {
      let picker = DatePickerColumns(
        mode: .date, initial: LocalDateTime(date: initial), offered: Self.offered,
        environment: Self.here)
      let settled = picker.nearestValue(to: .init([.day: turned.day])).date
      let near = Self.offered.limits.nearest(to: turned)
      guard near != initial else {
        #expect(settled == near)
        continue
      }
      #expect(Self.offered.contains(settled), "\(initial) to \(turned) rests on \(settled)")
      let passed = Self.month.filter { $0 > min(near, settled) && $0 < max(near, settled) }
      #expect(!passed.contains(where: Self.offered.contains))
      let isForward = near > initial
      let wayOn = Self.month.contains {
        Self.offered.contains($0) && (isForward ? $0 >= near : $0 <= near)
      }
      if wayOn { #expect(isForward ? settled >= near : settled <= near) }
    }
  }

  /// A list is sent unchanged. A closed day is refused as closed, unless the picker began on it.
  @Test("A closed day sent from a list is refused, unless it is the stored one")
  func aListIsRefused() throws {
    for initial in Self.month where Self.offered.limits.contains(initial) {
      for mode in [DateMode.date, .dateTime] {
        let picker = DatePickerColumns(
          mode: mode, initial: LocalDateTime(date: initial, time: .at(9, 30)),
          offered: Self.offered, environment: Self.here)
        for day in Self.month where Self.offered.limits.contains(day) {
          let selection = DatePickerColumns.Selection([.day: day.day])
          if day == initial || Self.offered.contains(day) {
            #expect(try picker.strictValue(of: selection).date == day)
          } else {
            #expect(throws: DateError.notOffered(day)) { try picker.strictValue(of: selection) }
          }
        }
        #expect(picker.nearestValue(to: .init([:])) == picker.initial)
      }
    }
  }

  /// It is today, otherwise the next day that can be chosen, otherwise the last one.
  @Test("With no date a picker proposes the next day that can be chosen")
  func theProposalCanBeChosen() {
    for day in Self.month {
      let nearest = Self.offered.nearest(to: day)
      #expect(Self.offered.contains(nearest))
      let after = Self.month.first { $0 >= day && Self.offered.contains($0) }
      #expect(nearest == after ?? Self.month.last { Self.offered.contains($0) })
      #expect(
        Self.offered.last(until: day) == Self.month.last { $0 <= day && Self.offered.contains($0) })
    }
    // Today is Tuesday 14 February 2017.
    let closed = OfferedDays(closedWeekdays: [.tuesday], closedDays: [.of(2017, 2, 15)])
    let picker = DatePickerColumns(mode: .date, value: nil, offered: closed, environment: Self.here)
    #expect(picker.initial.date == .of(2017, 2, 16))
    let none = OfferedDays(closedWeekdays: Set(Weekday.allCases))
    #expect(none.nearest(to: .of(2017, 2, 14)) == .of(2017, 2, 14))
    #expect(none.nearest(to: .of(2017, 2, 14), turnedFrom: .first) == .of(2017, 2, 14))
    #expect(OfferedDays(closedDays: [.last]).nearest(to: .last, turnedFrom: .first).day == 30)
  }

  /// The day is shown as the word "never" and is not a day that could be closed.
  @Test("The day that means never is not closed")
  func neverIsNotClosed() {
    let offered = OfferedDays(
      limits: DateLimits(latest: .of(2030, 1, 1), allowsNever: true), closedWeekdays: [.friday])
    #expect(LocalDate.last.weekday == .friday && offered.contains(.last))
  }

  private struct Visit: Sendable {
    var day: LocalDate?
    var at: LocalDateTime?
    var until: LocalDate?
  }

  private let form = Form<Visit>("Visit") {
    Section("") {
      DateField("Day", \.day).closed(weekdays: [.sunday]).limits(from: .of(2026, 11, 5)).id("day")
      DateField("At", \.at).closed(weekdays: [.sunday], days: [.of(2026, 11, 18)]).id("at")
      DateField("Until", \.until).closed(weekdays: [.sunday]).notBefore("day").id("until")
    }
  }

  @Test("A closed day is refused wherever it is entered, and a stored one stays")
  func aStoredDayStays() throws {
    let sunday = LocalDate.of(2026, 11, 8)
    let (day, at) = (try #require(form.field("day")), try #require(form.field("at")))
    let problem = FieldError.date(.notOffered(sunday))
    func found(_ value: FieldValue, _ field: Field<Visit>, _ visit: Visit) -> FieldError? {
      form.problem(of: value, in: field, of: visit, at: .storing, environment: Self.here)
    }
    #expect(found(.date(sunday), day, Visit()) == problem)
    #expect(throws: problem) {
      try day.value(from: "11/8/2026", replacing: .value(.none), in: Self.here)
    }
    let stored = Visit(day: sunday, at: LocalDateTime(date: sunday, time: .at(9, 30)))
    #expect(found(.date(sunday), day, stored) == nil)
    #expect(form.problems(of: stored, environment: Self.here).isEmpty)
    // Another time on the stored day is accepted, since the day is the same.
    let later = FieldValue.dateTime(LocalDateTime(date: sunday, time: .at(17, 0)))
    #expect(found(later, at, stored) == nil && found(later, at, Visit()) == problem)
    #expect(
      try at.value(from: "2026-11-08 17:00", replacing: at.read(stored), in: Self.here) == later)
    #expect(found(.date(.of(2026, 11, 15)), day, stored) == .date(.notOffered(.of(2026, 11, 15))))
  }

  @Test("Closed days stay closed within limits narrowed by another field")
  func aPartnersLimits() throws {
    let until = try #require(form.field("until"))
    let offered = form.offeredDays(of: until, in: Visit(day: .of(2026, 11, 14)))
    #expect(offered.limits.earliest == .of(2026, 11, 14) && offered.closedWeekdays == [.sunday])
    #expect(offered.nearest(to: .of(2026, 11, 1)) == .of(2026, 11, 14))
    #expect(offered.first(from: .of(2026, 11, 15)) == .of(2026, 11, 16))
    #expect(form.field("day")?.offeredDays.limits.earliest == .of(2026, 11, 5))
  }
}
