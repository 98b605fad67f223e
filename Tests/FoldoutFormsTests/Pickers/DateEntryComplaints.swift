import FoldoutForms
import Foundation
import Testing

/// Complaints about date entry in other libraries, each with a test that ours does not share it.
@Suite struct DateEntryComplaints {
  private struct Stay: Sendable {
    var day: LocalDate? = .of(2026, 11, 14)
    var at: LocalDateTime? = .of("2026-11-14 09:30:17")
    var time: LocalTime? = .at(9, 30)
    var hours: Decimal?
  }

  private let form = Form<Stay>("Stay") {
    Section("When") {
      DateField("Day", \.day, style: .calendar)
      DateField("At", \.at)
      TimeField("Time", \.time)
      NumberField("Hours", \.hours)
    }
  }

  private let here = FormEnvironment.of("en_US")

  /// Eureka#252, XLForm#833: a date cannot be cleared. Here it can, also by emptying its entry. It
  /// is then *no value*, not a dash as text or the first of all days.
  @Test(
    "A date can be cleared and stays empty when its picker opens", arguments: ["day", "at", "time"])
  func aDateCanBeCleared(id: FieldID) throws {
    let field = try #require(form.field(id))
    var stay = Stay()
    #expect(try field.cleared() == .none)
    for text in ["", "  ", "\u{A0}"] {
      #expect(try field.value(from: text, replacing: field.read(stay), in: here) == .none)
    }
    #expect(form.problem(of: .none, in: field, of: stay, at: .storing, environment: here) == nil)
    #expect(field.write(&stay, .none))
    #expect(field.read(stay) == .value(.none))
    #expect(field.displayText(in: stay, here) == nil)
    #expect(field.formValue(of: field.read(stay), in: here) == nil)
    #expect(throws: FieldError.self) {
      try field.value(from: "-", replacing: field.read(stay), in: here)
    }
  }

  /// Eureka: an inline editor does not follow a change made elsewhere. Here pages and columns are
  /// made from the current value, so they show later values.
  @Test("Pickers show the current value after it was changed elsewhere")
  func pickersFollowTheValue() throws {
    let limits = DateLimits(earliest: .of(2026, 1, 1))
    for text in ["2026-11-14 09:30", "2027-02-28 23:59", "2001-01-01 00:00"] {
      let value = LocalDateTime.of(text)
      let picker = DatePickerColumns(
        mode: .dateTime, value: value, offered: .all, environment: here)
      #expect(try picker.strictValue(of: .init([:])) == value)
      #expect(picker.selection[.year] == value.date.year)
      #expect(picker.selection[.minute] == value.time.minute)
      let page = CalendarMonth(
        containing: value.date, chosen: value.date, offered: .init(limits: limits),
        environment: here)
      let days: [CalendarMonth.Day] = page.weeks.flatMap(\.days).compactMap(\.self)
      #expect(days.filter(\.isChosen).map(\.date) == [value.date])
    }
  }

  /// Eureka#2041: the value of a wheel that still spins is lost when something else is tapped. Here
  /// the columns always hold a legal value, the selected one if it is legal.
  @Test("Every position of a spinning wheel is a legal value")
  func aSpinningWheelLosesNothing() {
    let limits = DateLimits(earliest: .of(2026, 1, 1), latest: .of(2027, 12, 31))
    let picker = DatePickerColumns(
      mode: .dateTime, initial: .of("2026-01-31 09:30:17"), offered: .init(limits: limits),
      environment: here)
    for (selection, settled) in [
      ([.month: 2], "2026-02-28 09:30:17"), ([.month: 2, .year: 2027], "2027-02-28 09:30:17"),
      ([.day: 12], "2026-01-12 09:30:17"), ([.minute: 45], "2026-01-31 09:45:17"),
      ([.year: 2030], "2027-12-31 09:30:17"), ([.dayPeriod: 1], "2026-01-31 21:30:17"),
    ] as [([DateComponent: Int], String)] {
      #expect(picker.nearestValue(to: .init(selection)) == .of(settled))
    }
  }

  /// Eureka#961: the first or only option cannot be chosen. Here the day that a picker proposes can
  /// be accepted unchanged, and a single allowed day can be chosen in both pickers.
  @Test("A proposed day and an only allowed day can be chosen")
  func theProposedAndTheOnlyDayCanBeChosen() throws {
    let proposed = DatePickerColumns(
      mode: .date, value: nil, offered: .all, environment: here)
    #expect(try proposed.strictValue(of: proposed.selection).date == here.today)
    let only = LocalDate.of(2026, 3, 1)
    let limits = DateLimits(earliest: only, latest: only)
    let columns = DatePickerColumns(
      mode: .date, value: nil, offered: .init(limits: limits), environment: here)
    #expect(try columns.strictValue(of: columns.selection).date == only)
    #expect(columns.columns.first { $0.component == .year }?.options.map(\.value) == [2026])
    let page = CalendarMonth(
      containing: only, offered: OfferedDays(limits: limits), environment: here)
    let open = page.weeks.flatMap(\.days).compactMap { $0 }.filter(\.isSelectable)
    #expect(open.map(\.date) == [only])
    #expect(page.previous == nil && page.next == nil)
    // The first day, the first month and the first hour are values like any other.
    let first = DatePickerColumns(
      mode: .dateTime, initial: .of("2026-11-14 09:30"), offered: .all, environment: here)
    let earliest = DatePickerColumns.Selection([
      .month: 1, .day: 1, .hour: 0, .minute: 0, .dayPeriod: 0,
    ])
    #expect(try first.strictValue(of: earliest) == .of("2026-01-01 00:00"))
  }

  /// prisma/studio#96: distant dates are tedious in a calendar. Here any day can be typed on any
  /// page, and any year can be turned to at once.
  @Test("Distant dates can be typed, and their years turned to", arguments: calendarPlaces)
  func farDatesAreTypedAndTurnedTo(place: String) throws {
    let here = FormEnvironment.of(place)
    for date in [LocalDate.first, .of(1066, 10, 14), .of(1883, 1, 1), .of(2500, 2, 28), .last] {
      #expect(try here.date(from: "\(date)") == date)
      #expect(try here.date(from: here.text(of: date)) == date)
    }
    let page = CalendarMonth(containing: here.today, environment: here)
    let pages = CalendarPages(of: page, environment: here)
    for year in [pages.years.lowerBound, pages.years.upperBound] {
      let day = try #require(pages.day(inYear: year) ?? pages.day(inYear: year - 1))
      #expect(CalendarMonth(containing: day, environment: here).year >= year - 1)
    }
  }

  /// wagtail#5325: pickers cannot be used by keyboard. Here the arrows reach every day of a page
  /// from any other, and a key turns to the next month.
  @Test(
    "Every day can be reached with the keyboard", arguments: calendarPlaces,
    LayoutDirection.allCases)
  func everyDayIsReachedByKeys(place: String, direction: LayoutDirection) {
    let here = FormEnvironment.of(place)
    let keys: [CalendarKey] = [.arrowLeft, .arrowRight, .arrowUp, .arrowDown]
    let page = CalendarMonth(containing: here.today, environment: here)
    let days = Set(page.weeks.flatMap(\.days).compactMap { $0?.date })
    var (reached, front) = (Set([here.today]), [here.today])
    while let date = front.popLast() {
      for move in keys.compactMap({ CalendarMove($0, direction: direction) }) {
        let there = move.target(from: date, environment: here)
        if days.contains(there), reached.insert(there).inserted { front.append(there) }
      }
    }
    #expect(reached == days)
    let turned = CalendarMove(.pageDown, direction: direction)?
      .target(from: here.today, environment: here)
    #expect(
      turned.map { CalendarMonth(containing: $0, environment: here).days.lowerBound } == page.next)
  }

  @Test("The picker of a day shows no time, and that of a time no day")
  func aDayHasNoTime() {
    for (mode, parts) in [
      (DateMode.date, Set([DateComponent.year, .month, .day])),
      (.time, [.hour, .minute, .dayPeriod]),
    ] {
      let picker = DatePickerColumns(mode: mode, value: nil, offered: .all, environment: here)
      #expect(Set(picker.columns.map(\.component)) == parts)
    }
    #expect(here.text(of: here.today) == "02/14/2017")
    #expect(throws: DateError.unexpectedTime(.of(2026, 11, 14))) {
      try here.date(from: "2026-11-14 09:30")
    }
  }

  /// Eureka#485, #1485: a decimal comma is mangled. Here typed and shown numbers read back with any
  /// locale's decimal separator.
  @Test("Decimal numbers read back with each place's separator", arguments: places)
  func decimalsReadBack(place: String) throws {
    let here = FormEnvironment.of(place)
    let field = try #require(form.field("hours"))
    for text in ["7.5", "0.25", "-1234.5", "1000000.125"] {
      let number = try #require(Decimal(string: text))
      let shown = try #require(field.formValue(of: .value(.decimal(number)), in: here))
      #expect(try field.value(from: shown, replacing: .value(.none), in: here) == .decimal(number))
    }
    let comma = here.digits(7) + here.decimalSeparator + here.digits(5)
    #expect(try here.decimal(from: comma) == Decimal(string: "7.5"))
  }
}
