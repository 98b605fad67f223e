import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import GRDB
import TestSupport
import Testing

/// Laws of exact numbers: a number is stored to its last digit or refused before anything is
/// written, for every declared type and storage class.
@Suite struct ExactNumberLaws {
  private static let types = [
    "REAL", "DOUBLE PRECISION", "NUMERIC", "DECIMAL(10,2)", "INTEGER", "DATE", "TEXT", "BLOB", "",
  ]

  /// Returns a literal of up to 22 digits, with or without a fraction and a power of ten.
  private static func literal(_ random: inout SeededGenerator) -> String {
    let digits = (0..<Int.random(in: 1...22, using: &random)).map { _ in
      String(Int.random(in: 0...9, using: &random))
    }
    let point = Int.random(in: 0...digits.count, using: &random)
    let hasFraction = Bool.random(using: &random)
    let whole = hasFraction ? digits[..<point].joined() : digits.joined()
    let fraction = hasFraction ? ".\(digits[point...].joined())" : ""
    let hasPower = Int.random(in: 0...3, using: &random) == 0
    let power = hasPower ? "e\(Int.random(in: -9...9, using: &random))" : ""
    return (Bool.random(using: &random) ? "-" : "") + whole + fraction + power
  }

  /// Returns the same number in each storage class that can hold it.
  private static func values(of literal: String) -> [StoredValue] {
    var values = [StoredValue.text(literal), .text(" \(literal)\n")]
    if let whole = Int64(literal) { values.append(.integer(whole)) }
    if let real = Double(literal) { values.append(.real(real)) }
    return values
  }

  /// Returns the number that a person sees.
  private static func number(_ value: StoredValue) -> Decimal? {
    switch value {
    case .integer(let number): Decimal(number)
    case .real(let number): Decimal(string: "\(number)")
    case .text: value.string.flatMap { Decimal(string: $0.filter { !$0.isWhitespace }) }
    case .null, .blob, .redacted: nil
    }
  }

