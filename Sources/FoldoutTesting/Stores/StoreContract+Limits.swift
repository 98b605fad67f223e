import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks long values: excerpts in windows, cut values in records, and changes beside them.
  func checkLimits(_ findings: inout Findings) async throws {
    let key = RecordKey([.text("1")])
    let emoji = Array("é😀".utf8)
    let values: [StoredValue] = [
      .text(bytes: Array(repeating: 0x61, count: 12_000)),
      .text(bytes: [0x61] + (0..<2_000).flatMap { _ in emoji }),
      .text(bytes: [0x61, 0] + Array(repeating: 0x62, count: 5_000)),
      .text(bytes: Array(repeating: 0xFF, count: 5_000)),
      .blob(Array(repeating: 7, count: 12_000)), .blob([1, 2]), .text("short"), .integer(5), .null,
    ]
    for value in values {
      let store = try await makeStore(StoreFixture())
      let fill = Change.Cell(column: "anything", original: Token(.integer(12)), new: value)
      findings.expectStored(
        try await store.change(Change(table: "people", key: key, cells: [fill])), "a long value")
      let context = "\(Token(value).text)"
      guard let whole = try await store.record(key, in: "people") else {
        findings.note("a record without limits is whole", "\(context): the record is not there")
        continue
      }
      findings.expect(
        whole.record["anything"], is: value, "a record without limits is whole", context)
      for limits in [
        ValueLimits(text: 1_001, blob: 0), ValueLimits(text: 10_240, blob: 11_000),
        ValueLimits(
          text: 10, blob: 0, columns: ["anything": ColumnLimits(text: 200_000, blob: 200_000)]),
        ValueLimits(
          text: 10, blob: 0, columns: ["anything": ColumnLimits(text: 9, blob: 200_000)]),
        ValueLimits(
          text: 10, blob: 13_000, columns: ["anything": ColumnLimits(text: 200_000, blob: 0)]),
      ] {
        let expected = whole.limited(to: limits, in: StoreFixture.people.schema)
        let found = try await store.record(key, in: "people", limits: limits)
        findings.expect(found, is: expected, "a record is cut at its limits", context)
        let cell = Change.Cell(column: "nick", original: Token(.text("Abc")), new: .text("Abd"))
        var after = expected
        if limits.text >= 3 { after.record["nick"] = .text("Abd") }
        // If the value is already "Abd", the answer is the same.
        let outcome = try await store.change(
          Change(table: "people", key: key, cells: [cell], limits: limits))
        findings.expect(
          outcome, is: .stored(after, altered: []), "a change beside a long value", context)
        let wrong = Change.Cell(column: "anything", original: Token(.text("x")), new: .text("y"))
        findings.expect(
          try await store.change(
            Change(table: "people", key: key, cells: [wrong], limits: limits)),
          is: .conflict(after, columns: ["anything"]), "a long value is compared whole", context)
        let back = Change.Cell(column: "nick", original: Token(.text("Abd")), new: .text("Abc"))
        findings.expectStored(
          try await store.change(Change(table: "people", key: key, cells: [back])),
          "back beside a long value")
      }
      for maxCharacters in [2, 200] {
        let window = try await store.window(
          WindowRequest(
            table: "people", columns: ["anything", "name"], size: 2, maxCharacters: maxCharacters))
        let expected = value.excerpt(maxCharacters: maxCharacters, isCut: false)
        let found = window.records.first?.record["anything"]
        if value.string != nil || window.records.isEmpty {
          findings.expect(
            found, is: expected, "a window has an excerpt", "\(context) \(maxCharacters)")
        }
        findings.expect(
          found?.string?.count ?? 0 <= maxCharacters, is: true, "an excerpt is short",
          "\(context) \(maxCharacters)")
        if case .text(let bytes)? = found, value.string == nil {
          findings.expect(
            found?.string == nil && bytes.count <= 5_002, is: true,
            "what is no text is never made to look like one", context)
        }
        if case .blob(let bytes) = value, bytes.count > ValueLimits.maxKeyBytes {
          findings.expect(found, is: .blob([]), "a window has no long bytes", context)
          findings.expect(
            window.records.first?.cut["anything"], is: bytes.count,
            "a window has the number of bytes", context)
        }
      }
      let cell = Change.Cell(column: "anything", original: Token(value), new: .text("z"))
      guard
        case .stored = try await store.change(Change(table: "people", key: key, cells: [cell]))
      else {
        findings.note("a long value can be changed by its token", context)
        continue
      }
    }
  }
}
