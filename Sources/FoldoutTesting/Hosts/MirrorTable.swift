public import Foldout

/// A model host that performs updates literally and checks every identity.
///
/// It removes and inserts at the positions that an update states, and throws if the item there is
/// not the one that the update names. Like every host, it reads the rows of inserted sections from
/// the table.
public struct MirrorTable<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The presentation that is shown.
  public private(set) var shown: Presentation<SectionID, RowID>

  /// Creates a host that shows a presentation.
  public init(showing shown: Presentation<SectionID, RowID>) { self.shown = shown }

  /// Performs an update.
  ///
  /// - Parameters:
  ///   - update: The update; `nil` changes nothing.
  ///   - source: The table's presentation after the update, from which inserted sections are read.
  /// - Throws: The first `MirrorError`; the presentation is then partly updated and useless.
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

/// The violations that a host finds by performing an update literally.
public enum MirrorError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Error, Hashable, Sendable
{
  /// The update names a position that does not exist.
  case noSuchPosition(PlacedItem<RowID>)

  /// The update names a position where another item is shown.
  case otherItemThere(PlacedItem<RowID>, found: Item<RowID>)

  /// The update names a section at an index where it is not.
  case sectionNotThere(PlacedSection<SectionID>)
}

extension MirrorError: CustomStringConvertible {
  /// The violation as one sentence for the developer.
  public var description: String {
    switch self {
    case .noSuchPosition(let placed): "The update names \(placed), but there is no such position."
    case .otherItemThere(let placed, let found):
      "The update names \(placed), but \(found) is shown there."
    case .sectionNotThere(let placed): "The update names section \(placed), but it is not there."
    }
  }
}
