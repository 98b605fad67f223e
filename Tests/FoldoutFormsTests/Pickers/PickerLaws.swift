import FoldoutForms
import Testing

/// The options of a picker, and the values of its selections.
@Suite struct PickerLaws {
  private static let english = FormEnvironment.of("en_US")

  @Test(
    "Columns are in the locale's order",
    arguments: [
      ("en_US", "month day year hour minute dayPeriod"), ("en_GB", "day month year hour minute"),
      ("de_DE", "day month year hour minute"), ("ja_JP", "year month day hour minute"),
      ("ko_KR", "year month day dayPeriod hour minute"), ("vi_VN", "day month year hour minute"),
      ("ar_EG", "day month year hour minute dayPeriod"), ("sv_SE", "year month day hour minute"),
    ])
  func columnsStandInTheLocalesOrder(place: String, order: String) {
    let environment = FormEnvironment.of(place)
    let value = LocalDateTime.of("2017-02-14 15:05")
    let both = DatePickerColumns(
      mode: .dateTime, initial: value, offered: .all, environment: environment)
    #expect(both.columns.map(\.component.rawValue).joined(separator: " ") == order)
    let day = DatePickerColumns(
      mode: .date, initial: value, offered: .all, environment: environment)
    #expect(day.columns.map(\.component) == Array(both.columns.map(\.component).prefix(3)))
  }

  @Test("Opening and closing a picker changes nothing", arguments: places)
  func standingStillIsTheValue(place: String) throws {
    for cycle in HourCycle.allCases {
      let environment = FormEnvironment.of(place, hourCycle: cycle)
      for text in [
        "0001-01-01 00:00", "9999-12-31 23:59", "2016-02-29 12:00", "2017-02-14 11:59:59.5",
        "2017-02-14 00:30:01", "9999-01-01",
      ] {
        let value = LocalDateTime.of(text)
        for mode in [DateMode.date, .dateTime, .time] {
          let picker = DatePickerColumns(
            mode: mode, initial: value, offered: .all, environment: environment)
          #expect(try picker.strictValue(of: picker.selection) == value)
          #expect(picker.nearestValue(to: picker.selection) == value)
          #expect(try picker.strictValue(of: .init([:])) == value)
          for column in picker.columns {
            #expect(column.options.filter { $0.value == column.chosen }.count == 1)
            #expect(Set(column.options.map(\.title)).count == column.options.count)
          }
        }
      }
    }
  }

  /// Covers every day, month and year of a small world. If there is a strict value, it is the
  /// settled one.
  @Test("A settled value is always allowed and changes no more than necessary")
  func settling() throws {
    let limits = DateLimits(earliest: .of(2015, 2, 10), latest: .of(2017, 3, 20))
    let picker = DatePickerColumns(
      mode: .date, initial: .of("2016-02-29 09:30:17"), offered: .init(limits: limits),
      environment: PickerLaws.english)
    for year in 2014...2018 {
      for month in 0...13 {
        for day in 0...32 {
          let selection = DatePickerColumns.Selection([.year: year, .month: month, .day: day])
          let settled = picker.nearestValue(to: selection)
          #expect(limits.contains(settled.date))
          #expect(settled.time == picker.initial.time)
          #expect(picker.nearestValue(to: .init(settled.date)) == settled)
          if let strict = try? picker.strictValue(of: selection) {
            #expect(strict == settled)
          } else {
            let date = LocalDate(year: year, month: month, day: day)
            #expect(date.map(limits.contains) != true)
          }
          let inMonth = LocalDate(nearestTo: year, month: month, day: day)
          if limits.contains(inMonth) { #expect(settled.date == inMonth) }
        }
      }
    }
  }

  @Test("Turning from 31 January to February settles on its last day")
  func februaryNeverBecomesMarch() throws {
    let picker = DatePickerColumns(
      mode: .date, initial: .of("2017-01-31"), offered: .all, environment: PickerLaws.english)
    let selection = DatePickerColumns.Selection([.month: 2])
    #expect(picker.nearestValue(to: selection).date == .of(2017, 2, 28))
    #expect(throws: DateError.noSuchDay(day: 31, month: 2, year: 2017, last: 28)) {
      try picker.strictValue(of: selection)
    }
  }

  @Test("Every hour can be picked in both hour cycles")
  func everyHourOfBothClocks() throws {
    for cycle in HourCycle.allCases {
      let environment = FormEnvironment.of("en_US", hourCycle: cycle)
      for hour in 0...23 {
        let value = LocalDateTime.of("2017-02-14 \(hour < 10 ? "0" : "")\(hour):05:07")
        let picker = DatePickerColumns(
          mode: .dateTime, initial: .of("2017-02-14 06:45:07"), offered: .all,
          environment: environment)
        let chosen = DatePickerColumns(
          mode: .dateTime, initial: value, offered: .all, environment: environment)
        #expect(try picker.strictValue(of: chosen.selection) == value)
      }
    }
    let twelve = DatePickerColumns(
      mode: .dateTime, initial: .of("2017-02-14 00:05"), offered: .all,
      environment: PickerLaws.english)
    let hours = try #require(twelve.columns.first { $0.component == .hour })
    #expect(hours.options.map(\.title).joined(separator: " ") == "12 1 2 3 4 5 6 7 8 9 10 11")
  }

