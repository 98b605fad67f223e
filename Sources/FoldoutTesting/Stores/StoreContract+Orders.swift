import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks windows in every order, declared or sorted: from every row, both ways.
  ///
  /// The rows may be gone, or may have changed, since the cursor was made.
  func checkOrders(_ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    let store = try await makeStore(fixture)
    for table in try await store.schema().tables {
      let keys = StoreContract.sorted(fixture, table)
      let orders = [nil] + (table.orders + table.unindexedSortColumns).map(Optional.some)
      for order in orders.flatMap({
        [RowOrder(column: $0), RowOrder(column: $0, isDescending: true)]
      }) {
        let all = try await store.window(
          WindowRequest(table: table.name, order: order, size: keys.count + 2)
        ).records
        let context =
          "\(table.name) by \(order.column ?? "key")\(order.isDescending ? ", back" : "")"
        findings.expect(
          all.map(StoreContract.withEqualTokens).sorted { $0.key.precedes($1.key) }, is: keys,
          "an order has each row once", context)
        checkIsOrdered(all, by: order, of: keys, context, &findings)
        for size in table.hasIndex(for: order) ? [1, 3, all.count + 1] : [3] {
          try await checkOrder(order, of: table, all, size, store, context, &findings)
        }
      }
    }
    for (table, column) in [(StoreFixture.ordered, "nothing"), ("accounts", "user_password")] {
      let unknown = try await store.window(
        WindowRequest(table: table, order: RowOrder(column: column, isDescending: true), size: 3))
      let usual = try await store.window(WindowRequest(table: table, size: 3))
      findings.expect(
        StoreContract.withEqualTokens(unknown), is: StoreContract.withEqualTokens(usual),
        "an order by no column, or a secret, is that of the keys", column)
    }
    let sorted = try await store.window(
      WindowRequest(table: StoreFixture.ordered, order: RowOrder(column: "note"), size: 3))
    findings.expect(sorted.scan?.isSorted, is: true, "an order without an index is told")
    guard let words = fixture.schema.table(StoreFixture.ordered) else {
      preconditionFailure("The fixture has no table of words.")
    }
    findings.expect(
      Set(try await store.schema().table(words.name)?.orders ?? []), is: Set(words.orders),
      "a schema tells the declared orders")
    for column in words.orders + ["note"] {
      for isDescending in [false, true] {
        try await checkMoved(RowOrder(column: column, isDescending: isDescending), &findings)
      }
    }
  }

  /// Checks that rows are in order.
  ///
  /// Two texts are not compared, because only some stores ignore case.
  private func checkIsOrdered(
    _ all: [StoredRecord], by order: RowOrder, of keys: [StoredRecord], _ context: String,
    _ findings: inout Findings
  ) {
    guard let column = order.column else {
      let expected = order.isDescending ? keys.reversed() : keys
      return findings.expect(
        all.map(StoreContract.withEqualTokens), is: expected, "the key's order", context)
    }
    for (first, second) in zip(all, all.dropFirst()) {
      let mine = first.record[column]
      let other = second.record[column]
      if case (.text, .text) = (mine, other) { continue }
      let isWrong = order.isDescending ? mine.precedes(other) : other.precedes(mine)
      if isWrong { findings.note("an order is kept", "\(context): \(mine), \(other)") }
    }
  }

  /// Checks the windows of one size after and before each row, and the last window.
  private func checkOrder(
    _ order: RowOrder, of table: TableSchema, _ all: [StoredRecord], _ size: Int,
    _ store: any RecordStore, _ context: String, _ findings: inout Findings
  ) async throws {
    func window(_ anchor: WindowRequest.Anchor) async throws -> Window {
      try await store.window(
        WindowRequest(table: table.name, anchor: anchor, order: order, size: size))
    }
    func expect(_ window: Window, _ range: Range<Int>, _ law: String, _ findings: inout Findings) {
      var expected = StoreContract.window(of: all, range)
      // Edges are opaque; only the windows that they lead to are checked.
      expected.edges = window.edges
      expected.scan = window.scan
      findings.expect(window, is: expected, law, "\(context), \(size) rows")
    }
    let last = try await window(.last)
    expect(last, max(0, all.count - size)..<all.count, "the last window", &findings)
    for index in all.indices {
      let key = StoreContract.textual(all[index].key)
      let alone = try await store.window(
        WindowRequest(
          table: table.name, anchor: .after(index > 0 ? all[index - 1].key : key), order: order,
          size: 1))
      // With the row's own edges, and without any, so that the store must look up the row.
      let edges = index > 0 ? alone.edges?.first ?? [] : []
      for edge in [edges, []] {
        expect(
          try await window(.after(key, at: edge)), (index + 1)..<min(index + 1 + size, all.count),
          "a window after a row, in an order", &findings)
        expect(
          try await window(.before(key, at: edge)), max(0, index - size)..<index,
          "a window before a row, in an order", &findings)
      }
    }
  }

  /// Checks that a window continues at its cursor after the cursor's row was removed or changed.
  private func checkMoved(_ order: RowOrder, _ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    guard let column = order.column, let count = fixture.records[StoreFixture.ordered]?.count else {
      preconditionFailure("Rows are moved only in the order of a column of the fixture's words.")
    }
    let store = try await makeStore(fixture)
    for index in 1..<(count - 1) {
      func window(_ anchor: WindowRequest.Anchor, _ size: Int) async throws -> Window {
        try await store.window(
          WindowRequest(table: StoreFixture.ordered, anchor: anchor, order: order, size: size))
      }
      let first = try await window(.first, index)
      let rest = try await window(.after(first.records[index - 1].key), count)
      guard let edges = first.edges, let moved = first.records.last else {
        return findings.note("an order has edges", "\(order)")
      }
      let context = "\(column) \(order.isDescending), row \(index)"
      // A key that no longer exists, and a row that moved in the order.
      let gone = RecordKey([.integer(100_000)])
      let cell = Change.Cell(
        column: column, original: Token(moved.record[column]), new: .text("moved away"))
      if !moved.record[column].edge.isWholeEdge {
        // A cursor has only the beginning of a long value. If its row is gone, rows may be repeated
        // but not left out.
        let after = try await window(.after(gone, at: edges.last), count)
        findings.expect(
          after.records.suffix(rest.records.count), is: rest.records[...],
          "no row is left out after a long one that is gone", context)
        let before = try await window(.before(gone, at: edges.last), count)
        findings.expect(
          before.records.prefix(index - 1), is: first.records.prefix(index - 1),
          "no row is left out before a long one that is gone", context)
        continue
      }
      for key in [gone, moved.key] {
        if key == moved.key {
          findings.expectStored(
            try await store.change(Change(table: StoreFixture.ordered, key: key, cells: [cell])),
            context)
        }
        let after = try await window(.after(key, at: edges.last), count)
        let before = try await window(.before(key, at: edges.last), count)
        findings.expect(
          after.records.filter { $0.key != moved.key }, is: rest.records,
          "a window goes on from where a row stood", context)
        findings.expect(
          before.records.filter { $0.key != moved.key }, is: first.records.dropLast(),
          "a window goes back from where a row stood", context)
      }
      let back = Change.Cell(
        column: column, original: Token(.text("moved away")), new: moved.record[column])
      findings.expectStored(
        try await store.change(
          Change(table: StoreFixture.ordered, key: moved.key, cells: [back])), "\(context), back")
    }
  }
}
