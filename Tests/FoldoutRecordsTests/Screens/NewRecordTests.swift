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
      ])
    for index in [0, 3, 4] { table.columns[index].holdsEmptyText = true }
    let form = table.newRecordForm()
    #expect(form.fields.filter(\.isRequired).map(\.id) == ["code", "name"])
    #expect(
      table.newRecord(of: form).values == [.null, .null, .text(""), .text(""), .null])
    let nick = try #require(table.form(isWritable: true).field("nick"))
    #expect(try nick.cleared() == .text(""))
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
  }

  @Test("A default of the current time has the form of its column's dates")
  func momentsByDefault() throws {
    let now = try #require(
      LocalDateTime(year: 2002, month: 8, day: 14, hour: 9, minute: 30, second: 15))
    func value(
      _ text: String, _ date: StoredDate.Form? = nil, _ moment: StoredMoment.Form? = nil
    ) -> StoredValue? {
      ColumnSchema(name: "c", defaultText: text, dateForm: date, momentForm: moment)
        .momentByDefault(at: now)
    }
    let (day, both) = ("CURRENT_DATE", "CURRENT_TIMESTAMP")
    let usual = StoredDate.Form.dayAndTime(separator: .blank, .seconds)
    #expect(value(both, usual) == nil && value(day, .day) == nil && value(both) == nil)
    #expect(value("'now'", .day) == nil && value("CURRENT_TIME", usual) == nil)
    #expect(
      value(both, .dayAndTime(separator: .letter, .fraction(digits: 3)))
        == .text("2002-08-14T09:30:15.000"))
    #expect(value(both, .day) == .text("2002-08-14"))
    #expect(
      value(both, .dayAndTime(separator: .blank, .seconds, zone: StoredDate.Zone("+02:00")))
        == .text("2002-08-14 11:30:15+02:00"))
    #expect(value(day, usual) == .text("2002-08-14 00:00:00"))
    #expect(value(both, nil, .init(.seconds)) == .integer(1_029_317_415))
    #expect(value(both, nil, .init(.milliseconds)) == .integer(1_029_317_415_000))
    #expect(
      value(both, nil, .init(.secondsSince2001, allowsFraction: true)) == .real(51_010_215))
    #expect(
      value(both, nil, .init(.seconds, timeOfDays: .midnight)) == .integer(1_029_283_200))
    #expect(value(day, nil, .init(.digitsOfDays)) == .integer(20_020_814))
    #expect(value(both, nil, .init(.digitsOfSeconds, isText: true)) == .text("20020814093015"))
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
