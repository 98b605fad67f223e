extension UITableView {
  /// Touches a row as a finger does, from coming down to leaving.
  @_spi(UIKitDouble)
  public func tapRow(at path: IndexPath) {
    guard isUsable, isUserInteractionEnabled, shown[path] != nil else { return }
    guard press(path) else { return }
    release(path)
    choose(path)
  }

  /// The actions that a swipe over a row uncovers at its end, or at its beginning.
  @_spi(UIKitDouble)
  public func swipeActions(at path: IndexPath, leading: Bool = false) -> [UIContextualAction] {
    guard isUsable, shown[path] != nil,
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    else { return [] }
    let set =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return set?.actions ?? []
  }

  /// The menu that a long touch on a row opens.
  @_spi(UIKitDouble)
  public func contextMenu(at path: IndexPath) -> UIMenu? {
    guard isUsable, let cell = shown[path] else { return nil }
    let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)?.opened()
  }

  /// Deletes a row as a person does with the table's own sign while it is being edited.
  @_spi(UIKitDouble)
  public func deleteByHand(at path: IndexPath) {
    guard isUsable, shown[path] != nil,
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    else { return }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style != .none else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// Touches the button at the end of a row.
  @_spi(UIKitDouble)
  public func tapAccessory(at path: IndexPath) {
    guard isUsable, let cell = shown[path] else { return }
    switch cell.accessoryType {
    case .detailButton, .detailDisclosureButton:
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    case .none, .disclosureIndicator, .checkmark: tapRow(at: path)
    }
  }
}
