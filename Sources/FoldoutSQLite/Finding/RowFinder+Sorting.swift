import FoldoutForms
import FoldoutRecords

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
      until: begun + (isSearch ? request.search?.timeLimit ?? sorting : sorting))
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

  /// True if rows may be returned before all were read.
  private var isInterim: Bool { isSearch && request.search?.isWhole == false }
}
