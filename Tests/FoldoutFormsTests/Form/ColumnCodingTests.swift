import Foundation
import FoldoutForms
import TestSupport
import Testing

@Suite("Values in columns")
struct ColumnCodingTests {
  private func field(_ kind: FieldKind, _ coding: ColumnCoding) -> Field<DynamicRecord> {
    Field(column: "c", label: "C", kind: kind, coding: coding)
  }

  private func record(_ value: StoredValue) -> DynamicRecord {
    DynamicRecord(columns: ["c"], values: [value])
  }

  @Test("A field refuses values for a record without its column")
  func withoutColumn() {
    var other = DynamicRecord(columns: ["d"], values: [.text("x")])
    #expect(!field(.text, .text).write(&other, .text("y")))
    #expect(other.values == [.text("x")])
  }

  private static let seconds = StoredDate.Form.dayAndTime(separator: .blank, .seconds)
  private static let inUTC = seconds.stating(.utc)
  private static let half = LocalDateTime.of("2002-08-14 09:30:00")

  static let readings: [(FieldKind, ColumnCoding, StoredValue, Reading)] = [
    (.text, .text, .null, .value(.none)),
    (.text, .text, .text(""), .value(.text(""))),
    (.text, .text, .integer(7), .mismatched(.integer(7))),
    (.text, .text, .text(bytes: [0xFF]), .mismatched(.text(bytes: [0xFF]))),
    (.text, .text, .text(bytes: [65, 0, 66]), .mismatched(.text(bytes: [65, 0, 66]))),
    (.wholeNumber, .integer, .integer(-3), .value(.whole(-3))),
    (.wholeNumber, .integer, .real(1.5), .mismatched(.real(1.5))),
    (.decimal, .real, .real(0.1), .value(.decimal(Decimal(string: "0.1") ?? 0))),
    (.decimal, .real, .integer(2), .value(.decimal(2))),
    (.decimal, .numeric, .real(0.1), .value(.decimal(Decimal(string: "0.1") ?? 0))),
    (.decimal, .numeric, .integer(.max), .value(.decimal(Decimal(Int64.max)))),
    (.decimal, .digits, .text("1.50"), .mismatched(.text("1.50"))),
    (.flag, .flag, .integer(1), .value(.flag(true))),
    (.flag, .flag, .integer(2), .mismatched(.integer(2))),
    (
      .date, .date(.day), .text("2002-08-14"),
      .value(.date(LocalDate(nearestTo: 2002, month: 8, day: 14)))
    ),
    (.date, .date(.day), .text("2002-02-31"), .mismatched(.text("2002-02-31"))),
    (
      .date, .date(.dayAtMidnight(separator: .blank, .seconds)), .text("2002-08-14 09:30:00"),
      .mismatched(.text("2002-08-14 09:30:00"))
    ),
    (.dateTime, .date(inUTC), .text("2002-08-14T09:30+00:00"), .value(.dateTime(half))),
    // The field's label says UTC.
    (
      .dateTime, .date(inUTC), .text("2002-08-14 09:30:00"),
      .mismatched(.text("2002-08-14 09:30:00"))
    ),
    (.dateTime, .zonedDate(inUTC), .text("2002-08-14 09:30:00"), .value(.dateTime(half))),
    (
      .date, .date(.day), .text("2002-08-14 00:00:00Z"), .mismatched(.text("2002-08-14 00:00:00Z"))
    ),
    (.date, .dateOrNever(.date(.day), never: .text("")), .text("0000-00-00"), .value(.never)),
    (.date, .dateOrNever(.date(.day), never: .text("")), .null, .value(.none)),
    (.date, .dateOrNever(.date(.day), never: .text("")), .text("x"), .mismatched(.text("x"))),
    (.dateTime, .moment(.init(.seconds)), .integer(0), .value(.dateTime(.of("1970-01-01 00:00")))),
    (
      .dateTime, .dateOrNever(.moment(.init(.seconds)), never: .integer(0)), .integer(-1),
      .value(.never)
    ),
    (.month, .month, .text("0001-01"), .value(.month(.first))),
    (.month, .month, .text("2026-13"), .mismatched(.text("2026-13"))),
    (.month, .month, .text("2026-1"), .mismatched(.text("2026-1"))),
    (.month, .month, .integer(202_611), .mismatched(.integer(202_611))),
  ]

