public import Foldout

/// A host that shows a table and changes what it shows by updates alone.
///
/// It removes and inserts at the positions that the update states, and objects when the item there
/// is not the one that the update names. Only the rows of an inserted section does it read from the
/// table, as every host does.
public struct MirrorTable<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The presentation that is shown.
  public private(set) var shown: Presentation<SectionID, RowID>

  /// Draws a table for the first time.
  public init(showing shown: Presentation<SectionID, RowID>) { self.shown = shown }

  /// Carries out an update.
  ///
  /// - Parameters:
  ///   - update: What to change; nothing leaves all as it is.
  ///   - source: What the table shows now, from which inserted sections are read.
  /// - Throws: `MirrorError`, the first that was found; what is shown then is of no use.
  public mutating func perform(
    _ update: BatchUpdate<SectionID, RowID>?, reading source: Presentation<SectionID, RowID>
  ) throws(MirrorError<SectionID, RowID>) {
    guard let update else { return }
    for placed in update.deletions.reversed() {
      try expect(placed)
      shown.sections[placed.position.section].items.remove(at: placed.position.item)
    }
    for placed in update.deletedSections.reversed() {
      guard shown.sections.indices.contains(placed.index),
        shown.sections[placed.index].id == placed.id
      else { throw .sectionNotThere(placed) }
      shown.sections.remove(at: placed.index)
    }
    for placed in update.insertedSections {
      guard placed.index <= shown.sections.count,
        source.sections.indices.contains(placed.index),
        source.sections[placed.index].id == placed.id
      else { throw .sectionNotThere(placed) }
      shown.sections.insert(source.sections[placed.index], at: placed.index)
    }
    for placed in update.insertions {
      guard shown.sections.indices.contains(placed.position.section),
        (0...shown.sections[placed.position.section].items.count).contains(placed.position.item)
      else { throw .noSuchPosition(placed) }
      shown.sections[placed.position.section].items.insert(
        placed.item, at: placed.position.item)
    }
    for placed in update.reconfigured { try expect(placed) }
  }

  private func expect(
    _ placed: PlacedItem<RowID>
  ) throws(MirrorError<SectionID, RowID>) {
    guard shown.sections.indices.contains(placed.position.section),
      shown.sections[placed.position.section].items.indices.contains(placed.position.item)
    else { throw .noSuchPosition(placed) }
    let found = shown.sections[placed.position.section].items[placed.position.item]
    guard found == placed.item else { throw .otherItemThere(placed, found: found) }
  }
}

/// The violations that a host finds which carries an update out to the letter.
public enum MirrorError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Error, Hashable, Sendable
{
  /// An item is named at a position that does not exist.
  case noSuchPosition(PlacedItem<RowID>)

  /// An item is named at a position where another one is shown.
  case otherItemThere(PlacedItem<RowID>, found: Item<RowID>)

  /// A section is named at an index where it is not.
  case sectionNotThere(PlacedSection<SectionID>)
}

extension MirrorError: CustomStringConvertible {
  /// The objection as one sentence for the developer.
  public var description: String {
    switch self {
    case .noSuchPosition(let placed): "The update names \(placed), but there is no such place."
    case .otherItemThere(let placed, let found):
      "The update names \(placed), but \(found) is shown there."
    case .sectionNotThere(let placed): "The update names section \(placed), but it is not there."
    }
  }
}
