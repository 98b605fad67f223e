package import FoldoutForms

/// The columns of a table whose rows are settings: a name, and the value that it names.
///
/// ```
///   option_name       option_value
///   siteurl           https://example.org    readable
///   mailserver_pass   hunter2                shown by no list
/// ```
package struct SettingColumns: Hashable, Sendable {
  /// The columns with the names.
  package let names: [String]
  /// The columns with the values, by their names.
  package let values: Set<String>
  /// The only other text of a table without a column of values, such as a note beside its title.
  private let onlyText: String?

  /// Finds the columns; `nil` for a table whose rows are no settings.
  init?(_ table: TableSchema) {
    let texts = table.columns.filter { $0.mayBeText && !$0.isSecret && $0.reference == nil }
    let values = Set(
      table.columns.filter { $0.endsIn(TitleWords.settingValues) && !$0.isSecret }.map(\.name))
    let names = texts.filter { column in
      guard !values.contains(column.name) else { return false }
      return column.isUnique || table.key.columns.contains(column.name)
        || column.endsIn(TitleWords.names) || column.endsIn(TitleWords.settings)
    }.map(\.name)
    let others = texts.map(\.name).filter { !names.contains($0) }
    let onlyText = values.isEmpty && others.count == 1 ? others.first : nil
    guard !names.isEmpty, !values.isEmpty || onlyText != nil else { return nil }
    self.names = names
    self.values = values
    self.onlyText = onlyText
  }

  /// True if a column has the names of values in a column called value or the like.
  func isName(_ column: String) -> Bool { !values.isEmpty && names.contains(column) }

  /// True if a column has the value of a setting whose name is that of a secret.
  ///
  /// Names of columns have no blanks, titles have: a book called The Secret hides nothing.
  func hides(_ column: String, in record: DynamicRecord) -> Bool {
    guard values.contains(column) || column == onlyText else { return false }
    return names.contains { name in
      guard let text = record[name].string, column != onlyText || !text.contains(" ") else {
        return false
      }
      return SecretName(text).isSecret
    }
  }
}

extension TitleColumns {
  /// True if a list must not show a column of a record, because its value is a secret, or was
  /// derived from one. Complexity: O(length of the record's names).
  package func hides(_ column: String, in record: DynamicRecord) -> Bool {
    hidden.contains(column) || settings?.hides(column, in: record) == true
  }
}
