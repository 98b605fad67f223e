import FoldoutForms
import FoldoutRecords

/// Compares the pages of a search with a plain model that filters and sorts all rows.
extension StoreContract {
  /// Checks random tables, queries and orders, from either end; each failure names its seed.
  func checkPages(_ findings: inout Findings) async throws {
    let seed = SeededGenerator.seedOfThisRun()
    for round in 0..<3 {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      let context = "FOLDOUT_SEED=\(seed), round \(round)"
      let rows = (0..<Int64.random(in: 0...40, using: &random)).map {
        PageModel.row($0 * 2, &random)
      }
      let fixture = StoreFixture(adding: PageModel.table(rows))
      let store = try await makeStore(fixture)
      for _ in 0..<5 {
        let model = PageModel(rows, &random)
        for isBackwards in [false, true] {
          let found = try await model.walk(store, isBackwards: isBackwards)
          findings.expect(
            found, is: model.expected, "pages of a search are all that match, sorted",
            "\(context): \(model) \(isBackwards ? "backwards" : "forwards")")
        }
      }
      try await checkMeanwhile(rows, store, context, &random, &findings)
    }
  }

  /// Checks a walk while rows are added and removed: each row that stays is on exactly one page.
  private func checkMeanwhile(
    _ rows: [[StoredValue]], _ store: any RecordStore, _ context: String,
    _ random: inout SeededGenerator, _ findings: inout Findings
  ) async throws {
    let law = "rows come and go while pages are read"
    let model = PageModel(rows, &random)
    var generator = random
    var gone: Set<Int64> = []
    var next: Int64 = 1
    let found = try await model.walk(store, isBackwards: Bool.random(using: &random)) {
      if Bool.random(using: &generator), let row = rows.randomElement(using: &generator),
        case .integer(let id) = row[0]
      {
        // A row that is gone already may be drawn again.
        guard !gone.contains(id) else { return }
        guard let preview = try await store.removal(of: RecordKey([row[0]]), in: PageModel.name)
        else { return findings.note(law, "\(context): row \(id) is not there") }
        findings.expectRemoved(
          try await store.remove(
            Removal(table: PageModel.name, key: RecordKey([row[0]]), original: preview.digest)),
          "\(context): row \(id)")
        gone.insert(id)
      } else {
        let row = PageModel.row(next, &generator)
        next += 2
        let outcome = try await store.insert(
          Insertion(
            table: PageModel.name,
            cells: zip(PageModel.columns, row).map { .init(column: $0.name, new: $1) }))
        guard case .stored = outcome else {
          return findings.note(law, "\(context): \(row) was not added, but \(outcome)")
        }
      }
    }
    // New rows have odd numbers.
    let stayed = found.filter { $0 % 2 == 0 && !gone.contains($0) }
    findings.expect(
      stayed, is: model.expected.filter { !gone.contains($0) },
      "rows that stay are on one page, whatever comes and goes", "\(context): \(model)")
    findings.expect(Set(found).count, is: found.count, "no row is on two pages", context)
  }
}

/// A walk through the pages of a random table: its request, and the expected rows.
private struct PageModel: CustomStringConvertible {
  static let name = "pages"
  static let columns = [
    ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
    ColumnSchema(name: "any"),
    ColumnSchema(name: "text", declaredType: "TEXT"),
    ColumnSchema(name: "grade", declaredType: "INTEGER"),
    ColumnSchema(name: "real", declaredType: "REAL"),
  ]
  let query: String
  let order: RowOrder
  let size: Int
  let timeLimit: Duration
  /// The ids of the matching rows, in order.
  let expected: [Int64]

  var description: String { "“\(query)” by \(order), \(size) rows, \(timeLimit)" }

  static func table(_ rows: [[StoredValue]]) -> StoreFixture.Table {
    StoreFixture.Table(
      schema: TableSchema(
        name: name, key: .columns(["id"]), columns: columns, orders: ["grade"]), rows: rows)
  }

