/// The laws of the engine, by the numbers that `Documentation/Architecture.md` gives them.
///
/// The fifth, one event and one update, needs no check: a step has no room for two.
public enum Law: Int, Hashable, Sendable {
  /// There is no update when nothing changes, and never one with nothing in it.
  case noneWhenNothingChanges = 1

  /// An update replayed on what was shown gives what is shown.
  case replays = 2

  /// Deletions count before, insertions after, and the count of every section adds up.
  case countsAddUp = 3

  /// An update holds only what the rules of a table view are agreed on.
  case onlyAgreedOperations = 4

  /// A drawer stays with its owner, and folds, opens and gives way when it should.
  case drawersFollow = 6

  /// Focus and drawer survive a new outline that keeps their row.
  case survives = 7

  /// Events that arrive while an update is being applied wait.
  case neverNested = 8

  /// Two updates compose to one that does what both do.
  case composes = 9

  /// The arithmetic from positions to items and back agrees with what is shown written out.
  case arithmetic = 10

  /// The invariants of a table hold.
  case invariants = 11
}
