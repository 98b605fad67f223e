import FoldoutForms

extension MemoryStore {
  /// The rows that match a search, or that stand in an order by a column; `nil` for rows in the
  /// order of their keys, which nothing has to be looked for.
  ///
  /// The rows are looked at as they stood when it was asked, and others are answered meanwhile.
  nonisolated func found(
    _ request: WindowRequest, in table: MemoryTable, _ schema: Schema
  ) async throws(StoreError) -> Window? {
    let words = SearchedWords(request.search?.words ?? "")
    let order = table.schema.declared(request.order)
    guard !words.isEmpty || order.column != nil else { return nil }
    let begun = ContinuousClock.now
    let shown = request.columns ?? table.schema.columns.map(\.name)
    for name in shown where table.schema.column(name) == nil {
      throw .unknownColumn(name, table: table.schema.name)
    }
    let searched = words.isEmpty ? [] : table.schema.searchedColumns(among: request.search?.columns)
    let targets = schema.namedTargets(of: table.schema, among: searched)
    let names = await names(with: words, of: targets)
    let search = MemorySearch(
      ordered: table.ordered(order), searched: searched,
      matcher: RowMatcher(words, names: names.names), begun: begun, sorting: sorting)
    var window: Window
    if order.column == nil {
      window = try await search.matches(request)
    } else if let sorted = try await search.sorted(request) {
      window = sorted
    } else {
      var keyed = request.unsorted
      keyed.columns = nil
      if let found = try await found(keyed, in: table, schema) {
        window = found
      } else {
        window = try table.window(keyed)
      }
      window.scan = window.scan ?? Window.Scan(looked: 0)
      window.scan?.isUnsortable = true
    }
    window.records = window.records.map { $0.narrowed(to: shown) }
    window.scan?.isPartial = names.isPartial
    return window
  }
}

/// A search through the rows of a table in memory, as they stood when it began.
struct MemorySearch: Sendable {
  let ordered: MemoryTable.Ordered
  let searched: [String]
  let matcher: RowMatcher
  let begun: ContinuousClock.Instant
  /// The longest time for which rows are sorted where nothing is searched for.
  let sorting: Duration

  /// The rows that match in the order of their keys, as far as they are found in the time that the
  /// search has.
  func matches(_ request: WindowRequest) async throws(StoreError) -> Window {
    let rows = ordered.rows
    let start: NumberedRowWalk.Start =
      switch request.anchor {
      case .first: .from(0)
      case .after(let key, let edge):
        .from(try ordered.boundary(of: key, at: edge, countingItself: true))
      case .last: .upTo(rows.count)
      case .before(let key, let edge):
        .upTo(try ordered.boundary(of: key, at: edge, countingItself: false))
      }
    let patience = request.search?.patience ?? RowSearch.usualPatience
    var walk = NumberedRowWalk(count: rows.count, until: begun + patience, matcher) {
      [searched] anchor, matcher in matcher.matches(rows[anchor], in: searched)
    }
    let found = await walk.window(start, size: max(1, request.size))
    let rest: WindowRequest.Anchor? =
      switch found.rest {
      case .from(let anchor): .after(rows[anchor - 1].key)
      case .upTo(let anchor): .before(rows[anchor].key)
      case nil: nil
      }
    return Window(
      records: found.indices.map { rows[$0] }, hasPrevious: found.hasPrevious,
      hasNext: found.hasNext, countBefore: found.countBefore.flatMap(MemorySearch.counted),
      scan: Window.Scan(looked: found.looked, rest: rest))
  }

  /// A count that a window has: no more than are worth counting.
  static func counted(_ count: Int) -> Int? { count > WindowRequest.maxCounted ? nil : count }
}
