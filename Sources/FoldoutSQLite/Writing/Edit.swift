import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

extension Change {
  /// Executes the change in one immediate transaction, which locks the file from the beginning.
  ///
  /// If this returns `stored`, the whole change is committed, unless it is a trial; otherwise
  /// nothing is written. Throws `changeTooSlow` if the work before the commit takes longer than
  /// `seconds`.
  func execute(
    in db: Database, catalogs: CatalogCache, secretTokens: SecretTokens,
    _ time: WorkTime = WorkTime(),
    within seconds: Int = WorkLimits.usual.changing
  ) throws -> ChangeOutcome {
    var catalog: Catalog?
    var table: TableSchema?
    var result = Edit.Result.gone
    do {
      try db.inTransaction(.immediate) {
        result = try time.limiting(db, to: .seconds(seconds)) {
          try catalogs.answer(about: self.table, in: db) { catalogTable, dated in
            catalog = dated.catalog
            table = catalogTable.schema
            return try Edit(
              change: self, table: catalogTable, dated: dated, tokenMaker: secretTokens.reader()
            ).write(to: db)
          }
        }
        // Before the commit, after which other readers may see the new secrets.
        secretTokens.beginWriting(result.secrets)
        return result.commits && !isTrial ? .commit : .rollback
      }
      secretTokens.endWriting(result.secrets, isStored: !isTrial)
      if !isTrial, result.hasNullKey, let catalog {
        catalogs.noteNullKey(in: self.table, of: catalog)
      }
    } catch let error as DatabaseError {
      secretTokens.endWriting(result.secrets, isStored: false)
      if let timeout = time.refusal(error, to: self.table, after: seconds) { throw timeout }
      // Some errors come only from the commit, such as a broken deferred foreign key.
      throw refusal(error, in: catalog) ?? error
    }
    guard let table else { return result.outcome }
    return result.outcome.redacted(as: table, by: secretTokens.reader()).limited(
      to: limits, in: table)
  }
}

extension Change {
  /// Throws if a deferred foreign key is broken, which otherwise only the commit would report.
  static func refuseBrokenDeferredForeignKeys(_ db: Database) throws {
    var broken: CInt = 0
    var highest: CInt = 0
    let code = sqlite3_db_status(
      db.sqliteConnection, SQLITE_DBSTATUS_DEFERRED_FKS, &broken, &highest, 0)
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    if broken != 0 { throw DatabaseError(resultCode: .SQLITE_CONSTRAINT_FOREIGNKEY) }
  }
}

/// The execution of one change, within a transaction that has locked the file.
struct Edit {
  let change: Change
  let table: CatalogTable
  /// The file's tables with inferences.
  let dated: DatedCatalog
  /// Makes the secret tokens that the change's tokens are compared with.
  let tokenMaker: SecretTokenMaker

  /// The outcome before redaction: its record still holds secrets.
  struct Result {
    var outcome: ChangeOutcome
    /// True if something was written, so that the transaction must be committed.
    var commits = false
    /// The secrets that were written.
    var secrets: Set<SecretTokens.Cell> = []
    /// True if the row's key now contains NULL, so that only its rowid identifies it.
    var hasNullKey = false

    /// The result if no row has the change's key.
    static let gone = Result(outcome: .gone)
  }

  /// Reads the row, compares it with the change, writes the cells that differ and reads it again.
  ///
  /// The outcome is the row as it is read after the update. SQLite's count of changed rows does not
  /// include what triggers do. It only tells whether one of them had the row ignored.
  func write(to db: Database) throws -> Result {
    try change.validate(for: table.schema, storeIsWritable: true)
    guard let row = try table.reader(in: db).row(change.key, cellsToRead) else {
      return .gone
    }
    for cell in change.cells where !cell.original.matches(cell.new) {
      let refusal =
        try ExactnessCheck(table: table, db: db).refusal(of: cell)
        ?? dated.refusal(ofText: cell, in: table, db)
      if let refusal { throw refusal }
    }
    let decision = try change.decision(on: row.stored, in: table.schema, by: tokenMaker) {
      cell, _ in
      try isStored(cell, in: row, db)
    }
    switch decision {
    case .conflict(let columns):
      return Result(outcome: .conflict(row.stored, columns: columns))
    case .write(let cells) where cells.isEmpty:
      return Result(outcome: .stored(row.stored, altered: []))
    case .write(let cells):
      try update(row, cells, in: db)
      guard db.changesCount > 0 else {
        throw StoreError.ignoredByTrigger(table: table.schema.name)
      }
      return try result(of: row, after: cells, in: db)
    }
  }

