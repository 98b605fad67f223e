import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Floating-point keys, which must identify their rows by their spelling in an address.
@Suite("Keys of numbers") struct NumberKeyTests {
  @Test("A row is found by a key of many columns, each a number or its text")
  func many() async throws {
    for count in [1, 6, 7, 22] {
      let names = (0..<count).map { "k\($0)" }.joined(separator: ", ")
      let values = (0..<count).map { $0.isMultiple(of: 2) ? "1" : "'1'" }.joined(separator: ", ")
      let store = try Scratch().store(
        """
        CREATE TABLE t (\(names), x, PRIMARY KEY (\(names))); INSERT INTO t VALUES (\(values), 'me');
        """)
      func found(_ text: String) async throws -> StoredValue? {
        let key = RecordKey(Array(repeating: .text(text), count: count))
        return try await store.record(key, in: "t")?.record["x"]
      }
      #expect(try await found("1") == .text("me"))
      #expect(try await found("2") == nil)
    }
  }

  /// SQLite reads "0.006284446553258874" as a neighbouring number, and "inf" as a text.
  @Test(
    "A numeric key is found in each of its spellings, and pages go on after it", .promise(5),
    arguments: ["REAL", "", "NUMERIC", "REAL WITHOUT ROWID"])
  func spelled(_ type: String) async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("FOLDOUT_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    var numbers: Set<Double> = [
      .infinity, -.infinity, 0, 1, -1, 0.1, 1e20, 1e-5, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude,
      9_007_199_254_740_992,
    ]
    // A literal would be rounded twice and give another number.
    numbers.formUnion(["0.006284446553258874"].compactMap { Double($0) })
    while numbers.count < 400 {
      let bits = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
      let small = Double.random(in: -1...1, using: &generator)
      for number in [bits, small, small.nextUp] where !number.isNaN { numbers.insert(number) }
    }
    let scratch = try Scratch()
    let words = type.split(separator: " ", maxSplits: 1)
    let key = type.isEmpty ? "" : String(words[0])
    let end = words.count > 1 ? String(words[1]) : ""
    try scratch.run("CREATE TABLE t (k \(key) PRIMARY KEY NOT NULL, x TEXT) \(end)")
    let queue = try scratch.other()
    let sorted = numbers.sorted()
    try await queue.write { db in
      for (place, number) in sorted.enumerated() {
        try Query("INSERT INTO t VALUES (?, ?)", in: db).run([.real(number), .text("\(place)")])
      }
    }
    try queue.close()
    let store = try scratch.store()
    func texts(_ place: WindowRequest.Anchor, _ size: Int) async throws -> [StoredValue] {
      try await store.window(WindowRequest(table: "t", anchor: place, size: size))
        .records.map { $0.record["x"] }
    }
    let all = try await texts(.first, 1000)
    #expect(all == sorted.indices.map { .text("\($0)") }, "seed \(seed)")
    for (place, number) in sorted.enumerated() {
      let key = RecordKey("\(number)")
      let found = try await store.record(key, in: "t")?.record["x"]
      #expect(found == .text("\(place)"), "\(number), seed \(seed)")
      #expect(try await texts(.after(key), 2) == Array(all.dropFirst(place + 1).prefix(2)))
      #expect(try await texts(.before(key), 2) == Array(all.prefix(place).suffix(2)))
    }
  }

  /// After the removal the class of "7" or "-inf" is unknown. The next rows follow its old
  /// position.
  @Test("Pages go on after a numeric key that was removed", arguments: ["REAL", ""])
  func gone(_ type: String) async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (k \(type) PRIMARY KEY NOT NULL); INSERT INTO t VALUES (1.5), (9e999), (8)")
    for (key, count) in [("-inf", 3), ("1.4", 3), ("7", 2), ("8.5", 1), ("inf", 0)] {
      let rows = try await store.window(
        WindowRequest(table: "t", anchor: .after(RecordKey(key)), size: 9)
      ).records
      #expect(rows.count == count, "\(key)")
    }
  }

  @Test("A text that looks like a number stays text in a text column")
  func texts() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (k TEXT PRIMARY KEY); INSERT INTO t VALUES ('7'), ('inf'), ('5.0')")
    for (key, isThere) in [("7", true), ("007", false), ("inf", true), ("5", false)] {
      #expect(try await (store.record(RecordKey(key), in: "t") != nil) == isThere, "\(key)")
    }
  }
}
