import BrowserDriver
import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// Kills a process at random moments while it adds, removes and restores records.
@Suite(.serialized) struct RemovalKillTests {
  /// The row counts after each step of a record: itself, its children, the notes that refer to it,
  /// and all its notes.
  private static let states = [
    "0 0 0 0", "1 0 0 0", "1 1 0 0", "1 2 0 0", "1 2 1 1", "0 0 0 1", "1 2 1 1",
  ]

  /// Afterwards the file has the last acknowledged step or the next one, and no step in part: both
  /// children and the reference are removed and restored together with the record.
  @Test(
    "After kill -9 nothing acknowledged is lost, and no removal is half done", .promise(2),
    arguments: ["DELETE", "WAL"])
  func nothingIsLostOrHalfDone(_ journal: String) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Removals and a kill in \(journal): FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let scratch = try Scratch("company.sqlite")
    let making = try scratch.other()
    try making.run(
      """
      PRAGMA journal_mode = \(journal);
      CREATE TABLE parent (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE);
      CREATE TABLE child (parent INT REFERENCES parent ON DELETE CASCADE, n INT);
      CREATE INDEX child_by_parent ON child (parent);
      CREATE TABLE note (parent INT REFERENCES parent ON DELETE SET NULL, text TEXT);
      CREATE INDEX note_by_parent ON note (parent);
      """)
    try making.close()
    let path = try BuiltProgram.path(of: "StoreWriter")
    for round in 0..<8 {
      let program = try Program(path, [scratch.path(), "\(round * 1_000_000)"])
      var rest = Int.random(in: 1...80, using: &random)
      _ = try program.line { _ in
        rest -= 1
        return rest <= 0
      }
      program.kill(SIGKILL)
      #expect(try program.waitForEnd() == .signalled(SIGKILL))
      let other = try scratch.other()
      for writer in 1...4 {
        let (last, step) =
          lastStep(of: writer, in: program.outputText)
          ?? (record: round * 1_000_000, step: 0)
        for record in (round * 1_000_000)..<last {
          #expect(try state(writer, record, other) == "1 2 1 1", "seed \(seed), round \(round)")
        }
        let state = try state(writer, last, other)
        #expect(
          RemovalKillTests.states[step...min(step + 1, 6)].contains(state),
          "seed \(seed), round \(round): \(state) after step \(step)")
      }
      #expect(try other.text("PRAGMA integrity_check") == "ok")
      #expect(try other.text("SELECT count(*) FROM pragma_foreign_key_check") == "0")
      try other.close()
    }
  }

  /// Returns the last step that a writer printed as acknowledged.
  private func lastStep(of writer: Int, in text: String) -> (record: Int, step: Int)? {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    guard let last = lines.last(where: { $0.count == 3 && $0[0] == writer }) else { return nil }
    return (last[1], last[2])
  }

  private func state(_ writer: Int, _ record: Int, _ other: OtherProgram) throws -> String {
    try other.text(
      """
      WITH p AS (SELECT id FROM parent WHERE name = '\(writer)-\(record)')
      SELECT (SELECT count(*) FROM p) || ' ' || (SELECT count(*) FROM child WHERE parent IN p)
        || ' ' || (SELECT count(*) FROM note WHERE parent IN p)
        || ' ' || (SELECT count(*) FROM note WHERE text = '\(writer)-\(record)')
      """) ?? ""
  }
}
