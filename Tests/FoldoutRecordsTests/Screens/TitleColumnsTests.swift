import FoldoutForms
import FoldoutRecords
import Testing

@Suite("Titles of records")
struct TitleColumnsTests {
  private func table(_ columns: [(String, String)], unique: Set<String> = []) -> TableSchema {
    TableSchema(
      name: "t", key: .columns(["id"]),
      columns: columns.map {
        ColumnSchema(name: $0.0, declaredType: $0.1, isUnique: unique.contains($0.0))
      })
  }

  private func title(_ table: TableSchema, in tables: [TableSchema] = []) -> TitleColumns {
    TitleColumns(table, in: Schema(tables: tables + [table], isWritable: true))
  }

  @Test("The first rule that applies gives the title, and names of people come first")
  func rules() {
    let text = "NVARCHAR(20)"
    let cases: [([(String, String)], Set<String>, TitleColumns.Rule, [String])] = [
      (
        [("id", "INTEGER"), ("Title", text), ("LastName", text), ("FirstName", text)], [],
        .personName, ["FirstName", "LastName"]
      ),
      (
        [("id", "INTEGER"), ("Nachname", text), ("Vorname", text)], [], .personName,
        ["Vorname", "Nachname"]
      ),
      ([("id", "INTEGER"), ("code", text), ("title", text)], [], .name, ["title"]),
      ([("id", "INTEGER"), ("name", "INTEGER"), ("label", text)], [], .name, ["label"]),
      ([("id", "INTEGER"), ("code", text), ("file_name", text)], [], .name, ["file_name"]),
      ([("id", "INTEGER"), ("file_name", text), ("name", text)], [], .name, ["name"]),
      ([("id", "INTEGER"), ("Bezeichnung", text)], [], .name, ["Bezeichnung"]),
      ([("id", "INTEGER"), ("a", text), ("b", text)], ["b"], .unique, ["b"]),
      ([("id", "INTEGER"), ("code", text), ("a", text)], [], .text, ["a"]),
      ([("id", "INTEGER"), ("a", text), ("username", text)], [], .text, ["a"]),
      ([("id", "INTEGER"), ("notes", "TEXT"), ("reason", text)], [], .text, ["reason"]),
      ([("id", "INTEGER"), ("notes", "TEXT")], [], .text, ["notes"]),
      ([("id", "INTEGER"), ("password", text), ("login", text)], [], .text, ["login"]),
      ([("id", "INTEGER"), ("status", text), ("zip_code", text)], [], .key, []),
      ([("id", "INTEGER"), ("iso", "CHAR(2)"), ("short", "CHAR(2)")], [], .key, []),
      ([("id", "INTEGER")], [], .key, []),
    ]
    for (columns, unique, rule, expected) in cases {
      let found = title(table(columns, unique: unique))
      #expect(found.title == expected, "\(columns)")
      #expect(found.rule == rule, "\(columns)")
    }
  }

  @Test("A text key is not a unique text, and views follow the same rules")
  func keysAndViews() {
    let codes = TableSchema(
      name: "t", key: .columns(["sort"]),
      columns: [
        ColumnSchema(name: "sort", declaredType: "TEXT", isUnique: true),
        ColumnSchema(name: "words", declaredType: "TEXT"),
      ])
    #expect(title(codes).rule == .text)
    var view = table([("id", "INTEGER"), ("reason", "TEXT")])
    view.key = .rowNumber
    #expect(title(view).title == ["reason"])
    view.columns = [
      ColumnSchema(name: "a"), ColumnSchema(name: "b", declaredType: "INTEGER"),
    ]
    #expect(title(view).rule == .values)
    view.columns[0].textShape = .line
    #expect(title(view).title == ["a"])
    view.columns = ["a", "b", "c", "d"].map { ColumnSchema(name: $0, declaredType: "INTEGER") }
    #expect(title(view).rule == .values)
    #expect(title(view).title == ["a", "b", "c"])
  }

  /// The schema of a record shop, with invoices and lines that refer to them.
  private static let shop: [TableSchema] = [
    TableSchema(
      name: "artist", key: .columns(["id"]), columns: [id, text("name")]),
    TableSchema(
      name: "album", key: .columns(["id"]), columns: [id, text("title"), refers("artist")]),
    TableSchema(
      name: "invoice", key: .columns(["id"]),
      columns: [id, refers("artist"), text("address")]),
    TableSchema(
      name: "line", key: .columns(["id"]),
      columns: [id, refers("invoice"), refers("album"), number("price", "NUMERIC(10,2)")]),
    TableSchema(
      name: "part", key: .columns(["id"]), columns: [id, refers("part"), text("code")]),
  ]

  private static let id = ColumnSchema(
    name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true)

  private static func text(_ name: String) -> ColumnSchema {
    ColumnSchema(name: name, declaredType: "TEXT")
  }

