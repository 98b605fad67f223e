import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Addresses of lists, which anybody may have written.
@Suite("Addresses of lists") struct ListAddressTests {
  private func address(_ query: String) throws -> ListAddress {
    try ListAddress(try Parameters(query.utf8), path: "/t/staff")
  }

  @Test("A page position with a malformed value falls back to the row's key")
  func edges() throws {
    let key = RecordKey([.text("7")])
    #expect(
      try address("after=7&at=t%3AAda,i%3A7").query.anchor
        == .after(key, at: [.text("Ada"), .integer(7)]))
    for edge in ["t%3AAda,zzz,i%3A7", "zzz", "t%3AAda,", ",i%3A7"] {
      #expect(try address("after=7&at=\(edge)").query.anchor == .after(key, at: []), "\(edge)")
    }
  }

  @Test("If an address names several open rows, the last one is open")
  func open() throws {
    #expect(try address("open=1&open=2").open == "2")
    #expect(try address("open=1&open=").open == "1")
    #expect(try address("open=").open == nil)
  }

  @Test("Malformed counts in an address are ignored")
  func counts() throws {
    #expect(try address("looked=7&found=2").countSoFar == SearchCount(rowsRead: 7, found: 2))
    for odd in ["-7", "x", "", "99999999999999999999"] {
      #expect(try address("looked=\(odd)&found=\(odd)").countSoFar == SearchCount())
    }
    #expect(try address("looked=\(Int.max)").countSoFar.rowsRead < 1 << 41)
  }

  /// A column's name may begin with a sign, which the address must distinguish from the direction.
  @Test("The address of an order leads to that order, whatever its column is called")
  func orders() {
    for column in [nil, "name", "-name", "+name", "+", "-", "--", "+-", "a+b"] as [String?] {
      for isDescending in [false, true] {
        let order = RowOrder(column: column, isDescending: isDescending)
        #expect(RowOrder(address: order.address) == order, "\(order.address)")
      }
    }
  }

  @Test("The address of a filter leads to that filter, whatever its columns and values are")
  func filters() throws {
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [
        ColumnSchema(name: "a & b\n", declaredType: "TEXT"), ColumnSchema(name: "x"),
        ColumnSchema(name: "n", declaredType: "INTEGER"),
      ])
    for (column, value) in [
      ("a & b\n", .text("5")), ("a & b\n", .text("a,b")), ("a & b\n", .text("")),
      ("x", .integer(5)), ("x", .text("5")), ("x", .real(1.5)), ("x", .blob([0, 0x2C, 255])),
      ("n", .integer(-7)), ("n", .text("~text.x")),
    ] as [(String, StoredValue)] {
      let filter = RowFilter([
        RowFilter.Condition(column, is: value), RowFilter.Condition("n", is: .integer(1)),
      ])
      let query = filter.address(of: "/t").dropFirst("/t?".count)
      var address = try ListAddress(try Parameters(query.utf8), path: "/t")
      try address.query.fit(to: table, offered: [])
      #expect(address.query.filter == filter, "\(query)")
      #expect(address.address() == "/t?\(query)")
    }
  }
}
