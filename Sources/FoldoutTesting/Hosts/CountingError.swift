public import Foldout

/// The violations that a table view finds in an update, by counting alone.
public enum CountingError: Error, Hashable, Sendable {
  /// A list of an update.
  public enum List: String, Hashable, Sendable {
    /// The sections that go.
    case deletedSections = "deleted sections"

    /// The sections that come.
    case insertedSections = "inserted sections"

    /// The rows that go.
    case deletions

    /// The rows that come.
    case insertions

    /// The rows that are drawn again.
    case reconfigured
  }

  /// The update has nothing in it.
  case emptyUpdate

  /// There was no update and the counts differ.
  case changeWithoutUpdate(before: [Int], after: [Int])

  /// A section is deleted that was not there.
  case deletedSectionMissing(Int, sections: Int)

  /// A section is inserted at a position that does not exist afterwards.
  case insertedSectionMissing(Int, sections: Int)

  /// A row is deleted from a section that was not there.
  case sectionOfDeletionMissing(Position, sections: Int)

  /// A row is deleted that was not there.
  case deletedRowMissing(Position, rows: Int)

  /// A row is listed as deleted although its whole section is.
  case deletionInDeletedSection(Position)

  /// A row is inserted into a section that does not exist afterwards.
  case sectionOfInsertionMissing(Position, sections: Int)

  /// A row is inserted at a position that does not exist afterwards.
  case insertedRowMissing(Position, rows: Int)

  /// A row is listed as inserted although its whole section is.
  case insertionInInsertedSection(Position)

  /// The number of sections does not follow from the update.
  case wrongNumberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)

  /// The number of rows of a section that stays does not follow from the update.
  case wrongNumberOfRows(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)

  /// A row is drawn again that does not exist afterwards.
  case reconfiguredRowMissing(Position)

  /// A row is drawn again that has only just been inserted.
  case reconfiguredRowInserted(Position)

  /// The same entry stands in a list twice.
  case twice(List)

  /// A list does not ascend.
  case outOfOrder(List)
}
