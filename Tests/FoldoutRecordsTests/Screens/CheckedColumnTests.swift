import FoldoutForms
import Foundation
import Testing

@testable import FoldoutRecords

/// Fields of columns whose table checks their values.
@Suite("Checked columns") struct CheckedColumnTests {
  private static func field(
    _ type: String, isNotNull: Bool = false, named name: String = "c",
    _ demand: (inout ColumnConstraints) -> Void
  ) throws -> Field<DynamicRecord> {
    var column = ColumnSchema(name: name, declaredType: type, isNotNull: isNotNull)
    demand(&column.constraints)
    let table = TableSchema(name: "t", key: .rowid, columns: [column])
    return try #require(table.form(isWritable: true).fields.first)
  }

  private static func options(_ field: Field<DynamicRecord>) -> [FieldValue] {
    field.options(in: DynamicRecord(columns: ["c"], values: [.null])).map(\.value)
  }

  @Test("Options taken from a CHECK have the kind that the column stores") func kinds() throws {
    let texts = try Self.field("VARCHAR(5)") { $0.options = [.text("S"), .text("M")] }
    #expect(texts.kind == .text && Self.options(texts) == [.text("S"), .text("M")])
    let numbers = try Self.field("INTEGER") { $0.options = [.integer(4), .text("2")] }
    #expect(numbers.kind == .wholeNumber && Self.options(numbers) == [.whole(4), .whole(2)])
    let untyped = try Self.field("") { $0.options = [.integer(4), .integer(2)] }
    #expect(untyped.kind == .wholeNumber && Self.options(untyped).count == 2)
    let reals = try Self.field("REAL") { $0.options = [.integer(1), .real(2.5)] }
    #expect(reals.kind == .decimal && Self.options(reals) == [.decimal(1), .decimal(2.5)])
    let choice = try Self.field("TEXT") { $0.options = [.integer(1), .integer(2)] }
    #expect(Self.options(choice) == [.text("1"), .text("2")])
    let mixed = try Self.field("") { $0.options = [.integer(4), .text("x")] }
    #expect(mixed.editor.choice == nil)
  }

  @Test(
    "A required yes-or-no column is a switch and keeps its spelling",
    arguments: [
      ("CHAR(1)", [StoredValue.text("t"), .text("f")]), ("TEXT", [.text("N"), .text("Y")]),
      ("INTEGER", [.integer(0), .integer(1)]), ("", [.text("Yes"), .text("No")]),
      ("TEXT", [.integer(1), .integer(0)]), ("BOOLEAN", [.text("f"), .text("t")]),
      ("TEXT", [.text("nee"), .text("ja")]),
    ])
  func switches(type: String, values: [StoredValue]) throws {
    let field = try Self.field(type, isNotNull: true) { $0.options = values }
    #expect(field.kind == .flag && field.editor.choice == nil)
    let isText = type != "INTEGER"
    var record = DynamicRecord(columns: ["c"], values: [.null])
    for isOn in [true, false] {
      #expect(field.write(&record, .flag(isOn)))
      #expect(field.read(record) == .value(.flag(isOn)))
      #expect((record["c"].string != nil) == isText)
    }
    let nullable = try Self.field(type) { $0.options = values }
    #expect(nullable.kind != .flag && Self.options(nullable).count == 2)
  }

  @Test("A pair that means neither yes nor no is a choice") func pairs() throws {
    for values in [[StoredValue.text("m"), .text("f")], [.integer(1), .integer(2)]] {
      let field = try Self.field("", isNotNull: true) { $0.options = values }
      #expect(field.kind != .flag && Self.options(field).count == 2)
    }
    let declared = try Self.field("BOOLEAN") { $0.options = [.integer(0), .integer(1)] }
    #expect(declared.kind == .flag, "as it is without a check")
  }

  @Test("A column recognised by other rules keeps its field") func others() throws {
    let secret = try Self.field("TEXT", named: "password") { $0.options = [.text("a")] }
    #expect(secret.kind == .secret && secret.editor.choice == nil)
    var dated = ColumnSchema(name: "d", declaredType: "DATE", dateForm: .day)
    dated.constraints.options = [.text("2026-01-01")]
    #expect(dated.binding.kind == .date)
    var column = ColumnSchema(name: "c", declaredType: "TEXT", isGenerated: true)
    column.constraints.options = [.text("a")]
    let table = TableSchema(name: "t", key: .rowid, columns: [column])
    #expect(table.form(isWritable: true).fields.first?.kind == .readOnly)
  }

