import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Two people whose changes each keep a rule between two fields, and together would break it.
@Suite struct TwoAtOnceTests {
  private struct Trip: Sendable {
    var starts: LocalDate?
    var ends: LocalDate?
    var adults: Int? = 1
    var children: Int? = 1
  }

  private static let form = Form<Trip>("Trip") {
    Section("") {
      DateField("Starts", \.starts).notAfter("ends")
      DateField("Ends", \.ends).notBefore("starts")
      NumberField("Adults", \.adults).rule { _, trip in
        (trip.adults ?? 0) + (trip.children ?? 0) > 9 ? "There are nine seats." : nil
      }
      NumberField("Children", \.children).rule { _, trip in
        (trip.adults ?? 0) + (trip.children ?? 0) > 9 ? "There are nine seats." : nil
      }
    }
  }

  private func store() -> MemoryStore {
    let columns = Self.form.columns(of: Trip())
    let table = TableSchema(
      name: "trip", key: .rowid, columns: columns.columns.map { ColumnSchema(name: $0) })
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["trip": [columns]])
  }

  private func visitor(_ store: any RecordStore) -> Visitor {
    Visitor(store, forms: ["trip": Self.form.byColumns(template: Trip())])
  }

  private struct Entry: Sendable, CustomTestStringConvertible {
    var field: String
    var original: String
    var text: String
    /// The stored value as a page shows it.
    var shown: String
    /// The sentence of the refusal if the other change came first.
    var sentence: String

    var testDescription: String { field }
    var pairs: [(String, String)] { [(field, text), ("~original.\(field)", original)] }
  }

  private static let pairs: [(Entry, Entry)] = [
    (
      Entry(
        field: "starts", original: "n", text: "2020-01-01", shown: "01/01/2020",
        sentence: "Starts can’t be after Ends"),
      Entry(
        field: "ends", original: "n", text: "2010-01-01", shown: "01/01/2010",
        sentence: "Ends can’t be before Starts")
    ),
    (
      Entry(
        field: "adults", original: "i:1", text: "5", shown: "value=\"5\"",
        sentence: "There are nine seats."),
      Entry(
        field: "children", original: "i:1", text: "5", shown: "value=\"5\"",
        sentence: "There are nine seats.")
    ),
  ]

  @Test(
    "Of two changes that break a rule together, one is stored and the other refused",
    arguments: pairs.indices)
  func oneIsStoredAndTheOtherRefused(_ index: Int) async throws {
    let (mine, theirs) = Self.pairs[index]
    for round in 1...30 {
      let store = store()
      let visitor = visitor(HookedStore.readTwiceFirst(store))
      async let first = visitor.post("/t/trip/1", mine.pairs)
      async let second = visitor.post("/t/trip/1", theirs.pairs)
      let answers = await [(mine, first), (theirs, second)]
      #expect(answers.map(\.1.code).sorted() == [303, 422], "round \(round)")
      for (entry, answer) in answers where answer.code == 422 {
        let page = try PageReader.page(answer)
        #expect(page.byID("e-\(entry.field)")?.text.contains(entry.sentence) == true)
        #expect(
          try await store.record(RecordKey([.integer(1)]), in: "trip")?.record[entry.field]
            == (entry.original == "n" ? .null : .integer(1)))
        // The page shows the record that the rule was checked against, with the other's value.
        let other = entry.field == mine.field ? theirs : mine
        #expect(answer.text.contains(other.shown))
      }
    }
  }

  @Test("Two changes that keep the rule together are both stored")
  func changesThatKeepTheRuleAreBothStored() async throws {
    let store = store()
    let visitor = visitor(HookedStore.readTwiceFirst(store))
    async let first = visitor.post(
      "/t/trip/1", [("starts", "2020-01-01"), ("~original.starts", "n")])
    async let second = visitor.post("/t/trip/1", [("ends", "2020-01-02"), ("~original.ends", "n")])
    #expect(await [first.code, second.code] == [303, 303])
    let record = try await store.record(RecordKey([.integer(1)]), in: "trip")?.record
    #expect(record?["starts"] == .text("2020-01-01"))
    #expect(record?["ends"] == .text("2020-01-02"))
  }

  /// Somebody changes the other field each time between the check of the rules and the write.
  @Test("A change is a conflict if a field that its rules read changes before each write")
  func aFieldThatKeepsChangingCausesAConflict() async throws {
    let store = store()
    let current = try #require(
      try await store.record(RecordKey([.integer(1)]), in: "trip"))
    let restless = HookedStore(store) { change in
      .success(.conflict(current, columns: change.guards.map(\.column)))
    }
    let answer = await visitor(restless).post(
      "/t/trip/1", [("starts", "2020-01-01"), ("~original.starts", "n")])
    #expect(answer.code == 409)
    #expect(try PageReader.page(answer).byID("e-starts") != nil)
  }
}
