import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation

/// Adds, removes and restores records until it is killed. Prints `WRITER RECORD STEP` after each
/// acknowledged step.
///
/// Each writer adds a record, two children that are removed with it, and a note that only refers to
/// it. It then removes the record with both children, and restores them and the note's reference.
@main struct StoreWriter {
  static func main() async throws {
    let store = try SQLiteStore(path: CommandLine.arguments[1])
    let first = Int(CommandLine.arguments[2]) ?? 0
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask {
          for record in first... where try await !isWritten(record, by: writer, in: store) {
            exit(1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Does all steps of one record. Returns false if a step has an unexpected outcome.
  private static func isWritten(
    _ record: Int, by writer: Int, in store: SQLiteStore
  ) async throws -> Bool {
    func say(_ step: Int) throws {
      try FileHandle.standardOutput.write(contentsOf: Data("\(writer) \(record) \(step)\n".utf8))
    }
    let name = StoredValue.text(bytes: Array("\(writer)-\(record)".utf8))
    let made = try await store.insert(
      Insertion(table: "parent", cells: [.init(column: "name", new: name)], ticket: .random()))
    guard case .stored(let parent, _, _, _) = made, let id = parent.key.values.first else {
      return false
    }
    try say(1)
    for child in 1...2 {
      _ = try await store.insert(
        Insertion(
          table: "child",
          cells: [
            .init(column: "parent", new: id), .init(column: "n", new: .integer(Int64(child))),
          ]))
      try say(1 + child)
    }
    _ = try await store.insert(
      Insertion(
        table: "note", cells: [.init(column: "parent", new: id), .init(column: "text", new: name)]))
    try say(4)
    guard let digest = try await store.removal(of: parent.key, in: "parent")?.digest,
      case .removed(let receipt) = try await store.remove(
        Removal(table: "parent", key: parent.key, original: digest)), let restoring = receipt.id
    else { return false }
    try say(5)
    guard case .restored = try await store.restore(restoring) else { return false }
    try say(6)
    return true
  }
}
