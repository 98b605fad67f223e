import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

/// Finds windows that no index provides: searches, and orders that have to be sorted.
///
/// A request is answered in steps of some milliseconds on a connection of its own, so that neither
/// other readers nor writers wait for it.
struct RowFinder: Sendable {
  let file: ReopeningFile
  let request: WindowRequest
  let plan: Plan
  let matcher: RowMatcher
  let begun: ContinuousClock.Instant
  /// Time limit for sorting one window.
  let sorting: Duration
  let secretTokens: SecretTokens

  /// The plan of a search before the first row is read.
  struct Plan: Sendable {
    /// The opened file that the plan is for.
    var file: UUID
    /// True if rows are identified only by number.
    var isNumbered: Bool
    /// True if an index has the order.
    var hasOrder: Bool
    /// True if the rows are walked backwards: the window is the last one, or ends before the
    /// cursor.
    var isBackwards: Bool
    /// The cursor at which the window begins or ends; `nil` for the beginning or the end of the
    /// table.
    var cursor: [StoredValue]?
    /// The filter that rows must pass; `nil` for all rows.
    var filter: FilterCondition?
    /// The columns that are searched.
    var searched: [String]
    /// The tables to which the searched columns refer.
    var targets: [String: ReferenceTarget]
  }

  /// Limit for the rows of a window.
  var size: Int { min(max(1, request.size), Int(Int32.max) / 2) }

  /// Continues a walk until it is over, its time is up, or the task is cancelled.
  func walk(
    _ walk: RowWalk, until end: ContinuousClock.Instant, stepTime: Duration? = nil
  ) async throws(StoreError) -> RowWalk {
    var walk = walk
    // No step is longer than all the time that was given.
    let time = stepTime ?? min(RowWalk.stepTime, timeLimit)
    repeat {
      walk = try await file.scan(of: request.table) { [walk, plan, request] db, opened in
        // If another file has replaced it, the walk's cursor would mean nothing there.
        guard opened.id == plan.file else { throw StoreError.busy(path: opened.file.path) }
        return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
          var walk = walk
          try table.reading { try walk.step(in: table, db, for: time) }
          return walk
        }
      }
    } while !walk.isOver && ContinuousClock.now < end && !Task.isCancelled
    return walk
  }

  /// Makes a walk that collects `count` matching rows.
  func matching(_ count: Int, isBackwards: Bool, from cursor: [StoredValue]?) -> RowWalk {
    RowWalk(
      request.order, isBackwards: isBackwards, plan.filter, searched: plan.searched, matcher,
      aim: .matches(count), from: cursor)
  }

  /// Reads the found rows, and the sort values of the first and the last.
  func window(
    _ found: [FoundRow], hasPrevious: Bool, hasNext: Bool, countBefore: Int?, scan: Window.Scan
  ) async throws(StoreError) -> Window {
    try await file.read(of: request.table) { [request, secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        let limits = request.maxCharacters.map { ValueLimits(characters: $0) }
        let cells = Cells(columns: request.columns ?? table.columns, limits: limits)
        // Some rows may have been removed meanwhile.
        let rows = try table.reading {
          try found.compactMap { row in
            try table.reader(in: db).row(rowid: row.rowid, orKey: row.stored.key, cells)
          }
        }
        let order = table.order(request.order)
        var edges: Window.Edges?
        if !order.isOfKey, let first = rows.first, let last = rows.last {
          edges = Window.Edges(
            first: try table.reader(in: db).cursor(of: first, in: order).map(\.edge),
            last: try table.reader(in: db).cursor(of: last, in: order).map(\.edge))
        }
        let known = countBefore.flatMap { $0 > WindowRequest.maxCounted ? nil : $0 }
        return Window(
          records: rows.map(\.stored), hasPrevious: hasPrevious, hasNext: hasNext,
          countBefore: known, edges: edges, scan: scan
        ).redacted(as: table.schema, by: tokenMaker).excerpted(maxCharacters: request.maxCharacters)
      }
    }
  }

  /// Returns the anchor from which a later request continues a walk; `nil` if it is over.
  func rest(of walk: RowWalk) async throws(StoreError) -> WindowRequest.Anchor? {
    guard !walk.isOver else { return nil }
    return try await file.read(of: request.table) { db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        walk.rest(in: table)
      }
    }
  }

  /// Returns the cursor of a row in the requested order; `nil` if the row no longer exists.
  func cursor(of row: FoundRow) async throws(StoreError) -> [StoredValue]? {
    try await file.read(of: request.table) { [request] db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        try table.reader(in: db).cursorIfPresent(of: row, in: table.order(request.order))
      }
    }
  }
}

/// Windows of rows that are identified only by number. All rows that can be listed are read at
/// once.
extension RowFinder {
  /// Limit in characters for a text that is searched here.
  private static let maxCharacters = 1000

