import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Long values, read in pieces.
@Suite struct PieceTests {
  private static let key = RecordKey([.integer(1)])
  /// 1.2 MB of characters of one to four bytes, so that some pieces end within a character.
  private static let text = "replace(hex(zeroblob(100000)), '00', 'aé€😀xy')"

  /// Returns the joined pieces of a value, and their number.
  private func pieces(
    _ store: some RecordStore, _ column: String, in table: String = "t"
  ) async throws -> (bytes: [UInt8], count: Int) {
    var (bytes, count): ([UInt8], Int) = ([], 0)
    var mark: ValueMark?
    while mark?.isEnd != true {
      let piece = try #require(
        try await store.piece(of: column, of: Self.key, in: table, after: mark))
      bytes += piece.bytes
      mark = piece.mark
      count += 1
    }
    return (bytes, count)
  }

  @Test(
    "The pieces of a long value add up to the value", .promise(11),
    arguments: LongValueTests.tables.dropLast())
  func togetherTheyAreTheValue(_ table: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      table + """
        INSERT INTO t VALUES (1, \(Self.text), randomblob(1000000));
        CREATE VIEW all_of_them AS SELECT id, v, w FROM t;
        """)
    let record = try #require(try await store.record(Self.key, in: "t")?.record)
    for (name, value) in [("v", record["v"]), ("w", record["w"])] {
      let (bytes, count) = try await pieces(store, name)
      #expect(value == (name == "v" ? .text(bytes: bytes) : .blob(bytes)))
      #expect(count > 5 && count < 20)
    }
  }

  @Test("Long values of a view are read in pieces, too")
  func aViewHasThemToo() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (v); INSERT INTO t VALUES (\(Self.text));
      CREATE VIEW seen AS SELECT v FROM t;
      """)
    let first = try #require(try await store.window(WindowRequest(table: "seen")).records.first)
    let piece = try #require(try await store.piece(of: "v", of: first.key, in: "seen", after: nil))
    #expect(piece.isText && piece.bytes.count == 131_072 && piece.mark.length == 1_200_000)
  }

  @Test("Numbers, NULL, secrets and missing columns or records have no pieces")
  func nothingElseHasPieces() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, n, password TEXT, b);
      INSERT INTO t VALUES (1, 7, 'hunter2', NULL);
      """)
    for column in ["id", "n", "password", "b", "other"] {
      #expect(try await store.piece(of: column, of: Self.key, in: "t", after: nil) == nil)
    }
    let other = RecordKey([.integer(2)])
    #expect(try await store.piece(of: "n", of: other, in: "t", after: nil) == nil)
  }

  /// The pieces of two different values are never joined.
  @Test(
    "Reading in pieces ends when the value was changed in between", .promise(11),
    arguments: LongValueTests.tables.dropLast())
  func aValueThatIsChangedMeanwhileEnds(_ table: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      table + "INSERT INTO t VALUES (1, \(Self.text), 1), (2, 'short', 2);")
    func first() async throws -> ValueMark {
      try #require(try await store.piece(of: "v", of: Self.key, in: "t", after: nil)).mark
    }
    func goesOn(_ mark: ValueMark) async throws -> Bool {
      try await store.piece(of: "v", of: Self.key, in: "t", after: mark) != nil
    }
    // A change of another row does not matter.
    let mark = try await first()
    try scratch.run("UPDATE t SET v = 'other' WHERE id = 2")
    #expect(try await goesOn(mark))
    for change in ["'b' || substr(v, 2)", "v || 'x'", "NULL"] {
      let mark = try await first()
      #expect(try await goesOn(mark))
      try scratch.run("UPDATE t SET v = \(change) WHERE id = 1")
      #expect(try await !goesOn(mark), "\(change)")
      try scratch.run("UPDATE t SET v = \(Self.text) WHERE id = 1")
    }
  }
}
