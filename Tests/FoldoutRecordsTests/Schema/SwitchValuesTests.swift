import FoldoutForms
import FoldoutRecords
import Testing

/// The values found in a column declared as a switch, and the spelling inferred from them.
@Suite("Spelling of switches") struct SwitchValuesTests {
  private static func texts(_ texts: String...) -> [StoredValue] { texts.map { .text($0) } }

  private static func form(_ off: String, _ on: String) -> SwitchValues.Finding {
    .form(SwitchValues(off: .text(off), on: .text(on)))
  }

  @Test(
    "A column's values decide how no and yes are written",
    arguments: [
      (texts("true", "false", "true"), form("false", "true")), (texts("Y", "N"), form("N", "Y")),
      (texts("t", "f", "f"), form("f", "t")), (texts("Ja", "Nein"), form("Nein", "Ja")),
      (texts("no", "yes"), form("no", "yes")), (texts("J", "N"), form("N", "J")),
      ([.integer(0), .integer(1)], .form(.numbers)), ([.integer(1)], .form(.numbers)),
      ([.integer(0)], .form(.numbers)),
      // As Access, Visual Basic and ODBC store it.
      ([-1, 0, -1].map { .integer($0) }, .form(SwitchValues(off: .integer(0), on: .integer(-1)))),
    ])
  func pairs(_ values: [StoredValue], _ finding: SwitchValues.Finding) {
    #expect(SwitchValues.finding(in: values) == finding)
  }

  @Test(
    "One value alone implies the other, unless it has several counterparts",
    arguments: [
      (texts("true"), form("false", "true")), (texts("FALSE", "FALSE"), form("FALSE", "TRUE")),
      (texts("Yes"), form("No", "Yes")), (texts("Y"), form("N", "Y")), (texts("f"), form("f", "t")),
      (texts("N"), .texts), (texts("ja"), .texts), (texts("tRue"), .texts),
    ])
  func halves(_ values: [StoredValue], _ finding: SwitchValues.Finding) {
    #expect(SwitchValues.finding(in: values) == finding)
  }

  @Test(
    "Values that all belong to one pair make a switch of a column that is only named like one",
    arguments: [
      ([StoredValue.integer(0), .integer(1), .integer(0)], SwitchValues.numbers),
      ([.integer(1)], .numbers), ([.integer(0)], .numbers),
      (texts("f", "t"), SwitchValues(off: .text("f"), on: .text("t"))),
      (texts("Y", "Y"), SwitchValues(off: .text("N"), on: .text("Y"))),
      (texts("N"), nil), (texts("Y", "N", "?"), nil), ([.integer(0), .integer(2)], nil),
      ([.integer(7)], nil), ([.integer(0), .text("1")], nil), ([], nil),
    ] as [([StoredValue], SwitchValues?)])
  func each(_ values: [StoredValue], _ pair: SwitchValues?) {
    #expect(SwitchValues(ofEach: values) == pair)
  }

  @Test("One odd value in ten is ignored, and more make a column of texts or of numbers")
  func slips() {
    let nine = Array(repeating: StoredValue.text("true"), count: 8) + [.text("false")]
    #expect(SwitchValues.finding(in: nine + [.text("maybe")]) == Self.form("false", "true"))
    #expect(SwitchValues.finding(in: nine + [.integer(1)]) == Self.form("false", "true"))
    #expect(SwitchValues.finding(in: nine + Self.texts("maybe", "perhaps")) == .texts)
    #expect(SwitchValues.finding(in: Self.texts("true", "TRUE", "false")) == .texts)
    // A single value in the declared spelling is enough.
    #expect(
      SwitchValues.finding(in: Self.texts("true", "false") + [.integer(1)]) == .form(.numbers))
    #expect(SwitchValues.finding(in: [.integer(5), .integer(7)]) == .others)
    #expect(SwitchValues.finding(in: []) == nil)
  }
}
