public import Foldout

/// A mistake that an engine could make about an update, to be planted in one that is right.
///
/// Each can be found by counting alone; a model table that lets one pass is no model.
public enum PlantedFault: Hashable, Sendable, CaseIterable {
  /// A drawer unfolds and nobody says so: "invalid number of rows" (Eureka#1928).
  case droppedInsertion

  /// A drawer folds and nobody says so.
  case droppedDeletion

  /// The same row is inserted twice.
  case doubledInsertion

  /// The same row is deleted twice, which corrupts a collection view (IGListKit#657).
  case doubledDeletion

  /// A row is inserted below the end of its section.
  case insertionBelowTheEnd

  /// A row is deleted below the end of its section: the opener vanishes (XLForm#900).
  case deletionBelowTheEnd

  /// A row is deleted from the next section: the fault of code that compares rows, not positions.
  case deletionInTheNextSection

  /// A section goes and nobody says so.
  case droppedSectionDeletion

  /// A section comes and nobody says so.
  case droppedSectionInsertion

  /// A row is inserted and drawn again in the same batch.
  case insertionDrawnAgain

  /// Plants the fault.
  ///
  /// - Returns: The broken update; nothing where the update has no position for this fault.
  public func planted<SectionID, RowID>(
    in update: BatchUpdate<SectionID, RowID>
  ) -> BatchUpdate<SectionID, RowID>? {
    var broken = update
    switch self {
    case .droppedInsertion:
      guard broken.insertions.popLast() != nil else { return nil }
    case .droppedDeletion:
      guard broken.deletions.popLast() != nil else { return nil }
    case .doubledInsertion:
      guard let last = broken.insertions.last else { return nil }
      broken.insertions.append(last)
    case .doubledDeletion:
      guard let last = broken.deletions.last else { return nil }
      broken.deletions.append(last)
    case .insertionBelowTheEnd:
      guard let index = broken.insertions.indices.last else { return nil }
      broken.insertions[index].position.item += 1000
    case .deletionBelowTheEnd:
      guard let index = broken.deletions.indices.last else { return nil }
      broken.deletions[index].position.item += 1000
    case .deletionInTheNextSection:
      guard let index = broken.deletions.indices.last else { return nil }
      broken.deletions[index].position.section += 1
    case .droppedSectionDeletion:
      guard broken.deletedSections.popLast() != nil else { return nil }
    case .droppedSectionInsertion:
      guard broken.insertedSections.popLast() != nil else { return nil }
    case .insertionDrawnAgain:
      guard let last = broken.insertions.last else { return nil }
      broken.reconfigured = [last]
    }
    return broken
  }
}

/// A mistake about an update in which the counts are right and the rows are wrong.
///
/// Counting cannot find it; a host that carries the update out to the letter does.
public enum Displacement: Hashable, Sendable, CaseIterable {
  /// A row one below the one that goes is deleted.
  case deletionOneBelow

  /// A row is inserted one below its position.
  case insertionOneBelow

  /// A row is drawn again one below its position.
  case reconfigurationOneBelow

  /// Plants the mistake.
  ///
  /// - Returns: The broken update; nothing where the update has no position for it.
  public func planted<SectionID, RowID>(
    in update: BatchUpdate<SectionID, RowID>
  ) -> BatchUpdate<SectionID, RowID>? {
    var broken = update
    switch self {
    case .deletionOneBelow:
      guard let index = broken.deletions.indices.last else { return nil }
      broken.deletions[index].position.item += 1
    case .insertionOneBelow:
      guard let index = broken.insertions.indices.last else { return nil }
      broken.insertions[index].position.item += 1
    case .reconfigurationOneBelow:
      guard let index = broken.reconfigured.indices.last else { return nil }
      broken.reconfigured[index].position.item += 1
    }
    return broken
  }
}
