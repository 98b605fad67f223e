public import FoldoutForms
public import FoldoutRecords

/// The tables and records that a store must contain before it is checked.
public struct StoreFixture: Sendable {
  /// The tables.
  public let schema: Schema
  /// The records of each table, unordered.
  public let records: [String: [DynamicRecord]]
  /// The columns whose texts the store compares ignoring case, if it has such columns.
  public let ignoringCase = [
    (table: "people", column: "nick"), (table: StoreFixture.ordered, column: "word"),
  ]
  /// The table that the store must be able to list in the order of each column in its `orders`.
  public static let ordered = "words"
  /// The column that a trigger writes in capitals after each change, if the store has triggers.
  /// ASCII letters only.
  public let upperCaseTrigger = (table: "people", column: "shout")

  /// Creates the standard tables.
  ///
  /// They have keys of numbers, of texts that are hard to encode, of two columns, and none. Further
  /// tables: one without rows; people to change; accounts with secrets; words in two orders; and
  /// owners with pets, which refer to them.
  public init() {
    self.init(adding: nil)
  }

  /// Creates the standard tables and one more.
  init(adding table: Table?) {
    let tables =
      [
        StoreFixture.numbers, StoreFixture.codes, StoreFixture.pairs, StoreFixture.plain,
        StoreFixture.empty, StoreFixture.people, StoreFixture.accounts, StoreFixture.words,
        StoreFixture.owners, StoreFixture.pets,
      ] + [table].compactMap(\.self)
    schema = Schema(tables: tables.map(\.schema), isWritable: true)
    records = Dictionary(
      tables.map { ($0.schema.name, $0.records) }, uniquingKeysWith: { first, _ in first })
  }
}

extension StoreFixture {
  /// One table of the fixture.
  struct Table {
    var schema: TableSchema
    var rows: [[StoredValue]]

    var records: [DynamicRecord] {
      rows.map { DynamicRecord(columns: schema.columns.map(\.name), values: $0) }
    }
  }

  static var numbers: Table {
    let ids: [Int64] = [13, -5, 0, 1, 2, 3, 5, 8, 21, 34, 55, 1_000_000_007]
    return Table(
      schema: TableSchema(
        name: "numbers", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "name", declaredType: "TEXT"),
        ]),
      rows: ids.map { [.integer($0), .text("number \($0)")] })
  }

  static var codes: Table {
    let codes = [
      "007", "7", "", "a", "A", "ab", "it's", "say \"hi\"", "a/b", "a,b", "50%", "%41", "Zoë", "ä",
      "😀", " ", "null",
    ]
    return Table(
      schema: TableSchema(
        name: "odd codes", key: .columns(["the code"]),
        columns: [
          ColumnSchema(name: "the code", declaredType: "TEXT", isNotNull: true, isUnique: true),
          ColumnSchema(name: "meaning \"/%😀", declaredType: "TEXT"),
        ]),
      rows: codes.map { [.text($0), .text("means \($0)")] })
  }

  static var pairs: Table {
    let pairs: [(Int64, String)] = [
      (2, "b"), (1, "a"), (1, "c"), (2, "a"), (2, "c"), (2, "d"), (3, "a"), (10, "a"),
    ]
    return Table(
      schema: TableSchema(
        name: "pairs", key: .columns(["x", "y"]),
        columns: [
          ColumnSchema(name: "y", declaredType: "TEXT", isNotNull: true),
          ColumnSchema(name: "x", declaredType: "INTEGER", isNotNull: true),
          ColumnSchema(name: "note", declaredType: "TEXT"),
        ]),
      rows: pairs.map { [.text($1), .integer($0), .null] })
  }

  static var plain: Table {
    Table(
      schema: TableSchema(
        name: "plain", key: .rowid, columns: [ColumnSchema(name: "note", declaredType: "TEXT")]),
      rows: ["b", "a", "b", "c", "a"].map { [.text($0)] })
  }

  static var empty: Table {
    Table(
      schema: TableSchema(
        name: "empty", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true)
        ]), rows: [])
  }

  static var people: Table {
    Table(
      schema: TableSchema(
        name: "people", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
          ColumnSchema(name: "email", declaredType: "TEXT", isUnique: true),
          ColumnSchema(name: "nick", declaredType: "TEXT"),
          ColumnSchema(name: "shout", declaredType: "TEXT"),
          ColumnSchema(name: "anything"),
        ]),
      rows: [
        [.integer(1), .text("Ada"), .text("ada@x"), .text("Abc"), .text("HI"), .integer(12)],
        [.integer(2), .text("Bob"), .text("bob@x"), .text("Abc"), .null, .text("12")],
        [.integer(3), .text("Eve"), .null, .null, .null, .null],
      ])
  }
}

