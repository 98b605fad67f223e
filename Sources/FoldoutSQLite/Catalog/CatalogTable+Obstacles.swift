import FoldoutRecords
import GRDB
import GRDBSQLite

/// Finding out which writes cannot succeed, without writing.
///
/// A trigger, an index on an expression, a CHECK or a collation may need a function of the program
/// that made the file. SQLite looks functions up when it prepares a statement, so preparing one
/// without running it tells. An error that depends on values is not found.
extension CatalogTable {
  /// Returns the writes that cannot be prepared. Three statements are prepared, whatever the number
  /// of columns; one for each column only if all of them cannot be changed together.
  func writeObstacles(in db: Database) -> WriteObstacles {
    guard schema.isWritable else { return WriteObstacles() }
    let written = schema.columns.filter { !$0.isGenerated }.map(\.name)
    let changed = written.filter { !schema.key.columns.contains($0) }
    let marks = written.map { _ in "?" }.joined(separator: ", ")
    let names = written.map { "\(Identifier($0))" }.joined(separator: ", ")
    var changing: [String: WriteObstacle] = [:]
    if !changed.isEmpty, obstacle(toChanging: changed, in: db) != nil {
      for name in changed { changing[name] = obstacle(toChanging: [name], in: db) }
    }
    return WriteObstacles(
      changing: changing,
      adding: db.obstacle(toPreparing: "INSERT INTO \(source) (\(names)) VALUES (\(marks))"),
      removing: db.obstacle(toPreparing: "DELETE FROM \(source) WHERE ?"))
  }

  private func obstacle(toChanging columns: [String], in db: Database) -> WriteObstacle? {
    let assignments = columns.map { "\(Identifier($0)) = ?" }.joined(separator: ", ")
    return db.obstacle(toPreparing: "UPDATE \(source) SET \(assignments) WHERE ?")
  }

  /// Returns the reason why no row can be read, in SQLite's words; `nil` if rows can be read, as
  /// far as preparing tells.
  ///
  /// A table's columns can be listed even if one is computed by a function that is missing.
  func readingFault(in db: Database) -> String? {
    guard schema.fault == nil, !columns.isEmpty else { return nil }
    let names = columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    return db.failure(ofPreparing: "SELECT \(names) FROM \(source)")
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
    } else if let collation = name(after: "no such collation sequence: ") {
      self = .collation(collation)
    } else {
      self = .other(message)
    }
  }
}
