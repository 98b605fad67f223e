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
        .readOnly, .text, .date, .dateTime, .text, .flag, .decimal, .text, .readOnly, .readOnly,
      ])
    #expect(form.fields.filter(\.isRequired).map(\.id) == ["EmployeeId", "LastName"])
    #expect(form.fields.map(\.label).prefix(3) == ["Employee id", "Last name", "Hire date"])
  }

  @Test("nothing can be changed in a file opened read-only, nor in a view")
  func readOnly() {
    #expect(table.form(isWritable: false).fields.allSatisfy { $0.kind == .readOnly })
    var view = table
    view.isWritable = false
    #expect(view.form(isWritable: true).fields.allSatisfy { $0.kind == .readOnly })
  }
}