  private static func number(_ name: String, _ type: String) -> ColumnSchema {
    ColumnSchema(name: name, declaredType: type)
  }

  private static func refers(_ table: String) -> ColumnSchema {
    ColumnSchema(
      name: table, declaredType: "INTEGER",
      reference: ColumnSchema.Reference(table: table, column: "id"))
  }

  private func titles(_ name: String) throws -> TitleColumns {
    let schema = Schema(tables: TitleColumnsTests.shop, isWritable: true)
    return TitleColumns(try #require(schema.table(name)), in: schema)
  }

  @Test("A record without a name is titled by its reference, or else by its key")
  func references() throws {
    let line = try titles("line")
    #expect(line.rule == .references)
    #expect(line.title == ["invoice", "album"])
    var labels = ReferenceLabels()
    labels["album", .integer(4)] = RecordLabel(
      value: .integer(4), key: RecordKey([.integer(4)]), title: "Let There Be Rock")
    labels["invoice", .integer(7)] = RecordLabel(
      value: .integer(7), key: RecordKey([.integer(7)]), title: "AC/DC")
    func titleText(_ invoice: StoredValue, _ album: StoredValue) -> String {
      line.title(
        of: StoredRecord(
          key: RecordKey([.integer(1)]),
          record: DynamicRecord(columns: ["invoice", "album"], values: [invoice, album])),
        labels: labels)
    }
    #expect(titleText(.integer(7), .integer(4)) == "Invoice 7 · Let There Be Rock")
    #expect(titleText(.null, .integer(4)) == "Let There Be Rock")
    #expect(titleText(.integer(7), .integer(99)) == "Invoice 7 · Album 99")
    #expect(titleText(.null, .null) == "1")
    // The record's own name is preferred to that of the record it refers to.
    #expect(try titles("album").title == ["title"])
    #expect(try titles("album").details == ["artist"])
    #expect(try titles("invoice").rule == .references)
    #expect(try titles("part").rule == .key)
  }

  @Test("The second line has up to three values that distinguish rows")
  func details() {
    func details(_ columns: ColumnSchema...) -> [String] {
      title(
        TableSchema(name: "t", key: .columns(["id"]), columns: [TitleColumnsTests.id] + columns)
      )
      .details
    }
    let named = TitleColumnsTests.text("name")
    var day = ColumnSchema(name: "born", declaredType: "DATE", dateForm: .day)
    var size = TitleColumnsTests.text("size")
    size.constraints.options = [.text("small"), .text("large")]
    #expect(
      details(named, day, TitleColumnsTests.number("price", "REAL"), size) == [
        "born", "price", "size",
      ])
    #expect(details(named, TitleColumnsTests.text("password")) == [])
    #expect(details(named, TitleColumnsTests.number("latitude", "REAL")) == [])
    #expect(details(named, TitleColumnsTests.number("plays", "INTEGER")) == [])
    #expect(details(named, TitleColumnsTests.number("total", "INTEGER")) == ["total"])
    #expect(details(named, ColumnSchema(name: "paid", declaredType: "BOOLEAN")) == [])
    day.name = "last_update"
    #expect(details(named, day, TitleColumnsTests.text("company")) == ["company"])
    #expect(details(named, TitleColumnsTests.text("notes"), TitleColumnsTests.text("zip")) == [])
  }

  private func text(_ name: String, _ variety: ColumnSample.Variety, _ isForMachines: Bool = false)
    -> ColumnSchema
  {
    var column = TitleColumnsTests.text(name)
    column.sample = ColumnSample(variety: variety, isForMachines: isForMachines)
    return column
  }

  private func title(of columns: ColumnSchema...) -> TitleColumns {
    title(TableSchema(name: "t", key: .columns(["id"]), columns: [TitleColumnsTests.id] + columns))
  }

