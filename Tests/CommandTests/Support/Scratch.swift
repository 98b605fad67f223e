import Foundation
import GRDB

/// A folder of a test's own, which goes with it.
final class Scratch: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foldout-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of a file in the folder.
  func path(_ name: String = "company.sqlite") -> String {
    folder.appendingPathComponent(name).path
  }

  /// Another program with a file open.
  func other(_ name: String = "company.sqlite") throws -> OtherProgram {
    try OtherProgram(path(name))
  }

  /// Makes a small database of people.
  func makeCompany(_ name: String = "company.sqlite", journal: String = "DELETE") throws -> String {
    let maker = try other(name)
    try maker.run(
      """
      PRAGMA journal_mode = \(journal);
      CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, hired DATE, note TEXT);
      INSERT INTO people VALUES (1, 'Ada', '2002-08-14', NULL), (2, 'Bo', NULL, NULL);
      """)
    try maker.close()
    return path(name)
  }

  /// The files of the folder with all their bytes.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return files
  }
}

/// Another program's connection to a file, which may hold it.
struct OtherProgram {
  private let queue: DatabaseQueue

  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  func run(_ sql: String) throws {
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  func text(_ sql: String) throws -> String? {
    try queue.read { try String.fetchOne($0, sql: sql) }
  }

  func close() throws {
    try queue.close()
  }
}
