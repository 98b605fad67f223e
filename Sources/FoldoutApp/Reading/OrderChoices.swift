package import FoldoutForms
package import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The orders in which a table's rows can be listed, and their titles.
package struct OrderChoices: Sendable {
  /// The columns besides the key that an index begins with. With a form, only columns that have a
  /// field, because no others are ever shown.
  package let indexedColumns: [String]
  /// The columns that no index begins with, so that rows have to be sorted.
  package let unindexedColumns: [String]
  /// The columns that a search may read; `nil` for all.
  package let searched: [String]?
  private let declared: TableSchema
  private let form: Form<DynamicRecord>?
  private let inferred: Form<DynamicRecord>
  package let environment: FormEnvironment

  package init(
    _ form: Form<DynamicRecord>?, inferred: Form<DynamicRecord>, of table: TableSchema,
    environment: FormEnvironment
  ) {
    self.inferred = inferred
    declared = table
    self.form = form
    self.environment = environment
    guard let form else {
      indexedColumns = table.indexedSortColumns
      unindexedColumns = table.unindexedSortColumns
      searched = nil
      return
    }
    let searchable = table.searchableColumns(shownBy: form)
    unindexedColumns = table.unindexedSortColumns.filter(searchable.contains)
    searched = table.columns.map(\.name).filter(searchable.contains)
    indexedColumns = table.indexedSortColumns.filter { column in
      // The address of a page contains the values of all of these columns.
      (table.orderColumns[column] ?? [column]).allSatisfy { name in
        table.key.columns.contains(name) || searchable.contains(name)
      }
    }
  }

  private var words: Words.Lists { environment.words.lists }

  /// All columns that can order the rows.
  package var offered: [String] { indexedColumns + unindexedColumns }

  /// The columns that a search reads.
  package var searchedColumns: [String] { declared.searchedColumns(among: searched) }

  /// Returns the label of a column.
  package func label(of column: String) -> String {
    form?.field(FieldID(column))?.label ?? ColumnLabel.text(for: column)
  }

  /// Returns the kind of a column's values: the field's, or the column's if the field is read-only.
  ///
  /// The inferred form is made once per schema, and the kind of a column by rules at each call.
  private func kind(of column: String, as field: Field<DynamicRecord>?) -> FieldKind? {
    for field in [field, inferred.field(FieldID(column))] {
      if let kind = field?.kind, !kind.isReadOnly { return kind }
    }
    return declared.column(column)?.fieldKind
  }

  /// Returns the days that words of a search mean, by column of dates; *never* only for columns
  /// that have a value for it.
  package func days(of search: String) -> [String: [RowSearch.Days]] {
    let meanings = SearchQuery(search).meanings(in: environment)
    guard !meanings.isEmpty else { return [:] }
    return searchedColumns.reduce(into: [:]) { days, name in
      let field = form?.field(FieldID(name))
      guard kind(of: name, as: field)?.isOfCalendar == true else { return }
      let column = declared.column(name)
      days[name] = meanings.compactMap { meaning in
        if let days = meaning.days {
          return RowSearch.Days(meaning.terms, days, column?.momentForm)
        }
        guard column?.never != nil, let coding = column?.dateCoding else { return nil }
        return RowSearch.Days(never: meaning.terms, in: coding)
      }
    }
  }

  /// Returns the label of a column that shows a record's title instead of its key.
  package func label(ofReference column: String) -> String {
    declared.column(column).map(declared.referenceLabel) ?? label(of: column)
  }

  /// True if a column of a table without a form refers to records.
  package func refers(_ column: String) -> Bool {
    form == nil && declared.column(column)?.reference != nil
  }

  /// Returns the function that makes a row's text for a column.
  package func text(of column: String) -> @Sendable (StoredRecord) -> String {
    let field = (form ?? inferred).field(FieldID(column))
    let environment = environment
    return { row in
      let value = row.record[column]
      return OrderChoices.text(ofUnreadable: value, size: row.cut[column], environment)
        ?? field.flatMap { $0.displayText(in: row.record, environment) }
        ?? OrderChoices.text(of: value, environment.words.values)
    }
  }

  /// Returns the text of bytes, which is their number (`size` if a list left them out), and of
  /// invalid text; `nil` for any other value. A record's page has the same texts.
  private static func text(
    ofUnreadable value: StoredValue, size: Int?, _ environment: FormEnvironment
  ) -> String? {
    let words = environment.words.values
    return switch value {
    case .blob(let bytes): words.data(["size": environment.byteCount(size ?? bytes.count)])
    case .text(let bytes) where value.string == nil:
      words.unreadable(["text": String(decoding: bytes, as: UTF8.self)])
    case .null, .redacted, .integer, .real, .text: nil
    }
  }

  /// Returns the text of a value that its field does not show as text.
  private static func text(of value: StoredValue, _ words: Words.Values) -> String {
    switch value {
    case .redacted: words.secretSet
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null, .blob, .text: value.string ?? words.none
    }
  }

  /// Returns the title of an order.
  package func title(of order: RowOrder) -> String {
    let titles = titles(of: order.column)
    return order.isDescending ? titles.down : titles.up
  }

  /// Returns the titles of a column's two orders, or of those of the key.
  package func titles(of column: String?) -> (up: String, down: String) {
    // The order of a key that is not shown has no column.
    guard let column = column ?? declared.key.columns.first.flatMap(shownKey) else {
      return (words.asStored, words.asStoredReversed)
    }
    let (up, down) = directions(of: column)
    let label = ["column": label(of: column)]
    return (up(label), down(label))
  }

  /// Returns the names of the two directions, by the kind of the column's field.
  ///
  /// Rows are sorted by stored values. The titles of records and options may have another order, so
  /// these columns get neutral names, unless a reference's label says that its values are keys.
  private func directions(of column: String) -> (up: Phrase, down: Phrase) {
    let other = (words.ascending, words.descending)
    let field = form?.field(FieldID(column))
    guard let kind = kind(of: column, as: field), field?.editor.offersValues != true,
      !refers(column) || isLabelledKey(column)
    else { return other }
    return switch kind {
    case .text, .longText, .email, .phone, .url: (words.lettersUp, words.lettersDown)
    case .wholeNumber, .decimal: (words.smallestFirst, words.largestFirst)
    case .date, .dateTime, .month: (words.oldestFirst, words.newestFirst)
    case .time: (words.earliestFirst, words.latestFirst)
    case .flag, .several, .secret, .picture, .readOnly, .button: other
    }
  }

  /// True if a column's label names keys, as in "Department id".
  private func isLabelledKey(_ column: String) -> Bool {
    label(of: column).lowercased().hasSuffix(" id")
  }

  private func shownKey(_ column: String) -> String? {
    form == nil || form?.field(FieldID(column))?.isNameable == true ? column : nil
  }
}