  @Test("Limits in a CHECK become rules") func limits() throws {
    func sentence(_ value: FieldValue, _ field: Field<DynamicRecord>) -> FieldError? {
      let form = Form("t", sections: [Section(id: "s", title: "", fields: [field])])
      let record = DynamicRecord(columns: ["c"], values: [.null])
      return form.problem(
        of: value, in: field, of: record, at: .storing,
        environment: FormEnvironment(locale: Locale(identifier: "en"), timeZone: .gmt, now: .now))
    }
    let whole = try Self.field("INTEGER") {
      $0.minimum = .init(0, isIncluded: false)
      $0.maximum = .init(9.5)
    }
    #expect(sentence(.whole(0), whole) == .tooSmall(minimum: 1))
    #expect(sentence(.whole(10), whole) == .tooLarge(maximum: 9))
    #expect(sentence(.whole(1), whole) == nil && sentence(.whole(9), whole) == nil)
    let decimal = try Self.field("DECIMAL") {
      $0.minimum = .init(0, isIncluded: false)
      $0.maximum = .init(9.5)
    }
    #expect(sentence(.decimal(0), decimal) == .notAbove(0))
    #expect(sentence(.decimal(0.1), decimal) == nil)
    #expect(sentence(.decimal(9.6), decimal) == .tooLarge(maximum: 9.5))
    let open = try Self.field("REAL") { $0.maximum = .init(2, isIncluded: false) }
    #expect(sentence(.decimal(2), open) == .notBelow(2) && sentence(.decimal(1.9), open) == nil)
    let text = try Self.field("TEXT") { ($0.shortest, $0.longest) = (2, 3) }
    #expect(sentence(.text("a"), text) == .tooShort(count: 1, minimum: 2))
    #expect(sentence(.text("abcd"), text) == .tooLong(count: 4, maximum: 3))
    #expect(try Self.field("DATE") { $0.minimum = .init(0) }.rules.isEmpty)
  }

  private static func days(
    from earliest: String?, to latest: String?, areIncluded: Bool = true, in form: StoredDate.Form
  ) -> DateLimits {
    var column = ColumnSchema(name: "d", declaredType: "DATE", dateForm: form)
    column.constraints.earliest = earliest.flatMap { StoredDate($0) }
      .map { .init($0, isIncluded: areIncluded) }
    column.constraints.latest = latest.flatMap { StoredDate($0) }
      .map { .init($0, isIncluded: areIncluded) }
    let table = TableSchema(name: "t", key: .rowid, columns: [column])
    return table.form(isWritable: true).fields.first?.editor.dates?.limits ?? DateLimits.none
  }

