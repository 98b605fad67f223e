import FoldoutForms
import FoldoutRecords
import Testing

@Suite("Forms and values of new records")
struct NewRecordTests {
  @Test(
    "A default is read as the column stores it",
    arguments: [
      ("", nil, ColumnDefault.value(.null)), ("TEXT", "NULL", .value(.null)),
      ("INTEGER", "25", .value(.integer(25))), ("TEXT", "5", .value(.text("5"))),
      ("REAL", "5", .value(.real(5))), ("INTEGER", "'7'", .value(.integer(7))),
      ("TEXT", "'it''s'", .value(.text("it's"))), ("TEXT", "\"open\"", .value(.text("open"))),
      ("TEXT", "\"\"", .value(.text(""))),
      ("DECIMAL(8,2)", "-1.5", .value(.real(-1.5))), ("BOOLEAN", "TRUE", .value(.integer(1))),
      ("DATE", "CURRENT_DATE", .moment(.date)), ("TIME", "current_time", .moment(.time)),
      ("DATETIME", "CURRENT_TIMESTAMP", .moment(.dateAndTime)),
      ("TEXT", "hex(randomblob(8))", .expression), ("TEXT", "'a' || 'b'", .expression),
      ("BLOB", "x'00'", .expression), ("TEXT", "", .expression),
    ] as [(String, String?, ColumnDefault)])
  func defaults(_ type: String, _ text: String?, _ expected: ColumnDefault) {
    let column = ColumnSchema(name: "c", declaredType: type, defaultText: text)
    #expect(column.defaultValue == expected)
  }

