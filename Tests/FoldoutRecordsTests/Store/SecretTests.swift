import FoldoutForms
import FoldoutRecords
import Testing

@Suite("Secrets")
struct SecretTests {
  @Test(
    "a column is secret by its name, whatever its case",
    arguments: [
      ("password", true), ("Password", true), ("PASSWORD", true), ("passwd", true), ("pwd", true),
      ("passphrase", true), ("secret", true), ("passcode", true), ("user_password", true),
      ("UserPassword", true), ("wifiPassword", true), ("clientSecret", true), ("API_SECRET", true),
      ("password_hint", false), ("passport", false), ("secretary", false), ("name", false),
      ("password_changed_at", false), ("keyword", false), ("", false),
      ("Passwort", true), ("kennwort", true), ("Wachtwoord", true), ("contraseña", true),
      ("contrasen\u{303}a", true), ("contrasena", true), ("mot_de_passe", true),
      ("motDePasse", true), ("user_mdp", true), ("senha", true), ("lösenord", true),
      ("heslo", true), ("ПАРОЛЬ", true), ("كلمة_المرور", true), ("pass_word", true),
      ("User Password", true), ("user-password", true), ("password2", true),
      ("password_hash", true), ("passwd_hash", true), ("PasswordHash", true),
      ("passwordhash", true), ("password_digest", true), ("password_salt", true),
      ("mot_de_passe_hash", true), ("token_hash", true), ("api_key", true), ("apiKey", true),
      ("APIKey", true), ("apikey", true), ("private_key", true), ("secret_access_key", true),
      ("token", true), ("access_token", true), ("refreshToken", true), ("auth_token", true),
      ("tokens", false), ("token_count", false), ("pin", false), ("salt", false), ("hash", false),
      ("key", false), ("primary_key", false), ("api", false), ("digest", false),
      ("file_hash", false), ("monkey", false), ("2", false), ("_", false), ("keyword2", false),
      ("passphrase_hint", false), ("senhal", false),
    ])
  func names(name: String, isSecret: Bool) {
    #expect(ColumnSchema(name: name).isSecret == isSecret)
    #expect(ColumnSchema(name: name, isSecret: !isSecret).isSecret == !isSecret)
  }

  private static let plain = "correct horse battery staple"

  private var store: MemoryStore {
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [ColumnSchema(name: "login"), ColumnSchema(name: "password")])
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [
        "t": [
          DynamicRecord(
            columns: ["login", "password"], values: [.text("ada"), .text(SecretTests.plain)])
        ]
      ])
  }

  @Test("neither a change nor what comes of it prints a secret")
  func descriptions() async throws {
    let store = store
    let key = RecordKey([.integer(1)])
    let seen = try #require(try await store.record(key, in: "t"))
    let cell = Change.Cell(
      column: "password", seen: Token(seen.record["password"]), new: .text("hunter2"))
    let change = Change(table: "t", key: key, cells: [cell])
    let outcome = try await store.change(change)
    var dumped = ""
    dump(change, to: &dumped)
    dump(outcome, to: &dumped)
    dump(seen, to: &dumped)
    let bytes = "\(Array("hunter2".utf8))".dropFirst().dropLast()
    for text in [
      "\(cell)", "\(change)", "\(outcome)", "\(seen)", String(reflecting: cell),
      String(reflecting: change), String(reflecting: outcome), dumped,
      Token(seen.record["password"]).text,
    ] {
      #expect(!text.contains("hunter2") && !text.contains(bytes), "\(text)")
      #expect(!text.contains(SecretTests.plain), "\(text)")
      #expect(!text.contains("\(Array(SecretTests.plain.utf8).prefix(7))".dropFirst().dropLast()))
    }
    #expect("\(cell)" == "password: a secret → text of 7 bytes")
    let revealed = try await store.revealed(key, in: "t")
    #expect(revealed?["password"] == .text("hunter2"))
  }

  @Test("a seal has a token of its own, which no other value has")
  func tokens() {
    #expect(Token(.sealed(0x1F)).text == "s:1f")
    let values: [StoredValue] = [
      .null, .text("s:1f"), .text("1f"), .integer(0x1F), .blob([0x1F]), .sealed(0x1E),
    ]
    for value in values { #expect(!Token(.sealed(0x1F)).matches(value)) }
  }

  @Test("a key that is secret names no record")
  func keys() async throws {
    let table = TableSchema(
      name: "t", key: .columns(["secret"]), columns: [ColumnSchema(name: "secret")])
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: ["t": [DynamicRecord(columns: ["secret"], values: [.text("hunter2")])]])
    let window = try await store.window(WindowRequest(table: "t"))
    #expect(window.records.map(\.key) == [RecordKey([.integer(1)])])
    let schema = try await store.schema()
    #expect(schema.tables.map(\.key) == [.rowid])
  }

  @Test("a secret is no record's title")
  func titles() {
    let table = TableSchema(
      name: "t", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "password", declaredType: "TEXT", isUnique: true),
        ColumnSchema(name: "city", declaredType: "TEXT"),
      ])
    let naming = RecordTitle(table, in: Schema(tables: [table], isWritable: true))
    #expect(naming.title == [])
    #expect(naming.columns == ["city"])
  }
}