  /// Reads the updated row, and reports how it differs from what was asked for.
  ///
  /// Throws if a trigger has removed the row, or if a number was not stored exactly.
  private func result(
    of row: FoundRow, after cells: [Change.Cell], in db: Database
  ) throws -> Result {
    let keyNames = if case .columns(let names) = table.schema.key { names } else { [String]() }
    var key = row.stored.key
    for cell in cells {
      if let index = keyNames.firstIndex(of: cell.column) { key.values[index] = cell.new }
    }
    let rowidChanges = table.isKeyRowid && key != row.stored.key
    let found = try table.reader(in: db).row(
      rowid: rowidChanges ? nil : row.rowid, orKey: key, cellsToRead)
    guard var found else { throw StoreError.lostByTrigger(table: table.schema.name) }
    do {
      try Change.refuseBrokenDeferredForeignKeys(db)
    } catch let error as DatabaseError {
      throw try refusal(error, of: cells, in: db) { references in
        try references.refusal(at: table.address(of: found), in: table.schema.name)
      }
    }
    // A numeric column converts the text 1e400 to infinity, and then compares the two as equal.
    for cell in cells where cell.isStoredAsInfinity(found.stored.record[cell.column]) {
      throw StoreError.refused(rule: .type, column: cell.column, table: table.schema.name)
    }
    // SQLite may parse a text as a number next to the nearest one.
    for cell in cells where try isStored(cell, in: found, db) {
      if let refusal = ExactnessCheck(table: table, db: db).refusal(
        of: cell, keptAs: found.stored.record[cell.column])
      {
        throw refusal
      }
    }
    let altered = try change.cells.filter { cell in
      let value = found.stored.record[cell.column]
      return try !value.isIdentical(to: cell.new) && !isStored(cell, in: found, db)
    }
    let requested = Set(change.cells.map(\.column))
    let alsoWritten = table.schema.columns.map(\.name).filter { name in
      !requested.contains(name)
        && !found.stored.record[name].isIdentical(to: row.stored.record[name])
    }
    let hasNullKey = table.hasNullKey(found)
    if hasNullKey, let rowid = found.rowid { found.stored.key = RecordKey([rowid]) }
    return Result(
      outcome: .stored(
        found.stored, altered: altered.map(\.column), alsoWritten: alsoWritten),
      commits: true,
      secrets: table.schema.secretsWritten(
        cells.map(\.column), from: row.stored, to: found.stored),
      hasNullKey: hasNullKey)
  }

  /// All columns, cut to the change's limits, except those that are compared: they are read whole.
  private var cellsToRead: Cells {
    var limits = change.limits
    for column in change.cells.map(\.column) + change.guards.map(\.column) {
      limits?.columns[column] = .unlimited
    }
    return Cells(columns: table.columns, limits: limits)
  }

  private func isStored(_ cell: Change.Cell, in row: FoundRow, _ db: Database) throws -> Bool {
    // A secret token sent back unchanged leaves the secret as it is.
    if case .redacted = cell.new { return true }
    return try table.reader(in: db).holds(cell.new, in: cell.column, of: row)
  }

  private func update(_ row: FoundRow, _ cells: [Change.Cell], in db: Database) throws {
    let (condition, values) = table.address(of: row)
    let assignments = cells.map { "\(Identifier($0.column)) = ?" }.joined(separator: ", ")
    let write = RowWrite(
      cells: cells.map { ($0.column, $0.new) }, table: table.schema.name,
      row: (condition, values))
    let rest = "\(table.source) SET \(assignments) WHERE \(condition)"
    // Not cached: there is one statement per set of columns, and GRDB never evicts any.
    do {
      _ = try write.run("UPDATE", rest, cells.map(\.new) + values, in: db) { _ in }
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
    {
      throw try refusal(error, of: cells, in: db) { try $0.refusal(of: write) }
    }
  }

  /// Returns the refusal by a foreign key, which SQLite's error does not name: the row's own, as
  /// `own` finds it, or one of another record; the error itself if neither is found.
  private func refusal(
    _ error: DatabaseError, of cells: [Change.Cell], in db: Database,
    own: (ReferenceCheck) throws -> StoreError?
  ) throws -> any Error {
    let references = ReferenceCheck(shapes: try dated.shapes(in: db), db: db)
    if let refusal = try own(references) { return refusal }
    let columns = cells.map(\.column)
    guard let refusal = references.refusal(changing: columns, of: table.schema.name) else {
      return error
    }
    return refusal
  }
}

extension Change.Cell {
  /// True if the new value is the text of a number that was stored as infinity.
  func isStoredAsInfinity(_ stored: StoredValue) -> Bool {
    guard case .text = new, case .real(let number) = stored else { return false }
    return number.isInfinite
  }
}
