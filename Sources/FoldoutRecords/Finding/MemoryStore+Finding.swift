import FoldoutForms

extension MemoryStore {
  /// Returns the rows that match a search, or the rows in an order by a column; `nil` for a request
  /// in the order of keys without a search, which needs no scan.
  ///
  /// Reads a snapshot of the rows, so that the store can answer other requests in the meantime.
  nonisolated func found(
    _ request: WindowRequest, in table: MemoryTable, _ schema: Schema
  ) async throws(StoreError) -> Window? {
    let query = SearchQuery(request.search?.query ?? "")
    let order = table.schema.declared(request.order)
    guard !query.isEmpty || order.column != nil else { return nil }
    let begun = ContinuousClock.now
    let shown = request.columns ?? table.schema.columns.map(\.name)
    for name in shown where table.schema.column(name) == nil {
      throw .unknownColumn(name, table: table.schema.name)
    }
    let searched = query.isEmpty ? [] : table.schema.searchedColumns(among: request.search?.columns)
    let targets = schema.namedTargets(of: table.schema, among: searched)
    let search = MemorySearch(
      ordered: table.ordered(order), searched: searched,
      matcher: await matcher(of: query, request.search, targets: targets), begun: begun,
      sorting: sorting)
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
      window.scan = window.scan ?? Window.Scan(rowsRead: 0)
      window.scan?.gaveUpSorting = true
    }
    window.records = window.records.map { $0.narrowed(to: shown) }
    return window
  }
}

/// A search through a snapshot of a table's rows.
struct MemorySearch: Sendable {
  let ordered: MemoryTable.Ordered
  let searched: [String]
  let matcher: RowMatcher
  let begun: ContinuousClock.Instant
  /// The maximum time for sorting rows without a search.
  let sorting: Duration

  /// Returns the matching rows in the order of their keys, as far as they are found within the
  /// search's time.
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
    let timeLimit = request.search?.timeLimit ?? RowSearch.defaultTimeLimit
    var walk = NumberedRowWalk(
      count: rows.count, until: begun + timeLimit, countingFor: request.search?.countingTime,
      matcher
    ) {
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
      scan: Window.Scan(
        rowsRead: found.rowsRead, rest: rest, unsearchedTables: found.unsearchedTables,
        countAfter: found.countAfter))
  }

  /// Returns a count for a window; `nil` if it exceeds ``WindowRequest/maxCounted``.
  static func counted(_ count: Int) -> Int? { count > WindowRequest.maxCounted ? nil : count }
}
