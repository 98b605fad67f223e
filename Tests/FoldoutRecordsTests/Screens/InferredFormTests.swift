import FoldoutForms
import FoldoutRecords
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
