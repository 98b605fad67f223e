import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks labels by stored values, by values as an address encodes them, and by typed words.
  func checkLabels(_ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    let store = try await makeStore(fixture)
    let ada = RecordLabel(value: .integer(1), key: RecordKey([.integer(1)]), title: "Ada")
    let found = try await store.labels(
      of: [.integer(1), .integer(99), .null, .text("no number")], in: "id", of: "people")
    findings.expect(found, is: [ada], "a label for each value that names a record")
    for value: StoredValue in [.text("1"), .integer(1)] {
      let found = try await store.labels(of: [value], in: "id", of: "people")
      findings.expect(
        found.map(\.title), is: ["Ada"], "a label by a value of another class", "\(value)")
      findings.expect(found.map(\.value), is: [value], "a label has the value as it was asked")
      findings.expect(found.map(\.key), is: [ada.key], "a label has the key as it is stored")
    }
    let byEmail = try await store.labels(of: [.text("bob@x")], in: "email", of: "people")
    findings.expect(
      byEmail,
      is: [RecordLabel(value: .text("bob@x"), key: RecordKey([.integer(2)]), title: "Bob")],
      "a label by another column that is unique")
    for column in ["name", "nick"] {
      let found = try await store.labels(of: [.text("Ada")], in: column, of: "people")
      findings.expect(found, is: [], "no label by a column that identifies no record", column)
    }
    await expect(.unknownTable("nothing"), "labels of an unknown table", &findings) {
      _ = try await store.labels(of: [.integer(1)], in: "id", of: "nothing")
    }
    await expect(.unknownColumn("x", table: "people"), "labels by an unknown column", &findings) {
      _ = try await store.labels(of: [.integer(1)], in: "x", of: "people")
    }
    let answers = await store.labels([
      LabelLookup(table: "people", column: "id", values: [.integer(2)]),
      LabelLookup(table: "nothing", column: "id", values: [.integer(1)]),
      LabelLookup(table: "people", column: "x", values: [.integer(1)]),
      LabelLookup(table: "people", column: "id", values: []),
      LabelLookup(table: "people", column: "email", values: [.text("bob@x"), .text("no")]),
    ])
    findings.expect(
      answers.map { answer in answer.map { $0.map(\.title) } },
      is: [
        .success(["Bob"]), .failure(.unknownTable("nothing")),
        .failure(.unknownColumn("x", table: "people")), .success([]), .success(["Bob"]),
      ], "several questions for labels are answered in their order, and fail alone")
    try await checkMatches(store, &findings)
  }

  private func checkMatches(_ store: any RecordStore, _ findings: inout Findings) async throws {
    func titles(_ query: String, maxCount: Int = 100) async throws -> [String] {
      let request = LabelSearchRequest(
        table: "people", column: "id", query: query, maxCount: maxCount)
      return try await store.matches(request).labels.map(\.title)
    }
    for (query, expected) in [
      ("", ["Ada", "Bob", "Eve"]), ("ada", ["Ada"]), (" A ", ["Ada"]), ("3", ["Eve"]),
      ("b o", ["Bob"]), ("%", []), ("_", []), ("\"", []), ("a\0", []), ("a zz", []),
      (String(repeating: "a", count: 10_000), []),
    ] {
      findings.expect(
        try await titles(query), is: expected, "what is typed is found in titles and keys",
        String(query.prefix(20)))
    }
    let few = try await store.matches(
      LabelSearchRequest(table: "people", column: "id", query: "", maxCount: 2))
    findings.expect(few.labels.count, is: 2, "no more matches than were asked for")
    findings.expect(few.hasMore, is: true, "more matches are told")
    findings.expect(few.isPartial, is: false, "all rows of a small table are looked at")
    let secret = try await store.matches(
      LabelSearchRequest(table: "people", column: "name", query: ""))
    findings.expect(secret.labels, is: [], "no match by a column that identifies no record")
  }
}
