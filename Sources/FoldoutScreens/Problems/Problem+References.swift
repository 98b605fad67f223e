import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension ShownRecord {
  /// The error for a reference to a record that does not exist, with the noun for such a record
  /// if its table has one.
  func missing(_ value: StoredValue, in field: Field<DynamicRecord>) -> FieldError {
    let key = with(value, in: field.id.name).formValue(field) ?? words.values.none
    switch field.editor.reference?.source {
    case .table(let table, _):
      return .noRecord(
        key: key.excerpt, noun: Noun.singular(of: table, referredToBy: field.id.name),
        table: ColumnLabel.text(for: table))
    case .program, nil: return .noRecord(key: key.excerpt, noun: field.label, table: field.label)
    }
  }

  /// The error for a value that a program's source of records does not know; `nil` for any other. A
  /// reference to a table of the store is checked by the store.
  func unknown(_ value: StoredValue, in field: Field<DynamicRecord>) -> FieldError? {
    guard case .program = field.editor.reference?.source, value != .null,
      value != stored[field.id.name], names[field.id.name, value] == nil
    else { return nil }
    return missing(value, in: field)
  }
}

/// The noun for one record of a table, taken from the table's name.
enum Noun {
  /// The singular of a table's name, if it is easy to find; `nil` otherwise.
  ///
  /// Two cases are easy: the column that refers to the table has the same name (`AlbumId` and
  /// `Album`), or the table's name ends like a regular English plural.
  static func singular(of table: String, referredToBy column: String) -> String? {
    let label = ColumnLabel.text(for: table)
    let words = ColumnLabel.text(for: column).lowercased().split(separator: " ")
    let stem =
      (["id", "key", "code", "no"].contains(words.last ?? "") ? words.dropLast() : words[...])
      .joined(separator: " ")
    let candidate = singularized(label)
    if stem == label.lowercased() { return label }
    if let candidate, stem == candidate.lowercased() || label.hasSuffix("s") { return candidate }
    return nil
  }

  private static func singularized(_ label: String) -> String? {
    let text = label.lowercased()
    guard text.count > 3, text.hasSuffix("s"),
      !["ss", "us", "is", "news"].contains(where: text.hasSuffix)
    else { return nil }
    if text.hasSuffix("ies") { return label.dropLast(3) + "y" }
    let hasLongEnding = ["sses", "xes", "ches", "shes", "zes"].contains(where: text.hasSuffix)
    return String(label.dropLast(hasLongEnding ? 2 : 1))
  }
}
