import FoldoutForms
import FoldoutRecords
import FoldoutTesting

/// A table with choices under every rule. Their options are words from columns of its own record,
/// which come, go, move and are disabled.
///
/// Its records have no Swift type behind them, which keeps walks fast.
enum Offer {
  /// The words for options. A list of five may be longer than the text that a token spells out.
  static let words = [
    "a", "b", "ü", "x\"y", "1", "q&a", "<i>", "t:a", "harbour-quarter", "mill-at-the-river",
    "northern-station", "old-observatory",
  ]

  /// A choice with its rule, and the column of its options: a word on each line, with a minus
  /// before a disabled one.
  struct Rule {
    var field: FieldID
    var stock: String
    var isSeveral: Bool
    var count = ChoiceCount()
    var isRequired = false
  }

  static let rules = [
    Rule(field: "one", stock: "stock", isSeveral: false, isRequired: true),
    Rule(field: "perhaps", stock: "stock", isSeveral: false),
    Rule(field: "many", stock: "stock", isSeveral: true),
    Rule(
      field: "days", stock: "other", isSeveral: true, count: ChoiceCount(minimum: 2, maximum: 3)),
    Rule(field: "skills", stock: "other", isSeveral: true),
  ]

  static let columns: [(name: String, value: StoredValue)] = [
    ("one", .text("a")), ("perhaps", .null), ("many", .text(#"["a"]"#)),
    ("days", .text(#"["a","b"]"#)), ("skills", .text("[]")), ("stock", .text("a\nb\nü")),
    ("other", .text("a\nb\nü")), ("day", .null),
  ]

  static let table = TableSchema(
    name: "offers", key: .rowid, columns: columns.map { ColumnSchema(name: $0.name) })

  /// Forms of the same fields, in sections that come, go and move from form to form.
  static let forms = [
    form("one", "perhaps", "rest"), form("rest", "many", "one"), form("days", "rest"),
    form("many", "rest", "days", "perhaps"),
  ]

  private static func form(_ sections: String...) -> Form<DynamicRecord> {
    Form("Offer", sections: sections.map { $0 == "rest" ? rest : section($0) })
  }

  private static func section(_ name: String) -> Section<DynamicRecord> {
    let fields = rules.filter { $0.field.name == name }.map(choice)
    var section = Section(id: name, title: name, fields: fields)
    section.showsOptions = true
    return section
  }

  private static var rest: Section<DynamicRecord> {
    let drawer = rules.filter { $0.field == "skills" }.map(choice)
    let day = Field<DynamicRecord>(
      column: "day", label: "Day", kind: .date, coding: .date(.day))
    let shuffle = ButtonField<DynamicRecord>("Shuffle", id: "shuffle").field
    // The columns of options are fields as well, so that a change of them is detected.
    let stocks = ["stock", "other"].map { name in
      Field<DynamicRecord>(column: name, label: name, kind: .longText, coding: .text)
    }
    return Section(id: "rest", title: "Rest", fields: drawer + [day, shuffle] + stocks)
  }

  private static func choice(_ rule: Rule) -> Field<DynamicRecord> {
    let kind: FieldKind = rule.isSeveral ? .several : .text
    var field = Field<DynamicRecord>(
      column: rule.field.name, label: rule.field.name, kind: kind,
      coding: rule.isSeveral ? .several : .text)
    field.isRequired = rule.isRequired
    var editing = ChoiceEditing<DynamicRecord> { record in
      (record[rule.stock].string ?? "").split(separator: "\n").map { line in
        let isEnabled = line.first != "-"
        return ChoiceOption(
          .text(String(isEnabled ? line : line.dropFirst())), isEnabled: isEnabled)
      }
    }
    editing.count = rule.count
    field.editor = .choice(editing)
    return field
  }
}
