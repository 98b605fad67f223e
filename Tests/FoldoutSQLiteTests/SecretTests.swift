import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@Suite("Secrets of a file")
struct SecretTests {
  @Test(
    "A secret key identifies no record, and another name of the rowid is not a secret", .promise(7))
  func keys() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (passcode TEXT PRIMARY KEY, x); INSERT INTO a VALUES ('hunter2', 1);
      CREATE TABLE b (passcode TEXT PRIMARY KEY, x) WITHOUT ROWID; INSERT INTO b VALUES ('y', 1);
      CREATE TABLE c (secret INTEGER PRIMARY KEY, x); INSERT INTO c VALUES (7, 1);
      """)
    let schema = try await store.schema()
    #expect(schema.tables.map(\.key) == [.rowid, .rowNumber, .columns(["secret"])])
    #expect(schema.tables.map(\.isWritable) == [true, false, true])
    for table in ["a", "b"] {
      let record = try await store.window(WindowRequest(table: table)).records.first
      #expect(record?.key == RecordKey([.integer(1)]))
      guard case .redacted = record?.record["passcode"] else {
        Issue.record("\(table) hands out its key")
        continue
      }
    }
    let number = try await store.record(RecordKey("7"), in: "c")
    #expect(number?.record["secret"] == .integer(7))
  }

  @Test("A column computed from a secret is secret, unless the user says otherwise", .promise(7))
  func computed() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT, password TEXT,
        n_len INTEGER AS (length(password)), starts TEXT AS (substr(password, 1, 3)),
        mirror TEXT AS (password || '') STORED, far TEXT AS (upper(mirror)),
        greeting TEXT AS ('Hi ' || name));
      INSERT INTO a (name, password) VALUES ('Ada', 'hunter2');
      """)
    let store = try scratch.store()
    let columns = try await store.schema().table("a")?.columns ?? []
    #expect(
      columns.filter(\.isSecret).map(\.name) == ["password", "n_len", "starts", "mirror", "far"])
    #expect(columns.last?.secretBasis == nil && columns[3].secretBasis == .computed)
    let record = try await store.record(RecordKey("1"), in: "a")
    for name in ["n_len", "starts", "mirror", "far"] {
      guard case .redacted = record?.record[name] else {
        Issue.record("\(name) is shown")
        continue
      }
    }
    let lenient = try SQLiteStore(
      path: scratch.path(),
      secrets: SecretColumns(readable: [.init(table: "a", column: "n_len")]))
    #expect(try await lenient.record(RecordKey("1"), in: "a")?.record["n_len"] == .integer(7))
  }

  @Test("A switch about a secret is no secret, and a column of secrets stays one", .promise(7))
  func switches() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE uc (
        id INTEGER PRIMARY KEY, password TEXT, hide_passwords BOOLEAN NOT NULL,
        must_change_password INTEGER NOT NULL DEFAULT 0, use_token BOOL, show_token TEXT,
        login_secret BOOL, use_passcode INTEGER, force_password TEXT, must_reset_password INTEGER,
        reset_password INTEGER CHECK (reset_password IN (0, 1)));
      INSERT INTO uc VALUES
        (1, 'x', 0, 0, 1, 't', 1, 1, 'hunter2', 2, 1), (2, 'y', 1, 1, 0, 'f', 0, 1234, 'f', 1, 0);
      CREATE TABLE fresh (
        id INTEGER PRIMARY KEY, must_change_password INTEGER DEFAULT 0, use_passcode INTEGER,
        hide_passwords BOOLEAN);
      CREATE VIEW v AS SELECT hide_passwords, must_change_password, login_secret FROM uc;
      """)
    let schema = try await scratch.store().schema()
    func secrets(_ table: String) -> [String]? {
      schema.table(table)?.columns.filter(\.isSecret).map(\.name)
    }
    #expect(secrets("uc") == ["password", "use_passcode", "force_password", "must_reset_password"])
    #expect(secrets("fresh") == ["use_passcode"])
    // The rows of a view are not read.
    #expect(secrets("v") == ["must_change_password", "login_secret"])
    let named = try SQLiteStore(
      path: scratch.path(),
      secrets: SecretColumns(secret: [.init(table: "uc", column: "use_token")]))
    #expect(try await named.schema().table("uc")?.column("use_token")?.isSecret == true)
  }

  @Test("Numbers that certainly are a yes or a no are no secrets, whatever their name", .promise(7))
  func certainSwitches() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, reset_password INTEGER, new_password INT NOT NULL DEFAULT 0,
        old_password INTEGER, pin INTEGER, user_pin INTEGER, otp INTEGER, token INTEGER,
        secret TEXT);
      INSERT INTO t VALUES
        (1, 0, 1, NULL, NULL, 1, 0, 0, '0'), (2, 1, 0, 1, 0, 1, 1, 1, '1'),
        (3, NULL, 0, 1, NULL, 1, 4711, 2, '0');
      """)
    let columns = try #require(try await store.schema().table("t")).columns
    #expect(
      columns.filter { $0.binding.kind == .flag }.map(\.name)
        == ["reset_password", "new_password"])
    #expect(
      columns.filter(\.isSecret).map(\.name)
        == ["old_password", "pin", "user_pin", "otp", "token", "secret"])
  }

  @Test("Views redact columns with secret names", .promise(7))
  func views() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, pwd TEXT); INSERT INTO a VALUES (1, 'hunter2');
      CREATE VIEW v AS SELECT * FROM a;
      """)
    let record = try await store.window(WindowRequest(table: "v")).records.first
    guard case .redacted = record?.record["pwd"] else {
      Issue.record("a view hands out a secret")
      return
    }
  }

  @Test(
    "Columns declared secret stay secret in views and virtual tables that expose them", .promise(7))
  func handedOn() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE u (id INTEGER PRIMARY KEY, note TEXT); INSERT INTO u VALUES (1, 'hunter2');
      CREATE VIEW v AS SELECT * FROM u; CREATE VIEW w AS SELECT * FROM v;
      CREATE VIRTUAL TABLE f USING fts5(note, content = 'u');
      CREATE TABLE other (id INTEGER PRIMARY KEY, note TEXT);
      """)
    let note = { SecretColumns.Column(table: $0, column: "note") }
    let store = try SQLiteStore(
      path: scratch.path(), secrets: SecretColumns(secret: [note("u")], readable: [note("w")]))
    let schema = try await store.schema()
    let secret = schema.tables.filter { $0.column("note")?.isSecret == true }.map(\.name)
    #expect(Set(secret) == ["u", "v", "f"])
    let record = try await store.window(WindowRequest(table: "v")).records.first
    guard case .redacted = record?.record["note"] else {
      Issue.record("a view hands out a secret")
      return
    }
  }

  @Test(
    "A redacted value is never written back, neither through a view nor by a trigger", .promise(7))
  func tokensAreNotWrittenBack() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, x TEXT, pwd TEXT);
      INSERT INTO a VALUES (1, 'x', 'hunter2');
      CREATE VIEW v AS SELECT * FROM a;
      CREATE TRIGGER t AFTER UPDATE OF x ON a
        BEGIN UPDATE a SET pwd = new.x WHERE id = new.id; END
      """)
    func token(_ table: String) async throws -> StoredValue {
      try await store.window(WindowRequest(table: table)).records.first?.record["pwd"] ?? .null
    }
    var gone: [String: Set<StoredValue>] = [:]
    var old = "x"
    for text in ["y", "hunter2", "z", "hunter2"] {
      for table in ["a", "v"] {
        #expect(
          gone[table, default: []].insert(try await token(table)).inserted, "\(table) \(text)")
        #expect(try await gone[table]?.contains(token(table)) == true)
      }
      _ = try await store.change(Change("a", RecordKey("1"), "x", .text(old), .text(text)))
      old = text
    }
  }

  @Test("A change that fails at its commit leaves the secret token unchanged")
  func sealsOfFailedCommits() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE b (id INTEGER PRIMARY KEY);
      CREATE TABLE a (id INTEGER PRIMARY KEY, pwd TEXT,
        b INTEGER REFERENCES b DEFERRABLE INITIALLY DEFERRED);
      INSERT INTO a VALUES (1, 'hunter2', NULL);
      """)
    func token() async throws -> StoredValue {
      try await store.record(RecordKey("1"), in: "a")?.record["pwd"] ?? .null
    }
    let before = try await token()
    for guess in ["hunter3", "hunter2"] {
      let change = Change(
        table: "a", key: RecordKey("1"),
        cells: [
          .init(column: "pwd", original: Token(before), new: .text(guess)),
          .init(column: "b", original: Token(.null), new: .integer(7)),
        ])
      await #expect(throws: StoreError.refused(rule: .foreignKey(to: "b"), column: "b", table: "a"))
      {
        try await store.change(change)
      }
      #expect(try await token() == before)
    }
    guard
      case .stored = try await store.change(
        Change("a", RecordKey("1"), "pwd", before, .text("battery")))
    else {
      Issue.record("the page still stands on the secret that it showed")
      return
    }
    #expect(try await token() != before)
  }

  @Test("The schema says if a column's secrets look like hashes, and nothing else about them")
  func hashes() async throws {
    let bcrypt = "$2b$12$Ro0CUfOqk6cXEKf3dyaM7OhSCvnwM9s4wIX9JeLapehKK5YdLxKcm"
    let store = try Scratch().store(
      """
      CREATE TABLE a (
        id INTEGER PRIMARY KEY, password TEXT, token TEXT, pwd BLOB, secret TEXT, note TEXT);
      INSERT INTO a VALUES
        (1, '\(bcrypt)', 'hunter2', randomblob(32), NULL, '\(bcrypt)'),
        (2, '\(bcrypt)', 'horse', randomblob(32), NULL, '\(bcrypt)');
      CREATE VIEW v AS SELECT * FROM a;
      """)
    let schema = try await store.schema()
    let columns = try #require(schema.table("a")).columns
    #expect(columns.filter(\.holdsHashes).map(\.name) == ["password", "pwd"])
    #expect(schema.table("v")?.columns.contains(where: \.holdsHashes) == false)
    for column in columns where column.isSecret {
      #expect(column.sample == nil && column.textShape == nil && column.storedClass == nil)
    }
  }

  @Test("A secret number is verified after its column's conversion of the text")
  func numbers() async throws {
    let store = try Scratch().store(
      "CREATE TABLE a (id INTEGER PRIMARY KEY, passcode INTEGER); INSERT INTO a VALUES (1, NULL);")
    let change = Change("a", RecordKey("1"), "passcode", .null, .text("0042"))
    guard case .stored(_, altered: [], alsoWritten: _) = try await store.change(change) else {
      Issue.record("a passcode is not stored")
      return
    }
    for (text, expected) in [("0042", true), ("42", true), ("43", false), ("", false)] {
      let found = try await store.verify(text, column: "passcode", of: RecordKey("1"), in: "a")
      #expect(found == expected, "\(text)")
    }
  }
}
