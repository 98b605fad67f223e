import Foundation
import FoldoutForms
import Testing

/// Months and years as whole numbers, in every locale and calendar.
@Suite("Months and years as fields") struct MiniPickerLaws {
  private struct Card: Sendable {
    var month = 3
    var other: Int?
    var year: Int? = 2026
  }

  private let form = Form<Card>("Card") {
    Section("") {
      MonthField("Month", \.month)
      MonthField("Other", \.other)
      YearField("Year", \.year, in: 2020...2030)
    }
  }

  private func field(_ id: FieldID) throws -> Field<Card> { try #require(form.field(id)) }

  private static let systems: [Calendar.Identifier] = [
    .gregorian, .buddhist, .persian, .islamicUmmAlQura, .hebrew, .indian, .coptic,
    .ethiopicAmeteMihret,
  ]

  /// The environments of all locales, each in its own calendar and in every other.
  private static let environments = places.flatMap { place in
    systems.map { system in
      FormEnvironment(
        locale: Locale(identifier: place), timeZone: .gmt, now: aMoment, calendar: system)
    }
  }

  @Test("A month's title reads back as the same month in every calendar")
  func whatIsShownIsReadAsTheSameMonth() throws {
    let field = try field("month")
    let picker = try #require(field.editor.miniPicker)
    for environment in Self.environments {
      let range = picker.range(in: environment)
      let isLong = [.hebrew, .coptic, .ethiopicAmeteMihret].contains(environment.calendar)
      #expect(range == 1...(isLong ? 13 : 12))
      for month in range.map(Int64.init) {
        let reading = Reading.value(.whole(1))
        let title = try #require(field.displayText(of: .value(.whole(month)), in: environment))
        for text in [title, title.uppercased(), " \(title) ", "\(month)"] {
          let read = try field.value(from: text, replacing: reading, in: environment)
          #expect(read == .whole(month), "\(text) in \(environment.locale.identifier)")
        }
        let short = picker.shortTitle(of: month, in: environment)
        #expect(try field.value(from: short, replacing: reading, in: environment) == .whole(month))
        #expect(
          field.problem(of: .whole(month), previous: Card(), in: form, environment) == nil)
      }
    }
  }

  @Test("A Hebrew month has one name in every year")
  func aMonthHasOneNameInEveryYear() throws {
    let picker = try #require(try field("month").editor.miniPicker)
    var names: Set<[String]> = []
    for year in 0..<19 {
      let now = aMoment.addingTimeInterval(Double(year) * 365.2422 * 86_400)
      let environment = FormEnvironment(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, now: now, calendar: .hebrew)
      names.insert((1...13).map { picker.title(of: $0, in: environment) })
      let startingNumber = picker.title(
        of: Int64(picker.startingNumber(in: environment)), in: environment)
      // The only Adar of a common year has the number of Adar II, in which its feasts are kept.
      let now2 = environment.monthNames[standingIndex(of: environment)]
      #expect(startingNumber == now2 || now2 == "Adar" && startingNumber == "Adar II", "\(now)")
    }
    #expect(names.count == 1)
  }

  /// Returns the index of the current month among the names of its year.
  private func standingIndex(of environment: FormEnvironment) -> Int {
    CalendarMonth(containing: environment.today, environment: environment).month - 1
  }

  @Test("A month or year out of range is refused, unless it is the stored one")
  func aNumberOutOfRangeIsRefusedInWordsButTheOneThatIsThere() throws {
    let (month, year) = (try field("month"), try field("year"))
    func problem(_ value: Int64, _ field: Field<Card>, _ card: Card = Card()) -> FieldError? {
      field.problem(of: .whole(value), previous: card, in: form, .of("en_US"))
    }
    #expect(problem(0, month) == .noSuchMonth(0, last: 12))
    #expect(problem(13, month) == .noSuchMonth(13, last: 12))
    #expect(problem(13, month, Card(month: 13)) == nil)
    #expect(problem(14, month, Card(month: 13)) == .noSuchMonth(14, last: 12))
    #expect(problem(2019, year) == .tooSmall(minimum: 2020))
    #expect(problem(2031, year) == .tooLarge(maximum: 2030))
    #expect(problem(1815, year, Card(year: 1815)) == nil)
    let beside = form.problems(of: Card(month: 99, year: 1), environment: .of("en_US"))
    #expect(beside.isEmpty)
    #expect(year.limitsText(in: .of("en_US")) == "2020 to 2030")
  }

  @Test(
    "An invalid month is refused with an example",
    arguments: ["Brumaire", "March April", "3 March", "March 3", "March.April", "3.5", "3x"])
  func noMonth(text: String) throws {
    let field = try field("month")
    #expect(throws: FieldError.notAMonth(text: text)) {
      try field.value(from: text, replacing: .value(.whole(1)), in: .of("en_US"))
    }
    let sentence = FieldError.notAMonth(text: text).sentence(label: "Month", in: .of("en_US"))
    #expect(
      sentence == "“\(text)” isn’t a month. Enter its name or number, such as August or 8.")
  }

  @Test("Months are named in the standalone form")
  func namesAreThoseThatStandAlone() throws {
    let field = try field("month")
    for (place, wide, short) in [
      ("nl_NL", "maart", "mrt"), ("ru_RU", "март", "март"), ("ar_EG", "مارس", "مارس"),
      ("fi_FI", "maaliskuu", "maalis"),
    ] {
      #expect(field.displayText(of: .value(.whole(3)), in: .of(place)) == wide)
      #expect(field.editor.miniPicker?.shortTitle(of: 3, in: .of(place)) == short)
    }
    let year = try self.field("year").displayText(of: .value(.whole(2026)), in: .of("ar_EG"))
    #expect(year == "٢٠٢٦")
    #expect(field.displayText(of: .value(.whole(99)), in: .of("ar_EG")) == "٩٩")
  }

  @Test("With no value, a mini picker starts at the current month or year")
  func overNoValueItGoesOnToNow() throws {
    let environment = FormEnvironment.of("en_US")
    #expect(try field("other").editor.miniPicker?.startingNumber(in: environment) == 2)
    #expect(try field("year").editor.miniPicker?.startingNumber(in: environment) == 2020)
    let thai = FormEnvironment.of("th_TH")
    #expect(MiniPickerEditing(.years(2500...2600)).startingNumber(in: thai) == 2560)
  }
}

extension Field {
  /// Returns the problem of a value that is about to be stored.
  fileprivate func problem(
    of value: FieldValue, previous record: Record, in form: Form<Record>,
    _ environment: FormEnvironment
  ) -> FieldError? {
    form.problem(of: value, in: self, of: record, at: .storing, environment: environment)
  }
}