  @Test("A column whose first rows have no two different values makes no title")
  func varieties() {
    #expect(title(of: text("subject", .empty), text("body", .several)).title == ["body"])
    #expect(title(of: text("name", .one), text("statistic", .several)).title == ["statistic"])
    #expect(title(of: text("name", .one), text("source", .one)).rule == .key)
    #expect(
      title(of: text("first_name", .several), text("last_name", .one)).title == [
        "first_name", "last_name",
      ])
    #expect(title(of: text("first_name", .one), text("last_name", .one)).rule == .key)
    #expect(title(of: text("first_name", .empty), text("last_name", .several)).rule == .name)
    #expect(title(of: text("name", .empty), text("company", .empty)).details == [])
    var code = text("statistic_id", .several)
    #expect(title(of: code).rule == .key)
    code.sample?.isDistinct = true
    #expect(title(of: code).title == ["statistic_id"])
    #expect(title(of: code, text("body", .several)).title == ["body"])
  }

  @Test("Texts for programs make no title, and come last in a second line")
  func textsForPrograms() {
    var unique = text("guid", .several, true)
    unique.isUnique = true
    #expect(title(of: unique, text("file", .several)).title == ["file"])
    #expect(title(of: text("data", .several, true), text("file", .several)).title == ["file"])
    let named = title(of: text("name", .several, true), TitleColumnsTests.number("plays", "INT"))
    #expect(named.rule == .key)
    #expect(named.details == [])
    #expect(named.fallbackDetails == ["plays", "name"])
  }

  @Test("The Z before Core Data's names is no letter of a name")
  func coreDataNames() {
    #expect(title(of: text("ZNOTE", .several), text("ZTITLE", .several)).title == ["ZTITLE"])
    #expect(
      title(of: text("ZFIRSTNAME", .several), text("ZLASTNAME", .several)).rule == .personName)
    #expect(title(of: text("ZIP", .several)).rule == .key)
    #expect(title(of: text("ztitle", .several), text("a", .several)).rule == .text)
  }

  @Test("Salts and hashes beside a secret are in no title and in no second line")
  func secretParts() {
    let names = ["scratch_salt", "scratch_hash", "totp_recover", "salt"]
    let derived = names.map(TitleColumnsTests.text)
    let table = TableSchema(
      name: "t", key: .columns(["id"]),
      columns: [TitleColumnsTests.id, TitleColumnsTests.text("secret")] + derived)
    let found = title(table)
    #expect(found.rule == .key)
    #expect(found.columns == [])
    #expect(found.hides("scratch_hash", in: DynamicRecord(columns: [], values: [])))
    // The hash of a file is no secret.
    #expect(title(of: TitleColumnsTests.text("sha256")).fallbackDetails == ["sha256"])
  }

  @Test("A table of settings is titled by the names of its settings")
  func settings() {
    #expect(title(of: text("key", .several), text("value", .several)).title == ["key"])
    #expect(title(of: text("meta_key", .several), text("meta_value", .several)).rule == .name)
    // If all names are the same, the values still make no title.
    #expect(title(of: text("key", .one), text("value", .several)).rule == .key)
    #expect(title(of: text("value", .several)).title == ["value"])
  }

  @Test(
    "A value whose row has the name of a secret is hidden, and others are not",
    arguments: [
      ("mailserver_pass", true), ("auth_key", true), ("AuthenticatorKey", true),
      ("auth_salt", true), ("Wifi password", true), ("siteurl", false), ("blogname", false),
      ("max_tokens", false), ("has_password", false),
    ])
  func namedSecrets(_ name: String, _ isHidden: Bool) {
    let found = title(of: text("option_name", .several), text("option_value", .several))
    let row = DynamicRecord(
      columns: ["option_name", "option_value"], values: [.text(name), .text("hunter2")])
    #expect(found.hides("option_value", in: row) == isHidden)
    #expect(!found.hides("option_name", in: row))
  }

  @Test("The only other text of a row is hidden if its title is the name of a secret, in one word")
  func namedNotes() {
    let found = title(of: text("name", .several), text("content", .several))
    func hides(_ name: String) -> Bool {
      found.hides(
        "content", in: DynamicRecord(columns: ["name", "content"], values: [.text(name), .null]))
    }
    #expect(hides("smtp_password"))
    #expect(!hides("The Secret"))
    #expect(!hides("readme"))
  }

  @Test("A record's title comes from its columns, or else its key")
  func texts() {
    let titles = title(
      table([("id", "INTEGER"), ("first_name", "TEXT"), ("last_name", "TEXT")]))
    func titleText(_ first: StoredValue, _ last: StoredValue) -> String {
      titles.title(
        of: StoredRecord(
          key: RecordKey([.integer(7)]),
          record: DynamicRecord(columns: ["first_name", "last_name"], values: [first, last])))
    }
    #expect(titleText(.text("Ada"), .text("Brandt")) == "Ada Brandt")
    #expect(titleText(.text("Ada"), .null) == "Ada")
    #expect(titleText(.null, .text("")) == "7")
    #expect(titleText(.text(" "), .text("\u{200F}\u{200E}")) == "7")
  }

  @Test("The bytes of a key are shown as hexadecimal digits")
  func bytes() {
    let key = RecordKey([.blob([0x03, 0x55, 0xFF]), .integer(7)])
    #expect(key.shown == "0355FF, 7")
    let titles = title(table([("id", "BLOB"), ("name", "TEXT")]))
    let record = DynamicRecord(columns: ["id", "name"], values: [.blob([0x0D]), .blob([0x41])])
    let stored = StoredRecord(key: RecordKey([.blob([0x0D])]), record: record)
    #expect(titles.title(of: stored) == "0D")
  }
}
