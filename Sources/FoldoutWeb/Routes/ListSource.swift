import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// Where the rows of a list come from, as one request sees it: a table of the store, or a list of
/// the program's own.
protocol ListSource: Sendable {
  /// The identities of the actions that some row may offer; none for a list without bars.
  var actions: [ActionID] { get }
  /// True where rows lead to their records.
  var leads: Bool { get }
  /// The address, as far as the list understands it.
  var address: ListAddress { get }
  /// The rows that the address says, as they are now.
  func window() async throws(WebRequestError) -> ListWindow
  /// True where rows are looked at one by one to find those of the address.
  var isScanned: Bool { get }
  /// Some rows alone, those that are there.
  func window(of keys: [RecordKey]) async throws(WebRequestError) -> ListWindow
  /// The line under the rows, which may be empty; `nil` for a list without one.
  func footer() async -> String?
  /// The bar of one row; `nil` where the record is not there.
  func bar(of record: ListedRecord) async throws(WebRequestError) -> DesignedBar?
  func remove(
    _ key: RecordKey, original: String, isForGood: Bool
  ) async throws(WebRequestError) -> ListRemoval
  func restore(_ id: String) async throws(WebRequestError) -> ListRestoration
  /// Adds a record that the program asked for, with the number of the page.
  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, _ ticket: String?
  ) async -> RowAddition
  /// Tells the program of an action, if the record still is what was seen.
  func tell(
    _ action: ActionID, _ key: RecordKey, original: String
  ) async throws(WebRequestError) -> ListTelling
}

/// The time that a list's search has before it is answered.
struct SearchPatience: Sendable {
  /// The time after which rows that were found are shown.
  var first = RowSearch.usualPatience
  /// The time after which an order of all of them is given up.
  var whole = RowSearch.maxPatience
}
