import FoldoutForms
import Foundation
import TestSupport
import Testing

@Suite("Moments as numbers")
struct StoredMomentLaws {
  static let known: [(StoredValue, StoredMoment.Unit, String)] = [
    (.integer(0), .seconds, "1970-01-01T00:00"),
    (.integer(-1), .seconds, "1969-12-31T23:59:59"),
    (.integer(1_029_317_415), .seconds, "2002-08-14T09:30:15"),
    (.integer(-62_135_596_800), .seconds, "0001-01-01T00:00"),
    (.integer(253_402_300_799), .seconds, "9999-12-31T23:59:59"),
    (.real(1_029_317_415.25), .seconds, "2002-08-14T09:30:15.25"),
    (.real(-0.5), .seconds, "1969-12-31T23:59:59.5"),
    (.integer(1_029_317_415_250), .milliseconds, "2002-08-14T09:30:15.25"),
    (.integer(-1), .milliseconds, "1969-12-31T23:59:59.999"),
    (.real(1_029_317_415_250.5), .milliseconds, "2002-08-14T09:30:15.2505"),
    (.integer(2_440_588), .julianDays, "1970-01-01T12:00"),
    (.real(2_440_587.5), .julianDays, "1970-01-01T00:00"),
    // The results of SQLite's julianday().
    (.real(2_452_500.8960069446), .julianDays, "2002-08-14T09:30:15"),
    (.real(2_460_000.8960069446), .julianDays, "2023-02-25T09:30:15"),
    (.integer(1_309_518_839_062_650), .microseconds, "2011-07-01T11:13:59.06265"),
    (.integer(1_700_000_000_123_456_789), .nanoseconds, "2023-11-14T22:13:20.123456789"),
    // As Core Data stores it.
    (.real(413_779_107.097813), .secondsSince2001, "2014-02-11T02:38:27.097813"),
    (.integer(817_466_400), .secondsSince2001, "2026-11-27T10:00"),
    (.integer(-1), .secondsSince2001, "2000-12-31T23:59:59"),
    (.integer(531_955_414_791_503_000), .nanosecondsSince2001, "2017-11-09T21:23:34.791503"),
    // As Chrome stores it.
    (.integer(13_161_017_332_037_692), .microsecondsSince1601, "2018-01-21T14:08:52.037692"),
    (.integer(132_223_104_000_000_001), .fileTime, "2020-01-01T00:00:00.0000001"),
    (.integer(637_134_336_000_000_000), .ticks, "2020-01-01T00:00"),
    (.integer(20_240_131), .digitsOfDays, "2024-01-31T00:00"),
    (.text("20240131"), .digitsOfDays, "2024-01-31T00:00"),
    (.real(20_240_131), .digitsOfDays, "2024-01-31T00:00"),
    (.integer(20_150_331_220_000), .digitsOfSeconds, "2015-03-31T22:00"),
    (.text("20150331220000"), .digitsOfSeconds, "2015-03-31T22:00"),
    // With fewer decimals the number means a slightly earlier moment.
    (.real(2_452_500.89600694), .julianDays, "2002-08-14T09:30:14.99961"),
  ]

  @Test("A stored number is read as the moment in UTC", .promise(10), arguments: known)
  func readings(stored: StoredValue, unit: StoredMoment.Unit, text: String) throws {
    let moment = try #require(StoredMoment(stored, unit: unit))
    #expect("\(moment.value)" == text)
    #expect(moment.stored(replacing: stored, form: .init(unit))?.isIdentical(to: stored) == true)
  }

  @Test("A number that is not a moment is not read")
  func none() {
    let odd: [StoredValue] = [
      .null, .text("1029317415"), .blob([1]), .real(.nan), .real(.infinity), .real(1e300),
    ]
    for unit in StoredMoment.Unit.allCases {
      for value in odd { #expect(StoredMoment(value, unit: unit) == nil, "\(value) \(unit)") }
    }
    for unit in [StoredMoment.Unit.seconds, .milliseconds, .julianDays, .digitsOfSeconds] {
      for number in [Int64.max, .min, 253_402_300_800_000] {
        #expect(StoredMoment(.integer(number), unit: unit) == nil, "\(number) \(unit)")
      }
    }
    for digits in [20_230_229, 20_231_301, 2_023_022, 0, -20_230_228] as [Int64] {
      #expect(StoredMoment(.integer(digits), unit: .digitsOfDays) == nil, "\(digits)")
    }
    for digits in ["20150331240000", "+0150331220000", "2015033122000", " 20150331220000"] {
      #expect(StoredMoment(.text(digits), unit: .digitsOfSeconds) == nil, "\(digits)")
    }
    #expect(StoredMoment(.integer(253_402_300_800), unit: .seconds) == nil)
    #expect(StoredMoment(.integer(-62_135_596_801), unit: .seconds) == nil)
  }

  @Test("Reading and writing a moment are inverse, bit by bit", .promise(6))
  func inverse() {
    var state: UInt64 = 20_020_814
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = Double(state >> 11) / Double(1 << 53)
      for (unit, range) in [
        (StoredMoment.Unit.seconds, -62e9..<253e9), (.milliseconds, -62e12..<253e12),
        (.julianDays, 1_721_426..<5_373_484), (.microseconds, -62e15..<253e15),
        (.nanoseconds, -8.9e18..<8.9e18), (.secondsSince2001, -63e9..<252e9),
        (.nanosecondsSince2001, -8.9e18..<8.9e18), (.microsecondsSince1601, -50e15..<265e15),
        (.fileTime, -50e16..<265e16), (.ticks, 0..<315e16),
      ] as [(StoredMoment.Unit, Range<Double>)] {
        let number = range.lowerBound + part * (range.upperBound - range.lowerBound)
        let values: [StoredValue] = [.integer(Int64(number)), .real(number.rounded(.down))]
        for stored in values {
          let moment = StoredMoment(stored, unit: unit)
          let back = moment?.stored(replacing: stored, form: .init(unit))
          if back?.isIdentical(to: stored) != true {
            Issue.record("\(stored) \(unit) is written back as \(String(describing: back))")
          }
        }
        // A number with a fraction is read only if it is written back bit by bit.
        guard let moment = StoredMoment(.real(number), unit: unit) else { continue }
        if moment.real != number { Issue.record("\(number) \(unit) becomes \(moment.real)") }
      }
    }
  }

