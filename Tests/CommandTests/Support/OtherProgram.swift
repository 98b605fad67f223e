import GRDB
import TestSupport

extension Scratch {
  /// Opens a file as another program does.
  func other(_ name: String? = nil) throws -> OtherProgram {
    try OtherProgram(path(name))
  }

  /// Makes a small database of people.
  func makeCompany(_ name: String? = nil, journal: String = "DELETE") throws -> String {
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
}

/// Another program's connection to a file, which can lock the file.
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
