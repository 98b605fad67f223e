import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension FieldError {
  /// The error for a reference to a record that does not exist, with the noun for such a record
  /// if its table has one.
  static func missing(
    _ value: StoredValue, in field: Field<DynamicRecord>, of record: ShownRecord
  ) -> FieldError {
    let text = record.with(value, in: field.id.name).formValue(field)
    let key = (text ?? record.words.values.none).excerpt
    switch field.editor.reference?.source {
    case .table(let table, _):
      return .noRecord(
        key: key, noun: Noun.singular(of: table, referredToBy: field.id.name),
        table: ColumnLabel.text(for: table))
    case .program, nil: return .noRecord(key: key, noun: field.label, table: field.label)
    }
  }

  /// The error for a value that a program's source of records does not know; `nil` for any other. A
  /// reference to a table of the store is checked by the store.
  static func unknown(
    _ value: StoredValue, in field: Field<DynamicRecord>, of record: ShownRecord
  ) -> FieldError? {
    guard case .program = field.editor.reference?.source, value != .null,
      value != record.stored[field.id.name], record.labels[field.id.name, value] == nil
    else { return nil }
    return missing(value, in: field, of: record)
  }
}

/// The noun for one record of a table, taken from the table's name.
enum Noun {
  /// The singular of a table's name, if it is easy to find; `nil` otherwise.
  ///
  /// Two cases are easy: the column that refers to the table has its name, in the singular or not
  /// (`MovieId` and `Movies`), or the table's name ends like a regular English plural.
  static func singular(of table: String, referredToBy column: String) -> String? {
    let label = ColumnLabel.text(for: table)
    let words = ColumnLabel.text(for: column).lowercased().split(separator: " ")
    let stem =
      (["id", "key", "code", "no"].contains(words.last ?? "") ? words.dropLast() : words[...])
      .joined(separator: " ")
    for plural in ["", "s", "es"] where stem + plural == label.lowercased() {
      return String(label.dropLast(plural.count))
    }
    return singularized(label)
  }

  private static func singularized(_ label: String) -> String? {
    let text = label.lowercased()
    guard text.count > 3, text.hasSuffix("s"),
      !["ss", "us", "is", "news", "series", "species"].contains(where: text.hasSuffix)
    else { return nil }
    let endsInIe = ["movies", "cookies"].contains(where: text.hasSuffix)
    if text.hasSuffix("ies"), !endsInIe { return label.dropLast(3) + "y" }
    let hasLongEnding = ["sses", "xes", "ches", "shes", "zzes"].contains(where: text.hasSuffix)
    return String(label.dropLast(hasLongEnding ? 2 : 1))
  }
}
