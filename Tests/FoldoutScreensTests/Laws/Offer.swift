import FoldoutForms
import FoldoutRecords
import FoldoutTesting

/// A table with choices of every rule, whose options are words of its own records that come, go,
/// move, and are disabled.
///
/// Its columns hold what they hold: no Swift value stands behind them, so that a walk is quick.
enum Offer {
  /// The words that options are made of. Five of them in a list are longer than a token spells.
  static let words = [
    "a", "b", "ü", "x\"y", "1", "q&a", "<i>", "t:a", "harbour-quarter", "mill-at-the-river",
    "northern-station", "old-observatory",
  ]

  /// A choice by its rule, with the column that its options are in: a word on each line, and a
  /// minus before one that is disabled.
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

  /// The same fields in sections that come, go and move from form to form.
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
    // A store notices when what others follow from has changed because they are fields, too.
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