  @Test("Reading and writing the digits of a date are inverse, as numbers and texts", .promise(6))
  func digits() throws {
    for day in stride(from: LocalDate.first.dayNumber, to: LocalDate.last.dayNumber, by: 97) {
      let date = try #require(LocalDate(dayNumber: day))
      let time = try #require(LocalTime(hour: day & 7, minute: day & 31, second: day & 15))
      for (unit, value) in [
        (.digitsOfDays, LocalDateTime(date: date)),
        (.digitsOfSeconds, LocalDateTime(date: date, time: time)),
      ] as [(StoredMoment.Unit, LocalDateTime)] {
        let moment = StoredMoment(value, unit: unit)
        for old in [StoredValue.integer(1), .real(1)] {
          let stored = try #require(moment.stored(replacing: old, form: .init(unit)))
          #expect(StoredMoment(stored, unit: unit) == moment)
        }
        let text = try #require(moment.stored(replacing: .null, form: .init(unit, isText: true)))
        #expect(StoredMoment(text, unit: unit) == moment)
        #expect(text.string?.count == (unit == .digitsOfDays ? 8 : 14))
        #expect(moment.stored(replacing: text, form: .init(unit)) == text)
      }
    }
  }

  @Test("A moment that a number cannot hold exactly is refused", .promise(6))
  func excesses() throws {
    let value = try #require(
      LocalDateTime(
        year: 2024, month: 1, day: 31, hour: 9, minute: 30, second: 1, nanosecond: 250))
    for unit in [
      StoredMoment.Unit.seconds, .milliseconds, .microseconds, .secondsSince2001,
      .microsecondsSince1601, .fileTime, .ticks, .digitsOfDays, .digitsOfSeconds,
    ] {
      #expect(StoredMoment(value, unit: unit).stored(replacing: .null, form: .init(unit)) == nil)
    }
    let last = LocalDateTime(date: .last)
    for unit in [StoredMoment.Unit.nanoseconds, .nanosecondsSince2001] {
      let form = StoredMoment.Form(unit)
      #expect(StoredMoment(last, unit: unit).stored(replacing: .integer(1), form: form) == nil)
      #expect(!form.limits.allowsNever)
    }
  }

  @Test("Every minute of a day survives as a Julian day", .promise(10))
  func minutes() throws {
    for minute in 0..<1440 {
      let value = try #require(
        LocalDateTime(year: 2024, month: 2, day: 29, hour: minute / 60, minute: minute % 60))
      let moment = StoredMoment(value, unit: .julianDays)
      #expect(StoredMoment(.real(moment.real), unit: .julianDays)?.value == value)
    }
  }

  @Test("A number's storage class stays, and a value that it cannot hold is refused", .promise(6))
  func classes() throws {
    let half = try #require(
      LocalDateTime(
        year: 2002, month: 8, day: 14, hour: 9, minute: 30, nanosecond: 500_000_000))
    let seconds = StoredMoment(half, unit: .seconds)
    #expect(seconds.stored(replacing: .integer(1), form: .init(.seconds)) == nil)
    #expect(seconds.stored(replacing: .null, form: .init(.seconds)) == nil)
    #expect(seconds.stored(replacing: .real(1), form: .init(.seconds)) == .real(1_029_317_400.5))
    #expect(
      seconds.stored(replacing: .null, form: .init(.seconds, allowsFraction: true))
        == .real(1_029_317_400.5))
    let thousandths = StoredMoment(half, unit: .milliseconds)
    #expect(
      thousandths.stored(replacing: .null, form: .init(.milliseconds))
        == .integer(1_029_317_400_500))
  }

  @Test("Stored last days are shown as never, and can be kept")
  func lastDays() throws {
    let environment = FormEnvironment(
      locale: .init(identifier: "en_US"), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    let field = Field<DynamicRecord>(
      column: "c", label: "C", kind: .date, coding: .date(.day))
    for text in ["9999-01-01", "9999-12-31"] {
      let record = DynamicRecord(columns: ["c"], values: [.text(text)])
      let reading = field.read(record)
      #expect(field.displayText(of: reading, in: environment) == "never")
      #expect(
        .value(try field.value(from: " Never ", replacing: reading, in: environment)) == reading)
      let edited = try #require(field.formValue(of: reading, in: environment))
      var copy = record
      #expect(
        field.write(&copy, try field.value(from: edited, replacing: reading, in: environment)))
      #expect(copy == record)
    }
    #expect(throws: FieldError.self) {
      try field.value(from: "never", replacing: .value(.none), in: environment)
    }
    for text in ["9999-01-02", "9998-12-31", "2002-08-14"] {
      let reading = field.read(DynamicRecord(columns: ["c"], values: [.text(text)]))
      #expect(field.displayText(of: reading, in: environment) != "never")
    }
  }
}
