import FoldoutForms
import Foundation
import TestSupport
import Testing

/// The forms in which a field may show its date.
@Suite struct DateFormTests {
  private static let sunday = LocalDate.of(2025, 3, 2)

  /// Every third language, or each in `make test-all`, and the locales of all tests.
  private static let some = languages.enumerated().filter { index, identifier in
    Depth.isWhole || index % 3 == 0 || places.contains(identifier)
  }.map(\.element)

  /// The languages with their environments, made once for all forms. The hour cycles take turns.
  private static let environments = some.enumerated().map { index, identifier in
    (identifier, FormEnvironment.of(identifier, hourCycle: HourCycle.allCases[index % 2]))
  }

  @Test(
    "Each form shows a date as the locale does",
    arguments: [
      (
        "en_US",
        [
          "03/02/2025", "3/2/2025", "Sun, 3/2/2025", "Mar 2, 2025", "Sun, Mar 2, 2025",
          "March 2, 2025", "Sunday, March 2, 2025",
        ]
      ),
      (
        "de_DE",
        [
          "02.03.2025", "02.03.2025", "So. 2.3.2025", "02.03.2025", "So. 2. März 2025",
          "2. März 2025", "Sonntag, 2. März 2025",
        ]
      ),
      (
        "nl_NL",
        [
          "02-03-2025", "02-03-2025", "zo 2-3-2025", "2 mrt 2025", "zo 2 mrt 2025", "2 maart 2025",
          "zondag 2 maart 2025",
        ]
      ),
      (
        "fa_IR",
        [
          "۱۴۰۳/۱۲/۱۲", "۱۴۰۳/۱۲/۱۲", "یکشنبه ۱۴۰۳/۱۲/۱۲", "۱۲ اسفند ۱۴۰۳", "۱۴۰۳ اسفند ۱۲, یکشنبه",
          "۱۲ اسفند ۱۴۰۳", "۱۴۰۳ اسفند ۱۲, یکشنبه",
        ]
      ),
    ])
  func known(place: String, texts: [String]) {
    let here = FormEnvironment.of(place)
    #expect(DateForm.allCases.map { here.text(of: Self.sunday, $0) } == texts)
  }

  /// The hour cycles take turns. The next test covers the longer forms.
  @Test(
    "In every language a short date has all its parts and four digits of the year",
    arguments: [DateForm.short, .weekdayAndShort, .weekdayAndMedium])
  func everyLocale(form: DateForm) {
    for (identifier, here) in Self.environments where here.calendar == .gregorian {
      for text in ["2025-03-02 15:07", "1987-11-29 00:30", "0987-12-31 23:59:58"] {
        let value = LocalDateTime.of(text)
        let (day, both) = (here.text(of: value.date, form), here.text(of: value, form))
        let numbers = [here.digits(value.date.year, width: 4), here.digits(value.date.day)]
        for number in numbers where !day.contains(number) || !both.contains(number) {
          Issue.record("\(identifier), \(form): \(day), \(both) without \(number)")
        }
        if !both.contains(here.digits(value.time.minute, width: 2)) {
          Issue.record("\(identifier), \(form): \(both) without its minute")
        }
      }
    }
  }

  @Test(
    "Every form of a date reads back in every language, with a time and without",
    arguments: DateForm.allCases)
  func whatIsShownReadsBack(form: DateForm) {
    for (identifier, here) in Self.environments {
      for text in ["2025-03-02 15:07", "1987-11-29 00:30"] {
        let value = LocalDateTime.of(text)
        let (day, both) = (here.text(of: value.date, form), here.text(of: value, form))
        if (try? here.date(from: day, shownAs: form)) != value.date {
          Issue.record("\(identifier), \(form): \(day) does not read back")
        }
        if (try? here.dateTime(from: both, shownAs: form)) != value {
          Issue.record("\(identifier), \(form): \(both) does not read back")
        }
      }
    }
  }

