import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks windows of all sizes, from every row both ways, and from keys without a row.
  func checkWindows(_ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    let store = try await makeStore(fixture)
    for table in try await store.schema().tables {
      let all = StoreContract.sorted(fixture, table)
      for size in 1...(all.count + 2) {
        try await checkPages(of: table, all, size, store, &findings)
        for index in all.indices {
          let key = StoreContract.textual(all[index].key)
          let after = try await store.window(
            WindowRequest(table: table.name, anchor: .after(key), size: size))
          let next = (index + 1)..<min(index + 1 + size, all.count)
          findings.expect(
            StoreContract.withEqualTokens(after), is: StoreContract.window(of: all, next),
            "a window after a row",
            "\(table.name) \(key) size \(size)")
          let before = try await store.window(
            WindowRequest(table: table.name, anchor: .before(key), size: size))
          findings.expect(
            StoreContract.withEqualTokens(before),
            is: StoreContract.window(of: all, max(0, index - size)..<index),
            "a window before a row", "\(table.name) \(key) size \(size)")
        }
      }
    }
    try await checkGaps(fixture, store, &findings)
  }

  /// Checks that paging from the first window to the last, and back, gives each row once.
  private func checkPages(
    of table: TableSchema, _ all: [StoredRecord], _ size: Int, _ store: any RecordStore,
    _ findings: inout Findings
  ) async throws {
    let context = "\(table.name), pages of \(size)"
    var page = try await store.window(WindowRequest(table: table.name, size: size))
    findings.expect(page.hasPrevious, is: false, "nothing is before the first page", context)
    var forward = page.records
    while page.hasNext, let last = page.records.last, forward.count <= all.count {
      page = try await store.window(
        WindowRequest(table: table.name, anchor: .after(last.key), size: size))
      findings.expect(page.hasPrevious, is: true, "a page is before the next", context)
      forward += page.records
    }
    findings.expect(
      forward.map(StoreContract.withEqualTokens), is: all,
      "pages forwards have each row once, in order",
      context)
    var backward = page.records
    while page.hasPrevious, let first = page.records.first, backward.count <= all.count {
      page = try await store.window(
        WindowRequest(table: table.name, anchor: .before(first.key), size: size))
      findings.expect(page.hasNext, is: true, "a page is after the previous", context)
      backward = page.records + backward
    }
    findings.expect(
      backward.map(StoreContract.withEqualTokens), is: all,
      "pages backwards have each row once, in order",
      context)
  }

  /// Checks windows from keys of rows that were removed since, as in an old address.
  private func checkGaps(
    _ fixture: StoreFixture, _ store: any RecordStore, _ findings: inout Findings
  ) async throws {
    guard let table = fixture.schema.table("numbers") else {
      preconditionFailure("The fixture has no table of numbers.")
    }
    let all = StoreContract.sorted(fixture, table)
    for id in [Int64(-100), 4, 20, 2_000_000_000] {
      let key = RecordKey([.text("\(id)")])
      let index = all.firstIndex { RecordKey([.integer(id)]).precedes($0.key) } ?? all.count
      let after = try await store.window(
        WindowRequest(table: "numbers", anchor: .after(key), size: 3))
      findings.expect(
        after, is: StoreContract.window(of: all, index..<min(index + 3, all.count)),
        "a window after a row that is gone", "\(id)")
      let before = try await store.window(
        WindowRequest(table: "numbers", anchor: .before(key), size: 3))
      findings.expect(
        before, is: StoreContract.window(of: all, max(0, index - 3)..<index),
        "a window before a row that is gone", "\(id)")
    }
    let narrow = try await store.window(
      WindowRequest(table: "people", columns: ["nick", "name"], size: 1))
    findings.expect(
      narrow.records.map(\.record),
      is: [DynamicRecord(columns: ["nick", "name"], values: [.text("Abc"), .text("Ada")])],
      "a window has the columns asked for")
  }
}

extension StoreContract {
  /// Returns the records of a table as a store must return them, with token 0 for every secret.
  static func sorted(_ fixture: StoreFixture, _ table: TableSchema) -> [StoredRecord] {
    let secrets = table.columns.filter(\.isSecret).map(\.name)
    let records = (fixture.records[table.name] ?? []).map { record in
      var copy = record
      for name in secrets where record[name] != .null { copy[name] = .redacted(0) }
      return copy
    }
    let stored = records.enumerated().map { index, record in
      guard case .columns(let names) = table.key else {
        return StoredRecord(key: RecordKey([.integer(Int64(index + 1))]), record: record)
      }
      return StoredRecord(key: RecordKey(names.map { record[$0] }), record: record)
    }
    return stored.sorted { $0.key.precedes($1.key) }
  }

  static func window(of all: [StoredRecord], _ range: Range<Int>) -> Window {
    Window(
      records: Array(all[range]), hasPrevious: range.lowerBound > 0,
      hasNext: range.upperBound < all.count, countBefore: range.lowerBound)
  }

  /// Returns the key as an address encodes it, with text for every number.
  static func textual(_ key: RecordKey) -> RecordKey {
    RecordKey(
      key.values.map { value in
        if case .integer(let number) = value { .text("\(number)") } else { value }
      })
  }
}
