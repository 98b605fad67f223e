/// The laws of the engine, with the numbers of `Documentation/Architecture.md`.
///
/// Law 5, at most one update for an event, needs no check: a `Step` cannot hold two.
public enum Law: Int, Hashable, Sendable {
  /// There is no update if nothing changes, and no update is empty.
  case noneWhenNothingChanges = 1

  /// An update replayed on what was shown gives what is shown.
  case replays = 2

  /// Deletions carry positions before the update, insertions after, and every count adds up.
  case countsAddUp = 3

  /// An update has only operations that all table views treat alike.
  case onlyAgreedOperations = 4

  /// A drawer stays with its owner, and opens and folds when it should.
  case drawersFollow = 6

  /// Focus and drawers survive a new outline that keeps their row.
  case survives = 7

  /// Events that arrive while an update is being applied wait.
  case neverNested = 8

  /// Two updates compose into one with the effect of both.
  case composes = 9

  /// Looking up items by position and positions by item agrees with the full presentation.
  case arithmetic = 10

  /// The invariants of a table hold.
  case invariants = 11
}