extension StoreFixture {
  /// Owners, whom pets refer to; one refers to another, one to itself.
  static var owners: Table {
    Table(
      schema: TableSchema(
        name: "owners", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "name", declaredType: "TEXT", defaultText: "'Nobody'"),
          ColumnSchema(
            name: "friend", declaredType: "INTEGER",
            reference: .init(table: "owners", column: "id")),
        ]),
      rows: [
        [.integer(1), .text("Ada"), .null], [.integer(2), .text("Bob"), .integer(1)],
        [.integer(3), .text("Eve"), .integer(3)],
      ])
  }

  /// Pets, which belong to owners.
  static var pets: Table {
    Table(
      schema: TableSchema(
        name: "pets", key: .rowid,
        columns: [
          ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
          ColumnSchema(
            name: "owner", declaredType: "INTEGER",
            reference: .init(table: "owners", column: "id")),
        ]),
      rows: [[.text("Rex"), .integer(1)], [.text("Tom"), .integer(1)], [.text("Kit"), .null]])
  }
}

extension StoreFixture {
  /// Accounts whose passwords must never leave the store; two people have the same one.
  static var accounts: Table {
    Table(
      schema: TableSchema(
        name: "accounts", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "login", declaredType: "TEXT"),
          ColumnSchema(name: "user_password", declaredType: "TEXT"),
          ColumnSchema(name: "Secret"),
        ]),
      rows: [
        [.integer(1), .text("ada"), .text("hunter2"), .blob([1, 2, 3])],
        [.integer(2), .text("bob"), .text("hunter2"), .integer(42)],
        [.integer(3), .text("eve"), .null, .text("")],
      ])
  }
}

extension StoreFixture {
  /// A table of words and ranks. Some words differ only in case, some occur twice, two are NULL,
  /// and two are longer than an address can hold; three are not text, and one is not valid UTF-8.
  static var words: Table {
    let long = String(repeating: "long ", count: 60)
    let words: [StoredValue] = [
      .text("pear"), .text("Apple"), .null, .text("apple"), .text("fig"), .text("APPLE"), .null,
      .text("zoë"), .text(""), .text(long + "b"), .text(long + "a"), .integer(7), .real(6.5),
      .text("fig"), .blob([1, 2]), .text("Fig"), .text(bytes: [0xFF, 0x41]), .text("a\0b"),
    ]
    let ranks: [StoredValue] = [
      .integer(3), .integer(1), .integer(3), .null, .integer(-2), .real(2.5), .integer(3), .null,
      .integer(3), .integer(.max), .integer(.min), .integer(3), .null, .integer(1), .integer(1),
      .null, .integer(2), .integer(3),
    ]
    return Table(
      schema: TableSchema(
        name: StoreFixture.ordered, key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "word"),
          ColumnSchema(name: "rank"),
          ColumnSchema(name: "note", declaredType: "TEXT"),
        ], orders: ["word", "rank"]),
      rows: zip(words, ranks).enumerated().map { index, row in
        [.integer(Int64(index * 3)), row.0, row.1, .text("note \(index)")]
      })
  }
}
