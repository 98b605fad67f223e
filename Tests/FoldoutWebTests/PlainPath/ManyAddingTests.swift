import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import GRDB
import Testing

@testable import FoldoutWeb

/// Eight people who add, remove and restore records of one file through its pages.
@Suite struct ManyAddingTests {
  private static let people = 8
  private static let rounds = 12

  @Test("Eight people add and remove at once: nothing is lost or doubled")
  func eight() async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Eight people who add and remove: FOLDOUT_SEED=\(seed)")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foldout-many-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("notes.sqlite").path
    let maker = try DatabaseQueue(path: path)
    try await maker.write { db in
      try db.execute(
        sql: "CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL)")
    }
    try maker.close()
    let visitor = Visitor(try SQLiteStore(path: path, readOnly: false))
    var left: Set<String> = []
    try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for person in 0..<Self.people {
        group.addTask {
          var random = SeededGenerator(seed: seed &+ UInt64(person))
          return try await Self.work(person, visitor, &random)
        }
      }
      for try await names in group { left.formUnion(names) }
    }
    let store = visitor.site.store
    let window = try await store.window(
      WindowRequest(table: "notes", size: Self.people * Self.rounds + 1))
    let names = window.records.compactMap { $0.record["name"].string }
    #expect(Set(names) == left && names.count == left.count, "seed \(seed)")
    #expect(Set(window.records.map(\.key)).count == names.count)
  }

  /// Performs one person's rounds. Returns the names of this person's remaining records.
  private static func work(
    _ person: Int, _ visitor: Visitor, _ random: inout SeededGenerator
  ) async throws -> Set<String> {
    var left: Set<String> = []
    for round in 0..<rounds {
      let name = "\(person)-\(round)"
      let page = await visitor.get("/t/notes?add")
      let answer = try await visitor.send(page, pressing: "~add", "save") {
        try $0.type(name, into: "name")
      }
      #expect(answer.code == 303, "\(name): \(answer.code)")
      let location = try #require(answer.location)
      // The same add sent twice adds nothing.
      if Bool.random(using: &random) {
        let again = try await visitor.send(page, pressing: "~add", "save") {
          try $0.type(name, into: "name")
        }
        #expect(again.location?.hasSuffix("?added=again") == true, "\(name)")
      }
      left.insert(name)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: continue
      case 1:
        let parts = location.split(separator: "?added=")
        let undone = await visitor.post(String(parts[0]), [("~unadd", String(parts[1]))])
        #expect(undone.code == 303, "\(name)")
        left.remove(name)
      default:
        let key = String(location.prefix { $0 != "?" }.split(separator: "/").last ?? "")
        let list = await visitor.get("/t/notes?open=\(key)")
        let removed = try await visitor.send(list, pressing: "~press.remove")
        #expect(removed.code == 303, "\(name)")
        left.remove(name)
        guard Bool.random(using: &random) else { continue }
        let after = await visitor.get(try #require(removed.location))
        let back = try await visitor.send(after, pressing: "~restore")
        #expect(back.code == 303, "\(name)")
        left.insert(name)
      }
    }
    return left
  }
}
