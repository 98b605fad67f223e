import FoldoutForms
import Testing

/// Contradictory limits: every entry is refused with both, and pickers still work.
@Suite struct ContradictoryLimitsTests {
  private struct Stay: Sendable {
    var day: LocalDate?
    var at: LocalDateTime?
  }

  private static let limits = DateLimits(earliest: .of(2026, 12, 31), latest: .of(2026, 1, 31))

  private let form = Form<Stay>("Stay") {
    Section("When") {
      DateField("Day", \.day).limits(from: .of(2026, 12, 31), to: .of(2026, 1, 31))
      DateField("At", \.at, style: .calendar).limits(from: .of(2026, 12, 31), to: .of(2026, 1, 31))
    }
  }

  @Test("With contradictory limits every day is refused with both of them")
  func everyDayIsRefusedWithBothLimits() throws {
    let problem = DateError.noDayAllowed(earliest: .of(2026, 12, 31), latest: .of(2026, 1, 31))
    let here = FormEnvironment.of("en_US")
    for date in [LocalDate.first, .of(2026, 1, 31), .of(2026, 6, 14), .of(2026, 12, 31), .last] {
      #expect(throws: problem) { try Self.limits.check(date) }
      #expect(throws: problem) { try OfferedDays(limits: Self.limits).check(date) }
      for (id, value) in [
        ("day", FieldValue.date(date)), ("at", .dateTime(LocalDateTime(date: date))),
      ] {
        let field = try #require(form.field(FieldID(id)))
        #expect(
          form.problem(of: value, in: field, of: Stay(), at: .storing, environment: here)
            == .date(problem))
        #expect(throws: FieldError.date(problem)) {
          try field.value(
            from: "\(date) 09:30".prefix(id == "day" ? 10 : 16).description,
            replacing: .value(.none), in: here)
        }
      }
    }
    #expect(!Self.limits.areConsistent && DateLimits.none.areConsistent)
    // One day alone is no contradiction.
    #expect(DateLimits(earliest: .of(2026, 1, 31), latest: .of(2026, 1, 31)).areConsistent)
  }

  @Test("Pickers and calendars work with contradictory limits", arguments: calendarPlaces)
  func noPickerMinds(place: String) {
    let here = FormEnvironment.of(place)
    let limits = Self.limits
    for date in [LocalDate.first, .of(2025, 6, 14), .of(2026, 6, 14), .of(2030, 1, 1), .last] {
      for mode in [DateMode.date, .dateTime, .time] {
        for value in [nil, LocalDateTime(date: date, time: .at(15, 5))] {
          let picker = DatePickerColumns(
            mode: mode, value: value, offered: .init(limits: limits), environment: here)
          #expect(
            picker.columns.allSatisfy { column in
              column.options.contains { $0.value == column.chosen }
            })
          _ = picker.nearestValue(to: picker.selection)
          _ = picker.nearestValue(to: .init([.year: .max, .month: .min, .day: .max]))
        }
      }
      let page = CalendarMonth(
        containing: date, chosen: date, offered: OfferedDays(limits: limits), environment: here)
      #expect(page.weeks.flatMap(\.days).compactMap { $0 }.allSatisfy { !$0.isSelectable })
      #expect(page.previous == nil && page.next == nil)
      let pages = CalendarPages(of: page, limits: limits, environment: here)
      #expect(pages.months.allSatisfy { !$0.isWithinLimits })
      #expect(pages.years.contains(page.year))
      #expect(CalendarMove.months(1).target(from: date, limits: limits, environment: here) == date)
      #expect(OfferedDays(limits: limits).first(from: date) == nil)
      let months = YearMonthColumns(
        initial: YearMonth(of: date), limits: limits, environment: here)
      _ = months.nearestValue(to: months.selection)
      #expect(
        throws: MonthError.noDayAllowed(earliest: .of(2026, 12, 31), latest: .of(2026, 1, 31))
      ) { try months.strictValue(of: months.selection) }
    }
  }
}
