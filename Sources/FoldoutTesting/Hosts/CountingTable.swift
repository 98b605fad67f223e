public import Foldout

/// A model of `UITableView`'s counting, and of nothing else.
///
/// It keeps the number of rows in each section. Given an update and the counts that the data source
/// then reports, it refuses what `UITableView` refuses (`Documentation/BatchRules.md`, rules 1, 3
/// and 5), with a case for each of UIKit's sentences. It is stricter where `UITableView` is
/// undocumented: rows of a deleted or inserted section may not be listed, lists must ascend, and no
/// update may be empty.
///
/// It compares no identities, so it cannot find wrong rows; ``MirrorTable`` can.
public struct CountingTable: Equatable, Sendable {
  /// The number of rows in each section.
  public private(set) var counts: [Int]

  /// Creates a table with the data source's counts.
  public init(counts: [Int]) { self.counts = counts }

  /// Performs an update, or none, given the data source's counts after it.
  ///
  /// - Throws: The first `CountingError`; the table is unchanged then.
  public mutating func perform<SectionID, RowID>(
    _ update: BatchUpdate<SectionID, RowID>?, countsAfter: [Int]
  ) throws(CountingError) {
    if let update {
      guard !update.isEmpty else { throw .emptyUpdate }
      let batch = Batch(update)
      try check(deletionsOf: batch)
      try check(insertionsOf: batch, countsAfter: countsAfter)
      try check(countsAfter, add: batch)
      try check(reconfiguredOf: batch, countsAfter: countsAfter)
    } else {
      guard counts == countsAfter else {
        throw .changeWithoutUpdate(before: counts, after: countsAfter)
      }
    }
    counts = countsAfter
  }

  /// The positions of an update, without the identities beside them.
  private struct Batch {
    var deletedSections: [Int]
    var insertedSections: [Int]
    var deletions: [Position]
    var insertions: [Position]
    var reconfigured: [Position]

    init<SectionID, RowID>(_ update: BatchUpdate<SectionID, RowID>) {
      deletedSections = update.deletedSections.map { $0.index }
      insertedSections = update.insertedSections.map { $0.index }
      deletions = update.deletions.map { $0.position }
      insertions = update.insertions.map { $0.position }
      reconfigured = update.reconfigured.map { $0.position }
    }
  }

  private func check(deletionsOf batch: Batch) throws(CountingError) {
    for section in batch.deletedSections where !counts.indices.contains(section) {
      throw .deletedSectionMissing(section, sections: counts.count)
    }
    try check(batch.deletedSections, ascendsAs: .deletedSections)
    for position in batch.deletions {
      guard counts.indices.contains(position.section) else {
        throw .sectionOfDeletionMissing(position, sections: counts.count)
      }
      guard (0..<counts[position.section]).contains(position.item) else {
        throw .deletedRowMissing(position, rows: counts[position.section])
      }
      guard !batch.deletedSections.contains(position.section) else {
        throw .deletionInDeletedSection(position)
      }
    }
    try check(batch.deletions, ascendsAs: .deletions)
  }

  private func check(
    insertionsOf batch: Batch, countsAfter: [Int]
  ) throws(CountingError) {
    for section in batch.insertedSections where !countsAfter.indices.contains(section) {
      throw .insertedSectionMissing(section, sections: countsAfter.count)
    }
    try check(batch.insertedSections, ascendsAs: .insertedSections)
    for position in batch.insertions {
      guard countsAfter.indices.contains(position.section) else {
        throw .sectionOfInsertionMissing(position, sections: countsAfter.count)
      }
      guard (0..<countsAfter[position.section]).contains(position.item) else {
        throw .insertedRowMissing(position, rows: countsAfter[position.section])
      }
      guard !batch.insertedSections.contains(position.section) else {
        throw .insertionInInsertedSection(position)
      }
    }
    try check(batch.insertions, ascendsAs: .insertions)
  }

  private func check(_ after: [Int], add batch: Batch) throws(CountingError) {
    let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
    guard after.count == counts.count - deleted + inserted else {
      throw .wrongNumberOfSections(
        before: counts.count, after: after.count, inserted: inserted, deleted: deleted)
    }
    let stayingBefore = counts.indices.filter { !batch.deletedSections.contains($0) }
    let stayingAfter = after.indices.filter { !batch.insertedSections.contains($0) }
    for (old, new) in zip(stayingBefore, stayingAfter) {
      let inserted = batch.insertions.count { $0.section == new }
      let deleted = batch.deletions.count { $0.section == old }
      guard after[new] == counts[old] - deleted + inserted else {
        throw .wrongNumberOfRows(
          section: new, before: counts[old], after: after[new], inserted: inserted,
          deleted: deleted)
      }
    }
  }

  private func check(
    reconfiguredOf batch: Batch, countsAfter: [Int]
  ) throws(CountingError) {
    for position in batch.reconfigured {
      guard countsAfter.indices.contains(position.section),
        (0..<countsAfter[position.section]).contains(position.item)
      else { throw .reconfiguredRowMissing(position) }
      guard !batch.insertedSections.contains(position.section),
        !batch.insertions.contains(position)
      else { throw .reconfiguredRowInserted(position) }
    }
    try check(batch.reconfigured, ascendsAs: .reconfigured)
  }

  private func check(
    _ list: [some Comparable], ascendsAs name: CountingError.List
  ) throws(CountingError) {
    for (first, second) in zip(list, list.dropFirst()) where first >= second {
      throw first == second ? .duplicate(name) : .outOfOrder(name)
    }
  }
}
