import Testing

/// The steps that the program `StoreWriter` has printed as acknowledged, which its file must have.
struct WrittenSteps {
  /// The tables that the program writes to.
  static let tables =
    """
    CREATE TABLE parent (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE);
    CREATE TABLE child (parent INT REFERENCES parent ON DELETE CASCADE, n INT);
    CREATE INDEX child_by_parent ON child (parent);
    CREATE TABLE note (parent INT REFERENCES parent ON DELETE SET NULL, text TEXT);
    CREATE INDEX note_by_parent ON note (parent);
    """

  /// The row counts after each step of a record: itself, its children, the notes that refer to it,
  /// and all its notes.
  private static let states = [
    "0 0 0 0", "1 0 0 0", "1 1 0 0", "1 2 0 0", "1 2 1 1", "0 0 0 1", "1 2 1 1",
  ]

  /// The program's output.
  let text: String
  /// The number of its first record.
  let first: Int

  /// Checks that the file has the last acknowledged step of each writer or the next one, and no
  /// step in part: both children and the reference are removed and restored together with the
  /// record.
  func expect(in file: OtherProgram, _ context: String) throws {
    for writer in 1...4 {
      let (last, step) = lastStep(of: writer) ?? (record: first, step: 0)
      for record in first..<last {
        #expect(try state(writer, record, file) == "1 2 1 1", "\(context)")
      }
      let state = try state(writer, last, file)
      #expect(
        WrittenSteps.states[step...min(step + 1, 6)].contains(state),
        "\(context): \(state) after step \(step)")
    }
    #expect(try file.text("PRAGMA integrity_check") == "ok", "\(context)")
    #expect(try file.text("SELECT count(*) FROM pragma_foreign_key_check") == "0", "\(context)")
  }

  private func lastStep(of writer: Int) -> (record: Int, step: Int)? {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    guard let last = lines.last(where: { $0.count == 3 && $0[0] == writer }) else { return nil }
    return (last[1], last[2])
  }

  private func state(_ writer: Int, _ record: Int, _ file: OtherProgram) throws -> String {
    try file.text(
      """
      WITH p AS (SELECT id FROM parent WHERE name = '\(writer)-\(record)')
      SELECT (SELECT count(*) FROM p) || ' ' || (SELECT count(*) FROM child WHERE parent IN p)
        || ' ' || (SELECT count(*) FROM note WHERE parent IN p)
        || ' ' || (SELECT count(*) FROM note WHERE text = '\(writer)-\(record)')
      """) ?? ""
  }
}
