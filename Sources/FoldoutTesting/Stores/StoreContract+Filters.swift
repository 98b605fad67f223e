import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks the rows that have a value in a column, window by window, in the order of the key and
  /// of another column. Columns that are compared ignoring case are left out.
  func checkFilters(_ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    let store = try await makeStore(fixture)
    for table in try await store.schema().tables {
      let closed = table.unsearchableColumns()
      for column in table.columns where !closed.contains(column.name) {
        guard !fixture.ignoringCase.contains(where: { $0 == (table.name, column.name) }) else {
          continue
        }
        for order in Set([RowOrder.key, RowOrder(column: table.unindexedSortColumns.last)]) {
          try await checkFilters(by: column.name, in: table, order, store, &findings)
        }
      }
      for name in closed.union(["no such column"]).sorted() {
        let filter = RowFilter([RowFilter.Condition(name, is: .text("a"))])
        await expect(
          .unknownColumn(name, table: table.name), "a secret is filtered like an unknown column",
          &findings
        ) { _ = try await store.window(WindowRequest(table: table.name, filter: filter)) }
      }
    }
  }

  private func checkFilters(
    by column: String, in table: TableSchema, _ order: RowOrder, _ store: any RecordStore,
    _ findings: inout Findings
  ) async throws {
    let all = try await store.window(
      WindowRequest(table: table.name, order: order, size: 1000)
    ).records
    for value in Set(all.map { $0.record[column] }).prefix(3) where value != .null {
      let filter = RowFilter([RowFilter.Condition(column, is: value)])
      var request = WindowRequest(table: table.name, order: order, filter: filter, size: 2)
      var found: [StoredRecord] = []
      while found.count < all.count {
        let window = try await store.window(request)
        found += window.records
        guard window.hasNext, let last = window.records.last else { break }
        request.anchor = .after(StoreContract.textual(last.key), at: window.edges?.last ?? [])
      }
      findings.expect(
        found.map(\.key), is: all.filter { filter.contains($0.record) }.map(\.key),
        "a filter finds exactly the rows with its value",
        "\(table.name).\(column) = \(Token(value).text) by \(order)")
    }
  }
}
