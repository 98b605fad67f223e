public import Foldout

/// A fault that an engine could make in an update, planted in a correct one to test the tests.
///
/// Counting alone finds each of them; ``CountingTable`` must refuse every one.
public enum PlantedFault: Hashable, Sendable, CaseIterable {
  /// A drawer's insertion is missing: "invalid number of rows" (Eureka#1928).
  case droppedInsertion

  /// A drawer's deletion is missing.
  case droppedDeletion

  /// The same row is inserted twice.
  case doubledInsertion

  /// The same row is deleted twice, which corrupts a collection view (IGListKit#657).
  case doubledDeletion

  /// A row is inserted below the end of its section.
  case insertionBelowTheEnd

  /// A row is deleted below the end of its section: the owner vanishes (XLForm#900).
  case deletionBelowTheEnd

  /// A row is deleted from the next section, as by code that compares rows instead of positions.
  case deletionInTheNextSection

  /// A section's deletion is missing.
  case droppedSectionDeletion

  /// A section's insertion is missing.
  case droppedSectionInsertion

  /// A row is inserted and redrawn in the same batch.
  case insertionDrawnAgain

  /// Plants the fault.
  ///
  /// - Returns: The faulty update, or `nil` if the update has no operation of this kind.
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

/// A fault in an update that keeps the counts right but names wrong rows.
///
/// Counting cannot find it; ``MirrorTable``, which performs the update literally, does.
public enum Displacement: Hashable, Sendable, CaseIterable {
  /// The row below the intended one is deleted.
  case deletionOneBelow

  /// A row is inserted one below its position.
  case insertionOneBelow

  /// The row below the intended one is redrawn.
  case reconfigurationOneBelow

  /// Plants the fault.
  ///
  /// - Returns: The faulty update, or `nil` if the update has no operation of this kind.
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
