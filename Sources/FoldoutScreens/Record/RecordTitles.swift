package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The titles of a table's records, and the second lines that tell them apart, in a reader's
/// language.
package struct RecordTitles: Sendable {
  /// The columns of the title and the second line.
  package let columns: TitleColumns
  /// A formatter for each column's value, which writes it as its field shows it. Fields are looked
  /// up once, because a list needs each of them a hundred times.
  private let formatters: [String: Formatter]

  private typealias Formatter = @Sendable (DynamicRecord, FormEnvironment) -> String?

  /// Creates the titles that some columns make. Their values are written as the fields of the form
  /// show them; *never* says nothing without a label.
  package init(_ columns: TitleColumns, form: Form<DynamicRecord>) {
    self.columns = columns
    var formatters: [String: Formatter] = [:]
    for column in columns.columns {
      guard let field = form.field(FieldID(column)) else { continue }
      formatters[column] = { field.read($0).isNever ? nil : field.displayText(in: $0, $1) }
    }
    self.formatters = formatters
  }

  /// The columns that are references: the labels of the records that they refer to have to be read
  /// first.
  package var referenceColumns: [String] { columns.references.keys.sorted() }

  /// The title of a record.
  package func title(
    of stored: StoredRecord, _ labels: ReferenceLabels, in environment: FormEnvironment
  ) -> String {
    if columns.rule == .values {
      let values = columns.title.filter { !columns.hides($0, in: stored.record) }
        .compactMap { valueText($0, in: stored.record, labels, environment) }
      let text = values.filter { !$0.isBlank }.map(\.bidiIsolated).joined(separator: " · ")
      return text.isEmpty ? stored.key.shown(in: environment) : text
    }
    return columns.ownTitle(of: stored, labels: labels) ?? stored.key.shown(in: environment)
  }

  /// Returns the name of a record in a sentence about it. A title that consists of other records'
  /// titles is put in parentheses after the table's name: removing a note about Ada does not remove
  /// Ada.
  package func name(of title: String, in table: String) -> String {
    columns.rule == .references ? "\(ColumnLabel.text(for: table)) (\(title))" : title
  }

  /// The second line of a record: up to three values that tell it from others; `nil` for none.
  package func detail(
    of stored: StoredRecord, _ labels: ReferenceLabels, in environment: FormEnvironment
  ) -> String? {
    let title = title(of: stored, labels, in: environment)
    return detail(of: stored, titled: title, labels, in: environment)
  }

  /// The second line of a record whose title is known.
  package func detail(
    of stored: StoredRecord, titled title: String, _ labels: ReferenceLabels,
    in environment: FormEnvironment
  ) -> String? {
    func detailText(_ column: String) -> String? {
      guard let text = valueText(column, in: stored.record, labels, environment),
        !text.isBlank, text != title, !columns.hides(column, in: stored.record)
      else { return nil }
      return text.excerpt(RecordTitles.maxCharacters).bidiIsolated
    }
    let values = columns.details.compactMap(detailText)
    if !values.isEmpty { return values.joined(separator: " · ") }
    guard title == stored.key.shown(in: environment) else { return nil }
    return columns.fallbackDetails.lazy.compactMap(detailText).first
  }

  /// The most characters of one value of a second line.
  private static let maxCharacters = 80

  /// The text of a column's value, or for a reference the title of the record; `nil` if there is
  /// none.
  private func valueText(
    _ column: String, in record: DynamicRecord, _ labels: ReferenceLabels,
    _ environment: FormEnvironment
  ) -> String? {
    if columns.references[column] != nil { return labels[column, record[column]]?.title }
    return formatters[column]?(record, environment)
  }
}

extension RecordKey {
  /// The key as a screen shows it: a whole number in the digits of the language. Any other key is
  /// data, and is shown as it is stored.
  package func shown(in environment: FormEnvironment) -> String {
    guard case .integer(let number)? = values.first, values.count == 1 else { return shown }
    return environment.text(of: number)
  }
}
