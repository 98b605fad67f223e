import FoldoutRecords
import GRDB
import GRDBSQLite

/// Finds out which writes cannot succeed, without writing.
///
/// A trigger, an index on an expression, a CHECK, a default or a collation may need a function of
/// the program that made the file. When SQLite prepares a statement it looks functions up, and the
/// unique indexes that foreign keys need, so preparing one without running it tells. An error that
/// depends on values is not found.
struct WriteProbe {
  let table: CatalogTable
  let db: Database

  /// Returns the writes that cannot be prepared. Three statements are prepared, whatever the number
  /// of columns: an UPDATE of all columns, an INSERT of all defaults and a DELETE. If the first
  /// fails, one more is prepared for each column; if the second fails, an INSERT without defaults.
  /// A table with CHECK constraints needs a query of them, too.
  func writeObstacles() -> WriteObstacles {
    guard table.schema.isWritable else { return WriteObstacles() }
    let written = table.schema.columns.filter { !$0.isGenerated }.map(\.name)
    let changed = written.filter { !table.schema.key.columns.contains($0) }
    var changing: [String: WriteObstacle] = [:]
    if !changed.isEmpty, obstacle(toChanging: changed) != nil {
      for name in changed { changing[name] = obstacle(toChanging: [name]) }
    }
    var adding = db.obstacle(toPreparing: "INSERT INTO \(table.source) DEFAULT VALUES")
    var restoring = adding == nil ? nil : obstacle(toAdding: written)
    for (names, obstacle) in brokenChecks() {
      for name in changed where names.contains(FoldedName(name)) {
        changing[name] = changing[name] ?? obstacle
      }
      adding = adding ?? obstacle
      restoring = restoring ?? obstacle
    }
    return WriteObstacles(
      changing: changing, adding: adding, restoring: restoring,
      removing: db.obstacle(toPreparing: "DELETE FROM \(table.source) WHERE ?"))
  }

  /// Returns the CHECK conditions that call something that is missing, with the names in each.
  ///
  /// On a connection for reading alone SQLite leaves out CHECK constraints, so that preparing a
  /// write does not tell: a query of the conditions does.
  private func brokenChecks() -> [(names: Set<FoldedName>, obstacle: WriteObstacle)] {
    let sql = table.entries.first { !$0.isIndex }?.sql ?? ""
    let checks = FailedCheck.checks(in: sql)
    func obstacle(_ checks: [FailedCheck.Declared]) -> WriteObstacle? {
      // A line break ends a comment behind the condition.
      let conditions = checks.map { "(\($0.text)\n)" }.joined(separator: ", ")
      return db.obstacle(toPreparing: "SELECT \(conditions) FROM \(table.source)")
    }
    guard !checks.isEmpty, obstacle(checks) != nil else { return [] }
    return checks.compactMap { check in
      switch obstacle([check]) {
      case .function(let name): (check.names, .function(name))
      case .collation(let name): (check.names, .collation(name))
      case .ambiguousReference, .other, nil: nil
      }
    }
  }

  private func obstacle(toAdding columns: [String]) -> WriteObstacle? {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let names = columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    return db.obstacle(toPreparing: "INSERT INTO \(table.source) (\(names)) VALUES (\(marks))")
  }

  private func obstacle(toChanging columns: [String]) -> WriteObstacle? {
    let assignments = columns.map { "\(Identifier($0)) = ?" }.joined(separator: ", ")
    return db.obstacle(toPreparing: "UPDATE \(table.source) SET \(assignments) WHERE ?")
  }

  /// Returns the reason why no row can be read, in SQLite's words; `nil` if rows can be read, as
  /// far as preparing tells.
  ///
  /// A table's columns can be listed even if one is computed by a function that is missing.
  func readingFault() -> String? {
    guard table.schema.fault == nil, !table.columns.isEmpty else { return nil }
    let names = table.columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    return db.failure(ofPreparing: "SELECT \(names) FROM \(table.source)")
  }
}

extension Database {
  /// Returns SQLite's message if a statement cannot be prepared because the schema needs something
  /// that is missing; `nil` otherwise.
  ///
  /// GRDB would remember the tables and columns of the statement, which nobody needs.
  fileprivate func failure(ofPreparing sql: String) -> String? {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(sqliteConnection, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    // The message must be read before anything else is done with the connection.
    // Extended codes, such as that of a missing collation, have further bits.
    return code & 0xFF == SQLITE_ERROR ? String(cString: sqlite3_errmsg(sqliteConnection)) : nil
  }

  fileprivate func obstacle(toPreparing sql: String) -> WriteObstacle? {
    failure(ofPreparing: sql).map(WriteObstacle.init(message:))
  }
}

extension WriteObstacle {
  /// Reads the obstacle from SQLite's message.
  init(message: String) {
    func name(after beginning: String) -> String? {
      message.hasPrefix(beginning) ? String(message.dropFirst(beginning.count)) : nil
    }
    if let function = name(after: "no such function: ") {
      self = .function(function)
    } else if let called = name(after: "unknown function: "), called.hasSuffix("()") {
      // SQLite's words for the function of an index or of a computed column.
      self = .function(String(called.dropLast(2)))
    } else if let tables = message.wholeMatch(
      of: /foreign key mismatch - "(.*)" referencing "(.*)"/.dotMatchesNewlines())
    {
      self = .ambiguousReference(of: String(tables.1), to: String(tables.2))
    } else if let collation = name(after: "no such collation sequence: ") {
      self = .collation(collation)
    } else {
      self = .other(message)
    }
  }
}
