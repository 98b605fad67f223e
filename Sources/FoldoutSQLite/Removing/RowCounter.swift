import FoldoutRecords
import GRDB

/// Counts the rows of tables where some may go unseen, before a removal and after it.
struct RowCounter {
  let shapes: Shapes
  let db: Database
  private var before: [FoldedName: Int] = [:]

  init(shapes: Shapes, db: Database) {
    self.shapes = shapes
    self.db = db
  }

  /// Counts the rows of some tables as they stand before.
  mutating func begin(_ tables: Set<FoldedName>) throws {
    for table in tables { before[table] = try count(table) }
  }

  /// The tables that have to be counted since some of their rows were written.
  func due(after log: WrittenRowsLog) -> Set<FoldedName> {
    let tables = shapes.unseen.countedIfWritten
    guard !tables.isEmpty else { return [] }
    return tables.intersection(log.written.union(log.removed).map { FoldedName($0.table) })
  }

  /// True where all rows that are missing afterwards are among those that were removed.
  func fits(removed: [KeptValues], added: Set<RowName>) throws -> Bool {
    for (table, count) in before {
      let gone = removed.count { FoldedName($0.name.table) == table }
      let new = added.count { FoldedName($0.table) == table }
      if try self.count(table) != count - gone + new { return false }
    }
    return true
  }

  private func count(_ table: FoldedName) throws -> Int {
    guard let shape = shapes.tables[table] else { return 0 }
    return try Query("SELECT count(*) FROM \(shape.source)", in: db).only { $0.integer(0) }
  }
}

extension RemovalWalk {
  /// The changes of tables without rowids that the foreign keys account for.
  func unnumbered(_ shapes: Shapes) -> Int {
    removed.count { shapes[$0.name.table]?.isKnownByNumber == false } + unnumberedChanges
  }
}
