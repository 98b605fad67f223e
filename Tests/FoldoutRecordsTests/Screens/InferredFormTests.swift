import FoldoutForms
import FoldoutRecords
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

  @Test("each column has the field of its declaration and its data")
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
    "what sort of text or bytes a column has, its name tells",
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
      ("notes", "TEXT", .text), ("notes", "VARCHAR(2000)", .longText),
      ("notes", "VARCHAR(200)", .text), ("price", "NUMERIC(300,2)", .decimal),
    ] as [(String, String, FieldKind)])
  func names(name: String, type: String, kind: FieldKind) {
    let table = TableSchema(
      name: "t", key: .rowid, columns: [ColumnSchema(name: name, declaredType: type)])
    let fields = table.form(isWritable: true).fields
    #expect(fields.map(\.kind) == [kind])
    // A name is a guess, and a guess refuses nothing.
    #expect(fields.allSatisfy { $0.rules.isEmpty })
    let unwritable = table.form(isWritable: false).fields
    #expect(unwritable.map(\.kind) == [.readOnly])
  }

  @Test("a column of times has a field of times")
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
    #expect(field.read(record) == .foreign(.text("soon")))
    #expect(field.write(&record, .time(half)))
    #expect(record["opens"] == .text("09:30:00"))
  }

  @Test("nothing can be changed in a file opened read-only, nor in a view")
  func readOnly() {
    #expect(table.form(isWritable: false).fields.allSatisfy { $0.kind == .readOnly })
    var view = table
    view.isWritable = false
    #expect(view.form(isWritable: true).fields.allSatisfy { $0.kind == .readOnly })
  }
}
