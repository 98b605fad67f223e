public import Foldout

/// Random outlines and events over a stock of identities, reproducible by a seed.
///
/// Outlines leave out some of the stock, so that some events concern unknown rows.
public struct RandomWorld<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Sendable {
  private let sectionStock: [SectionID]
  private let rowStock: [RowID]
  private let snapshots: Int
  private var generator: SeededGenerator

  /// Creates a world of these identities, each unique in its stock.
  ///
  /// - Parameter snapshots: The percentage of events that are a new outline.
  public init(sections: [SectionID], rows: [RowID], seed: UInt64, snapshots: Int = 10) {
    self.snapshots = snapshots
    sectionStock = sections
    rowStock = rows
    generator = SeededGenerator(seed: seed)
  }

  /// Makes a table with most of the identities; about half of the rows own a drawer.
  public mutating func table(policy: DrawerPolicy) -> Table<SectionID, RowID> {
    Table(outline(), owners: someRows(), policy: policy, open: Array(someRows()))
  }

  /// Makes a random event, mostly about existing rows.
  public mutating func event(for table: Table<SectionID, RowID>) -> Event<SectionID, RowID> {
    if Int.random(in: 0..<100, using: &generator) < snapshots {
      return Bool.random(using: &generator)
        ? .replace(edited(table.outline), owners: table.owners)
        : .replace(outline(), owners: someRows())
    }
    return switch Int.random(in: 0..<18, using: &generator) {
    case 0..<7: .tap(row())
    case 7: .open(row())
    case 8: .close(row())
    case 9, 10: .beginEditing(row())
    case 11: .endEditing(row())
    case 12, 13: .show([row(), row(), row()])
    case 14, 15: .hide([row(), row()])
    default: .changed([row(), row()])
    }
  }

  private mutating func row() -> RowID {
    rowStock[Int.random(in: rowStock.indices, using: &generator)]
  }

  private mutating func someRows() -> Set<RowID> {
    Set(rowStock.filter { _ in Bool.random(using: &generator) })
  }

  /// Makes an outline with most of the identities in random order.
  private mutating func outline() -> Outline<SectionID, RowID> {
    var sections = sectionStock.shuffled(using: &generator)
      .prefix(Int.random(in: 1...sectionStock.count, using: &generator))
      .map { Outline<SectionID, RowID>.Section(id: $0, rows: []) }
    for row in rowStock.shuffled(using: &generator) {
      guard Int.random(in: 0..<5, using: &generator) > 0 else { continue }
      sections[Int.random(in: sections.indices, using: &generator)].rows.append(row)
    }
    return unique(sections)
  }

  /// Makes an outline that differs by one row removed, added or moved, or by shuffled sections.
  private mutating func edited(
    _ outline: Outline<SectionID, RowID>
  ) -> Outline<SectionID, RowID> {
    var sections = outline.sections
    let row = row()
    if Int.random(in: 0..<6, using: &generator) == 0 {
      sections.shuffle(using: &generator)
      return unique(sections)
    }
    for index in sections.indices { sections[index].rows.removeAll { $0 == row } }
    if Bool.random(using: &generator), !sections.isEmpty {
      let section = Int.random(in: sections.indices, using: &generator)
      let index = Int.random(in: 0...sections[section].rows.count, using: &generator)
      sections[section].rows.insert(row, at: index)
    }
    return unique(sections)
  }

  private func unique(
    _ sections: [Outline<SectionID, RowID>.Section]
  ) -> Outline<SectionID, RowID> {
    do throws(DuplicateIdentityError<SectionID, RowID>) { return try Outline(sections) } catch {
      preconditionFailure("The stock of a random world names an identity twice. \(error)")
    }
  }
}
