extension UITableView {
  /// The chosen row, the first of several.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The chosen rows.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Chooses a row, or none; the delegate is not told of what the app does itself.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { setSelected(false, path, animated: animated) }
      selection = []
      return
    }
    prepareGeometry()
    guard rowGeometry.contains(indexPath) else {
      return RefusalError.raise(
        .violation, "selectRow of a row that does not exist, \(indexPath.logged)")
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, path, animated: animated) }
      selection = []
    }
    selection.insert(indexPath)
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Gives a row up; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    setSelected(false, indexPath, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    (shown[path] ?? ahead[path])?.setSelected(isSelected, animated: animated)
  }

  /// A finger comes down on a row; whether the row takes it.
  func press(_ path: IndexPath) -> Bool {
    guard
      isEditing
        ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
        : allowsSelection || allowsMultipleSelection
    else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    touchedRow = path
    shown[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// The finger leaves the row, or is taken away.
  func release(_ path: IndexPath) {
    touchedRow = nil
    shown[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// The finger has left within the row: the row is chosen, or given up where several may be.
  func choose(_ path: IndexPath) {
    let several = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if several, selection.contains(path) {
      guard let gone = willGiveUp(path) else { return }
      return giveUp(gone)
    }
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, rowGeometry.contains(wanted) else { return }
    if !several {
      for old in selection.sorted() where old != wanted {
        if let gone = willGiveUp(old) { giveUp(gone) }
      }
    }
    selection.insert(wanted)
    setSelected(true, wanted, animated: false)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func willGiveUp(_ path: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  private func giveUp(_ path: IndexPath) {
    selection.remove(path)
    setSelected(false, path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