  @Test("A stored value is read as the field's kind, or kept as it is", arguments: readings)
  func reading(kind: FieldKind, coding: ColumnCoding, stored: StoredValue, expected: Reading) {
    #expect(field(kind, coding).read(record(stored)) == expected)
  }

  @Test(
    "A date is written in the form it was found in", .promise(6),
    arguments: [
      ("2002-08-14", "2003-01-02"),
      ("2002-08-14 00:00:00", "2003-01-02 00:00:00"),
      ("2002-08-14T00:00", "2003-01-02T00:00"),
      ("2002-08-14 00:00:00.000", "2003-01-02 00:00:00.000"),
      ("sometime", "2003-01-02 00:00:00"),
    ])
  func form(old: String, new: String) {
    let field = field(.date, .date(.dayAtMidnight(separator: .blank, .seconds)))
    var copy = record(.text(old))
    #expect(field.write(&copy, .date(LocalDate(nearestTo: 2003, month: 1, day: 2))))
    #expect(copy["c"] == .text(new))
  }

  @Test(
    "A date with a zone is written with separator, digits and zone as found", .promise(6),
    arguments: [
      ("2011-08-05 06:00:00+00:00", "2003-01-02 03:04:00+00:00"),
      ("2011-08-05T06:00:00Z", "2003-01-02T03:04:00Z"),
      ("2011-08-05T06:00:00.250Z", "2003-01-02T03:04:00.000Z"),
      ("2011-08-05 06:00:00.1234567+02:00", "2003-01-02 03:04:00.0000000+02:00"),
      ("2011-08-05 06:00:00 -0500", "2003-01-02 03:04:00 -0500"),
      ("2011-08-05 06:00:00 UTC", "2003-01-02 03:04:00 UTC"),
      ("2011-08-05 06:00:00 +0200 CEST", "2003-01-02 03:04:00 +0200 CEST"),
      ("2011-08-05 06:00:00", "2003-01-02 03:04:00"),
    ])
  func zones(old: String, new: String) throws {
    let field = field(.dateTime, .zonedDate(Self.inUTC))
    var copy = record(.text(old))
    guard case .value(let value) = field.read(copy) else {
      Issue.record("\(old) is not read")
      return
    }
    #expect(field.write(&copy, value))
    #expect(copy["c"] == .text(old))
    #expect(field.write(&copy, .dateTime(.of("2003-01-02 03:04"))))
    #expect(copy["c"] == .text(new))
    copy = record(.null)
    #expect(field.write(&copy, .dateTime(.of("2003-01-02 03:04"))))
    #expect(copy["c"] == .text("2003-01-02 03:04:00Z"))
  }

  @Test("A zone that was typed replaces the zone of a value that states its own")
  func typedZone() throws {
    let environment = FormEnvironment.of("en_US")
    var field = field(.dateTime, .zonedDate(Self.inUTC))
    field.editor.dates?.hasOwnZones = true
    var copy = record(.text("2011-08-05 06:00:00+02:00"))
    let reading = field.read(copy)
    let shown = try #require(field.formValue(of: reading, in: environment))
    #expect(shown.hasSuffix(" UTC+02:00"))
    #expect(field.displayText(of: reading, in: environment) == shown)
    #expect(.value(try field.value(from: shown, replacing: reading, in: environment)) == reading)
    for (typed, stored) in [
      ("2012-08-05 07:00", "2012-08-05 07:00:00+02:00"),
      ("2012-08-05T07:00:00+01:00", "2012-08-05 07:00:00+01:00"),
      ("8/6/2012 7:00 AM UTC", "2012-08-06 07:00:00Z"),
      ("8/6/2012 8:00 AM", "2012-08-06 08:00:00Z"),
      ("8/7/2012", "2012-08-07 08:00:00Z"),
      ("2012-08-07 08:00:00 +0200 CEST", "2012-08-07 08:00:00 +0200 CEST"),
      ("2012-08-07 08:00:00 -0500", "2012-08-07 08:00:00 -0500"),
    ] {
      let value = try field.value(from: typed, replacing: field.read(copy), in: environment)
      #expect(field.write(&copy, value))
      #expect(copy["c"] == .text(stored))
    }
  }

