import FoldoutSQLite
import FoldoutTesting
import Foundation
import GRDB
import TestSupport

/// A database in a folder of its own.
struct OddFile {
  private let scratch: Scratch
  var folder: URL { scratch.folder }
  var path: String { scratch.path() }

  private init() throws {
    scratch = try Scratch("odd.sqlite")
  }

  /// The database of every oddity, without those that need a module that is not there.
  static func odd() throws -> OddFile {
    let file = try OddFile()
    let queue = try file.other()
    try queue.writeWithoutTransaction { db in
      let modules = try String.fetchSet(db, sql: "SELECT name FROM pragma_module_list")
      for aspect in OddDatabase.aspects
      where aspect.module.map({ modules.contains($0) }) ?? true {
        try db.execute(sql: aspect.sql)
      }
    }
    try queue.close()
    return file
  }

  /// A database that some statements make.
  static func made(by sql: String) throws -> OddFile {
    let file = try OddFile()
    try file.run(sql)
    return file
  }

  /// A copy of a file.
  static func copy(of original: URL) throws -> OddFile {
    let file = try OddFile()
    try Data(contentsOf: original).write(to: URL(fileURLWithPath: file.path))
    return file
  }

  /// Changes the file as another program does.
  func run(_ sql: String) throws {
    let queue = try other()
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// Another program's connection, with SQLite's own defaults.
  private func other() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
