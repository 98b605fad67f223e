import FoldoutForms
import Testing

/// Laws of the Gregorian calendar, checked by counting days one by one.
@Suite struct LocalDateLaws {
  /// These are 3,652,059 days.
  @Test("All days from year 1 to 9999 follow one another without a gap")
  func everyDayFollowsTheOneBefore() {
    var number = -719_162
    var weekday = 1
    var wrong = 0
    for year in 1...9999 {
      let february = year % 400 == 0 || year % 4 == 0 && year % 100 != 0 ? 29 : 28
      let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for month in 1...12 {
        let last = lengths[month - 1]
        if LocalDate.daysInMonth(month, year: year) != last { wrong += 1 }
        if LocalDate(year: year, month: month, day: last + 1) != nil { wrong += 1 }
        for day in 1...last {
          guard let date = LocalDate(year: year, month: month, day: day) else {
            wrong += 1
            continue
          }
          let count = number + day - 1
          if date.dayNumber != count || LocalDate(dayNumber: count) != date { wrong += 1 }
          if date.weekday.rawValue != (weekday + day - 1) % 7 + 1 { wrong += 1 }
          if date.year != year || date.month != month || date.day != day { wrong += 1 }
        }
        number += last
        weekday += last
      }
    }
    #expect(wrong == 0)
    #expect(LocalDate.last.dayNumber == number - 1)
    #expect(LocalDate(dayNumber: number) == nil)
    #expect(LocalDate(dayNumber: LocalDate.first.dayNumber - 1) == nil)
  }

  @Test("Known days have their numbers and weekdays")
  func knownDays() {
    #expect(LocalDate.of(1970, 1, 1).dayNumber == 0)
    #expect(LocalDate.of(2000, 3, 1).dayNumber == 11_017)
    #expect(LocalDate.of(2017, 10, 15).weekday == .sunday)
    #expect(LocalDate.of(2026, 11, 21).weekday == .saturday)
    #expect(LocalDate.first.weekday == .monday)
  }

  @Test(
    "Days that do not exist have no value and a nearest day",
    arguments: [
      (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2017, 0, 1), (2017, 13, 1), (2017, 1, 0),
      (2017, 1, 32), (2017, 2, 29), (1900, 2, 29), (2017, 4, 31), (Int.max, 1, 1),
      (2017, Int.min, 1), (2017, 1, Int.max),
    ])
  func daysThatAreNotThere(year: Int, month: Int, day: Int) {
    #expect(LocalDate(year: year, month: month, day: day) == nil)
    let nearest = LocalDate(nearestTo: year, month: month, day: day)
    #expect(nearest.dayNumber >= LocalDate.first.dayNumber)
    #expect(nearest <= LocalDate.last)
  }

  @Test("Days are ordered like their numbers")
  func orderIsTheOrderOfDayNumbers() {
    let days = stride(from: -719_162, through: 2_932_896, by: 997).compactMap(
      LocalDate.init(dayNumber:))
    #expect(days.count == 3664)
    #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) && $0 != $1 })
  }

  @Test("Adding days crosses months and years and ends at the first and last day")
  func adding() {
    let date = LocalDate.of(2017, 2, 28)
    #expect(date.adding(days: 1) == .of(2017, 3, 1))
    #expect(date.adding(days: -59) == .of(2016, 12, 31))
    #expect(date.adding(days: .max) == nil)
    #expect(LocalDate.last.adding(days: 1) == nil)
    #expect(LocalDate.first.adding(days: -1) == nil)
  }

  @Test("Dates and times are described in ISO 8601, and impossible ones have no value")
  func textsAreISO() {
    #expect(LocalDate.of(987, 6, 5).description == "0987-06-05")
    #expect(LocalDateTime.of("2002-08-14 09:30").description == "2002-08-14T09:30")
    #expect(LocalDateTime.of("2002-08-14 00:00:05").description == "2002-08-14T00:00:05")
    #expect(LocalDateTime.of("2002-08-14 00:00:00.050").description == "2002-08-14T00:00:00.05")
    #expect(LocalTime(hour: 24, minute: 0) == nil)
    #expect(LocalTime(hour: 23, minute: 59, second: 60) == nil)
    #expect(LocalTime(hour: 9, minute: -1) == nil)
    #expect(LocalDateTime(year: 2017, month: 2, day: 29, hour: 0, minute: 0) == nil)
  }

  @Test("Days and times are ordered to the nanosecond")
  func orderOfTimes() throws {
    let texts = ["2002-08-13 23:59:59.9", "2002-08-14", "2002-08-14 00:00:00.000000001"]
    let values = texts.map(LocalDateTime.of)
    #expect(values.sorted() == values)
    #expect(values[1].time == .midnight)
    #expect(values[2].time > .midnight)
  }

  @Test("Limits contain exactly the days between them, and have a nearest day for others")
  func limits() {
    let limits = DateLimits(earliest: .of(2017, 1, 10), latest: .of(2017, 1, 20))
    for day in 1...31 {
      let date = LocalDate.of(2017, 1, day)
      #expect(limits.contains(date) == (10...20).contains(day))
      #expect(limits.nearest(to: date).day == min(max(day, 10), 20))
      #expect(DateLimits.none.nearest(to: date) == date)
      let isChecked = (try? limits.check(date)) != nil
      #expect(isChecked == limits.contains(date))
    }
    let contradictory = DateLimits(earliest: .of(2017, 1, 20), latest: .of(2017, 1, 10))
    #expect(contradictory.nearest(to: .of(2017, 1, 15)) == .of(2017, 1, 20))
    #expect(!contradictory.contains(.of(2017, 1, 15)))
  }
}
