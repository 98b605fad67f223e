import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks reading records by key, also by a key of texts as in an address, and by invalid keys.
  func checkRecords(_ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    let store = try await makeStore(fixture)
    let schema = try await store.schema()
    findings.expect(
      schema.tables.map(\.name), is: fixture.schema.tables.map(\.name).sorted(),
      "the schema has the tables in the order of their names")
    for table in schema.tables {
      for expected in StoreContract.sorted(fixture, table) {
        for key in [expected.key, StoreContract.textual(expected.key)] {
          let found = try await store.record(key, in: table.name)
          findings.expect(
            found.map(StoreContract.withEqualTokens), is: expected, "a record by its key",
            "\(table.name) \(key)")
        }
      }
    }
    for (table, value) in [("numbers", "4"), ("numbers", "x"), ("numbers", ""), ("plain", "99")] {
      let found = try await store.record(RecordKey([.text(value)]), in: table)
      findings.expect(found, is: nil, "a key that names no record", "\(table) \(value)")
    }
    await expect(.unknownTable("people; DROP TABLE people"), "an unknown table", &findings) {
      _ = try await store.record(RecordKey([.text("1")]), in: "people; DROP TABLE people")
    }
    await expect(.unknownTable("PEOPLE"), "names are told apart by case", &findings) {
      _ = try await store.window(WindowRequest(table: "PEOPLE"))
    }
    await expect(
      .malformedKey(table: "pairs", expected: 2, found: 1), "a key of too few values", &findings
    ) { _ = try await store.record(RecordKey([.text("1")]), in: "pairs") }
    await expect(
      .malformedKey(table: "people", expected: 1, found: 3), "a key of too many values", &findings
    ) {
      let key = RecordKey([.text("1"), .text("2"), .text("3")])
      _ = try await store.window(WindowRequest(table: "people", anchor: .after(key)))
    }
    await expect(.unknownColumn("x", table: "people"), "an unknown column", &findings) {
      _ = try await store.window(WindowRequest(table: "people", columns: ["name", "x"]))
    }
  }

  /// Notes a violation unless the work throws exactly the expected error.
  func expect(
    _ expected: StoreError, _ law: String, _ findings: inout Findings,
    _ work: () async throws -> Void
  ) async {
    do {
      try await work()
      findings.note(law, "expected \(expected), found no error")
    } catch {
      findings.expect("\(error)", is: "\(expected)", law)
    }
  }
}
