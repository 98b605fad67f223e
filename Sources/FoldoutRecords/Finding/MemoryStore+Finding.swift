import FoldoutForms

extension MemoryStore {
  /// The rows that match a search; `nil` where nothing is searched for.
  ///
  /// The rows are looked at as they stood when it was asked, and others are answered meanwhile.
  nonisolated func found(
    _ request: WindowRequest, in table: MemoryTable, _ schema: Schema
  ) async throws(StoreError) -> Window? {
    guard let search = request.search else { return nil }
    let words = SearchedWords(search.words)
    guard !words.isEmpty else { return nil }
    let end = ContinuousClock.now + search.patience
    let shown = request.columns ?? table.schema.columns.map(\.name)
    for name in shown where table.schema.column(name) == nil {
      throw .unknownColumn(name, table: table.schema.name)
    }
    let searched = table.schema.searchedColumns(among: search.columns)
    let targets = schema.namedTargets(of: table.schema, among: searched)
    let names = await names(with: words, of: targets)
    var walk = MemoryWalk(
      ordered: table.ordered(request.order), searched: searched,
      matcher: RowMatcher(words, names: names.names), end: end)
    var window = try await walk.window(request, size: max(1, request.size))
    window.records = window.records.map { $0.narrowed(to: shown) }
    window.scan?.isPartial = names.isPartial
    return window
  }
}

/// A way through the rows of a table in memory, in their order.
private struct MemoryWalk {
  let ordered: MemoryTable.Ordered
  let searched: [String]
  var matcher: RowMatcher
  let end: ContinuousClock.Instant
  /// True for an order without an index: all its rows were read to sort them, so all are searched.
  var isPatient: Bool { ordered.scan != nil }

  /// The rows between two looks at the clock.
  private static let rowsOfAStep = 256

  /// The places of matching rows among some, and the first that was not looked at.
  private struct Found {
    var places: [Int] = []
    var looked = 0
    var rest: Int?
  }

  private mutating func found(_ places: some Collection<Int>, most: Int) async -> Found {
    var found = Found()
    for place in places {
      if found.looked > 0, found.looked % MemoryWalk.rowsOfAStep == 0 {
        if Task.isCancelled || (!isPatient && ContinuousClock.now >= end) {
          found.rest = place
          return found
        }
        await Task.yield()
      }
      found.looked += 1
      if matcher.matches(ordered.rows[place], in: searched) { found.places.append(place) }
      if found.places.count >= most { return found }
    }
    return found
  }

  mutating func window(
    _ request: WindowRequest, size: Int
  ) async throws(StoreError) -> Window {
    let count = ordered.rows.count
    switch request.place {
    case .first: return await behind(0, size)
    case .after(let key, let edge):
      return await behind(
        try ordered.boundary(of: key, at: edge, countingItself: true), size)
    case .last: return await before(count, size)
    case .before(let key, let edge):
      return await before(
        try ordered.boundary(of: key, at: edge, countingItself: false), size)
    }
  }

  private mutating func behind(_ start: Int, _ size: Int) async -> Window {
    let ahead = await found(start..<ordered.rows.count, most: size + 1)
    let places = Array(ahead.places.prefix(size))
    let first = places.first ?? (ahead.rest == nil ? ordered.rows.count : start)
    let before = await found((0..<first).reversed(), most: WindowRequest.mostCounted + 1)
    return window(
      places, hasPrevious: !before.places.isEmpty || before.rest != nil,
      hasNext: ahead.places.count > size,
      countBefore: before.rest == nil ? before.places.count : nil,
      looked: ahead.looked, rest: ahead.rest.map { .after(key($0 - 1), at: edge($0 - 1)) })
  }

  private mutating func before(_ end: Int, _ size: Int) async -> Window {
    let back = await found(
      (0..<end).reversed(), most: size + 1)
    let places = Array(back.places.prefix(size).reversed())
    let first = places.first ?? 0
    let before =
      back.rest == nil
      ? await found((0..<first).reversed(), most: WindowRequest.mostCounted + 1) : Found()
    let last = places.last ?? (back.rest == nil ? -1 : end - 1)
    let ahead = await found((last + 1)..<ordered.rows.count, most: 1)
    return window(
      places, hasPrevious: back.places.count > size,
      hasNext: !ahead.places.isEmpty || ahead.rest != nil,
      countBefore: back.rest == nil && before.rest == nil ? before.places.count : nil,
      looked: back.looked, rest: back.rest.map { .before(key($0 + 1), at: edge($0 + 1)) })
  }

  private func window(
    _ places: [Int], hasPrevious: Bool, hasNext: Bool, countBefore: Int?, looked: Int,
    rest: WindowRequest.Place?
  ) -> Window {
    var edges: Window.Edges?
    if ordered.order.column != nil, let first = places.first, let last = places.last {
      edges = Window.Edges(first: edge(first), last: edge(last))
    }
    return Window(
      records: places.map { ordered.rows[$0] }, hasPrevious: hasPrevious, hasNext: hasNext,
      countBefore: countBefore.flatMap { $0 > WindowRequest.mostCounted ? nil : $0 }, edges: edges,
      scan: Window.Scan(looked: looked, rest: rest, isSorted: isPatient))
  }

  private func key(_ place: Int) -> RecordKey { ordered.rows[place].key }

  private func edge(_ place: Int) -> [StoredValue] {
    ordered.order.column == nil ? [] : ordered.edge(of: ordered.rows[place]).map(\.edge)
  }
}