  /// Makes a row from a few possible values, so that many rows are equal.
  static func row(_ id: Int64, _ random: inout SeededGenerator) -> [StoredValue] {
    let texts = ["", "a", "B", "ab", "Äb", "e\u{301}", "É 12", "%", "a\0b", "b_a", "١٢"]
    func text() -> StoredValue { .text(texts[Int.random(in: texts.indices, using: &random)]) }
    func number() -> StoredValue { .integer(Int64.random(in: -2...12, using: &random)) }
    func real() -> StoredValue { .real(Double(Int.random(in: -2...2, using: &random)) + 0.5) }
    let any: StoredValue =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .null
      case 1: number()
      case 2: real()
      case 3: .blob([UInt8.random(in: 0...2, using: &random)])
      default: text()
      }
    return [
      .integer(id), any, Bool.random(using: &random) ? text() : .null,
      Int.random(in: 0..<3, using: &random) == 0 ? .null : number(),
      Int.random(in: 0..<3, using: &random) == 0 ? .null : real(),
    ]
  }

  init(_ rows: [[StoredValue]], _ random: inout SeededGenerator) {
    let queries = ["", "a", "B", "12", "é", "ä b", "%", "_", "0.5", "-", "a\0b", "zz", "2 a"]
    query = queries[Int.random(in: queries.indices, using: &random)]
    let index = Int.random(in: PageModel.columns.indices, using: &random)
    let column = PageModel.columns[index].name
    order = RowOrder(
      column: column == "id" ? nil : column, isDescending: Bool.random(using: &random))
    size = Int.random(in: 1...9, using: &random)
    timeLimit = Bool.random(using: &random) ? .zero : .seconds(60)
    let foldedWords = query.split(separator: " ").map { PageModel.folded(String($0)) }
    let matching = rows.filter { row in
      let texts = row.compactMap(PageModel.textual).map(PageModel.folded)
      return foldedWords.allSatisfy { word in texts.contains { $0.firstRange(of: word) != nil } }
    }
    let sorted = matching.sorted { one, other in
      PageModel.precedes([one[index], one[0]], [other[index], other[0]])
    }
    let ids = sorted.compactMap { if case .integer(let id) = $0[0] { id } else { nil } }
    expected = order.isDescending ? ids.reversed() : ids
  }

  /// Reads all pages, each from the cursor of the previous one, and returns the ids of their rows.
  ///
  /// `afterPage` runs after each page.
  func walk(
    _ store: any RecordStore, isBackwards: Bool, _ afterPage: () async throws -> Void = {}
  ) async throws -> [Int64] {
    var next: WindowRequest.Anchor? = isBackwards ? .last : .first
    var found: [Int64] = []
    while let anchor = next, found.count < 500 {
      let window = try await store.window(
        WindowRequest(
          table: PageModel.name, anchor: anchor, order: order,
          search: query.isEmpty ? nil : RowSearch(query, timeLimit: timeLimit), size: size))
      let ids = window.records.compactMap { row in
        if case .integer(let id) = row.key.values.first { id } else { nil }
      }
      found = isBackwards ? ids + found : found + ids
      next = window.scan?.rest
      if isBackwards, next == nil, window.hasPrevious, let first = window.records.first {
        next = .before(first.key, at: window.edges?.first ?? [])
      } else if !isBackwards, next == nil, window.hasNext, let last = window.records.last {
        next = .after(last.key, at: window.edges?.last ?? [])
      }
      try await afterPage()
    }
    return found
  }

  private static func textual(_ value: StoredValue) -> String? {
    switch value {
    case .null, .blob, .redacted: nil
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Folds case, accents and digits, for the characters of this model only.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    let plain: [Character: String] = ["Ä": "a", "ä": "a", "é": "e", "É": "e", "١": "1", "٢": "2"]
    return text.map { plain[$0] ?? String($0).lowercased() }.joined().unicodeScalars.map { $0 }
  }

  /// Compares values in SQLite's order: NULL, numbers, texts, bytes.
  private static func precedes(_ one: [StoredValue], _ other: [StoredValue]) -> Bool {
    for (mine, theirs) in zip(one, other) {
      let (mine, theirs) = (rank(mine), rank(theirs))
      if mine.kind != theirs.kind { return mine.kind < theirs.kind }
      if mine.number != theirs.number { return mine.number < theirs.number }
      if mine.bytes != theirs.bytes { return mine.bytes.lexicographicallyPrecedes(theirs.bytes) }
    }
    return false
  }

  private static func rank(_ value: StoredValue) -> (kind: Int, number: Double, bytes: [UInt8]) {
    switch value {
    case .null, .redacted: (0, 0, [])
    case .integer(let number): (1, Double(number), [])
    case .real(let number): (1, number, [])
    case .text(let bytes): (2, 0, bytes)
    case .blob(let bytes): (3, 0, bytes)
    }
  }
}