  /// A wrong weekday is refused, and so is a weekday in a form without one. Other problems of the
  /// day have the same refusals as in any other form.
  @Test("A weekday that contradicts the date is refused")
  func theWeekdayHasToBeRight() throws {
    let here = FormEnvironment.of("en_US")
    #expect(try here.date(from: "sunday, march 2, 2025", shownAs: .full) == Self.sunday)
    #expect(try here.date(from: "Sun, Mar 2, 2025", shownAs: .weekdayAndMedium) == Self.sunday)
    #expect(try here.date(from: "2025-03-02", shownAs: .full) == Self.sunday)
    for (text, form) in [
      ("Sunday, March 2, 2025", DateForm.plain), ("Sunday", .full),
    ] {
      #expect(throws: DateError.unreadable(text: text, as: .date)) {
        try here.date(from: text, shownAs: form)
      }
    }
    let monday = DateError.otherWeekday(Self.sunday)
    #expect(throws: monday) { try here.date(from: "Monday, March 2, 2025", shownAs: .full) }
    #expect(
      monday.sentence(in: here) == "03/02/2025 is a Sunday. Correct the weekday or the date.")
    #expect(throws: DateError.noSuchDay(day: 32, month: 3, year: 2025, last: 31)) {
      try here.date(from: "Sunday, March 32, 2025", shownAs: .full)
    }
    #expect(throws: DateError.missingTime(Self.sunday)) {
      try here.dateTime(from: "Sunday, March 2, 2025", shownAs: .full)
    }
    #expect(throws: DateError.self) {
      try here.dateTime(from: "Sunday, March 2, 2025 at 24:30", shownAs: .full)
    }
  }

  /// Covers every language; calendars and forms take turns.
  @Test("Every form works in every calendar and shows the day's number")
  func everyCalendar() {
    let calendars = ["buddhist", "persian", "islamic", "hebrew", "indian", "coptic", "ethiopic"]
    for (index, identifier) in Self.some.enumerated() {
      let here = FormEnvironment.of("\(identifier)@calendar=\(calendars[index % 7])")
      for date in [Self.sunday, .of(2016, 3, 24), .of(1850, 1, 1), .first, .last] {
        let page = CalendarMonth(containing: date, environment: here)
        let days = page.weeks.flatMap(\.days).compactMap { $0 }
        let number = days.first { $0.date == date }?.number
        for form in [DateForm.allCases[index / 7 % 7], .full] {
          let text = here.text(of: date, form)
          if let number, !text.contains(number), !text.contains("\(date)") {
            Issue.record("\(identifier), \(here.calendar), \(form): \(text) without \(number)")
          }
        }
      }
    }
  }

  /// Compares day and time in every language, except Tibetan, whose dates and numbers have
  /// different digits, and Taiwan's Chinese with its many periods of the day.
  @Test(
    "The standard forms match Foundation's styles in every language",
    arguments: [
      (DateForm.medium, DateFormatter.Style.medium), (.long, .long), (.full, .full),
    ])
  func theFormatterWritesTheSame(form: DateForm, style: DateFormatter.Style) {
    for identifier in Self.some
    where !identifier.hasPrefix("bo") && !identifier.hasPrefix("zh_Hant") {
      let moment = Date(timeIntervalSince1970: 1_740_900_420)
      let here = FormEnvironment.of(identifier, now: moment)
      let formatter = DateFormatter()
      var components = Locale.Components(identifier: identifier)
      components.calendar = here.calendar
      formatter.locale = Locale(components: components)
      formatter.calendar = Calendar(identifier: here.calendar)
      formatter.timeZone = .gmt
      for (time, text) in [
        (DateFormatter.Style.none, here.text(of: here.today, form)),
        (.short, here.text(of: here.nowDateTime, form)),
      ] {
        formatter.dateStyle = style
        formatter.timeStyle = time
        let own = formatter.string(from: moment)
        if text != own { Issue.record("\(identifier): \(text), not \(own)") }
      }
    }
  }

  @Test("A date is shown as the same day in every time zone", arguments: -12...14)
  func noZoneMovesTheDay(hours: Int) {
    for place in places {
      let (here, there) = (
        FormEnvironment.of(place, timeZone: .hours(hours)), FormEnvironment.of(place)
      )
      for form in DateForm.allCases {
        #expect(here.text(of: Self.sunday, form) == there.text(of: Self.sunday, form))
      }
    }
  }
}

/// The settings by which a field shows its date and offers it in a picker.
@Suite struct DateSettingsTests {
  private struct Party: Sendable {
    var born: LocalDate? = .of(2025, 3, 2)
    var begins: LocalDateTime? = .of("2025-03-02 09:30")
    var ends: LocalDateTime?
    var opens: LocalTime? = .at(9, 7)
  }