  /// Returns a window of the matching rows, by row number.
  func matchingNumberedRows() async throws(StoreError) -> Window {
    let size = size
    return try await file.scan(of: request.table) {
      [request, plan, matcher, secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        let shown = request.columns ?? table.columns
        let limits = ValueLimits(characters: RowFinder.maxCharacters)
        let read = Set(plan.searched + (request.filter?.columns ?? [])).subtracting(shown)
        let cells = Cells(columns: shown + read.sorted(), limits: limits)
        let all = try table.reading {
          try NumberedRows(table: table, db: db)
            .window(.first, cells, size: WindowRequest.maxNumberedRows)
        }
        var matcher = matcher
        let found = all.records.filter { row in
          guard request.filter?.contains(row.record) != false else { return false }
          // Search without the key: a row number is no value that anybody has given.
          let unkeyed = StoredRecord(key: RecordKey([]), record: row.record)
          return matcher.matches(unkeyed, in: plan.searched)
        }.map { row in
          StoredRecord(
            key: row.key,
            record: DynamicRecord(columns: shown, values: shown.map { row.record[$0] }),
            cut: row.cut.filter { shown.contains($0.key) })
        }
        var window = RowFinder.window(of: found, request.anchor, size: size)
        window.isCutShort = all.isCutShort && !window.hasNext
        window = window.redacted(as: table.schema, by: tokenMaker).excerpted(
          maxCharacters: request.maxCharacters)
        window.scan = Window.Scan(
          rowsRead: all.records.count, unsearchedTables: matcher.unsearchedTables,
          countAfter: window.countBefore.map { found.count - $0 - window.records.count })
        return window
      }
    }
  }

  private static func window(
    of found: [StoredRecord], _ anchor: WindowRequest.Anchor, size: Int
  ) -> Window {
    let range: Range<Int>
    switch anchor {
    case .first: range = 0..<min(size, found.count)
    case .after(let key, _):
      let anchor = CatalogTable.rowNumber(key)
      let start = found.firstIndex { CatalogTable.rowNumber($0.key) > anchor } ?? found.count
      range = start..<min(start + size, found.count)
    case .before(let key, _):
      let anchor = CatalogTable.rowNumber(key)
      let end = found.firstIndex { CatalogTable.rowNumber($0.key) >= anchor } ?? found.count
      range = max(0, end - size)..<end
    case .last: range = max(0, found.count - size)..<found.count
    }
    let before = range.lowerBound
    return Window(
      records: Array(found[range]), hasPrevious: before > 0,
      hasNext: range.upperBound < found.count,
      countBefore: before > WindowRequest.maxCounted ? nil : before)
  }
}

/// Windows in an order without an index: one scan of all rows keeps the first of them.
extension RowFinder {
  /// Returns the matching rows, sorted, or those of them that a search has found in its time; `nil`
  /// if sorting takes too long. Throws if the task was cancelled.
  func sorted() async throws(StoreError) -> Window? {
    let top = TopRows<FoundRow>(
      limit: size + 1, isDescending: request.order.isDescending != plan.isBackwards,
      after: plan.cursor)
    let walk = try await walk(
      RowWalk(
        request.order, isBackwards: plan.isBackwards, plan.filter, searched: plan.searched, matcher,
        aim: .sorted(top)),
      until: begun + timeLimit)
    let isShown = walk.isOver || (isInterim && !Task.isCancelled)
    guard isShown, case .sorted(let top) = walk.aim else {
      guard !Task.isCancelled else { throw StoreError.failed(detail: "nobody waits for the rows") }
      return nil
    }
    let rows = top.rows.prefix(size).map(\.row)
    let scan = Window.Scan(
      rowsRead: walk.rowsRead, rest: walk.isOver ? nil : request.anchor, isSorted: true,
      unsearchedTables: walk.matcher.unsearchedTables,
      countAfter: !walk.isOver
        ? nil : plan.isBackwards ? top.countBefore : top.countAfter - rows.count,
      isInterim: !walk.isOver)
    let hasMore = top.countAfter > size
    return plan.isBackwards
      ? try await window(
        rows.reversed(), hasPrevious: hasMore, hasNext: top.countBefore > 0,
        countBefore: top.countAfter - rows.count, scan: scan)
      : try await window(
        Array(rows), hasPrevious: top.countBefore > 0, hasNext: hasMore,
        countBefore: top.countBefore, scan: scan)
  }

  private var isSearch: Bool { !matcher.query.isEmpty }

  private var timeLimit: Duration {
    isSearch ? request.search?.timeLimit ?? sorting : sorting
  }

  /// True if rows may be returned before all were read.
  private var isInterim: Bool { isSearch && request.search?.isWhole == false }
}
