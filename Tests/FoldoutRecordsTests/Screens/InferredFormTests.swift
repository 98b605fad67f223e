import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@Suite("Forms inferred from a schema")
struct InferredFormTests {
  private let table = TableSchema(
    name: "Employee", key: .columns(["EmployeeId"]),
    columns: [
      ColumnSchema(name: "EmployeeId", declaredType: "INTEGER", isNotNull: true),
      ColumnSchema(name: "LastName", declaredType: "NVARCHAR(20)", isNotNull: true),
      ColumnSchema(
        name: "HireDate", declaredType: "DATETIME",
        dateForm: .dayAtMidnight(separator: .blank, .seconds)),
      ColumnSchema(
        name: "Seen", declaredType: "DATETIME", dateForm: .dayAndTime(separator: .letter, .seconds)),
      ColumnSchema(name: "When", declaredType: "DATETIME"),
      ColumnSchema(name: "Active", declaredType: "BOOLEAN"),
      ColumnSchema(name: "Total", declaredType: "NUMERIC(10,2)"),
      ColumnSchema(name: "Anything"),
      ColumnSchema(name: "Photo", declaredType: "BLOB"),
      ColumnSchema(name: "Sum", declaredType: "INTEGER", isGenerated: true),
    ])

  @Test("Each column gets the field of its declaration and its data")
  func kinds() {
    let form = table.form(isWritable: true)
    #expect(
      form.fields.map(\.kind) == [
        .readOnly, .text, .date, .dateTime, .text, .flag, .decimal, .text, .picture, .readOnly,
      ])
    #expect(form.fields.filter(\.isRequired).map(\.id) == ["EmployeeId", "LastName"])
    #expect(form.fields.map(\.label).prefix(3) == ["Employee id", "Last name", "Hire date"])
  }

  @Test("The label of dates in one zone names it, and their *now* is that zone's")
  func zones() throws {
    func field(
      _ zone: String, hasOwnZones: Bool = false
    ) throws -> Field<DynamicRecord> {
      let form = try #require(StoredDate("2002-08-14 09:30:00\(zone)")?.form)
      var column = ColumnSchema(name: "seen", declaredType: "DATETIME", dateForm: form)
      column.hasOwnZones = hasOwnZones
      let table = TableSchema(name: "t", key: .rowid, columns: [column])
      return try #require(table.form(isWritable: true).fields.first)
    }
    let here = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
    for (zone, hasOwnZones, label, now) in [
      ("", false, "Seen", "UTC"), ("+00:00", false, "Seen (UTC)", "UTC"),
      ("+02:00", false, "Seen (UTC+02:00)", "UTC+02:00"),
      ("-05:30", false, "Seen (UTC-05:30)", "UTC-05:30"), ("+02:00", true, "Seen", "UTC+02:00"),
    ] {
      let field = try field(zone, hasOwnZones: hasOwnZones)
      #expect(field.label == label)
      #expect(field.editor.dates?.environment(of: here).timeZone.displayName == now)
    }
    // A zone that the label names may be typed, too; another one is refused.
    let seen = try field("+02:00")
    let value = try seen.value(
      from: "2002-08-14T09:30+02:00", replacing: .value(.none), in: here)
    #expect(value == StoredDate("2002-08-14 09:30").map { .dateTime($0.value) })
    #expect(throws: FieldError.self) {
      try seen.value(from: "2002-08-14T09:30Z", replacing: .value(.none), in: here)
    }
  }

  @Test("A date that must not be NULL need not be known if the column has a value for never")
  func neverIsNotRequired() throws {
    var column = ColumnSchema(
      name: "ended", declaredType: "TEXT", isNotNull: true, dateForm: .day)
    column.never = .text("0000-00-00")
    let table = TableSchema(name: "t", key: .rowid, columns: [column])
    let form = table.newRecordForm()
    let field = try #require(form.fields.first)
    #expect(!field.isRequired && field.editor.dates?.hasNever == true)
    #expect(try field.cleared() == .never)
    #expect(table.newRecord(of: form)["ended"] == .text("0000-00-00"))
  }

  @Test(
    "Column names decide the kind of a text or blob",
    arguments: [
      ("Email", "NVARCHAR(60)", .email), ("e_mail", "TEXT", .email), ("EMail", "TEXT", .email),
      ("home_email", "TEXT", .email), ("email_address", "TEXT", .email),
      ("mail_name", "TEXT", .text), ("email", "INTEGER", .wholeNumber), ("email", "", .text),
      ("Phone", "NVARCHAR(24)", .phone), ("Fax", "TEXT", .phone), ("mobile", "TEXT", .phone),
      ("phone_number", "TEXT", .phone), ("phone", "INTEGER", .wholeNumber),
      ("website", "TEXT", .url), ("url", "TEXT", .url), ("image_url", "TEXT", .url),
      ("password", "TEXT", .secret), ("pwd", "BLOB", .secret), ("passcode", "INTEGER", .secret),
      ("avatar", "BLOB", .picture), ("photo", "BLOB", .picture), ("photo", "TEXT", .text),
      ("profile_picture", "BLOB", .picture), ("data", "BLOB", .readOnly),
      ("price", "NUMERIC(300,2)", .decimal),
    ] as [(String, String, FieldKind)])
  func names(name: String, type: String, kind: FieldKind) {
    let table = TableSchema(
      name: "t", key: .rowid, columns: [ColumnSchema(name: name, declaredType: type)])
    let fields = table.form(isWritable: true).fields
    #expect(fields.map(\.kind) == [kind])
    // The name only suggests a kind, so it adds no rules.
    #expect(fields.allSatisfy { $0.rules.isEmpty })
    let unwritable = table.form(isWritable: false).fields
    #expect(unwritable.map(\.kind) == [.readOnly])
  }

  /// A one-line title shows no line breaks, and a long text in one line is shown in part.
  @Test(
    "A text is multiline by its declared type, name or stored values", .promise(6),
    arguments: [
      ("title", "VARCHAR(255)", nil, nil), ("title", "VARCHAR(4000)", nil, nil),
      ("title", "TEXT", nil, nil), ("Composer", "NVARCHAR(220)", .line, nil),
      ("title", "VARCHAR(255)", .long, nil), ("title", "VARCHAR(255)", .lines, .stored),
      ("title", "TEXT", .long, .stored), ("anything", "", .long, .stored),
      ("anything", "", .lines, .stored), ("anything", "", .line, nil),
      ("terms", "CLOB", nil, .declared), ("terms", "MEDIUMTEXT", .line, .declared),
      ("terms", "longtext", nil, .declared), ("description", "TEXT", nil, .named),
      ("ProductDescription", "TEXT", .line, .named), ("description_de", "TEXT", nil, .named),
      ("body_html", "TEXT", nil, .named), ("notes", "VARCHAR(2000)", nil, .named),
      ("notes", "VARCHAR(255)", nil, nil), ("notes", "VARCHAR(200)", .lines, .stored),
      ("Bemerkungen", "TEXT", nil, .named), ("omschrijving", "TEXT", nil, .named),
      ("comment_count", "TEXT", nil, nil), ("message_id", "TEXT", nil, nil),
      ("text_color", "TEXT", nil, nil), ("notes", "INTEGER", nil, nil),
    ] as [(String, String, ColumnSchema.TextShape?, ColumnSchema.LongTextEvidence?)])
  func lines(
    name: String, type: String, shape: ColumnSchema.TextShape?,
    evidence: ColumnSchema.LongTextEvidence?
  ) {
    let column = ColumnSchema(name: name, declaredType: type, textShape: shape)
    let table = TableSchema(name: "t", key: .rowid, columns: [column])
    let field = table.form(isWritable: true).fields.first
    #expect(column.longTextEvidence == evidence)
    #expect((field?.kind == .longText) == (evidence != nil))
    // A reference to another table is no long text, whatever its name.
    var reference = table
    reference.columns[0].reference = .init(table: "other", column: nil)
    #expect(reference.form(isWritable: true).fields.first?.kind != .longText)
  }

  @Test(
    "The first values decide the kind where the declared type does not tell it",
    arguments: [
      ("GUID", .bytes, .readOnly), ("POINT", .bytes, .readOnly), ("UUID", .texts, .text),
      ("STRING", .texts, .text), ("GUID", nil, .text), ("POINT", nil, .wholeNumber),
      ("MONEY", .texts, .decimal), ("CHAR(16)", .bytes, .readOnly), ("", .bytes, .readOnly),
      ("", .integers, .text), ("FIXED", .integers, .decimal), ("DATETIME", .integers, .decimal),
      ("DATE", .reals, .decimal), ("TIMESTAMP", .texts, .text), ("DATE", nil, .text),
      ("BLOB", .texts, .text), ("BLOB", .bytes, .readOnly), ("BLOB", nil, .readOnly),
    ] as [(String, ColumnSchema.StoredClass?, FieldKind)])
  func storedClasses(type: String, stored: ColumnSchema.StoredClass?, kind: FieldKind) {
    var column = ColumnSchema(name: "c", declaredType: type)
    column.storedClass = stored
    #expect(column.binding.kind == kind)
  }

  @Test("A switch that may have no value is a choice of on and off")
  func switchesWithoutValue() throws {
    func field(isNotNull: Bool, _ finding: SwitchValues.Finding?, _ type: String) throws
      -> Field<DynamicRecord>
    {
      var column = ColumnSchema(name: "c", declaredType: type, isNotNull: isNotNull)
      column.switchFinding = finding
      let table = TableSchema(name: "t", key: .rowid, columns: [column])
      return try #require(table.form(isWritable: true).fields.first)
    }
    let letters = SwitchValues(off: .text("N"), on: .text("Y"))
    for (type, finding) in [("BOOLEAN", nil), ("BIT", nil), ("CHAR(1)", .form(letters))]
      as [(String, SwitchValues.Finding?)]
    {
      #expect(try field(isNotNull: true, finding, type).editor.choice == nil)
      let nullable = try field(isNotNull: false, finding, type)
      var record = DynamicRecord(columns: ["c"], values: [.null])
      #expect(nullable.kind == .flag && nullable.read(record) == .value(.none))
      #expect(nullable.options(in: record).map(\.value) == [.flag(true), .flag(false)])
      #expect(nullable.write(&record, .flag(false)))
      #expect(record["c"] == (finding == nil ? .integer(0) : .text("N")))
      #expect(nullable.write(&record, .none) && record["c"] == .null)
    }
  }

  @Test(
    "A name that asks for a yes or a no may make a switch",
    arguments: [
      ("is_on", "INTEGER", true), ("HasChildren", "TINYINT", true), ("use_ssl", "TEXT", true),
      ("must_change_password", "INTEGER", true), ("enabled", "CHAR(1)", true),
      ("account_locked", "INT", true), ("show_title", "", true), ("use_count", "INTEGER", false),
      ("show_id", "INTEGER", false), ("is", "INTEGER", false), ("issue", "INTEGER", false),
      ("messages_deleted", "INTEGER", false), ("is_rate", "REAL", false),
      ("level", "INTEGER", false), ("pinned", "INTEGER", true), ("unread", "TINYINT(1)", true),
      ("password_expired", "INTEGER", true), ("last_seen", "INTEGER", false),
      ("amount_paid", "INTEGER", false), ("bytes_read", "INTEGER", false),
      ("thread", "INTEGER", false),
    ])
  func namedSwitches(name: String, type: String, isSwitch: Bool) {
    #expect(ColumnSchema(name: name, declaredType: type).isNamedSwitch == isSwitch)
  }

  @Test(
    "A name in capitals may ask for a yes or a no in a table of Core Data alone",
    arguments: [
      ("ZISPINNED", true), ("ZHASTAGS", true), ("ZSHOULDSYNC", true), ("ZALLOWSEDITING", true),
      ("ZHIDEALERTS", true), ("ZISVALID", true), ("ZTRASHED", true), ("ZFAVORITE", true),
      ("ZUNREAD", true), ("ZISSUE", false), ("ZISO", false), ("ZHASHVALUE", false),
      ("ZSHOWCOUNT", false), ("ZTHREAD", false), ("ZUSER", false), ("Zispinned", false),
      ("ISPINNED", false),
    ])
  func capitals(name: String, isSwitch: Bool) {
    let column = ColumnSchema(name: name, declaredType: "INTEGER")
    let own = ["Z_PK", "Z_ENT", "Z_OPT"].map { ColumnSchema(name: $0, declaredType: "INTEGER") }
    var table = TableSchema(name: "ZNOTE", key: .columns(["Z_PK"]), columns: own + [column])
    #expect(column.asksYesOrNoInCapitals(in: table) == isSwitch)
    table.columns.removeFirst()
    #expect(!column.asksYesOrNoInCapitals(in: table))
  }

  @Test("A column of times has a field of times")
  func times() throws {
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [ColumnSchema(name: "opens", declaredType: "TIME", timeForm: .seconds)])
    let field = try #require(table.form(isWritable: true).fields.first)
    #expect(field.kind == .time && field.unfolds)
    var record = DynamicRecord(columns: ["opens"], values: [.text("09:30")])
    let half = try #require(LocalTime(hour: 9, minute: 30))
    #expect(field.read(record) == .value(.time(half)))
    record["opens"] = .text("soon")
    #expect(field.read(record) == .mismatched(.text("soon")))
    #expect(field.write(&record, .time(half)))
    #expect(record["opens"] == .text("09:30:00"))
  }

  @Test("Nothing can be changed in a read-only file or a view")
  func readOnly() {
    #expect(table.form(isWritable: false).fields.allSatisfy { $0.kind == .readOnly })
    var view = table
    view.isWritable = false
    #expect(view.form(isWritable: true).fields.allSatisfy { $0.kind == .readOnly })
  }
}
