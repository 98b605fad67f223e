import Foldout

/// Sentences for each violation, in UIKit's wording if it has one.
///
/// The sources are in `Documentation/BatchRules.md`.
extension CountingError: CustomStringConvertible {
  /// The violation as one sentence for the developer.
  public var description: String {
    switch self {
    case .emptyUpdate:
      "The update has nothing in it."
    case .changeWithoutUpdate(let before, let after):
      "There is no update, but the row counts went from \(before) to \(after)."
    case .deletedSectionMissing(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the"
        + " update"
    case .insertedSectionMissing(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .sectionOfDeletionMissing(let position, let sections):
      "attempt to delete row \(position.item) from section \(position.section), but there are only"
        + " \(sections) sections before the update"
    case .deletedRowMissing(let position, let rows):
      "attempt to delete row \(position.item) from section \(position.section) which only contains"
        + " \(rows) rows before the update"
    case .deletionInDeletedSection(let position):
      "The row \(position) is listed as deleted, and so is its whole section."
    case .sectionOfInsertionMissing(let position, let sections):
      "attempt to insert row \(position.item) into section \(position.section), but there are only"
        + " \(sections) sections after the update"
    case .insertedRowMissing(let position, let rows):
      "attempt to insert row \(position.item) into section \(position.section), but there are only"
        + " \(rows) rows in section \(position.section) after the update"
    case .insertionInInsertedSection(let position):
      "The row \(position) is listed as inserted, and so is its whole section."
    case .wrongNumberOfSections(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the table"
        + " view after the update (\(after)) must be equal to the number of sections contained in"
        + " the table view before the update (\(before)), plus or minus the number of sections"
        + " inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .wrongNumberOfRows(let section, let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of rows in section \(section). The number of rows contained"
        + " in an existing section after the update (\(after)) must be equal to the number of rows"
        + " contained in that section before the update (\(before)), plus or minus the number of"
        + " rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted)"
        + " and plus or minus the number of rows moved into or out of that section (0 moved in,"
        + " 0 moved out)."
    case .reconfiguredRowMissing(let position):
      "The row \(position) is to be drawn again, but does not exist after the update."
    case .reconfiguredRowInserted(let position):
      "The row \(position) is to be drawn again, but has only just been inserted."
    case .duplicate(let list):
      "The \(list.rawValue) of the update name one position twice."
    case .outOfOrder(let list):
      "The \(list.rawValue) of the update do not ascend."
    }
  }
}
