import FoldoutForms
import FoldoutRecords

/// Where a list lies, and what it lists.
struct ListPlace: Sendable {
  var table: String
  /// The address without its parameters.
  var path: String
  var title: String
  /// The page to go back to.
  var parent: BackLink
  /// The form by which its records are named; `nil` where that is inferred.
  var form: Screen.LocalForm?
  /// Where one of its records is.
  var record: @Sendable (RecordKey) -> Address
}
