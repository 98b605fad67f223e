import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

extension Change {
  /// Does the change in one transaction that holds the file from its first moment: all of it is
  /// committed when this returns `stored`, and none of it is written otherwise. It has so many
  /// seconds until its commit.
  func carryOut(
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
          try catalogs.answer(about: self.table, in: db) { found, current in
            catalog = current.catalog
            table = found.schema
            return try Edit(change: self, table: found, tokenMaker: secretTokens.reader()).write(
              to: db)
          }
        }
        // Before anybody else can read them.
        secretTokens.begin(result.secrets)
        if isTrial { try Change.refuseWhatACommitWould(db) }
        return result.commits && !isTrial ? .commit : .rollback
      }
      secretTokens.end(result.secrets, isStored: !isTrial)
      if !isTrial, result.isWithoutKey, let catalog {
        catalogs.note(rowWithoutKeyIn: self.table, in: catalog)
      }
    } catch let error as DatabaseError {
      secretTokens.end(result.secrets, isStored: false)
      if let late = time.refusal(error, to: self.table, after: seconds) { throw late }
      // Also what only the commit finds: a deferred foreign key.
      throw refusal(error, in: catalog) ?? error
    }
    guard let table else { return result.outcome }
    return result.outcome.redacted(as: table, by: secretTokens.reader()).limited(
      to: limits, in: table)
  }
}

extension Change {
  /// Throws where a deferred foreign key is broken, which only a commit would find.
  static func refuseWhatACommitWould(_ db: Database) throws {
    var broken: CInt = 0
    var highest: CInt = 0
    sqlite3_db_status(db.sqliteConnection, SQLITE_DBSTATUS_DEFERRED_FKS, &broken, &highest, 0)
    if broken != 0 { throw DatabaseError(resultCode: .SQLITE_CONSTRAINT_FOREIGNKEY) }
  }
}

/// A change on its way into a table, inside a transaction that holds the file.
struct Edit {
  let change: Change
  let table: CatalogTable
  /// The sealing with which it is compared.
  let tokenMaker: SecretTokenMaker

  /// The outcome, with the record's secrets.
  struct Result {
    var outcome: ChangeOutcome
    /// True where anything was written that is to be committed.
    var commits = false
    /// The secrets that were written.
    var secrets: Set<SecretTokens.Cell> = []
    /// True where the row has lost its key by it, and is known by its rowid from now on.
    var isWithoutKey = false

    /// The row is not there.
    static let gone = Result(outcome: .gone)
  }

  /// Reads the row, compares, writes the cells that differ, and reads the row again.
  ///
  /// The count of changed rows decides nothing: triggers can make it anything. What is stored is
  /// what is read afterwards.
  func write(to db: Database) throws -> Result {
    try change.validate(for: table.schema, storeIsWritable: true)
    guard let row = try table.row(change.key, whatIsRead, in: db) else {
      return .gone
    }
    for cell in change.cells where !cell.original.matches(cell.new) {
      if let refusal = try table.refusal(of: cell, in: db) { throw refusal }
    }
    let verdict = try change.verdict(on: row.stored, in: table.schema, by: tokenMaker) { cell, _ in
      try isAsStored(cell, in: row, db)
    }
    switch verdict {
    case .conflict(let columns):
      return Result(outcome: .conflict(row.stored, columns: columns))
    case .write(let cells) where cells.isEmpty:
      return Result(outcome: .stored(row.stored, altered: []))
    case .write(let cells):
      try update(row, cells, in: db)
      return try reading(row, after: cells, in: db)
    }
  }