  @Test("Limits of dates in a CHECK limit the picker as texts of the column's form compare")
  func datesAsTexts() {
    let (first, last) = ("1950-01-01", "2026-12-31")
    func limits(_ first: String, _ last: String) -> DateLimits {
      DateLimits(
        earliest: StoredDate(first)?.value.date, latest: StoredDate(last)?.value.date)
    }
    #expect(Self.days(from: first, to: last, in: .day) == limits(first, last))
    #expect(
      Self.days(from: first, to: last, areIncluded: false, in: .day)
        == limits("1950-01-02", "2026-12-30"))
    // Such a text is longer than the limit, and so comes after it.
    let midnight = StoredDate.Form.dayAtMidnight(separator: .blank, .seconds)
    #expect(Self.days(from: first, to: last, in: midnight) == limits(first, "2026-12-30"))
    let timed = StoredDate.Form.dayAndTime(separator: .blank, .seconds)
    #expect(Self.days(from: first, to: last, in: timed) == limits(first, "2026-12-30"))
    #expect(
      Self.days(from: "1950-01-01 12:00:00", to: "2026-12-31 23:59:59", in: timed)
        == limits(first, last))
    // Another row may have a blank in place of the letter, which comes before it.
    let lettered = StoredDate.Form.dayAndTime(separator: .letter, .seconds)
    #expect(
      Self.days(from: "1950-01-01T12:00", to: "2026-12-31 12:00", in: lettered)
        == limits(first, last))
    #expect(
      Self.days(from: "1950-01-01 12:00:00", to: nil, in: .day).earliest
        == LocalDate(year: 1950, month: 1, day: 2))
  }

  @Test("Limits within a day give the first and the last minute of a new value")
  func minutes() {
    func minutes(_ column: ColumnSchema) -> [String] {
      let table = TableSchema(name: "t", key: .rowid, columns: [column])
      let offered = table.form(isWritable: true).fields.first?.editor.dates?.offered
      return [offered?.firstMoment, offered?.lastMoment].map { $0.map { "\($0)" } ?? "none" }
    }
    func texts(_ limit: String, _ form: StoredDate.Form, isIncluded: Bool = true) -> [String] {
      var column = ColumnSchema(name: "d", declaredType: "DATETIME", dateForm: form)
      let bound = StoredDate(limit).map {
        ColumnConstraints.DateBound($0, isIncluded: isIncluded)
      }
      (column.constraints.earliest, column.constraints.latest) = (bound, bound)
      return minutes(column)
    }
    let blank = StoredDate.Form.dayAndTime(separator: .blank, .seconds)
    #expect(texts("2026-03-10 08:06:00", blank) == ["2026-03-10T08:06", "2026-03-10T08:06"])
    #expect(texts("2026-03-10 08:06:40", blank) == ["2026-03-10T08:07", "2026-03-10T08:06"])
    #expect(
      texts("2026-03-10 08:06:00", blank, isIncluded: false)
        == ["2026-03-10T08:07", "2026-03-10T08:05"])
    // The column's text has seconds, and so comes after the limit.
    #expect(texts("2026-03-10 08:06", blank) == ["2026-03-10T08:06", "2026-03-10T08:05"])
    #expect(texts("2026-03-10", blank) == ["2026-03-10T00:00", "none"])
    // A letter comes after every blank.
    let letter = StoredDate.Form.dayAndTime(separator: .letter, .seconds)
    #expect(texts("2026-03-10 08:06:00", letter) == ["2026-03-10T08:06", "none"])
    #expect(texts("2026-03-10", .day) == ["none", "none"])
    // The number of 2026-03-10 08:06:40.
    var seconds = ColumnSchema(
      name: "seen_at", declaredType: "INTEGER", momentForm: StoredMoment.Form(.seconds))
    #expect(minutes(seconds) == ["none", "none"])
    seconds.constraints.minimum = .init(1_773_130_000)
    seconds.constraints.maximum = .init(1_773_130_000)
    #expect(minutes(seconds) == ["2026-03-10T08:07", "2026-03-10T08:06"])
  }

  @Test("Limits of numbers that stand for dates are told as dates") func dating() throws {
    var constraints = ColumnConstraints()
    constraints.minimum = .init(10)
    constraints.maximum = .init(20, isIncluded: false)
    let allowed = try #require(AllowedValues(constraints)).dating { $0 == "10" ? "Monday" : nil }
    #expect(allowed.minimum == nil && allowed.earliest == .init(date: "Monday", isIncluded: true))
    #expect(allowed.maximum == .init(number: "20", isIncluded: false) && allowed.latest == nil)
  }

  @Test("Limits of moments in a CHECK limit the picker to their days") func moments() {
    func limits(
      _ minimum: ColumnConstraints.Bound?, _ maximum: ColumnConstraints.Bound?,
      in form: StoredMoment.Form
    ) -> DateLimits? {
      var column = ColumnSchema(name: "d", declaredType: "INTEGER", momentForm: form)
      (column.constraints.minimum, column.constraints.maximum) = (minimum, maximum)
      let table = TableSchema(name: "t", key: .rowid, columns: [column])
      return table.form(isWritable: true).fields.first?.editor.dates?.limits
    }
    // 2000-01-01 00:00 and 2020-01-01 00:00.
    let first = LocalDate(year: 2000, month: 1, day: 1)
    let last = LocalDate(year: 2020, month: 1, day: 1)
    let seconds = limits(.init(946_684_800), .init(1_577_836_800), in: .init(.seconds))
    #expect(seconds == DateLimits(earliest: first, latest: last))
    let before = limits(nil, .init(1_577_836_800, isIncluded: false), in: .init(.seconds))
    #expect(before?.latest == LocalDate(year: 2019, month: 12, day: 31))
    #expect(before?.earliest == StoredMoment.Form(.seconds).limits.earliest)
    let noon = StoredMoment.Form(.julianDays, timeOfDays: LocalTime(hour: 12, minute: 0))
    // The noon of 2000-01-01.
    #expect(limits(.init(2_451_545), nil, in: noon)?.earliest == first)
    #expect(
      limits(.init(2_451_545, isIncluded: false), nil, in: noon)?.earliest
        == LocalDate(year: 2000, month: 1, day: 2))
    #expect(limits(nil, nil, in: noon) == noon.limits)
    // The last second of 9999, which means *never*, and the one before that day.
    let open = limits(nil, .init(253_402_300_799), in: .init(.seconds))
    #expect(open?.allowsNever == true)
    let closed = limits(nil, .init(253_402_214_399), in: .init(.seconds))
    #expect(closed?.allowsNever == false)
  }
}
