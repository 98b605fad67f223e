import FoldoutForms
import TestSupport
import Testing

@Suite("Numbers that are typed where the column does not tell their class")
struct TypedNumberTests {
  private func field(_ filling: ColumnCoding.NumberClass?) -> Field<DynamicRecord> {
    var field = Field(column: "c", label: "C", kind: .text, coding: .untyped(filling: filling))
    field.readNumbers(filling: filling)
    return field
  }

  private func record(_ value: StoredValue) -> DynamicRecord {
    DynamicRecord(columns: ["c"], values: [value])
  }

  static let typed: [(StoredValue, ColumnCoding.NumberClass?, String, String, StoredValue)] = [
    (.integer(7), nil, "en_US", "1,000", .integer(1000)), (.real(1), nil, "en_US", " 6 ", .real(6)),
    (.integer(7), nil, "de_DE", "8,5", .real(8.5)), (.integer(7), nil, "ar_EG", "٩", .integer(9)),
    (.integer(7), nil, "en_US", "+5", .integer(5)), (.null, .integer, "en_US", "+5", .integer(5)),
    (.null, nil, "en_US", "+5", .text("+5")), (.text("5"), .real, "en_US", "+6", .text("+6")),
    (.text("1.5x"), .real, "de_DE", "1,5", .real(1.5)),
    (.integer(7), nil, "en_US", "007", .text("007")),
    (.real(1), nil, "en_US", "-05", .text("-05")),
    (.integer(7), nil, "en_US", "1,00", .text("1,00")),
    (.real(1), nil, "en_US", "1e3", .real(1000)),
    (.text("a"), nil, "en_US", " 6 ", .text(" 6 ")),
  ]

  @Test(
    "Without a type a number is typed as it is shown, in the person's own form", .promise(6),
    arguments: typed)
  func numbersInOwnForm(
    old: StoredValue, filling: ColumnCoding.NumberClass?, locale: String, text: String,
    expected: StoredValue
  ) throws {
    let field = field(filling)
    let environment = FormEnvironment.of(locale)
    var copy = record(old)
    let value = try field.value(from: text, replacing: field.read(copy), in: environment)
    #expect(field.write(&copy, value) && copy["c"].isIdentical(to: expected))
    if case .text = expected { return }
    let shown = field.formValue(of: field.read(copy), in: environment)
    let again = try field.value(from: shown ?? "", replacing: field.read(copy), in: environment)
    #expect(field.write(&copy, again) && copy["c"].isIdentical(to: expected))
  }

  @Test("Without a type a number that can be read in two ways is refused")
  func ambiguousNumberWithoutType() throws {
    let field = field(nil)
    let german = FormEnvironment.of("de_DE")
    #expect(field.formValue(of: field.read(record(.real(1.234))), in: german) == "1,234")
    #expect(
      throws: FieldError.number(.ambiguous(text: "1.234", whole: "1234", decimal: "1,234"))
    ) {
      try field.value(from: "1.234", replacing: field.read(record(.real(1))), in: german)
    }
  }

  @Test("A number that can be missing only as an empty text is cleared to it")
  func clearedNumbers() throws {
    var field = Field(column: "c", label: "C", kind: .wholeNumber, coding: .integer)
    field.canBeNone = false
    var copy = record(.integer(7))
    #expect(field.write(&copy, try field.cleared()) && copy["c"] == .text(""))
    // The empty text is no evidence that the column holds any text.
    #expect(throws: FieldError.self) {
      try field.value(from: "soon", replacing: field.read(copy), in: .english)
    }
  }
}