  /// Returns the stored record after the update.
  private func reading(
    _ row: FoundRow, after cells: [Change.Cell], in db: Database
  ) throws -> Result {
    let keyNames = if case .columns(let names) = table.schema.key { names } else { [String]() }
    var key = row.stored.key
    for cell in cells {
      if let index = keyNames.firstIndex(of: cell.column) { key.values[index] = cell.new }
    }
    let rowidChanges = table.isKeyRowid && key != row.stored.key
    let found = try table.row(
      rowid: rowidChanges ? nil : row.rowid, orKey: key, whatIsRead, in: db)
    guard var found else { throw StoreError.lostByTrigger(table: table.schema.name) }
    // A column of numbers makes infinity of 1e400, and calls the two equal.
    for cell in cells where cell.new.isNumber(beyond: found.stored.record[cell.column]) {
      throw StoreError.refused(rule: .type, column: cell.column, table: table.schema.name)
    }
    // Its own reading of a text may miss the nearest number by a little.
    for cell in cells where try isAsStored(cell, in: found, db) {
      if let refusal = table.refusal(of: cell, keptAs: found.stored.record[cell.column]) {
        throw refusal
      }
    }
    let altered = try change.cells.filter { cell in
      let value = found.stored.record[cell.column]
      return try !value.isIdentical(to: cell.new) && !isAsStored(cell, in: found, db)
    }
    let asked = Set(change.cells.map(\.column))
    let following = table.schema.columns.map(\.name).filter { name in
      !asked.contains(name)
        && !found.stored.record[name].isIdentical(to: row.stored.record[name])
    }
    let isWithoutKey = table.isWithoutKey(found)
    if isWithoutKey, let rowid = found.rowid { found.stored.key = RecordKey([rowid]) }
    return Result(
      outcome: .stored(
        found.stored, altered: altered.map(\.column), following: following),
      commits: true,
      secrets: table.schema.secretsWritten(
        cells.map(\.column), from: row.stored, to: found.stored),
      isWithoutKey: isWithoutKey)
  }

  /// All columns, within the change's limits; what it compares it compares whole.
  private var whatIsRead: Cells {
    var limits = change.limits
    for column in change.cells.map(\.column) + change.guards.map(\.column) {
      limits?.columns[column] = .unlimited
    }
    return Cells(columns: table.columns, limits: limits)
  }

  private func isAsStored(
    _ cell: Change.Cell, in row: FoundRow, _ db: Database
  ) throws -> Bool {
    // A secret that came back as it was handed out was left as it is.
    if case .redacted = cell.new { return true }
    return try table.holds(cell.new, in: cell.column, of: row, db)
  }

  private func update(_ row: FoundRow, _ cells: [Change.Cell], in db: Database) throws {
    let (condition, values) = table.address(of: row)
    let assignments = cells.map { "\(Identifier($0.column)) = ?" }.joined(separator: ", ")
    let hasTriggers = try Query(
      "SELECT 1 FROM sqlite_schema WHERE type = 'trigger' LIMIT 1", in: db
    ).hasRows()
    let taken = TakenValues(
      cells: cells.map { ($0.column, $0.new) }, table: table.schema.name,
      row: (condition, values))
    let update = try taken.beginning("UPDATE", by: hasTriggers, in: db)
    let sql = "\(update) \(table.source) SET \(assignments) WHERE \(condition)"
    // There are as many as sets of columns, and none of them is ever forgotten.
    try Query(sql, in: db, isKept: false).run(cells.map(\.new) + values)
  }
}

extension CatalogTable {
  /// True where a row holds what the column's type makes of a value.
  ///
  /// SQLite judges, for it alone knows all its conversions: a comparison converts as storing does.
  /// Where the column converts nothing, only the same class and bytes are the same value.
  func holds(
    _ value: StoredValue, in column: String, of row: FoundRow, _ db: Database
  ) throws -> Bool {
    guard !convertingNothing.contains(column) else { return false }
    let (condition, values) = address(of: row)
    return try Query(
      """
      SELECT \(Identifier(column)) COLLATE BINARY IS ? FROM \(source) WHERE \(condition) LIMIT 1
      """, in: db
    ).rows([value] + values) { $0.integer(0) != 0 }.first ?? false
  }
}

extension StoredValue {
  /// True where the value is the text of a number that is too large for what was stored for it.
  func isNumber(beyond stored: StoredValue) -> Bool {
    guard case .text = self, case .real(let number) = stored else { return false }
    return number.isInfinite
  }
}
