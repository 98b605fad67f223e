import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// The source of a list's rows during one request: a table of the store, or a list of the program.
protocol ListSource: Sendable {
  /// The identities of the actions that some row may offer; empty for a list without bars.
  var actions: [ActionID] { get }
  /// True if rows lead to their records.
  var linksToRecords: Bool { get }
  /// The address, limited to what the list supports.
  var address: ListAddress { get }
  /// Reads the current rows that the address selects.
  func window() async throws(WebRequestError) -> ListWindow
  /// True if rows are read one by one to find those of the address.
  var isScanned: Bool { get }
  /// Reads the rows of some keys; missing ones are left out.
  func window(of keys: [RecordKey]) async throws(WebRequestError) -> ListWindow
  /// Returns the line below the rows, which may be empty; `nil` for a list without one.
  func footer() async -> String?
  /// Reads the bar of one row; `nil` if its record is gone.
  func bar(of record: ListedRecord) async throws(WebRequestError) -> DesignedBar?
  func remove(
    _ key: RecordKey, original: String, isPermanent: Bool
  ) async throws(WebRequestError) -> ListRemoval
  func restore(_ id: String) async throws(WebRequestError) -> ListRestoration
  /// Adds a record that the program asked for, under the page's ticket.
  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, _ ticket: String?
  ) async -> RowAddition
  /// Performs an action of the program if the record is still `original`.
  func perform(
    _ action: ActionID, _ key: RecordKey, original: String
  ) async throws(WebRequestError) -> ListActionOutcome
}
