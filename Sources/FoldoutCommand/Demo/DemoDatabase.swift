import FoldoutForms
import Foundation
import GRDB

/// The database of the demo: people and their appointments, the same on every machine,
/// and hours of the weeks before the day on which it is made.
enum DemoDatabase {
  /// Where it is kept when nothing else is said: among the user's data, by the XDG base directory
  /// specification. Another number of people than usual has a file of its own.
  static func defaultPath(
    environment: [String: String], people: Int = DemoPeople.count
  ) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let name = people == DemoPeople.count ? "demo" : "demo-\(people)"
    return "\(data ?? "\(home)/.local/share")/foldout/\(name).sqlite"
  }

  /// The state of the path at which the file is to be made.
  enum Found: Equatable {
    /// The demo, made just now.
    case made
    /// The demo, made on an earlier start.
    case kept
    /// An older demo, which is kept under another name; a new one was made in its place.
    case older(movedTo: String)
  }

  /// Makes the file where there is none, and where there is one that an older program made.
  ///
  /// Somebody's own file is never moved. Several starts at once make one file. `progress` may end
  /// the making by an error, and then nothing is left of it.
  static func prepare(
    at path: String, people: Int = DemoPeople.count, now: Date = Date(),
    telling progress: Progress = { _ in }
  ) throws(DemoError) -> Found {
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
  ) throws -> Found {
    guard FileManager.default.fileExists(atPath: path) else {
      try make(at: path, people, now, progress)
      return .made
    }
    switch Edition(at: path) {
    case .current, .unread: return .kept
    case .foreign: throw DemoError(path: path, reason: .somebodys)
    case .older:
      let old = try moveAside(path)
      try make(at: path, people, now, progress)
      return .older(movedTo: old)
    }
  }

  /// Makes the file. It appears under its name only when it is whole, and on the disk.
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
      // Nobody sees the draft: what a crash leaves of it is thrown away.
      try database.execute(
        sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
    }
    let queue = try DatabaseQueue(path: draft, configuration: configuration)
    try queue.write { try fill($0, people: people, until: here.today, telling: progress) }
    try queue.close()
    try FileHandle(forWritingTo: URL(fileURLWithPath: draft)).synchronize()
    try FileManager.default.moveItem(atPath: draft, toPath: path)
  }

  /// Gives the file the first name beside it that is free: `demo-old.sqlite`, `demo-old-2.sqlite` …
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
    // What SQLite left beside the file belongs to it, and is known by its name.
    for companion in ["-journal", "-wal", "-shm"]
    where FileManager.default.fileExists(atPath: path + companion) {
      try FileManager.default.moveItem(atPath: path + companion, toPath: old + companion)
    }
    try FileManager.default.moveItem(atPath: path, toPath: old)
    return old
  }
}
