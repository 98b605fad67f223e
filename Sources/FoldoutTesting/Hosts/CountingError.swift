public import Foldout

/// The violations that a table view finds in an update by counting alone.
public enum CountingError: Error, Hashable, Sendable {
  /// A list of an update.
  public enum List: String, Hashable, Sendable {
    /// The deleted sections.
    case deletedSections = "deleted sections"

    /// The inserted sections.
    case insertedSections = "inserted sections"

    /// The deleted rows.
    case deletions

    /// The inserted rows.
    case insertions

    /// The redrawn rows.
    case reconfigured
  }

  /// The update is empty.
  case emptyUpdate

  /// There is no update, but the counts differ.
  case changeWithoutUpdate(before: [Int], after: [Int])

  /// The update deletes a section that did not exist.
  case deletedSectionMissing(Int, sections: Int)

  /// The update inserts a section at an index that does not exist afterwards.
  case insertedSectionMissing(Int, sections: Int)

  /// The update deletes a row from a section that did not exist.
  case sectionOfDeletionMissing(Position, sections: Int)

  /// The update deletes a row that did not exist.
  case deletedRowMissing(Position, rows: Int)

  /// The update lists a row as deleted although it deletes the whole section.
  case deletionInDeletedSection(Position)

  /// The update inserts a row into a section that does not exist afterwards.
  case sectionOfInsertionMissing(Position, sections: Int)

  /// The update inserts a row at a position that does not exist afterwards.
  case insertedRowMissing(Position, rows: Int)

  /// The update lists a row as inserted although it inserts the whole section.
  case insertionInInsertedSection(Position)

  /// The number of sections does not add up.
  case wrongNumberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)

  /// The number of rows in a remaining section does not add up.
  case wrongNumberOfRows(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)

  /// The update redraws a row that does not exist afterwards.
  case reconfiguredRowMissing(Position)

  /// The update redraws a row that it inserts.
  case reconfiguredRowInserted(Position)

  /// A list contains the same entry twice.
  case duplicate(List)

  /// A list is not in ascending order.
  case outOfOrder(List)
}
