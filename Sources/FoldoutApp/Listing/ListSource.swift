package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// The source of a list's rows during one request: a table of the store, or a list of the program.
package protocol ListSource: Sendable {
  /// The identities of the actions that some row may offer; empty for a list without bars.
  var actions: [ActionID] { get }
  /// True if rows lead to their records.
  var linksToRecords: Bool { get }
  /// The query, fitted to the list.
  var query: ListQuery { get }
  var environment: FormEnvironment { get }
  /// Reads the current rows that the query selects.
  func window() async throws(StoreError) -> ListWindow
  /// True if rows are read one by one to find those of the query.
  var isScanned: Bool { get }
  /// Reads the rows of some keys; missing ones are left out.
  func window(of keys: [RecordKey]) async throws(StoreError) -> ListWindow
  /// Returns the line below the rows, which may be empty; `nil` for a list without one.
  func footer() async -> String?
  /// Reads the bar of one row; `nil` if its record is gone.
  func bar(of record: ListedRecord) async throws(StoreError) -> BarReading?
  func remove(
    _ key: RecordKey, original: String, isPermanent: Bool
  ) async throws(StoreError) -> ListRemoval
  /// Brings back what was removed. `announce` is called once it is stored, with the event for the
  /// program if there is one.
  func restore(
    _ id: String, announcing announce: (RecordEvent?) async -> Void
  ) async throws(StoreError) -> ListRestoration
  /// Adds a record that the program asked for, under the page's ticket.
  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, _ ticket: String?
  ) async -> RowAddition
  /// Performs an action of the program if the record is still `original`.
  func perform(
    _ action: ActionID, _ key: RecordKey, original: String
  ) async throws(StoreError) -> ListActionOutcome
}

extension ListSource {
  /// Reads the bars of some rows of a window, and the footer.
  package func reading(
    of window: ListWindow, bars keys: [RecordKey]
  ) async throws(StoreError) -> ListReading {
    var bars: [RecordKey: BarReading] = [:]
    for key in keys where !actions.isEmpty {
      let record = window.record(key) ?? ListedRecord(key: key, title: key.shown)
      bars[key] = try await bar(of: record)
    }
    return ListReading(records: window.records, bars: bars, footer: await footer())
  }
}
