/// A batch whose block runs.
@MainActor
struct RunningBatch {
  /// The numbers of rows that the table knew before the block.
  var before: [Int]
  var depth = 1
  var update = BatchUpdate()
  var completions: [(Bool) -> Void] = []
  /// True if rows or sections come, go or move in a visible animation.
  var isAnimated = false
}

extension UITableView {
  /// True if the table may be used; after an exception it may not.
  var isUsable: Bool {
    if isPoisoned {
      RefusalError.raise(.violation, "a table is unusable once it has raised an exception")
    }
    return !isPoisoned
  }

  /// Refuses, and leaves the table unusable.
  func poison(_ kind: RefusalError.Kind, _ reason: String) {
    isPoisoned = true
    running = nil
    RefusalError.raise(kind, reason)
  }

  /// Begins a batch, or an inner one; refused where UIKit only warns: off window, before the first
  /// appearance, and while the table asks for a cell.
  func beginBatch(_ name: String) -> Bool {
    guard isUsable else { return false }
    if running != nil {
      running?.depth += 1
      return true
    }
    guard window != nil, hasAppeared else {
      poison(
        .violation,
        "\(name) of a table that has not appeared in a window: UITableView was told to layout its "
          + "visible cells and other contents without being in the view hierarchy")
      return false
    }
    if let request {
      poison(.violation, "\(name) while the table asks for the cell of \(request.path.logged)")
      return false
    }
    running = RunningBatch(before: loadedCounts)
    return true
  }

  /// Ends a batch; with the outermost, checks and does everything.
  func endBatch(_ completion: ((Bool) -> Void)?) {
    guard isUsable else { return }
    if let completion { running?.completions.append(completion) }
    running?.depth -= 1
    guard let batch = running, batch.depth == 0 else { return }
    let after = freshCounts()
    do throws(RefusalError) {
      let map = try DoubleWork.during { () throws(RefusalError) in
        try batch.update.checked(before: batch.before, after: after)
      }
      running = nil
      if batch.isAnimated { animatedBatches += 1 }
      interrupt()
      DoubleWork.during { apply(batch.update, map, after) }
      complete(batch.completions)
    } catch {
      poison(error.kind, error.reason)
    }
  }

  /// Does changes in the batch that runs, or in one of their own.
  func change(_ changes: [BatchUpdate.Change]) {
    guard beginBatch("a change of rows") else { return }
    for change in changes { running?.update.add(change) }
    if !changes.isEmpty, UIView.areAnimationsEnabled { running?.isAnimated = true }
    endBatch(nil)
  }

  /// Ends the animations that run: their completions get `false`.
  func interrupt() { generation += 1 }

  private func apply(_ update: BatchUpdate, _ map: PositionMap, _ after: [Int]) {
    let reloadedSections = Set(update.reloadedSections)
    let old = rowGeometry.sections
    counts = after
    selection = Set(selection.compactMap { map.row($0) })
    touchedRow = touchedRow.flatMap { map.row($0) }
    moveCells(map)
    moveEnds(map, reloaded: reloadedSections)
    var fresh = after.enumerated().map { guessed(section: $0.offset, rows: $0.element) }
    for (section, new) in map.sections.enumerated() {
      guard let new, old.indices.contains(section), !reloadedSections.contains(section)
      else { continue }
      // A batch measures again, as it does rows.
      fresh[new].header = TableGeometry.Extent(height: old[section].header.height)
      fresh[new].footer = TableGeometry.Extent(height: old[section].footer.height)
    }
    for (section, rows) in map.rows.enumerated() {
      for (row, new) in rows.enumerated() {
        guard let new, old.indices.contains(section) else { continue }
        fresh[new.section].rows[new.row] = TableGeometry.Extent(
          height: old[section].rows[row].height)
      }
    }
    rowGeometry.replace(fresh)
    setNeedsLayout()
    layOutRows()
    // The offset stays as it is, whatever came or went above; only the end of the content limits
    // it.
    let limits = offsetLimits
    if contentOffset.y > limits.bottom { contentOffset.y = limits.bottom }
  }

  /// Takes cells along to where their rows stand now; those of deleted and reloaded rows go.
  private func moveCells(_ map: PositionMap) {
    let (oldShown, oldAhead) = (shown, ahead)
    shown = [:]
    ahead = [:]
    var leaving: [UITableViewCell] = []
    for (path, cell) in oldShown.sorted(by: { $0.key < $1.key }) {
      if let new = map.row(path), !map.reloaded.contains(path) {
        shown[new] = cell
      } else {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        leaving.append(cell)
      }
    }
    for (path, cell) in oldAhead {
      if let new = map.row(path), !map.reloaded.contains(path) {
        ahead[new] = cell
      } else {
        leaving.append(cell)
      }
    }
    // A cell that fades out is on the screen until the animation ends, so that no row can have it.
    DoubleRunLoop.main.after(ticks: UITableView.ticks) { [weak self] in
      for cell in leaving { self?.pool.put(cell) }
    }
  }

  /// The frames that an animation takes.
  private static let ticks = 18

  /// Calls completions when the animation ends: with `false` where it was interrupted, and after
  /// every fifth batch for no reason, as UIKit may.
  private func complete(_ completions: [(Bool) -> Void]) {
    batches += 1
    let mine = generation
    let isWhole = batches % 5 != 0
    for completion in completions {
      DoubleRunLoop.main.after(ticks: UITableView.ticks) { [weak self] in
        completion(isWhole && self?.generation == mine)
      }
    }
  }
}
