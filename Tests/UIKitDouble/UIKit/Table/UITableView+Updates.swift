extension UITableView {
  /// Does several changes at once; the data source changes within the block.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard beginBatch("performBatchUpdates") else { return }
    updates?()
    endBatch(completion)
  }

  /// Begins a batch that `endUpdates` ends; batches nest.
  public func beginUpdates() { _ = beginBatch("beginUpdates") }

  /// Ends a batch; with the outermost, its changes happen.
  public func endUpdates() {
    guard isUsable else { return }
    guard running != nil else {
      return poison(.violation, "endUpdates without beginUpdates")
    }
    endBatch(nil)
  }

  /// Inserts rows at their places after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insertRow($0) })
  }

  /// Deletes rows at their places before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .deleteRow($0) })
  }

  /// Gives rows, at their places before the batch, new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reloadRow($0) })
  }

  /// Moves a row from its place before the batch to its place after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveRow(from: indexPath, to: newIndexPath)])
  }

  /// Inserts sections at their places after the batch.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .insertSection($0) })
  }

  /// Deletes sections at their places before the batch, with their rows.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .deleteSection($0) })
  }

  /// Reads sections anew, at their places before the batch.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .reloadSection($0) })
  }

  /// Moves a section with its rows.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(from: section, to: newSection)])
  }

  /// Lets the data source show rows anew in the cells they have; rows without a cell are not asked.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    DoubleWork.during { reconfigure(indexPaths) }
  }

  private func reconfigure(_ indexPaths: [IndexPath]) {
    guard isUsable else { return }
    if running != nil {
      return poison(
        .unknown, "reconfigureRows within a batch: which positions it takes is not documented")
    }
    if let request {
      return poison(
        .violation, "reconfigureRows while the table asks for the cell of \(request.path.logged)")
    }
    let counts = loadedCounts
    for path in indexPaths {
      guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.row)
      else {
        return poison(
          .internalInconsistency, "attempt to reconfigure the invalid index path (\(path.logged))")
      }
      guard let cell = shown[path] ?? ahead[path] else { continue }
      guard askForCell(at: path, existing: cell) === cell else {
        return poison(
          .internalInconsistency,
          "the data source returned another cell than the one it was asked to reconfigure at "
            + path.logged)
      }
      cell.asksForHeight = true
      cell.setNeedsLayout()
    }
    rowGeometry.update { sections in
      for path in indexPaths where sections.indices.contains(path.section) {
        sections[path.section].rows[path.row].isMeasured = false
      }
    }
    setNeedsLayout()
  }
}
