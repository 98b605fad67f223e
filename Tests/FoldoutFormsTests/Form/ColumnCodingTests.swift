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
