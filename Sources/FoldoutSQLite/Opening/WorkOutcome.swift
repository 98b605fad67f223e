import FoldoutRecords

/// The end of some work on a connection.
enum WorkOutcome<Value: Sendable>: Sendable {
  /// It was done.
  case done(Value)
  /// The store could not do it.
  case failed(StoreError)
  /// It was interrupted, after so long.
  case stopped(WorkTurn.Cause, after: Duration)
  /// It was not begun: it is to be read elsewhere by now, or not at all.
  case passedOver
  /// The connection does not come back from it, or from work before it.
  case hung(isOwn: Bool)
}
