import FoldoutForms
import FoldoutRecords

/// Windows of matching rows, in an order that an index has.
extension RowFinder {
  /// Returns the matching rows that are found within the search's time.
  func matches() async throws(StoreError) -> Window {
    let timeLimit = request.search?.timeLimit ?? RowSearch.defaultTimeLimit
    let end = begun + timeLimit
    return plan.isBackwards
      ? try await matchesBefore(until: end) : try await matchesBehind(until: end)
  }

  private func matchesBehind(
    until end: ContinuousClock.Instant
  ) async throws(StoreError) -> Window {
    let ahead = try await walk(
      matching(size + 1, isBackwards: false, from: plan.cursor), until: end)
    let rows = Array(ahead.found.prefix(size))
    let rest = try await rest(of: ahead)
    var before: RowWalk?
    if let cursor = plan.cursor {
      var start: [StoredValue]? = rest == nil ? nil : cursor
      if let first = rows.first { start = try await self.cursor(of: first) }
      before = try await walk(
        matching(WindowRequest.maxCounted + 1, isBackwards: true, from: start), until: end)
    }
    let count = before?.found.count ?? 0
    let isKnown = before?.isOver ?? true
    return try await window(
      rows, hasPrevious: count > 0 || !isKnown, hasNext: ahead.found.count > size,
      countBefore: isKnown ? count : nil,
      scan: Window.Scan(looked: ahead.looked, rest: rest, isPartial: isPartial))
  }

  private func matchesBefore(
    until end: ContinuousClock.Instant
  ) async throws(StoreError) -> Window {
    var back = try await walk(
      matching(size + 1, isBackwards: true, from: plan.cursor), until: end)
    let rows = Array(back.found.prefix(size).reversed())
    let rest = try await rest(of: back)
    let looked = back.looked
    if rest == nil {
      // Continue the same walk to count the rows before the window.
      back.aim = .matches(size + WindowRequest.maxCounted + 1)
      if !back.isOver { back = try await walk(back, until: end) }
    }
    var hasNext = false
    if let cursor = plan.cursor {
      var start: [StoredValue]? = rest == nil ? nil : cursor
      if let last = rows.last { start = try await self.cursor(of: last) }
      let ahead = try await walk(matching(1, isBackwards: false, from: start), until: end)
      hasNext = !ahead.found.isEmpty || !ahead.isOver
    }
    return try await window(
      rows, hasPrevious: back.found.count > size, hasNext: hasNext,
      countBefore: back.isOver ? back.found.count - rows.count : nil,
      scan: Window.Scan(looked: looked, rest: rest, isPartial: isPartial))
  }
}
