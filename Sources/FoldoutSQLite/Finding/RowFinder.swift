import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

/// Finds windows that no index finds: rows that have some words, and orders that are sorted.
///
/// A request is answered in steps of some milliseconds on a connection of its own, so that neither
/// readers nor whoever writes wait for it.
struct RowFinder: Sendable {
  let file: ReopeningFile
  let request: WindowRequest
  let plan: Plan
  let matcher: RowMatcher
  /// True where names of references were left out.
  let isPartial: Bool
  let begun: ContinuousClock.Instant
  /// The most time for which one window is sorted.
  let sorting: Duration
  let secretTokens: SecretTokens

  /// The plan of a search before the first row is read.
  struct Plan: Sendable {
    /// The file that was asked.
    var file: UUID
    /// True where rows are known by their numbers only.
    var isNumbered: Bool
    /// True where the file has the order.
    var hasOrder: Bool
    /// True where the cursor that is asked from lies before the window, so that it is walked
    /// backwards.
    var isBackwards: Bool
    /// The cursor that is asked from; `nil` for the beginning, or the end.
    var cursor: [StoredValue]?
    /// The columns that are searched.
    var searched: [String]
    /// The tables to which the searched columns refer.
    var targets: [String: ReferenceTarget]
  }

  /// The most rows of a window.
  var size: Int { min(max(1, request.size), Int(Int32.max) / 2) }

  /// Walks on, until the walk is over, a time has passed, or nobody waits for it any more.
  func walk(_ walk: RowWalk, until end: ContinuousClock.Instant) async throws(StoreError)
    -> RowWalk
  {
    var walk = walk
    repeat {
      walk = try await file.scan(of: request.table) { [walk, plan, request] db, opened in
        // Another file has taken its place, and the walk would go on in the middle of that one.
        guard opened.number == plan.file else { throw StoreError.busy(path: opened.file.path) }
        return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
          var walk = walk
          try table.reading { try walk.step(in: table, db) }
          return walk
        }
      }
    } while !walk.isOver && ContinuousClock.now < end && !Task.isCancelled
    return walk
  }

  /// A walk through the rows that match.
  func matching(
    _ count: Int, isBackwards: Bool, from cursor: [StoredValue]?
  ) -> RowWalk {
    RowWalk(
      request.order, isBackwards: isBackwards, searched: plan.searched, matcher,
      aim: .matches(count), from: cursor)
  }

  /// Reads the rows that were found, and where the outermost stand.
  func window(
    _ found: [FoundRow], hasPrevious: Bool, hasNext: Bool, countBefore: Int?, scan: Window.Scan
  ) async throws(StoreError) -> Window {
    try await file.read(of: request.table) { [request, secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        let limits = request.maxCharacters.map { ValueLimits(characters: $0) }
        let cells = Cells(columns: request.columns ?? table.columns, limits: limits)
        // Some may have gone meanwhile.
        let rows = try found.compactMap { row in
          try table.row(rowid: row.rowid, orKey: row.stored.key, cells, in: db)
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

  /// Returns the anchor from which a later request continues a walk; `nil` where it is over.
  func rest(of walk: RowWalk) async throws(StoreError) -> WindowRequest.Anchor? {
    guard !walk.isOver else { return nil }
    return try await file.read(of: request.table) { db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        walk.rest(in: table)
      }
    }
  }

  /// The cursor of a row in the order; `nil` where it has gone meanwhile.
  func cursor(of row: FoundRow) async throws(StoreError) -> [StoredValue]? {
    try await file.read(of: request.table) { [request] db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        try table.cursor(ofEarlier: row, in: table.order(request.order), db)
      }
    }
  }
}