  @Test(
    "A value that no column offers is refused with its reason",
    arguments: [
      (DateComponent.year, 0, DateError.yearOutOfRange(0)), (.year, .max, .yearOutOfRange(.max)),
      (.month, 13, .noSuchMonth(13)), (.month, .min, .noSuchMonth(.min)),
      (.day, 99, .noSuchDay(day: 99, month: 2, year: 2017, last: 28)),
      (.hour, 12, .noSuchHour(12, .twelve)), (.hour, .max, .noSuchHour(.max, .twelve)),
      (.dayPeriod, 2, .noSuchHour(3, .twelve)), (.dayPeriod, .max, .noSuchHour(3, .twelve)),
      (.minute, 60, .noSuchMinute(60)), (.minute, .min, .noSuchMinute(.min)),
    ])
  func valuesThatNoColumnOffers(component: DateComponent, value: Int, problem: DateError) {
    let picker = DatePickerColumns(
      mode: .dateTime, initial: .of("2017-02-14 15:05"), offered: .all,
      environment: PickerLaws.english)
    var selection = picker.selection
    selection[component] = value
    #expect(throws: problem) { try picker.strictValue(of: selection) }
    let settled = picker.nearestValue(to: selection)
    #expect(settled.date.year >= 1)
  }

  @Test("A picked day beyond a limit is refused with that limit")
  func limitsAreTold() {
    let limits = DateLimits(earliest: .of(2017, 2, 10), latest: .of(2017, 2, 20))
    let picker = DatePickerColumns(
      mode: .date, initial: .of("2017-02-14"), offered: .init(limits: limits),
      environment: PickerLaws.english)
    #expect(throws: DateError.beforeLimit(.of(2017, 2, 10))) {
      try picker.strictValue(of: .init([.day: 9]))
    }
    #expect(throws: DateError.afterLimit(.of(2017, 2, 20))) {
      try picker.strictValue(of: .init([.day: 21]))
    }
  }

  @Test("The years on offer cover the limits, or a range around today, and the stored year")
  func yearsOnOffer() throws {
    func years(_ initial: String, _ limits: DateLimits) throws -> [Int] {
      let picker = DatePickerColumns(
        mode: .date, initial: .of(initial), offered: .init(limits: limits),
        environment: PickerLaws.english)
      return try #require(picker.columns.first { $0.component == .year }).options.map(\.value)
    }
    #expect(try years("2017-02-14", .none) == Array(1917...2067))
    #expect(try years("9999-01-01", .none) == Array(1917...2067) + [9999])
    #expect(try years("1066-10-14", .none) == [1066] + Array(1917...2067))
    let limits = DateLimits(earliest: .of(2000, 5, 5), latest: .of(2003, 5, 5))
    #expect(try years("2001-02-14", limits) == [2000, 2001, 2002, 2003])
    #expect(try years("1999-02-14", limits) == [1999, 2000, 2001, 2002, 2003])
    #expect(try years("2020-01-01", .init(earliest: .of(2010, 1, 1))) == Array(2010...2067))
    #expect(try years("2010-01-01", .init(latest: .of(2015, 1, 1))) == Array(1915...2015))
    #expect(try years("2100-01-01", .init(earliest: .of(2090, 1, 1))).first == 2090)
    let contradictory = DateLimits(earliest: .of(2017, 1, 1), latest: .of(2000, 1, 1))
    #expect(try years("2017-01-01", contradictory) == [2017])
  }

  @Test("With no date a picker starts today, or at the nearest allowed day")
  func overNoDateItStandsOnTodayWithinTheLimits() {
    let environment = PickerLaws.english
    func initial(_ mode: DateMode, _ limits: DateLimits) -> String {
      DatePickerColumns(
        mode: mode, value: nil, offered: .init(limits: limits), environment: environment
      )
      .initial.description
    }
    #expect(initial(.date, .none) == "2017-02-14T00:00")
    #expect(initial(.dateTime, .none) == "2017-02-14T12:34")
    #expect(initial(.date, .init(earliest: .of(2018, 1, 1))) == "2018-01-01T00:00")
    #expect(initial(.date, .init(latest: .of(2016, 1, 1))) == "2016-01-01T00:00")
    let value = LocalDateTime.of("2001-01-01 01:01")
    let over = DatePickerColumns(
      mode: .dateTime, value: value, offered: .init(limits: .init(earliest: .of(2018, 1, 1))),
      environment: environment)
    #expect(over.initial == value)
  }

  @Test("Options are titled in the locale's names and digits")
  func titlesAreTheLocales() throws {
    let picker = DatePickerColumns(
      mode: .dateTime, initial: .of("2017-03-14 15:05"), offered: .all,
      environment: .of("ar_EG"))
    func title(_ component: DateComponent) -> String? {
      let column = picker.columns.first { $0.component == component }
      return column?.options.first { $0.value == column?.chosen }?.title
    }
    #expect(title(.year) == "٢٠١٧")
    #expect(title(.month) == "مارس")
    #expect(title(.day) == "١٤")
    #expect(title(.hour) == "٣")
    #expect(title(.minute) == "٠٥")
    #expect(title(.dayPeriod) == "م")
  }
}

extension DatePickerColumns.Selection {
  /// Makes the selection of a whole day.
  fileprivate init(_ date: LocalDate) {
    self.init([.year: date.year, .month: date.month, .day: date.day])
  }
}
