/// One attempt at a read, on one connection.
struct ReadAttempt: Sendable {
  /// The moment from which it waits for locks.
  var asked = ContinuousClock.now
  /// The time that it may take from its beginning; `nil` for any.
  var limit: Duration?
  /// The table that is read, if it is one.
  var subject: WorkTurn.Subject?
  /// False, once its turn comes, where it is not to begin any more.
  var isToBegin: @Sendable () -> Bool = { true }
}
