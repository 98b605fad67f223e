import Foundation
import GRDB

/// The database of the demo: people and their appointments, the same on every machine.
enum DemoDatabase {
  /// Where it is kept when nothing else is said: among the user's data, by the XDG base directory
  /// specification.
  static func defaultPath(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(data ?? "\(home)/.local/share")/foldout/demo.sqlite"
  }

  /// What was found where the file is to be.
  enum Found: Equatable {
    /// The demo, made just now or on an earlier start.
    case demo
    /// An older demo, which is kept under another name; a new one was made in its place.
    case older(movedTo: String)
  }

  /// Makes the file where there is none, and where there is one that an older program made.
  ///
  /// Somebody's own file is never moved. Several starts at once make one file.
  static func prepare(at path: String) throws(DemoFault) -> Found {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lock = FolderLock(folder.path)
      defer { lock?.unlock() }
      return try found(at: path)
    } catch let fault as DemoFault {
      throw fault
    } catch let error as DatabaseError {
      throw DemoFault(path: path, reason: .notMade(error.message ?? "\(error.resultCode)"))
    } catch {
      throw DemoFault(path: path, reason: .notMade(error.localizedDescription))
    }
  }

  private static func found(at path: String) throws -> Found {
    guard FileManager.default.fileExists(atPath: path) else {
      try make(at: path)
      return .demo
    }
    switch Edition(at: path) {
    case .current, .unread: return .demo
    case .foreign: throw DemoFault(path: path, reason: .somebodys)
    case .older:
      let old = try moveAside(path)
      try make(at: path)
      return .older(movedTo: old)
    }
  }

  /// Makes the file. It appears under its name only when it is whole.
  private static func make(at path: String) throws {
    let draft = path + ".new-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    let queue = try DatabaseQueue(path: draft)
    try queue.write(fill)
    try queue.close()
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
