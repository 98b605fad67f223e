package import FoldoutRecords
package import FoldoutScreens

/// A window of a list's rows, with the facts that a screen shows around them.
package struct ListWindow: Sendable {
  package var records: [ListedRecord]
  package var hasPrevious = false
  package var hasNext = false
  /// The number of rows before these; `nil` if they were not counted.
  package var countBefore: Int? = 0
  package var edges: Window.Edges?
  /// The orders to choose from; `nil` for a list with a single order.
  package var choices: OrderChoices?
  /// True if records can be added.
  package var takesRecords = false
  /// The scan that found the rows; `nil` if an index found them.
  package var scan: Window.Scan?
  /// The tables that the list's titles refer to, and a search may leave out.
  package var referencedTables: Set<String> = []
  /// The filter of the rows; `nil` for all rows.
  package var filter: ListFilter?
  /// Sentences above the rows.
  package var notes: [String] = []
  /// True if these are only the rows that a request is about, and the page shows others, too.
  package var isPart = false

  /// The number of characters that are read of a value for a title of no program's making.
  package static let maxCharacters = 200

  /// Returns the record of a key, however the key is written.
  package func record(_ key: RecordKey) -> ListedRecord? {
    records.first { $0.key.isSpelled(like: key) }
  }
}

/// The filter of a list in words.
package struct ListFilter: Sendable {
  /// A column's label, and its value.
  package struct Part: Sendable {
    package let label: String
    /// The title of the record that the value refers to, or else the value.
    package let title: String
    /// The address of that record; `nil` if there is none.
    package var address: Address?
  }

  package let parts: [Part]

  /// The filter as a text.
  package var text: String {
    parts.map { "\($0.label): \($0.title.excerpt)" }.joined(separator: ", ")
  }
}
