import FoldoutSQLite
import FoldoutTesting
import Foundation
import GRDB
import TestSupport

/// A database file in its own temporary folder.
struct OddFile {
  private let scratch: Scratch
  var folder: URL { scratch.folder }
  var path: String { scratch.path() }

  private init() throws {
    scratch = try Scratch("odd.sqlite")
  }

  /// Returns the database of all oddities, except those that need an SQLite module that is missing
  /// here.
  static func odd() throws -> OddFile {
    let file = try OddFile()
    let queue = try file.other()
    try queue.writeWithoutTransaction { db in
      let modules = try String.fetchSet(db, sql: "SELECT name FROM pragma_module_list")
      for group in OddDatabase.groups
      where group.module.map({ modules.contains($0) }) ?? true {
        try db.execute(sql: group.sql)
      }
    }
    try queue.close()
    return file
  }

  /// Returns a database made by SQL statements.
  static func made(by sql: String) throws -> OddFile {
    let file = try OddFile()
    try file.run(sql)
    return file
  }

  /// Returns a copy of a database file.
  static func copy(of original: URL) throws -> OddFile {
    let file = try OddFile()
    try Data(contentsOf: original).write(to: URL(fileURLWithPath: file.path))
    return file
  }

  /// Changes the file as another program would, over a connection of its own.
  func run(_ sql: String) throws {
    let queue = try other()
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// Opens a connection with SQLite's own defaults, as another program would.
  private func other() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
