import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

extension Insertion {
  /// The result of an insertion.
  struct Execution {
    var outcome: InsertionOutcome
    /// The stored record with its secrets, as the label indexes and the ticket need it.
    var record: StoredRecord
    /// The secret cells of the record.
    var secrets: Set<SecretTokens.Cell> = []
    /// True if the row's key contains NULL, so that only its rowid identifies it.
    var hasNullKey = false
  }

  /// Adds the record in one immediate transaction, which locks the file from the beginning.
  func execute(in db: Database, _ opened: Connections, secretTokens: SecretTokens) throws
    -> Execution
  {
    let seconds = opened.limits.changing
    var catalog: Catalog?
    var schema: TableSchema?
    var done: Execution?
    do {
      try db.inTransaction(.immediate) {
        let result = try opened.changeTime.limiting(db, to: .seconds(seconds)) {
          let dated = try opened.catalogs.catalog(in: db)
          catalog = dated.catalog
          let table = try dated.table(table)
          schema = table.schema
          let shapes = try dated.shapes(in: db)
          let dates = try dated.datesByDefault(in: table, besides: cells, in: db)
          return try InsertionWork(
            insertion: self, dates: dates, table: table, dated: dated, shapes: shapes, db: db
          ).run()
        }
        done = result
        // Before the commit, after which other readers may see the new secrets.
        secretTokens.beginWriting(result.secrets)
        return isTrial ? .rollback : .commit
      }
      secretTokens.endWriting(done?.secrets ?? [], isStored: !isTrial)
      if !isTrial, done?.hasNullKey == true, let catalog {
        opened.catalogs.noteNullKey(in: table, of: catalog)
      }
    } catch let error as DatabaseError {
      secretTokens.endWriting(done?.secrets ?? [], isStored: false)
      if let timeout = opened.changeTime.refusal(error, to: table, after: seconds) { throw timeout }
      throw StoreError(
        refusing: error, table: table, columns: cells.map(\.column), in: catalog)
        ?? error
    }
    guard var done, let schema else { throw StoreError.unknownTable(table) }
    done.outcome = done.outcome.redacted(as: schema, by: secretTokens.reader(), limits: limits)
    return done
  }
}

/// The execution of one insertion, within a transaction that has locked the file.
struct InsertionWork {
  let insertion: Insertion
  /// The defaults of dates that SQLite would write in another form than their columns.
  let dates: [Insertion.Cell]
  let table: CatalogTable
  /// The file's tables with inferences.
  let dated: DatedCatalog
  let shapes: Shapes
  let db: Database

  /// Adds the row, and reads what is stored.
  func run() throws -> Insertion.Execution {
    try insertion.validate(for: table.schema, storeIsWritable: true)
    let cells = insertion.asChange.cells
    for cell in cells {
      let refusal =
        try ExactnessCheck(table: table, db: db).refusal(of: cell)
        ?? dated.refusal(ofText: cell, in: table, db)
      if let refusal { throw refusal }
    }
    guard let found = try add() else {
      throw StoreError.lostByTrigger(table: table.schema.name)
    }
    try checkReferences(of: found)
    return try result(of: found, cells)
  }

  /// Inserts the row and reads it back; `nil` if a trigger suppressed the insertion or removed the
  /// row.
  private func add() throws -> FoundRow? {
    let cells = insertion.cells + dates
    let write = RowWrite(cells: cells.map { ($0.column, $0.new) }, table: table.schema.name)
    let names = cells.map { "\(Identifier($0.column))" }.joined(separator: ", ")
    let placeholders = cells.map { _ in "?" }.joined(separator: ", ")
    let values =
      cells.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES (\(placeholders))"
    let rest = "INTO \(table.source) \(values) RETURNING \(table.selection(of: []))"
    // Not cached: there is one statement per set of columns, and GRDB never evicts any.
    let inserted: [FoundRow]
    do {
      inserted = try write.run("INSERT", rest, cells.map(\.new), in: db) { row in
        table.found(row, DynamicRecord(columns: [], values: []))
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_MISMATCH {
      // Only a rowid rejects all types but integers, and SQLite does not name its column.
      let rowidColumn = table.isKeyRowid ? table.schema.key.columns.first : nil
      throw StoreError.refused(rule: .type, column: rowidColumn, table: table.schema.name)
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
    {
      let finder = ReferenceCheck(shapes: shapes, db: db)
      throw try finder.refusal(of: write) ?? error
    }
    guard let insertedRow = inserted.first else { return nil }
    guard insertedRow.rowid != nil || !table.hasNullKey(insertedRow) else {
      throw StoreError.refused(
        rule: .notNull, column: table.schema.key.columns.first, table: table.schema.name)
    }
    return try table.reader(in: db).row(
      rowid: insertedRow.rowid, orKey: insertedRow.stored.key, cellsToRead)
  }

  /// Throws if a deferred foreign key of the row has no target. SQLite's own error does not say
  /// which one it is.
  private func checkReferences(of row: FoundRow) throws {
    do {
      try Change.refuseBrokenDeferredForeignKeys(db)
    } catch let error as DatabaseError {
      let check = ReferenceCheck(shapes: shapes, db: db)
      throw try check.refusal(at: table.address(of: row), in: table.schema.name) ?? error
    }
  }

  private func result(of row: FoundRow, _ cells: [Change.Cell]) throws -> Insertion.Execution {
    var found = row
    var altered: [String] = []
    for cell in cells {
      let stored = found.stored.record[cell.column]
      // A numeric column converts the text 1e400 to infinity, and then compares the two as equal.
      if cell.isStoredAsInfinity(stored) {
        throw StoreError.refused(rule: .type, column: cell.column, table: table.schema.name)
      }
      if stored.isIdentical(to: cell.new) { continue }
      guard try table.reader(in: db).holds(cell.new, in: cell.column, of: found) else {
        altered.append(cell.column)
        continue
      }
      if let refusal = ExactnessCheck(table: table, db: db).refusal(of: cell, keptAs: stored) {
        throw refusal
      }
    }
    let requested = Set(cells.map(\.column))
    let alsoWritten = table.columns.filter {
      !requested.contains($0) && found.stored.record[$0] != .null
    }
    let hasNullKey = table.hasNullKey(found)
    if hasNullKey, let rowid = found.rowid { found.stored.key = RecordKey([rowid]) }
    return Insertion.Execution(
      outcome: .stored(found.stored, altered: altered, alsoWritten: alsoWritten),
      record: found.stored, secrets: table.schema.secrets(of: found.stored.key),
      hasNullKey: hasNullKey)
  }

  /// All columns, cut to the insertion's limits, except those that were given: they are read whole,
  /// to be compared.
  private var cellsToRead: Cells {
    var limits = insertion.limits
    for cell in insertion.cells { limits?.columns[cell.column] = .unlimited }
    return Cells(columns: table.columns, limits: limits)
  }
}
