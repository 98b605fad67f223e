import FoldoutForms
public import FoldoutRecords

/// A list of a store's table whose records are a type of the program's.
struct StoredList: Sendable {
  let store: any RecordStore
  let table: String
  let actions: TableActions
}

extension List where Record: Decodable {
  /// A list of the records in a table of a store, with what its rows say and offer.
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
  /// The columns of the table are the type's coding keys (`RecordDecoder`). A record that is none
  /// of the type is listed by its key, and offers what is the host's own. It can be searched and
  /// ordered by the columns of the table.
  ///
  /// - Parameters:
  ///   - title: What the list is called.
  ///   - store: Where its records are; another one than the host's, or the same.
  ///   - type: The type of the records.
  ///   - table: The table; by default the one that is called as the title is, in small letters.
  ///   - rows: The title of the rows, their actions, and a ``Drawer``.
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
