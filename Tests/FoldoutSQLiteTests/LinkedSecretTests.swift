import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Secrets that are part of a reference: no answer reveals which values exist.
@Suite struct LinkedSecretTests {
  private static let tables = """
    CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT, passcode TEXT NOT NULL UNIQUE);
    INSERT INTO accounts VALUES (1, 'Ada', 'hunter2'), (2, 'Bo', 'battery');
    CREATE TABLE sessions (id INTEGER PRIMARY KEY, day TEXT,
      owner TEXT UNIQUE REFERENCES accounts(passcode));
    INSERT INTO sessions VALUES (1, 'today', 'hunter2');
    CREATE TABLE visits (id INTEGER PRIMARY KEY, session TEXT REFERENCES sessions(owner));
    CREATE TABLE words (word TEXT PRIMARY KEY, note TEXT);
    INSERT INTO words VALUES ('horse', NULL), ('staple', NULL);
    CREATE TABLE doors (id INTEGER PRIMARY KEY, pin TEXT REFERENCES words);
    INSERT INTO doors VALUES (1, 'horse');
    CREATE TABLE books (id INTEGER PRIMARY KEY, word TEXT REFERENCES words ON DELETE CASCADE);
    CREATE TABLE lists (id INTEGER PRIMARY KEY, title TEXT);
    INSERT INTO lists VALUES (1, 'x');
    CREATE TABLE entries (id INTEGER PRIMARY KEY, list INTEGER REFERENCES lists ON DELETE CASCADE,
      word TEXT UNIQUE);
    CREATE TABLE locks (id INTEGER PRIMARY KEY, lock_pin TEXT REFERENCES entries(word));
    CREATE TABLE coins (token INTEGER PRIMARY KEY, name TEXT);
    INSERT INTO coins VALUES (7, 'x');
    CREATE TABLE pockets (id INTEGER PRIMARY KEY, coin INTEGER REFERENCES coins);
    INSERT INTO pockets VALUES (1, 7);
    """

  private static let guesses = ["hunter2", "battery", "horse", "wrong", ""]

  private func refusal(_ body: () async throws -> Void) async throws -> StoreError? {
    do {
      try await body()
      return nil
    } catch let error as StoreError {
      return error
    }
  }

  @Test("A column that refers to a secret is secret too, however indirectly", .promise(7))
  func referring() async throws {
    let schema = try await Scratch().store(LinkedSecretTests.tables).schema()
    func basis(_ table: String, _ column: String) -> ColumnSchema.SecretBasis? {
      schema.table(table)?.column(column)?.secretBasis
    }
    #expect(basis("accounts", "passcode") == .named)
    #expect(basis("sessions", "owner") == .referring)
    #expect(basis("visits", "session") == .referring)
    #expect(basis("doors", "pin") == .named)
    #expect(basis("words", "word") == nil && basis("books", "word") == nil)
    // A rowid is part of the row's address, so it is not secret.
    #expect(basis("coins", "token") == nil && basis("pockets", "coin") == nil)
    #expect(schema.table("sessions")?.columnsLinkedToSecrets == ["owner"])
    #expect(schema.table("words")?.columnsLinkedToSecrets == ["word"])
    #expect(schema.table("coins")?.columnsLinkedToSecrets == [])
    let telling = schema.tables.filter(\.isTargetOfSecrets).map(\.name)
    #expect(telling == ["entries", "lists", "words"])
  }

