import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

extension Insertion {
  /// The result of an insertion.
  struct Done {
    var outcome: InsertionOutcome
    /// The record, for the indexes of labels and for its ticket.
    var record: StoredRecord
    /// The secrets of its key.
    var secrets: Set<SecretTokens.Cell> = []
    /// True where the row has no value in its key, and is known by its rowid from now on.
    var isWithoutKey = false
  }

  /// Adds the record in one transaction that holds the file from its first moment.
  func carryOut(in db: Database, _ opened: Connections, secretTokens: SecretTokens) throws -> Done {
    let seconds = opened.limits.changing
    var catalog: Catalog?
    var schema: TableSchema?
    var done: Done?
    do {
      try db.inTransaction(.immediate) {
        let made = try opened.changeTime.limiting(db, to: .seconds(seconds)) {
          let dated = try opened.catalogs.catalog(in: db)
          catalog = dated.catalog
          let table = try dated.table(table)
          schema = table.schema
          let shapes = try dated.shapes(in: db)
          return try InsertionWork(insertion: self, table: table, shapes: shapes, db: db).done()
        }
        done = made
        // Before anybody else can read them.
        secretTokens.begin(made.secrets)
        return isTrial ? .rollback : .commit
      }
      secretTokens.end(done?.secrets ?? [], isStored: !isTrial)
      if !isTrial, done?.isWithoutKey == true, let catalog {
        opened.catalogs.note(rowWithoutKeyIn: table, in: catalog)
      }
    } catch let error as DatabaseError {
      secretTokens.end(done?.secrets ?? [], isStored: false)
      if let late = opened.changeTime.refusal(error, to: table, after: seconds) { throw late }
      throw StoreError(
        refusing: error, table: table, columns: cells.map(\.column), isNew: true, in: catalog)
        ?? error
    }
    guard var done, let schema else { throw StoreError.unknownTable(table) }
    done.outcome = done.outcome.redacted(as: schema, by: secretTokens.reader(), limits: limits)
    return done
  }
}

/// A record on its way into a table, inside a transaction that holds the file.
struct InsertionWork {
  let insertion: Insertion
  let table: CatalogTable
  let shapes: Shapes
  let db: Database

  /// Adds the row, and reads what is stored.
  func done() throws -> Insertion.Done {
    try insertion.validate(for: table.schema, storeIsWritable: true)
    let cells = insertion.asChange.cells
    for cell in cells { if let refusal = try table.refusal(of: cell, in: db) { throw refusal } }
    guard let found = try add() else {
      throw StoreError.lostByTrigger(table: table.schema.name)
    }
    try refuseWhatIsBroken(found)
    return try reading(found, cells)
  }

  /// The row as it stands once it was added; `nil` where a trigger has not let it in, or taken it
  /// away.
  private func add() throws -> FoundRow? {
    let taken = TakenValues(
      cells: insertion.cells.map { ($0.column, $0.new) }, table: table.schema.name)
    let insert = try taken.beginning("INSERT", by: shapes.hasTriggers, in: db)
    let names = insertion.cells.map { "\(Identifier($0.column))" }.joined(separator: ", ")
    let marks = insertion.cells.map { _ in "?" }.joined(separator: ", ")
    let values = insertion.cells.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES (\(marks))"
    let sql = "\(insert) INTO \(table.source) \(values) RETURNING \(table.selection(of: []))"
    // There are as many as sets of columns, and none of them is ever forgotten.
    let made: [FoundRow]
    do {
      made = try Query(sql, in: db, isKept: false).rows(insertion.cells.map(\.new)) { row in
        table.found(row, DynamicRecord(columns: [], values: []))
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_MISMATCH {
      // Only the number of a row takes nothing else, and SQLite does not say which column it is.
      let number = table.isKeyRowid ? table.schema.key.columns.first : nil
      throw StoreError.refused(rule: .type, column: number, table: table.schema.name)
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
    {
      let broken = BrokenReference(shapes: shapes, db: db)
      throw try broken.refusal(of: taken.cells, in: table.schema.name) ?? error
    }
    guard let made = made.first else { return nil }
    guard made.rowid != nil || !table.isWithoutKey(made) else {
      throw StoreError.refused(
        rule: .notNull, column: table.schema.key.columns.first, table: table.schema.name)
    }
    return try table.row(rowid: made.rowid, orKey: made.stored.key, whatIsRead, in: db)
  }

  /// Throws for a reference to nothing, with its column where it is one: SQLite does not say which.
  private func refuseWhatIsBroken(_ row: FoundRow) throws {
    do {
      try Change.refuseWhatACommitWould(db)
    } catch let error as DatabaseError {
      if let shape = shapes[table.schema.name],
        let (named, _) = try shape.named(at: table.address(of: row), in: db),
        let refusal = try BrokenReference(shapes: shapes, db: db).refusal(of: named.name)
      {
        throw refusal
      }
      throw error
    }
  }

  private func reading(_ row: FoundRow, _ cells: [Change.Cell]) throws -> Insertion.Done {
    var found = row
    var altered: [String] = []
    for cell in cells {
      let stored = found.stored.record[cell.column]
      // A column of numbers makes infinity of 1e400, and calls the two equal.
      if cell.new.isNumber(beyond: stored) {
        throw StoreError.refused(rule: .type, column: cell.column, table: table.schema.name)
      }
      if stored.isIdentical(to: cell.new) { continue }
      guard try table.holds(cell.new, in: cell.column, of: found, db) else {
        altered.append(cell.column)
        continue
      }
      if let refusal = table.refusal(of: cell, keptAs: stored) { throw refusal }
    }
    let asked = Set(cells.map(\.column))
    let following = table.columns.filter {
      !asked.contains($0) && found.stored.record[$0] != .null
    }
    let isWithoutKey = table.isWithoutKey(found)
    if isWithoutKey, let rowid = found.rowid { found.stored.key = RecordKey([rowid]) }
    return Insertion.Done(
      outcome: .stored(found.stored, altered: altered, following: following),
      record: found.stored, secrets: table.schema.secrets(of: found.stored.key),
      isWithoutKey: isWithoutKey)
  }

  /// All columns, within the insertion's limits; what was asked is compared whole.
  private var whatIsRead: Cells {
    var limits = insertion.limits
    for cell in insertion.cells { limits?.columns[cell.column] = .unlimited }
    return Cells(columns: table.columns, limits: limits)
  }
}