  @Test(
    "Decimals of seconds are written as the column writes them", .promise(6),
    arguments: [
      (6, "08:30:01.001000", "10:00", "10:00:00"), (6, "08:30:01", "10:00:00.5", "10:00:00.500000"),
      (1, "01:07:13.1234567", "10:00", "10:00:00"), (1, "01:07:13", "10:00:00.5", "10:00:00.5"),
      (1, "01:07", "10:00", "10:00"),
    ])
  func decimals(digits: Int, old: String, typed: String, new: String) {
    let precision = StoredDate.Precision.fractionIfAny(digits: digits)
    let dates = field(.dateTime, .date(.dayAndTime(separator: .blank, precision)))
    var copy = record(.text("2002-08-14T\(old)Z"))
    #expect(dates.write(&copy, .dateTime(.of("2003-01-02 \(typed)"))))
    #expect(copy["c"] == .text("2003-01-02T\(new)Z"))
    let times = field(.time, .time(precision))
    copy = record(.text(old))
    #expect(times.write(&copy, .time(LocalDateTime.of("2003-01-02 \(typed)").time)))
    #expect(copy["c"] == .text(new))
  }

  @Test(
    "Never is shown as a word, kept, and written as the column has it", .promise(6),
    arguments: [
      (ColumnCoding.date(.day), StoredValue.text(""), StoredValue.text("0000-00-00")),
      (.date(seconds), .text("0000-00-00 00:00:00"), .text("")),
      (.moment(.init(.seconds)), .integer(0), .integer(-1)),
      (.date(.day), .text("9999-01-01"), .text("9999-12-31")),
      (.date(seconds), .text("9999-12-31 23:59:59"), .text("")),
      (.date(seconds), .text("0101-01-01 00:00:00"), .text("0001-01-01 00:00:00")),
      (.moment(.init(.seconds)), .integer(253_402_300_799), .integer(0)),
    ])
  func never(coding: ColumnCoding, usual: StoredValue, other: StoredValue) throws {
    let environment = FormEnvironment.of("en_US")
    let kind: FieldKind = coding == .date(.day) ? .date : .dateTime
    var field = field(kind, .dateOrNever(coding, never: usual))
    #expect(throws: FieldError.self) {
      try field.value(from: "never", replacing: .value(.none), in: environment)
    }
    field.editor.dates?.hasNever = true
    #expect(field.displayText(of: .value(.none), in: environment) == nil)
    for stored in [usual, other] {
      var copy = record(stored)
      let reading = field.read(copy)
      #expect(field.displayText(of: reading, in: environment) == "never")
      let shown = try #require(field.formValue(of: reading, in: environment))
      let value = try field.value(from: shown, replacing: reading, in: environment)
      #expect(field.write(&copy, value))
      #expect(copy["c"] == stored)
    }
    var copy = record(.null)
    #expect(try field.cleared() == .none)
    field.canBeNone = false
    #expect(field.write(&copy, try field.cleared()))
    #expect(copy["c"] == usual)
    let date = try field.value(
      from: kind == .date ? "2002-08-14" : "2002-08-14 09:30", replacing: field.read(copy),
      in: environment)
    #expect(field.write(&copy, date))
    #expect(field.read(copy) == .value(date))
    let never = try field.value(from: " Never", replacing: .value(date), in: environment)
    #expect(field.write(&copy, never))
    #expect(copy["c"] == usual)
    #expect(throws: FieldError.self) {
      try field.value(from: "whenever", replacing: field.read(copy), in: environment)
    }
  }

  @Test("A moment that would be read as never is refused")
  func momentThatMeansNever() {
    let moments = ColumnCoding.dateOrNever(.moment(.init(.seconds)), never: .integer(0))
    var copy = record(.integer(1_029_317_415))
    #expect(!field(.dateTime, moments).write(&copy, .dateTime(.of("1970-01-01 00:00"))))
    #expect(copy["c"] == .integer(1_029_317_415))
  }

  @Test("The seconds of a time are not dropped if its stored form has none", .promise(10))
  func time() {
    let field = field(.dateTime, .date(.dayAndTime(separator: .blank, .seconds)))
    for old in ["2002-08-14", "2002-08-14 00:00", "2002-08-14 09:30:00"] {
      var copy = record(.text(old))
      let value = LocalDateTime(year: 2003, month: 1, day: 2, hour: 3, minute: 4, second: 5)
      guard let value else { continue }
      #expect(field.write(&copy, .dateTime(value)))
      #expect(field.read(copy) == .value(.dateTime(value)), "\(old)")
    }
  }

  @Test(
    "A time of day is written in the form it was found in",
    arguments: [
      ("09:30", "10:15"), ("09:30:00", "10:15:00"), ("09:30:00.000", "10:15:00.000"),
      ("soon", "10:15:00"),
    ])
  func times(old: String, new: String) throws {
    let field = field(.time, .time(.seconds))
    var copy = record(.text(old))
    let time = try #require(LocalTime(hour: 10, minute: 15))
    #expect(field.write(&copy, .time(time)))
    #expect(copy["c"] == .text(new))
    #expect(field.read(copy) == .value(.time(time)))
  }

  @Test(
    "A number is kept to its last digit, or refused with the number that would be kept", .promise(6)
  )
  func digits() throws {
    let texts = [
      ("9007199254740993", "9007199254740992"), ("12345678901234567.89", "12345678901234568"),
      ("0.1", nil), ("-9007199254740992", nil), ("0.30000000000000004", nil),
      ("0.1234567890123456789", "0.12345678901234568"),
    ]
    let environment = FormEnvironment.of("en_US")
    for (text, kept) in texts {
      let number = try #require(Decimal(string: text))
      for (coding, isExact) in [
        (ColumnCoding.real, kept == nil), (.numeric, kept == nil || Int64(text) != nil),
        (.digits, true),
      ] {
        let form = Form(
          "T", sections: [Section(id: "s", title: "", fields: [field(.decimal, coding)])])
        var copy = record(.null)
        #expect(form.fields[0].write(&copy, .decimal(number)) == isExact, "\(text) as \(coding)")
        let problem = form.problem(
          of: .decimal(number), in: form.fields[0], of: record(.null), at: .storing,
          environment: environment)
        guard !isExact else {
          #expect(form.fields[0].read(copy) == .value(.decimal(number)))
          #expect(problem == nil)
          continue
        }
        let other = try #require(kept.flatMap { Decimal(string: $0) })
        #expect(problem == .number(.inexact(number, kept: other)))
        #expect(copy["c"] == .null)
      }
    }
  }

  static let untyped: [(StoredValue, ColumnCoding.NumberClass?, String, StoredValue?)] = [
    (.real(1), nil, "5", .real(5)), (.real(1), nil, "5.50", .real(5.5)),
    (.integer(7), nil, "8.5", .real(8.5)), (.integer(7), nil, "8", .integer(8)),
    (.integer(7), nil, "8.0", .integer(8)), (.integer(7), nil, "1e3", .integer(1000)),
    (.real(1e20), nil, "2e20", .real(2e20)), (.integer(7), nil, "2e20", .real(2e20)),
    (.integer(7), nil, " 8 ", .integer(8)), (.integer(7), nil, "-8", .integer(-8)),
    (.integer(7), nil, "9007199254740993", .integer(9_007_199_254_740_993)),
    (.real(1), nil, "9007199254740993", .integer(9_007_199_254_740_993)),
    (.real(1), nil, "0.1234567890123456789", nil), (.integer(7), nil, "1e400", nil),
    (.integer(7), nil, "007", .text("007")), (.real(1), nil, "1.2.3", .text("1.2.3")),
    (.real(1), .real, "soon", .text("soon")), (.integer(7), nil, "nan", .text("nan")),
    (.text("7"), .integer, "8", .text("8")), (.text("1.5x"), .real, "1.5", .real(1.5)),
    (.text("x"), nil, "8", .text("8")), (.text("x"), .real, "soon", .text("soon")),
    (.null, .real, "4", .real(4)), (.null, .integer, "4", .integer(4)),
    (.null, .integer, "4.5", .real(4.5)), (.null, .integer, "four", .text("four")),
    (.text(""), .real, "4", .real(4)), (.null, nil, "4", .text("4")),
    (.text(""), nil, "4", .text("4")),
  ]

  @Test(
    "Without a type a number stays a number, and an empty cell gets what its column holds",
    .promise(6), arguments: untyped)
  func numbersWithoutType(
    old: StoredValue, filling: ColumnCoding.NumberClass?, text: String, expected: StoredValue?
  ) {
    let field = field(.text, .untyped(filling: filling))
    var copy = record(old)
    #expect(field.write(&copy, .text(text)) == (expected != nil))
    #expect(copy["c"].isIdentical(to: expected ?? old))
  }

  @Test("Without a type a number is read as the text that spells it")
  func readingWithoutType() throws {
    let field = field(.text, .untyped(filling: nil))
    #expect(field.read(record(.integer(7))) == .value(.text("7")))
    #expect(field.read(record(.real(1e20))) == .value(.text("1e+20")))
    #expect(field.read(record(.text("7"))) == .value(.text("7")))
    #expect(field.read(record(.null)) == .value(.none))
    #expect(field.read(record(.blob([1]))) == .mismatched(.blob([1])))
    let text = "0.1234567890123456789"
    let number = try #require(Decimal(string: text))
    let kept = try #require(Decimal(string: "0.12345678901234568"))
    let form = Form("T", sections: [Section(id: "s", title: "", fields: [field])])
    #expect(
      form.problem(
        of: .text(text), in: field, of: record(.real(1)), at: .storing,
        environment: FormEnvironment.of("en_US")) == .number(.inexact(number, kept: kept)))
  }

  @Test("A picture is bytes, or the path of a file")
  func pictures() {
    let field = field(.picture, .bytes)
    for (stored, reading) in [
      (StoredValue.null, Reading.value(.none)), (.blob([1, 2]), .value(.bytes([1, 2]))),
      (.text("a.png"), .value(.text("a.png"))), (.integer(1), .mismatched(.integer(1))),
      (.text(bytes: [0xFF]), .mismatched(.text(bytes: [0xFF]))),
    ] {
      #expect(field.read(record(stored)) == reading)
      guard case .value(let value) = reading else { continue }
      var copy = record(.integer(7))
      #expect(field.write(&copy, value))
      #expect(copy["c"] == stored)
    }
  }

  @Test("Tokens distinguish values that look alike")
  func tokens() {
    let values: [StoredValue] = [
      .null, .text(""), .text("1"), .integer(1), .real(1), .real(-0.0), .real(0), .blob([49]),
      .text(String(repeating: "x", count: 65)), .text(String(repeating: "x", count: 66)),
      .text(String(repeating: "x", count: 64) + "y"), .blob(Array(repeating: 120, count: 65)),
      .text(bytes: [0xFF]), .text("%FF"), .text("A"), .text("a"), .text("a "),
    ]
    #expect(Set(values.map { Token($0).text }).count == values.count)
    for value in values { #expect(Token(wire: Token(value).text).matches(value)) }
  }
}
