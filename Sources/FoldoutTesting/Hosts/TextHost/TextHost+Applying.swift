import Foldout
import FoldoutForms
import FoldoutScreens

extension TextHost {
  /// Performs a step of the engine: ends editing, applies the update, and scrolls.
  ///
  /// Binds anew the rows that the update names, and the rows of the fields in `entered`.
  mutating func perform(_ step: ScreenStep, tapped: RowID?, entered: Set<FieldID>) {
    if isApplying { violations.append("an update within an update") }
    isApplying = true
    let top = tapped.flatMap { previousTop(of: $0) }
    // If the step ends editing, send the text as it is; `send` queues it until the update is done.
    for case .endEditing(let row) in step.effects where typing?.row == row { leave() }
    var changed: Set<ScreenItem> = []
    if let update = faulted(step.update) {
      changed.formUnion(update.reconfigured.map(\.item))
      // An owner shows whether its drawer is open.
      for case .drawer(of: let row) in (update.deletions + update.insertions).map(\.item) {
        changed.insert(.row(row))
      }
      apply(update)
    }
    for id in entered { changed.formUnion(items(of: id)) }
    bind(changed)
    viewport.contentHeight = contentHeight
    scroll(after: step, tapped: tapped, from: top)
    layOut()
    isApplying = false
  }

  /// Returns the top of a row before the update.
  private func previousTop(of row: RowID) -> Double? { topsBefore[.row(row)] }

  private mutating func apply(_ update: ScreenUpdate) {
    do {
      try counting.perform(update, countsAfter: screen.table.counts)
    } catch {
      violations.append("\(error)")
      counting = CountingTable(counts: screen.table.counts)
    }
    do {
      try mirror.perform(update, reading: screen.table.presentation)
    } catch {
      violations.append("\(error)")
      mirror = MirrorTable(showing: screen.table.presentation)
    }
    for deletion in update.deletions { pool.recycle(deletion.item) }
    let remaining = Set(mirror.shown.sections.flatMap(\.items))
    for item in pool.shown.keys where !remaining.contains(item) { pool.recycle(item) }
  }

  /// Scrolls by the least that shows an opened row, or else keeps the tapped row under the finger.
  private mutating func scroll(after step: ScreenStep, tapped: RowID?, from top: Double?) {
    var offset: Double?
    for case .reveal(let row) in step.effects {
      guard let owner = extent(of: .row(row)) else { continue }
      let drawer = extent(of: .drawer(of: row))
      if row == tapped, let top, let drawer {
        offset = viewport.unfolding(top: top, owner: owner, drawer: drawer)
      } else {
        offset = viewport.revealing(owner: owner, drawer: drawer)
      }
    }
    if offset == nil, let tapped, let top, let now = extent(of: .row(tapped)) {
      offset = viewport.anchored(top: top, movingTo: now.top)
    }
    viewport.offset = offset ?? viewport.clamped(viewport.offset)
  }

  /// Returns the update with the planted fault in it; `nil` if nothing is left of it.
  private func faulted(_ update: ScreenUpdate?) -> ScreenUpdate? {
    guard var update else { return nil }
    switch fault {
    case .dropsReconfigured: update.reconfigured = []
    case .dropsDeletion: _ = update.deletions.popLast()
    case .bindsInPart, .nests, nil: break
    }
    return update.isEmpty ? nil : update
  }
}
