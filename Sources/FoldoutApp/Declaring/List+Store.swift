import FoldoutForms
public import FoldoutRecords

/// The source of a list over a store's table, whose records are decoded as a type of the program.
package struct StoredList: Sendable {
  package let store: any RecordStore
  package let table: String
  package let actions: TableActions
}

extension List where Record: Decodable {
  /// Creates a list over a table of a store, with the titles and actions of its rows.
  ///
  /// ```swift
  /// struct Month: Codable, Identifiable { var id: Int; var number: Int }
  ///
  /// List("Months", store, of: Month.self) {
  ///   Title { month, environment in environment.monthName(month.number) }
  ///   Action.share
  ///   Action.remove
  /// }
  /// ```
  ///
  /// The type's coding keys are the columns of the table (`RecordDecoder`). A record that cannot be
  /// decoded has the title that is inferred from its table, and offers no actions. The list can be
  /// searched and ordered by the table's columns.
  ///
  /// - Parameters:
  ///   - title: The list's title.
  ///   - store: The store of its records: the host's, or another.
  ///   - type: The type of the records.
  ///   - table: The table; by default the title in lower case, with `_` between its words.
  ///   - rows: The rows' title and actions, a host's design and a ``Footer``.
  public init(
    _ title: String, _ store: any RecordStore, of type: Record.Type = Record.self,
    table: String? = nil, @ListBuilder<Record> rows: () -> [ListPart<Record>]
  ) {
    self.init(
      title: title,
      content: .table(
        StoredList(
          store: store, table: table ?? FieldID.from(label: title).name,
          actions: TableActions(rows()) { try? RecordDecoder().decode(type, from: $0) })))
  }
}