  @Test("A refused change of a linked secret is answered alike for every guess", .promise(7))
  func changes() async throws {
    let store = try Scratch().store(LinkedSecretTests.tables)
    for (table, column) in [
      ("accounts", "passcode"), ("sessions", "owner"), ("doors", "pin"), ("words", "word"),
    ] {
      let window = try await store.window(WindowRequest(table: table))
      for key in window.records.map(\.key) + [RecordKey("99")] {
        for guess in LinkedSecretTests.guesses {
          let original = try await store.record(key, in: table)?.record[column] ?? .null
          let change = Change(
            table: table, key: key,
            cells: [Change.Cell(column: column, original: Token(original), new: .text(guess))])
          // The list already shows its own words; only new values must not appear.
          if table == "words", original == .text(guess) { continue }
          for isTrial in [false, true] {
            var change = change
            change.isTrial = isTrial
            let refusal = try await refusal { _ = try await store.change(change) }
            #expect(
              refusal == .refused(rule: .linkedSecret, column: column, table: table),
              "\(table) \(guess)")
          }
        }
      }
    }
    // The column beside it can be changed.
    let change = Change("accounts", RecordKey("1"), "name", .text("Ada"), .text("Ida"))
    guard case .stored = try await store.change(change) else {
      Issue.record("a name is not changed")
      return
    }
  }

  @Test("A guess at a linked secret in an insertion is answered alike for every value", .promise(7))
  func adds() async throws {
    let store = try Scratch().store(LinkedSecretTests.tables)
    for (table, column) in [("accounts", "passcode"), ("sessions", "owner"), ("doors", "pin")] {
      for guess in LinkedSecretTests.guesses {
        let insertion = Insertion(
          table: table, cells: [Insertion.Cell(column: column, new: .text(guess))])
        let refusal = try await refusal { _ = try await store.insert(insertion) }
        #expect(
          refusal == .refused(rule: .linkedSecret, column: column, table: table),
          "\(table) \(guess)")
      }
    }
    for (table, column) in [("sessions", "day"), ("words", "word")] {
      let cells = [Insertion.Cell(column: column, new: .text("battery"))]
      _ = try await store.insert(Insertion(table: table, cells: cells))
    }
  }

  @Test("A record can be added with NULL as its linked secret")
  func addsWithout() async throws {
    let store = try Scratch().store(LinkedSecretTests.tables)
    for (table, column) in [("sessions", "owner"), ("doors", "pin"), ("visits", "session")] {
      let cells = [Insertion.Cell(column: column, new: .null)]
      guard case .stored = try await store.insert(Insertion(table: table, cells: cells)) else {
        Issue.record("\(table) takes no record")
        continue
      }
    }
  }

  @Test("A removal does not reveal which secrets refer to the record", .promise(7))
  func removals() async throws {
    let store = try Scratch().store(LinkedSecretTests.tables)
    for (table, keys) in [("words", ["horse", "staple"]), ("lists", ["1"])] {
      for key in keys {
        let refusal = try await refusal {
          _ = try await store.removal(of: RecordKey(key), in: table)
        }
        #expect(refusal == .refused(rule: .linkedSecret, column: nil, table: table), "\(key)")
      }
    }
    #expect(try await store.removal(of: RecordKey("7"), in: "coins") != nil)
    #expect(try await store.removal(of: RecordKey("1"), in: "doors") != nil)
  }

  @Test("Linked secrets appear in no list, order, reference or search", .promise(7))
  func readings() async throws {
    let store = try Scratch().store(LinkedSecretTests.tables)
    let schema = try await store.schema()
    for (name, column) in [("sessions", "owner"), ("visits", "session"), ("doors", "pin")] {
      let table = try #require(schema.table(name))
      #expect(schema.targets(of: table)[column] == nil)
      #expect(!table.orders.contains(column) && !table.sorts(by: column))
      #expect(!table.searchedColumns().contains(column))
      for guess in LinkedSecretTests.guesses.dropLast() {
        let search = RowSearch(guess)
        let window = try await store.window(WindowRequest(table: name, search: search))
        #expect(window.records.isEmpty, "\(name) \(guess)")
      }
    }
    let session = try await store.window(WindowRequest(table: "sessions")).records.first
    guard case .redacted = session?.record["owner"] else {
      Issue.record("a session hands out the secret of its account")
      return
    }
  }

  @Test("The user's setting of secrecy overrides names and references", .promise(7))
  func said() async throws {
    let scratch = try Scratch()
    _ = try scratch.store(LinkedSecretTests.tables)
    func column(_ table: String, _ column: String) -> SecretColumns.Column {
      SecretColumns.Column(table: table, column: column)
    }
    let store = try SQLiteStore(
      path: scratch.path(),
      secrets: SecretColumns(
        secret: [column("ACCOUNTS", "Name"), column("coins", "token")],
        readable: [column("doors", "PIN"), column("sessions", "owner")]))
    defer { store.close() }
    let schema = try await store.schema()
    #expect(schema.table("accounts")?.column("name")?.secretBasis == .requested)
    #expect(schema.table("accounts")?.column("passcode")?.secretBasis == .named)
    #expect(schema.table("doors")?.column("pin")?.isSecret == false)
    #expect(schema.table("sessions")?.column("owner")?.isSecret == false)
    #expect(schema.table("coins")?.column("token")?.isSecret == false)
    let door = try await store.record(RecordKey("1"), in: "doors")
    #expect(door?.record["pin"] == .text("horse"))
    let account = try await store.record(RecordKey("1"), in: "accounts")
    guard case .redacted = account?.record["name"] else {
      Issue.record("a name that was said to be secret is handed out")
      return
    }
  }
}