  @Test("A number is stored to its last digit or refused, in every column type", .promise(6))
  func aNumberIsKeptWholeOrRefused() async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Numbers: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let types = ExactNumberLaws.types
    let columns = types.enumerated().map { "c\($0) \($1)" }.joined(separator: ", ")
    let table = "CREATE TABLE t (id INTEGER PRIMARY KEY, \(columns))"
    let store = try Scratch().store("\(table); INSERT INTO t (id) VALUES (1)")
    let other = try DatabaseQueue()
    try await other.write { try $0.execute(sql: table) }
    var record = try #require(try await store.record(RecordKey("1"), in: "t"))
    var (kept, refused) = (0, 0)
    for _ in 0..<80 {
      let literal = ExactNumberLaws.literal(&random)
      let place = Int.random(in: types.indices, using: &random)
      let column = "c\(place)"
      for value in ExactNumberLaws.values(of: literal) {
        let what = Comment(rawValue: "\(value) in \(types[place]), seed \(seed)")
        let requested = try #require(ExactNumberLaws.number(value), what)
        let made = try await ExactNumberLaws.made(of: value, in: column, by: other)
        let change = Change("t", RecordKey("1"), column, record.record[column], value)
        switch await outcome(of: change, in: store) {
        case .success(.stored(let stored, _, _)):
          #expect(made == requested, what)
          #expect(ExactNumberLaws.number(stored.record[column]) == requested, what)
          record = stored
          kept += 1
        case .failure(.refused(rule: .inexact(_, let number), column: column, table: "t")):
          #expect(made != requested, what)
          #expect(Decimal(string: number) == made, what)
          refused += 1
        case .success, .failure: Issue.record(what)
        }
        #expect(try await store.record(RecordKey("1"), in: "t") == record, what)
      }
    }
    #expect(kept > 20 && refused > 5)
  }

  private func outcome(
    of change: Change, in store: SQLiteStore
  ) async -> Result<ChangeOutcome, StoreError> {
    do {
      return .success(try await store.change(change))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the number that SQLite itself makes of a value when it stores it.
  private static func made(
    of value: StoredValue, in column: String, by other: DatabaseQueue
  ) async throws -> Decimal? {
    try await other.write { db in
      try db.execute(sql: "DELETE FROM t")
      try db.execute(
        sql: "INSERT INTO t (id, \(column)) VALUES (1, ?)", arguments: [value.argument])
      let stored = try DatabaseValue.fetchOne(db, sql: "SELECT \(column) FROM t")
      return stored.flatMap { number(StoredValue($0)) }
    }
  }

  /// The text is not mistaken for an already stored one.
  @Test(
    "A text that the column would round is refused, even if the rounded number is stored",
    .promise(6))
  func aTextThatIsRoundedIsNoRetry() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x REAL); INSERT INTO t VALUES (1, 9007199254740992)")
    await #expect(
      throws: StoreError.refused(
        rule: .inexact("9007199254740993", kept: "9007199254740992"), column: "x", table: "t")
    ) {
      try await store.change(
        Change("t", RecordKey("1"), "x", .integer(1), .text("9007199254740993")))
    }
  }

  /// SQLite writes some numbers of 16 digits that end in 5 with 15 digits.
  @Test("A refusal of an inexact number names the number that SQLite would write")
  func theNumberThatSQLiteWritesIsTold() async throws {
    let other = try DatabaseQueue()
    let written = try await other.read {
      try String.fetchOne($0, sql: "SELECT CAST(6500471129494175.0 AS TEXT)")
    }
    let kept = try #require(written.flatMap { Decimal(string: $0) })
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT); INSERT INTO t VALUES (1, '1')")
    let change = Change("t", RecordKey("1"), "x", .text("1"), .real(6_500_471_129_494_175))
    switch await outcome(of: change, in: store) {
    case .failure(.refused(rule: .inexact(_, let reported), column: "x", table: "t")):
      #expect(Decimal(string: reported) == kept)
    case .success, .failure: Issue.record("not refused as inexact")
    }
  }

  /// SQLite does not read every text of many digits as the nearest number.
  @Test(
    "A refusal of an inexact text names the number that SQLite reads it as",
    arguments: [
      "7726019350840619520.53", "869974847400542666778", "819619113411049488494",
      "65803394443824388.0047",
    ])
  func theNumberThatSQLiteReadsIsTold(_ digits: String) async throws {
    let other = try DatabaseQueue()
    let made = try await other.read {
      try Double.fetchOne($0, sql: "SELECT CAST(? AS REAL)", arguments: [digits])
    }
    let kept = try #require(made.flatMap { Decimal(string: "\($0)") })
    let scratch = try Scratch()
    let store = try scratch.store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x REAL); INSERT INTO t VALUES (1, 1)")
    let change = Change("t", RecordKey("1"), "x", .real(1), .text(digits))
    switch await outcome(of: change, in: store) {
    case .failure(.refused(rule: .inexact(digits, let reported), column: "x", table: "t")):
      #expect(Decimal(string: reported) == kept)
    case .success, .failure: Issue.record("\(digits) is not refused")
    }
  }

  @Test(
    "An inexact number is refused before triggers run, and no secret digit is shown", .promise(6))
  func nothingIsWrittenAndNoSecretTold() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, x REAL, password NUMERIC);
      INSERT INTO t VALUES (1, 1, 1);
      CREATE TRIGGER never BEFORE UPDATE ON t BEGIN SELECT RAISE(ABORT, 'written'); END
      """)
    let record = try #require(try await store.record(RecordKey("1"), in: "t"))
    for (column, number, rule) in [
      (
        "x", StoredValue.integer(9_007_199_254_740_993),
        StoreError.Rule.inexact("9007199254740993", kept: "9007199254740992")
      ), ("password", .text("1.23456789012345678"), .type),
    ] {
      await #expect(throws: StoreError.refused(rule: rule, column: column, table: "t")) {
        try await store.change(Change("t", RecordKey("1"), column, record.record[column], number))
      }
    }
  }
}

extension StoredValue {
  /// The value as another program binds it.
  fileprivate var argument: DatabaseValue {
    switch self {
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).databaseValue
    case .null, .blob, .redacted: .null
    }
  }

  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let bytes): self = .blob(Array(bytes))
    }
  }
}