  @Test("Where the empty text is a value, a new record begins with it and needs no other")
  func emptyTexts() throws {
    var table = TableSchema(
      name: "t", key: .columns(["code"]),
      columns: [
        ColumnSchema(name: "code", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "link", declaredType: "TEXT", isNotNull: true, defaultText: "\"\""),
        ColumnSchema(name: "nick", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "note", declaredType: "TEXT"),
        ColumnSchema(
          name: "count", declaredType: "INTEGER", isNotNull: true, defaultText: "\"\""),
      ])
    for index in [0, 3, 4] { table.columns[index].holdsEmptyText = true }
    let form = table.newRecordForm()
    #expect(form.fields.filter(\.isRequired).map(\.id) == ["code", "name"])
    #expect(
      table.newRecord(of: form).values
        == [.null, .null, .text(""), .text(""), .null, .text("")])
    for id: FieldID in ["nick", "count"] {
      let field = try #require(table.form(isWritable: true).field(id))
      #expect(try field.cleared() == .text(""))
    }
  }

  @Test("A column of bytes that needs a value keeps records from being added")
  func bytes() {
    func unfillable(_ type: String, isNotNull: Bool = true, _ defaultText: String? = nil)
      -> String?
    {
      var column = ColumnSchema(
        name: "data", declaredType: type, isNotNull: isNotNull, defaultText: defaultText)
      if type == "GUID" { column.storedClass = .bytes }
      return TableSchema(
        name: "t", key: .rowid, columns: [ColumnSchema(name: "id", declaredType: "TEXT"), column]
      ).unfillableColumn
    }
    #expect(unfillable("BLOB") == "data" && unfillable("GUID") == "data")
    #expect(unfillable("BLOB", isNotNull: false) == nil && unfillable("TEXT") == nil)
    #expect(unfillable("BLOB", "randomblob(16)") == nil)
    let key = TableSchema(
      name: "t", key: .columns(["id"]), columns: [ColumnSchema(name: "id", declaredType: "BLOB")])
    #expect(key.unfillableColumn == "id")
    var textual = key
    textual.columns[0].storedClass = .texts
    #expect(textual.unfillableColumn == nil)
  }

  private static let now = LocalDateTime(
    year: 2002, month: 8, day: 14, hour: 9, minute: 30, second: 15)
  private static let usual = StoredDate.Form.dayAndTime(separator: .blank, .seconds)
  private static let both = StoredValue.text("2002-08-14 09:30:15")

  /// Returns the value of a default in the form of a column.
  private func dated(
    _ value: StoredValue, _ date: StoredDate.Form? = nil, _ moment: StoredMoment.Form? = nil,
    type: String = "", never: StoredValue? = nil
  ) throws -> StoredValue? {
    var column = ColumnSchema(name: "c", declaredType: type, dateForm: date, momentForm: moment)
    column.never = never
    return column.dateByDefault(value, at: try #require(NewRecordTests.now))
  }

  @Test("A default that is a date as text has the form of its column's dates")
  func datesByDefault() throws {
    let (both, usual, day) = (Self.both, Self.usual, StoredValue.text("2002-08-14"))
    #expect(try dated(both, usual) == nil && dated(day, .day) == nil && dated(both) == nil)
    #expect(try dated(.text("now"), .day) == nil && dated(.text("09:30:15"), usual) == nil)
    let withT = StoredDate.Form.dayAndTime(separator: .letter, .fraction(digits: 3))
    #expect(try dated(both, withT) == .text("2002-08-14T09:30:15.000"))
    #expect(try dated(.text("2002-08-14T09:30:15.250"), usual) == Self.both)
    #expect(try dated(both, .day) == day)
    let zoned = usual.stating(try #require(StoredDate.Zone("+02:00")))
    #expect(try dated(both, zoned) == .text("2002-08-14 11:30:15+02:00"))
    #expect(try dated(.text("2002-08-14T09:30:15Z"), zoned) == .text("2002-08-14 11:30:15+02:00"))
    #expect(try dated(day, usual) == .text("2002-08-14 00:00:00"))
    #expect(try dated(both, nil, .init(.seconds)) == .integer(1_029_317_415))
    #expect(
      try dated(.text("2002-08-14 09:30:15.250"), nil, .init(.seconds)) == .integer(1_029_317_415))
    #expect(try dated(both, nil, .init(.milliseconds)) == .integer(1_029_317_415_000))
    #expect(
      try dated(both, nil, .init(.secondsSince2001, allowsFraction: true)) == .real(51_010_215))
    #expect(
      try dated(both, nil, .init(.seconds, timeOfDays: .midnight)) == .integer(1_029_283_200))
    #expect(try dated(day, nil, .init(.digitsOfDays)) == .integer(20_020_814))
    #expect(
      try dated(both, nil, .init(.digitsOfSeconds, isText: true)) == .text("20020814093015"))
  }

  @Test("A default that is a number near the current time in one unit has its column's form")
  func momentsByDefault() throws {
    let (both, seconds) = (Self.both, StoredValue.integer(1_029_317_415))
    #expect(try dated(seconds, Self.usual) == both)
    #expect(try dated(.text("1029317415"), Self.usual) == both)
    #expect(try dated(.integer(1_029_317_415_250), Self.usual) == both)
    let julian = StoredMoment(try #require(Self.now), unit: .julianDays).real
    #expect(try dated(.real(julian), Self.usual) == both)
    #expect(try dated(seconds, nil, .init(.milliseconds)) == .integer(1_029_317_415_000))
    #expect(try dated(seconds, nil, .init(.seconds)) == nil)
    #expect(try dated(.text("1029317415"), nil, .init(.seconds), type: "INTEGER") == nil)
    #expect(try dated(.integer(25), Self.usual) == nil)
    #expect(try dated(.integer(500_000_000), Self.usual) == nil)
  }

  @Test("A default that means never is spelled as in its column")
  func neverByDefault() throws {
    let zeros = StoredValue.text("0000-00-00 00:00:00")
    #expect(try dated(.text("0000-00-00"), Self.usual, never: zeros) == zeros)
    #expect(try dated(zeros, Self.usual, never: zeros) == nil)
    #expect(try dated(.text("0"), nil, .init(.seconds), type: "INT", never: .integer(0)) == nil)
  }

  @Test(
    "Only literals, the current time and functions of dates can be dates by default",
    arguments: [
      (nil, false), ("NULL", false), ("''", true), ("'0000-00-00'", true), ("CURRENT_TIME", false),
      ("CURRENT_TIMESTAMP", true), ("datetime('now')", true), ("CURRENT_TIMESTAMP || 'Z'", true),
      ("CAST(strftime('%s','now') AS INT) * 1000", true), ("hex(randomblob(8))", false),
      ("\"date\"('now')", false), ("randomblob/**/(5) || current_date", false),
      ("load_extension(date('now'))", false), ("1 + 1", false),
    ] as [(String?, Bool)])
  func defaultsOfDates(text: String?, expected: Bool) {
    #expect(ColumnSchema(name: "c", defaultText: text).mayDefaultToDate == expected)
  }

  @Test("A default of 0 or 1 takes the spelling of its column's switch")
  func spelledDefaults() {
    var column = ColumnSchema(
      name: "active", declaredType: "BOOLEAN", isNotNull: true, defaultText: "FALSE")
    column.switchFinding = .form(SwitchValues(off: .text("N"), on: .text("Y")))
    for (text, expected) in [("FALSE", "N"), ("1", "Y"), ("'N'", "N")] {
      column.defaultText = text
      let table = TableSchema(name: "t", key: .rowid, columns: [column])
      #expect(table.newRecord(of: table.newRecordForm())["active"] == .text(expected))
    }
  }

  @Test("A new record begins with never where no row has NULL instead")
  func neverInsteadOfNull() {
    var column = ColumnSchema(name: "closed", declaredType: "DATE", dateForm: .day)
    column.never = .text("")
    func first(_ column: ColumnSchema) -> StoredValue? {
      let table = TableSchema(name: "t", key: .rowid, columns: [column])
      return table.newRecord(of: table.newRecordForm()).values.first
    }
    #expect(first(column) == .null)
    column.hasNeverInsteadOfNull = true
    #expect(first(column) == .text(""))
  }

  @Test("A key that the store does not generate is asked for")
  func keys() {
    func fields(_ key: TableSchema.Key, _ type: String) -> [FieldID] {
      TableSchema(
        name: "t", key: key,
        columns: [
          ColumnSchema(name: "note", declaredType: "TEXT"),
          ColumnSchema(name: "a", declaredType: type), ColumnSchema(name: "b"),
          ColumnSchema(name: "sum", isGenerated: true),
          ColumnSchema(name: "bytes", declaredType: "BLOB"),
        ]
      ).newRecordForm().fields.map(\.id)
    }
    #expect(fields(.columns(["a"]), "INTEGER") == ["note", "b"])
    #expect(fields(.columns(["a"]), "TEXT") == ["a", "note", "b"])
    #expect(fields(.columns(["b", "a"]), "INTEGER") == ["a", "b", "note"])
    #expect(fields(.rowid, "INTEGER") == ["note", "a", "b"])
    var table = TableSchema(
      name: "t", key: .columns(["a"]), columns: [ColumnSchema(name: "a", declaredType: "INTEGER")])
    table.generatedKey = nil
    #expect(table.newRecordForm().fields.map(\.id) == ["a"])
    #expect(table.newRecordForm().fields.first?.isRequired == true)
  }

  @Test("A copy leaves out keys, secrets and unique values")
  func copies() {
    var table = TableSchema(
      name: "t", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "code", isUnique: true), ColumnSchema(name: "pin", isSecret: true),
        ColumnSchema(name: "year"), ColumnSchema(name: "number", isNotNull: true),
        ColumnSchema(name: "a", isNotNull: true), ColumnSchema(name: "b", isNotNull: true),
      ])
    #expect(table.columnsNotToCopy == ["id", "code", "pin"])
    table.uniqueIndexes = [["year", "number"], ["a", "b"], ["code", "a"]].map {
      UniqueIndex(columns: $0)
    }
    #expect(table.columnsNotToCopy == ["id", "code", "pin", "year", "b"])
  }

  @Test("A column with a default is not required, and a switch begins off")
  func needs() {
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [
        ColumnSchema(name: "code", isNotNull: true, defaultText: "hex(randomblob(8))"),
        ColumnSchema(name: "on", declaredType: "BOOLEAN", isNotNull: true),
        ColumnSchema(name: "leave", declaredType: "INTEGER", isNotNull: true, defaultText: "25"),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
      ])
    let form = table.newRecordForm()
    #expect(form.fields.map(\.id) == ["name", "code", "on", "leave"])
    #expect(form.field("code")?.isRequired == false && form.field("name")?.isRequired == true)
    #expect(
      table.newRecord(of: form).values == [.null, .integer(0), .integer(25), .null])
  }
}
