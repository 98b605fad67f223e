import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension ShownRecord {
  /// The problem of a reference to a record that is not there, in words of what is referred to.
  func missing(_ value: StoredValue, in field: Field<DynamicRecord>) -> FieldError {
    let key = with(value, in: field.id.name).formValue(field) ?? words.values.none
    switch field.editor.reference?.source {
    case .table(let table, _):
      return .noRecord(
        key: key.excerpt, noun: Noun.singular(of: table, referredToBy: field.id.name),
        table: ColumnLabel.text(for: table))
    case .asked, nil: return .noRecord(key: key.excerpt, noun: field.label, table: field.label)
    }
  }

  /// The problem of a value that a program's source does not know; a store says itself what it
  /// refuses.
  func unknown(_ value: StoredValue, in field: Field<DynamicRecord>) -> FieldError? {
    guard case .asked = field.editor.reference?.source, value != .null,
      value != stored[field.id.name], names[field.id.name, value] == nil
    else { return nil }
    return missing(value, in: field)
  }
}

/// A table's name as the name of one of its records.
enum Noun {
  /// The singular, where that is easy: the table is called as the column is that refers to it
  /// (`AlbumId` and `Album`), or its last word ends as regular plurals of English do; `nil`
  /// elsewhere.
  static func singular(of table: String, referredToBy column: String) -> String? {
    let label = ColumnLabel.text(for: table)
    let words = ColumnLabel.text(for: column).lowercased().split(separator: " ")
    let stem =
      (["id", "key", "code", "no"].contains(words.last ?? "") ? words.dropLast() : words[...])
      .joined(separator: " ")
    let one = withoutPlural(label)
    if stem == label.lowercased() { return label }
    if let one, stem == one.lowercased() || label.hasSuffix("s") { return one }
    return nil
  }

  private static func withoutPlural(_ label: String) -> String? {
    let text = label.lowercased()
    guard text.count > 3, text.hasSuffix("s"),
      !["ss", "us", "is", "news"].contains(where: text.hasSuffix)
    else { return nil }
    if text.hasSuffix("ies") { return label.dropLast(3) + "y" }
    let hissing = ["sses", "xes", "ches", "shes", "zes"].contains(where: text.hasSuffix)
    return String(label.dropLast(hissing ? 2 : 1))
  }
}
