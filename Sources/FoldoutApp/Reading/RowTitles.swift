package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// The rule for the titles of a list's rows: the columns to read, and the texts made of them.
package struct RowTitles: Sendable {
  /// A function that makes a text of a row and the titles of its references.
  package typealias RowText<Text> = @Sendable (StoredRecord, ReferenceLabels) -> Text

  /// The columns that the texts are made of; no others are read.
  package internal(set) var columns: [String]
  /// The columns whose referenced records have their titles in the texts.
  package internal(set) var referenceColumns: [String] = []
  package private(set) var title: RowText<String>
  /// Makes the second line of a row, given its title.
  package private(set) var detail:
    @Sendable (StoredRecord, _ title: String, ReferenceLabels) -> String?
  /// Makes the line of values that a search found and the other lines of a row lack.
  package internal(set) var match:
    @Sendable (StoredRecord, _ lines: [String], ReferenceLabels) -> FoundValues? = {
      _, _, _ in nil
    }
  /// Makes the record's name in sentences, given its title.
  package private(set) var name: @Sendable (_ title: String) -> String = { $0 }
  /// True if no line shows the column of a record.
  var hides: @Sendable (_ column: String, DynamicRecord) -> Bool = { _, _ in false }

  /// Creates the titles of a table without a form.
  package init(_ titles: RecordTitles, of table: TableSchema, in environment: FormEnvironment) {
    name = { titles.name(of: $0, in: table.name) }
    hides = { titles.columns.hides($0, in: $1) }
    columns = titles.columns.columns
    referenceColumns = titles.referenceColumns
    title = { titles.title(of: $0, $1, in: environment) }
    detail = { titles.detail(of: $0, titled: $1, $2, in: environment) }
  }

  /// Creates the titles that a form's head makes; `nil` if it has none.
  package init?(_ form: Form<DynamicRecord>, of table: TableSchema, in environment: FormEnvironment)
  {
    guard let head = form.head else { return nil }
    columns = form.fields.filter(\.isNameable).map(\.id.name).filter { table.column($0) != nil }
    title = { row, _ in
      let title = head.title(row.record)
      let isKey = title.isBlank || title == row.key.shown
      return isKey ? row.key.shown(in: environment) : title
    }
    detail = { row, _, _ in head.detail(row.record) }
  }

  /// Returns titles whose second line shows the value that rows are ordered by, unless they are
  /// in the key's own order.
  package func withDetail(for order: RowOrder, _ choices: OrderChoices) -> RowTitles {
    guard order != .key else { return self }
    var copy = self
    guard let column = order.column else {
      let environment = choices.environment
      copy.detail = { row, _, _ in row.key.shown(in: environment) }
      return copy
    }
    if !columns.contains(column) { copy.columns.append(column) }
    if choices.refers(column), !referenceColumns.contains(column) {
      copy.referenceColumns.append(column)
    }
    let label = choices.label(of: column)
    let text = choices.text(of: column)
    let (baseDetail, hides) = (detail, hides)
    copy.detail = { row, title, labels in
      if hides(column, row.record) { return baseDetail(row, title, labels) }
      let value = labels[column, row.record[column]]?.title ?? text(row)
      return value == title ? baseDetail(row, title, labels) : "\(label): \(value.bidiIsolated)"
    }
    return copy
  }
}

extension Field {
  /// True if a list may read the field for its rows' titles. Nobody may read a secret, and a
  /// hundred pictures would be read only to be discarded.
  package var isNameable: Bool {
    !kind.isSecret && !kind.isPicture && kind.isStored
  }
}
