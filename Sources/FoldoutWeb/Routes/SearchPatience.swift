import FoldoutRecords

/// The time that a list's search has before it is answered.
struct SearchPatience: Sendable {
  /// The time after which rows that were found are shown.
  var first = RowSearch.usualPatience
  /// The time after which an order of all of them is given up.
  var whole = RowSearch.mostPatience
}