  private let form = Form<Party>("Party") {
    Section("When") {
      DateField("Born", \.born).shown(.long)
      DateField("Begins", \.begins, style: .calendar).shown(.full).minutes(every: .fifteen)
      DateField("Ends", \.ends).notBefore("begins").limits(to: .of(2030, 1, 1))
      TimeField("Opens", \.opens).minutes(every: .five)
    }
  }

  private let here = FormEnvironment.of("en_US")

  private func field(_ id: FieldID) throws -> Field<Party> { try #require(form.field(id)) }

  @Test("A field shows its date in its form, accepts usual entries, and reads both")
  func shownInTheFormAndTypedAsEver() throws {
    let party = Party()
    let (born, begins) = (try field("born"), try field("begins"))
    #expect(born.displayText(in: party, here) == "March 2, 2025")
    #expect(begins.displayText(in: party, here) == "Sunday, March 2, 2025 at 9:30\u{202F}AM")
    #expect(born.formValue(of: born.read(party), in: here) == "03/02/2025")
    #expect(begins.formValue(of: begins.read(party), in: here) == "Mar 2, 2025 at 9:30\u{202F}AM")
    for field in [born, begins] {
      let reading = field.read(party)
      for typed in [
        field.formValue(of: reading, in: here), field.displayText(of: reading, in: here),
      ] {
        let value = try field.value(from: #require(typed), replacing: reading, in: here)
        #expect(.value(value) == reading)
      }
    }
    #expect(born.displayText(of: .value(.none), in: here) == nil)
    #expect(born.displayText(of: .value(.date(.last)), in: here) == "never")
    #expect(born.displayText(in: party, .of("ar_EG")) == "٢ مارس، ٢٠٢٥")
    #expect(born.displayText(in: party, .of("ja_JP")) == "2025年3月2日")
  }

  @Test("Sentences write another field's date in that field's form")
  func sentencesCallItSo() throws {
    let problem = form.problem(
      of: .dateTime(.of("2025-03-01 09:30")), in: try field("ends"), of: Party(), at: .storing,
      environment: here)
    #expect(
      problem
        == .beforeField(label: "Begins", text: "Sunday, March 2, 2025 at 9:30\u{202F}AM"))
  }

  @Test("Date settings are independent of the order in which they are given")
  func settingsAreKept() throws {
    let begins = try #require(try field("begins").editor.dates)
    #expect(begins.shown == .full && begins.minuteStep == .fifteen && begins.clock == .reader)
    let ends = try #require(try field("ends").editor.dates)
    #expect(ends.notBefore == "begins" && ends.limits.latest == .of(2030, 1, 1))
    #expect(ends.clock == .reader && ends.shown == .plain && ends.minuteStep == .one)
    #expect(try field("opens").editor.dates?.minuteStep == .five)
  }

  @Test("A stored minute between two steps is shown, kept and can be typed")
  func minutesBetweenTwoStepsStay() throws {
    let begins = try field("begins")
    let editing = try #require(begins.editor.dates)
    let stored = LocalDateTime.of("2025-03-02 09:37:11")
    let picker = DatePickerColumns(
      mode: .dateTime, value: stored, offered: .all, editing: editing, environment: here)
    let minutes = picker.columns.first { $0.component == .minute }
    #expect(minutes?.options.map(\.value) == [0, 15, 30, 37, 45])
    #expect(minutes?.chosen == 37)
    #expect(try picker.strictValue(of: picker.selection) == stored)
    #expect(try picker.strictValue(of: .init([.day: 3])) == .of("2025-03-03 09:37:11"))
    let typed = try begins.value(
      from: "03/02/2025 9:41", replacing: .value(.dateTime(stored)), in: here)
    #expect(typed == .dateTime(.of("2025-03-02 09:41")))
    #expect(
      form.problem(of: typed, in: begins, of: Party(), at: .storing, environment: here) == nil)
    let empty = DatePickerColumns(
      mode: .dateTime, value: nil, offered: .all, editing: editing, environment: here)
    #expect(empty.initial.time == .at(12, 30))
    let opens = DatePickerColumns(
      mode: .time, value: LocalDateTime(date: .first, time: .at(9, 7)), offered: .all,
      editing: try #require(try field("opens").editor.dates), environment: here)
    #expect(opens.columns.first { $0.component == .minute }?.options.count == 13)
  }
}
