import FoldoutSQLite
import FoldoutTesting
import Foundation
import GRDB

/// A file of a test's own, in a folder that goes with it.
final class OddFile {
  let folder: URL
  var path: String { folder.appendingPathComponent("odd.sqlite").path }

  private init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foldout-odd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The database of every oddity; what needs a module that is not there is left out.
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

  /// The database of an invented shop of records that many programs are tried with; it lies beside
  /// the package where it is at all.
  static let chinook = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/chinook.sqlite")

  static var hasChinook: Bool { FileManager.default.fileExists(atPath: chinook.path) }

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
