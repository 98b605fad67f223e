import Testing

@testable import FoldoutRecords

@Suite("Column labels")
struct ColumnLabelTests {
  @Test(
    "A column's name is turned into a readable label",
    arguments: [
      ("HireDate", "Hire date"), ("hire_date", "Hire date"), ("EmployeeId", "Employee id"),
      ("employeeID", "Employee ID"), ("HTMLPage", "HTML page"), ("id", "Id"), ("URL", "URL"),
      ("_private", "Private"), ("a1_b2", "A1 b2"), ("Order Details", "Order Details"),
      ("straße", "straße"), ("<b>x</b>", "<b>x</b>"), ("", ""), ("___", "___"),
    ])
  func labels(name: String, label: String) {
    #expect(ColumnLabel.text(for: name) == label)
  }
}
