import FoldoutForms
import Foundation
import GRDB

/// The demo's database: people and their appointments, the same on every machine, and hours of the
/// weeks before the day on which it is made.
enum DemoDatabase {
  /// Returns the default path, among the user's data by the XDG base directory specification.
  ///
  /// An unusual number of people has a file of its own.
  static func defaultPath(
    environment: [String: String], people: Int = DemoPeople.count
  ) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let name = people == DemoPeople.count ? "demo" : "demo-\(people)"
    return "\(data ?? "\(home)/.local/share")/foldout/\(name).sqlite"
  }

  /// The outcome of preparing the file.
  enum Outcome: Equatable {
    /// The file was made now.
    case made
    /// The file was made on an earlier start.
    case kept
    /// An older demo was renamed, and a new one was made at its path.
    case older(movedTo: String)
  }

  /// Makes the file if there is none, or if the existing one is an older demo.
  ///
  /// Another program's file is never moved. Simultaneous starts make one file. If `progress`
  /// throws, nothing is left of the new file.
  static func prepare(
    at path: String, people: Int = DemoPeople.count, now: Date = Date(),
    reporting progress: Progress = { _ in }
  ) throws(DemoError) -> Outcome {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lock = FolderLock(folder.path)
      defer { lock?.unlock() }
      return try found(at: path, people, now, progress)
    } catch let fault as DemoError {
      throw fault
    } catch let error as DatabaseError {
      throw DemoError(path: path, reason: .notMade(error.message ?? "\(error.resultCode)"))
    } catch {
      throw DemoError(path: path, reason: .notMade(error.localizedDescription))
    }
  }

  private static func found(
    at path: String, _ people: Int, _ now: Date, _ progress: Progress
  ) throws -> Outcome {
    guard FileManager.default.fileExists(atPath: path) else {
      try make(at: path, people, now, progress)
      return .made
    }
    switch Edition(at: path) {
    case .current, .unread: return .kept
    case .foreign: throw DemoError(path: path, reason: .foreignFile)
    case .older:
      let old = try moveAside(path)
      try make(at: path, people, now, progress)
      return .older(movedTo: old)
    }
  }

  /// Makes the file as a draft, and renames it once it is complete and written to disk.
  private static func make(
    at path: String, _ people: Int, _ now: Date, _ progress: Progress
  ) throws {
    let here = FormEnvironment(locale: Locale(identifier: "en"), timeZone: .current, now: now)
    guard here.knowsToday else { throw DemoError(path: path, reason: .clock) }
    let draft = path + ".new-\(ProcessInfo.processInfo.processIdentifier)"
    defer {
      for end in ["", "-journal"] { try? FileManager.default.removeItem(atPath: draft + end) }
    }
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      // No other process reads the draft, and a draft left by a crash is never used.
      try database.execute(
        sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
    }
    let queue = try DatabaseQueue(path: draft, configuration: configuration)
    try queue.write { try fill($0, people: people, until: here.today, reporting: progress) }
    try queue.close()
    try FileHandle(forWritingTo: URL(fileURLWithPath: draft)).synchronize()
    try FileManager.default.moveItem(atPath: draft, toPath: path)
  }

  /// Renames the file to the first free name beside it: `demo-old.sqlite`, `demo-old-2.sqlite` …
  private static func moveAside(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().path
    let end = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    var old = "\(stem)-old\(end)"
    var number = 2
    while FileManager.default.fileExists(atPath: old) {
      old = "\(stem)-old-\(number)\(end)"
      number += 1
    }
    // SQLite finds a database's journal and log by their names, so they are renamed with it.
    for companion in ["-journal", "-wal", "-shm"]
    where FileManager.default.fileExists(atPath: path + companion) {
      try FileManager.default.moveItem(atPath: path + companion, toPath: old + companion)
    }
    try FileManager.default.moveItem(atPath: path, toPath: old)
    return old
  }
}

extension DemoDatabase {
  /// The origin of a database file: this demo, an older one, or another program.
  ///
  /// The demo's files have a number of their own in `application_id` (offset 68 of the file), and
  /// the edition in `user_version`. Files of the first edition have neither; they are recognised by
  /// the exact declaration of their table.
  enum Edition: Equatable {
    /// This program's demo, or a later one's.
    case current
    /// An earlier program's demo.
    case older
    /// Another program's database.
    case foreign
    /// The file cannot be read, or is no database; opening it as a store then gives the reason.
    case unread

    /// The letters *Fold*.
    static let applicationID: Int32 = 0x466F_6C64
    static let number: Int32 = 7

    init(at path: String) {
      do {
        let queue = try DatabaseQueue(path: path)
        self = try queue.read { database in
          let mark = try Int32.fetchOne(database, sql: "PRAGMA application_id")
          let number = try Int32.fetchOne(database, sql: "PRAGMA user_version") ?? 0
          if mark == Edition.applicationID { return number < Edition.number ? .older : .current }
          let declaration = try String.fetchOne(
            database, sql: "SELECT sql FROM sqlite_schema WHERE name = 'people'")
          return declaration == Edition.first ? .older : .foreign
        }
        try queue.close()
      } catch {
        self = .unread
      }
    }

    private static let first = """
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
      )
      """
  }
}
