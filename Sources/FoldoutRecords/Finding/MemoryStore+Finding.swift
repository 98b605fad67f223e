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

extension MemorySearch {
  /// Returns the matching rows in an order by a column, found in one pass that keeps the top ones
  /// only.
  ///
  /// `nil` if a pass that must be complete takes too long. Throws if the task is cancelled.
  func sorted(_ request: WindowRequest) async throws(StoreError) -> Window? {
    guard let column = ordered.order.column else { return nil }
    let size = min(max(1, request.size), Int(Int32.max) / 2)
    let (cursor, isBackwards) = try cursor(of: request.anchor)
    var top = TopRows<Int>(
      limit: size + 1, isDescending: ordered.order.isDescending != isBackwards, after: cursor)
    let deadline = self.deadline(of: request)
    var matcher = matcher
    var rowsRead = 0
    for (index, row) in ordered.rows.enumerated() {
      if index > 0, index % NumberedRowWalk.rowsPerStep == 0 {
        if let deadline, ContinuousClock.now >= deadline { break }
        guard !Task.isCancelled else { throw .failed(detail: "nobody waits for the rows") }
        await Task.yield()
      }
      rowsRead += 1
      guard matcher.query.isEmpty || matcher.matches(row, in: searched) else { continue }
      let value = ordered.sortValue(row.record[column])
      top.add(
        comparing: { value.compared(with: $0) }, values: { ordered.edge(of: row) }, row: { index })
    }
    let isComplete = rowsRead == ordered.rows.count
    if !isComplete, matcher.query.isEmpty || request.search?.isWhole == true { return nil }
    return window(
      top, size: size, isBackwards: isBackwards, rowsRead: rowsRead,
      rest: isComplete ? nil : request.anchor, matcher.unsearchedTables)
  }

  /// Returns the time at which the pass stops; `nil` for no limit, in a declared order without a
  /// search.
  private func deadline(of request: WindowRequest) -> ContinuousClock.Instant? {
    if !matcher.query.isEmpty {
      return begun + (request.search?.timeLimit ?? RowSearch.defaultTimeLimit)
    }
    return ordered.isDeclared ? nil : begun + sorting
  }

  /// Returns the cursor from which a window's rows are collected, and the direction. At either end
  /// there is no cursor.
  private func cursor(
    of anchor: WindowRequest.Anchor
  ) throws(StoreError) -> (cursor: [StoredValue]?, isBackwards: Bool) {
    switch anchor {
    case .first: return (nil, false)
    case .last: return (nil, true)
    case .after(let key, let edge):
      return (try ordered.cursor(of: key, at: edge, countingItself: true), false)
    case .before(let key, let edge):
      let cursor = try ordered.cursor(of: key, at: edge, countingItself: false)
      // Without a cursor, the window is the first one.
      return (cursor, cursor != nil)
    }
  }

  private func window(
    _ top: TopRows<Int>, size: Int, isBackwards: Bool, rowsRead: Int, rest: WindowRequest.Anchor?,
    _ unsearchedTables: [String]
  ) -> Window {
    let found = top.rows.prefix(size).map { ordered.rows[$0.row] }
    let rows = isBackwards ? found.reversed() : found
    let hasMore = top.countAfter > size
    let before = isBackwards ? top.countAfter - rows.count : top.countBefore
    var edges: Window.Edges?
    if let first = rows.first, let last = rows.last {
      edges = Window.Edges(
        first: ordered.edge(of: first).map(\.edge), last: ordered.edge(of: last).map(\.edge))
    }
    let hasScan = !ordered.isDeclared || !matcher.query.isEmpty
    return Window(
      records: rows, hasPrevious: isBackwards ? hasMore : top.countBefore > 0,
      hasNext: isBackwards ? top.countBefore > 0 : hasMore,
      countBefore: MemorySearch.counted(before), edges: edges,
      scan: hasScan
        ? Window.Scan(
          rowsRead: rowsRead, rest: rest, isSorted: !ordered.isDeclared,
          unsearchedTables: unsearchedTables,
          countAfter: rest != nil
            ? nil : isBackwards ? top.countBefore : top.countAfter - rows.count,
          isInterim: rest != nil)
        : nil)
  }
}
