import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// The queries for each of the fixture's tables.
  private static let searches: [String: [String]] = [
    "odd codes": [
      "me", "%", "_", "\"", "hi\" say", "ZOE", "ä a", "\u{1F600}", "e\0", "  ", "50% MEANS",
    ],
    "pairs": ["1", "a 2", "zz"],
    "plain": ["b", "1"],
    "empty": ["a"],
    "people": ["a", "12", "ada@x", "ABC b"],
    "accounts": ["a", "hunter2", "42", "ada"],
    StoreFixture.ordered: [
      "fig", "zoe", "note 1", "7", "6.5", "a\0b", "long b", "-2", "'", "\"note 1\"", "\"1 note\"",
    ],
  ]

  /// Checks windows of the rows that match a query, from every row and both ways: in the order of
  /// the key, of a column with an index and of one without.
  func checkFinding(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    for table in try await store.schema().tables {
      let orders = [nil, table.orders.first, table.unindexedSortColumns.last].flatMap { column in
        [RowOrder(column: column), RowOrder(column: column, isDescending: true)]
      }
      for query in StoreContract.searches[table.name] ?? [] {
        for order in Set(orders) {
          try await checkFinding(query, in: table, by: order, store, &findings)
        }
      }
      for query in [
        String(repeating: "a", count: 10_000), (0..<1000).map { "w\($0)" }.joined(separator: " "),
      ] {
        let found = try await store.window(
          WindowRequest(table: table.name, search: RowSearch(query, timeLimit: .seconds(60))))
        findings.expect(found.records, is: [], "long searches find nothing", table.name)
        findings.expect(found.scan?.rest, is: nil, "long searches end", table.name)
      }
    }
    let narrow = try await store.window(
      WindowRequest(table: "people", search: RowSearch("ada@x", columns: ["name"])))
    findings.expect(narrow.records, is: [], "only the columns that were named are searched")
  }

  private func checkFinding(
    _ query: String, in table: TableSchema, by order: RowOrder, _ store: any RecordStore,
    _ findings: inout Findings
  ) async throws {
    let context = "\(table.name) by \(order), “\(query)”"
    let all = try await store.window(
      WindowRequest(table: table.name, order: order, size: 1000)
    ).records
    let isMatch = all.map { StoreContract.has(query, $0, in: table) }
    for size in [2, all.count + 1] {
      func check(
        _ anchor: WindowRequest.Anchor, _ range: Range<Int>, isBackwards: Bool, _ law: String,
        _ findings: inout Findings
      ) async throws {
        let window = try await store.window(
          WindowRequest(
            table: table.name, anchor: anchor, order: order,
            search: RowSearch(query, timeLimit: .seconds(60)), size: size))
        let matches = range.filter { isMatch[$0] }
        let shown = isBackwards ? matches.suffix(size) : matches.prefix(size)
        let first = shown.first ?? (isBackwards ? 0 : all.count)
        let last = shown.last ?? (isBackwards ? -1 : all.count)
        let before = all.indices.count { isMatch[$0] && $0 < first }
        let expected = Window(
          records: shown.map { all[$0] }, hasPrevious: before > 0,
          hasNext: all.indices.contains { isMatch[$0] && $0 > last }, countBefore: before,
          edges: window.edges, scan: window.scan)
        findings.expect(
          StoreContract.withEqualTokens(window), is: StoreContract.withEqualTokens(expected), law,
          "\(context), \(size) rows")
      }
      try await check(.first, all.indices, isBackwards: false, "the first matches", &findings)
      try await check(.last, all.indices, isBackwards: true, "the last matches", &findings)
      // Windows after and before each row are checked for one size only; others take the same path.
      for index in all.indices where size == 2 {
        let key = StoreContract.textual(all[index].key)
        try await check(
          .after(key), (index + 1)..<all.count, isBackwards: false, "matches after a row",
          &findings)
        try await check(
          .before(key), 0..<index, isBackwards: true, "matches before a row", &findings)
      }
    }
  }

  /// True if a row's key and its columns without secrets contain all words of a query.
  private static func has(_ query: String, _ row: StoredRecord, in table: TableSchema) -> Bool {
    let readable = table.columns.filter { !$0.isSecret }.map { row.record[$0.name] }
    let texts = (row.key.values + readable).compactMap { value -> [UInt8]? in
      switch value {
      case .integer(let number): Array("\(number)".utf8)
      case .real(let number): Array("\(number)".utf8)
      case .text(let bytes):
        LabelSearch.folded(String(decoding: bytes, as: UTF8.self)[...], keepingNUL: true)
      case .null, .blob, .redacted: nil
      }
    }
    return query.searchWords.allSatisfy { word in
      let word = LabelSearch.folded(word[...], keepingNUL: true)
      return texts.contains { text in text.firstRange(of: word) != nil }
    }
  }
}

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
