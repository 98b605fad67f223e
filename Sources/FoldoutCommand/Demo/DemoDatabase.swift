import Foundation
import GRDB

/// A small database of people and their appointments, the same on every machine.
enum DemoDatabase {
  /// Where it is kept when nothing else is said: among the user's data, by the XDG base directory
  /// specification.
  static func defaultPath(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(data ?? "\(home)/.local/share")/foldout/demo.sqlite"
  }

  /// Makes the file where there is none.
  static func makeIfMissing(at path: String) throws(DemoFault) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    do {
      try make(at: path)
    } catch let error as DatabaseError {
      throw DemoFault(path: path, reason: error.message ?? "\(error.resultCode)")
    } catch {
      // Another start of the program may have made it meanwhile, which is as good.
      guard !FileManager.default.fileExists(atPath: path) else { return }
      throw DemoFault(path: path, reason: error.localizedDescription)
    }
  }

  /// Makes the file. It appears under its name only when it is whole.
  private static func make(at path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let draft = path + ".new-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    let queue = try DatabaseQueue(path: draft)
    try queue.write { database in
      try database.execute(sql: declaration)
      for (index, person) in DemoPeople.all.enumerated() {
        try database.execute(
          sql: "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          arguments: person.arguments(id: index + 1))
      }
      for appointment in DemoPeople.appointments {
        try database.execute(
          sql: "INSERT INTO appointments VALUES (?, ?, ?, ?, ?, ?)",
          arguments: StatementArguments(appointment))
      }
    }
    try queue.close()
    try FileManager.default.moveItem(atPath: draft, toPath: path)
  }

  private static let declaration = """
    CREATE TABLE people (
      id INTEGER PRIMARY KEY,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      position TEXT,
      email TEXT,
      birth_date DATE,
      started_work DATE NOT NULL,
      ended_work DATE,
      days_of_leave INTEGER NOT NULL DEFAULT 25,
      hourly_rate DECIMAL(8,2),
      works_from_home BOOLEAN NOT NULL DEFAULT 0
    );
    CREATE TABLE appointments (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      place TEXT,
      starts DATETIME NOT NULL,
      ends DATETIME,
      person INTEGER REFERENCES people (id)
    );
    """
}
