import FoldoutRecords
import GRDB

/// Counts rows before and after a removal, in tables where SQLite may not report a removed row.
struct RowCounter {
  let shapes: Shapes
  let db: Database
  private var before: [FoldedName: Int] = [:]

  init(shapes: Shapes, db: Database) {
    self.shapes = shapes
    self.db = db
  }

  /// Counts the rows of some tables before the removal.
  mutating func begin(_ tables: Set<FoldedName>) throws {
    for table in tables { before[table] = try count(table) }
  }

  /// Returns the tables that have to be counted because some of their rows were written.
  func due(after log: WrittenRowsLog) -> Set<FoldedName> {
    let tables = shapes.unreported.countedIfWritten
    guard !tables.isEmpty else { return [] }
    return tables.intersection(log.written.union(log.removed).map { FoldedName($0.table) })
  }

  /// True if the known removed and added rows explain all differences.
  func fits(removed: [RowSnapshot], added: Set<RowIdentity>) throws -> Bool {
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
  /// Returns the number of changes in tables without rowids that the foreign keys account for.
  func countChangesWithoutRowid(_ shapes: Shapes) -> Int {
    removed.count { shapes[$0.name.table]?.isIdentifiedByRowid == false } + changesWithoutRowid
  }
}
