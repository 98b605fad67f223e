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
    _ walk: RowWalk, until end: ContinuousClock.Instant, stepTime: Duration = RowWalk.stepTime
  ) async throws(StoreError) -> RowWalk {
    var walk = walk
    repeat {
      walk = try await file.scan(of: request.table) { [walk, plan, request] db, opened in
        // If another file has replaced it, the walk's cursor would mean nothing there.
        guard opened.id == plan.file else { throw StoreError.busy(path: opened.file.path) }
        return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
          var walk = walk
          try table.reading { try walk.step(in: table, db, for: stepTime) }
          return walk
        }
      }
    } while !walk.isOver && ContinuousClock.now < end && !Task.isCancelled
    return walk
  }

  /// Makes a walk that collects `count` matching rows.
  func matching(
    _ count: Int, isBackwards: Bool, from cursor: [StoredValue]?
  ) -> RowWalk {
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
            try table.row(rowid: row.rowid, orKey: row.stored.key, cells, in: db)
          }
        }
        let order = table.order(request.order)
        var edges: Window.Edges?
        if !order.isOfKey, let first = rows.first, let last = rows.last {
          edges = Window.Edges(
            first: try table.cursor(of: first, in: order, db).map(\.edge),
            last: try table.cursor(of: last, in: order, db).map(\.edge))
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
        try table.cursorIfPresent(of: row, in: table.order(request.order), db)
      }
    }
  }
}
