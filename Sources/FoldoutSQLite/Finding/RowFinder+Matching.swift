import FoldoutForms
import FoldoutRecords

/// Windows of matching rows, in an order that an index has.
extension RowFinder {
  /// Returns the matching rows that are found within the search's time.
  func matches() async throws(StoreError) -> Window {
    let timeLimit = request.search?.timeLimit ?? RowSearch.defaultTimeLimit
    let end = begun + timeLimit
    return plan.isBackwards
      ? try await matchesBefore(until: end) : try await matchesAfter(until: end)
  }

  private func matchesAfter(until end: ContinuousClock.Instant) async throws(StoreError) -> Window {
    var ahead = try await walk(
      matching(size + 1, isBackwards: false, from: plan.cursor), until: end)
    let rows = Array(ahead.found.prefix(size))
    let rest = try await rest(of: ahead)
    let hasNext = ahead.found.count > size
    let rowsRead = ahead.rowsRead
    if hasNext {
      // Continue the same walk to count the rows after the window.
      let time = request.search?.countingTime ?? RowSearch.defaultCountingTime
      ahead.aim = .matches(.max)
      ahead = try await walk(
        ahead, until: ContinuousClock.now + time, stepTime: min(time, RowWalk.stepTime))
    }
    var count: Int? = 0
    var unsearched = ahead.matcher.unsearchedTables
    if let cursor = plan.cursor {
      let start = rest == nil ? nil : cursor
      let before = try await walk(before: rows.first, orElse: start, until: end)
      count = before?.isOver == true ? before?.found.count : nil
      if unsearched.isEmpty { unsearched = before?.matcher.unsearchedTables ?? [] }
    }
    return try await window(
      rows, hasPrevious: count != 0, hasNext: hasNext, countBefore: count,
      scan: Window.Scan(
        rowsRead: rowsRead, rest: rest, unsearchedTables: unsearched,
        countAfter: ahead.isAtEnd ? ahead.found.count - rows.count : nil))
  }

  /// Returns a walk of the matches before a row, or before a cursor if there is no row; `nil` if
  /// the row no longer exists.
  private func walk(
    before row: FoundRow?, orElse cursor: [StoredValue]?, until end: ContinuousClock.Instant
  ) async throws(StoreError) -> RowWalk? {
    var start = cursor
    if let row {
      guard let found = try await self.cursor(of: row) else { return nil }
      start = found
    }
    return try await walk(
      matching(WindowRequest.maxCounted + 1, isBackwards: true, from: start), until: end)
  }

  private func matchesBefore(
    until end: ContinuousClock.Instant
  ) async throws(StoreError) -> Window {
    var back = try await walk(
      matching(size + 1, isBackwards: true, from: plan.cursor), until: end)
    let rows = Array(back.found.prefix(size).reversed())
    let rest = try await rest(of: back)
    let rowsRead = back.rowsRead
    if rest == nil {
      // Continue the same walk to count the rows before the window.
      back.aim = .matches(size + WindowRequest.maxCounted + 1)
      if !back.isOver { back = try await walk(back, until: end) }
    }
    var hasNext = false
    if let cursor = plan.cursor {
      hasNext = try await hasRows(
        after: rows.last, orElse: rest == nil ? nil : cursor, until: end)
    }
    return try await window(
      rows, hasPrevious: back.found.count > size, hasNext: hasNext,
      countBefore: back.isOver ? back.found.count - rows.count : nil,
      scan: Window.Scan(
        rowsRead: rowsRead, rest: rest, unsearchedTables: back.matcher.unsearchedTables,
        countAfter: hasNext ? nil : 0))
  }

  /// Returns true if there are matches after a row, or after a cursor if there is no row; also true
  /// if that is unknown.
  private func hasRows(
    after row: FoundRow?, orElse cursor: [StoredValue]?, until end: ContinuousClock.Instant
  ) async throws(StoreError) -> Bool {
    var start = cursor
    if let row {
      guard let found = try await self.cursor(of: row) else { return true }
      start = found
    }
    let ahead = try await walk(matching(1, isBackwards: false, from: start), until: end)
    return !ahead.found.isEmpty || !ahead.isOver
  }
}
