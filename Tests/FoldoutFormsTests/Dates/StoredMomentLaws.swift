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
      .integer(.max), .integer(.min), .integer(253_402_300_800_000),
    ]
    for unit in StoredMoment.Unit.allCases {
      for value in odd { #expect(StoredMoment(value, unit: unit) == nil, "\(value) \(unit)") }
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
        (.julianDays, 1_721_426..<5_373_484),
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

  @Test("Stored last days read as no end, and can be kept and set")
  func noEnd() throws {
    let environment = FormEnvironment(
      locale: .init(identifier: "en_US"), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    let field = Field<DynamicRecord>(
      column: "c", label: "C", kind: .date, coding: .date(.day))
    for text in ["9999-01-01", "9999-12-31"] {
      let record = DynamicRecord(columns: ["c"], values: [.text(text)])
      let reading = field.read(record)
      #expect(field.displayText(of: reading, in: environment) == "no end")
      let edited = try #require(field.formValue(of: reading, in: environment))
      var copy = record
      #expect(
        field.write(&copy, try field.value(from: edited, replacing: reading, in: environment)))
      #expect(copy == record)
    }
    #expect(
      try field.value(from: " No End ", replacing: .value(.none), in: environment) == .date(.last))
    for text in ["9999-01-02", "9998-12-31", "2002-08-14"] {
      let reading = field.read(DynamicRecord(columns: ["c"], values: [.text(text)]))
      #expect(field.displayText(of: reading, in: environment) != "no end")
    }
  }
}
