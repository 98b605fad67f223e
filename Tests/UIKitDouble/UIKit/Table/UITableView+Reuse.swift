/// The row whose cell a table asks its data source for.
@MainActor
struct CellRequest {
  var path: IndexPath
  /// The cell that the row has already, where it is only shown anew.
  var existing: UITableViewCell?
  var hasDequeued = false
}

extension UITableView {
  /// Says of which class cells with an identifier are made.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard cellClass == nil || cellClass is UITableViewCell.Type else {
      return RefusalError.raise(
        .invalidArgument, "\(String(describing: cellClass)) is no subclass of UITableViewCell")
    }
    pool.register(cellClass as? UITableViewCell.Type, identifier)
  }

  /// Says of which class headers and footers with an identifier are made.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.registerHeader(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  /// A cell for a row that the table asks for; the cell it has already, where it is shown anew.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let current = request else {
      guard rowGeometry.contains(indexPath) else {
        RefusalError.end(
          .internalInconsistency, "request for rect at invalid index path (\(indexPath.logged))")
      }
      RefusalError.end(
        .violation,
        "dequeueReusableCell(withIdentifier:for:) outside tableView(_:cellForRowAt:) for "
          + indexPath.logged)
    }
    guard current.path == indexPath else {
      RefusalError.end(
        .violation,
        "a cell dequeued for \(indexPath.logged) while the table asks for "
          + current.path.logged)
    }
    guard !current.hasDequeued else {
      RefusalError.end(
        .internalInconsistency,
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: \(indexPath.logged)")
    }
    request?.hasDequeued = true
    if let existing = current.existing, existing.reuseIdentifier == identifier { return existing }
    guard let cell = pool.take(identifier) else {
      RefusalError.end(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A cell that waits, or a new one of a registered class, or nothing.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let existing = request?.existing, existing.reuseIdentifier == identifier { return existing }
    return pool.take(identifier)
  }

  /// A header or footer that waits, or a new one of a registered class, or nothing.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { pool.takeHeader(identifier) }

  /// The number of cells that the table has made of registered classes.
  @_spi(UIKitDouble) public var madeCells: Int { pool.made }

  /// Asks the data source for the cell of a row.
  func askForCell(at path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource else { return nil }
    request = CellRequest(path: path, existing: existing)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    request = nil
    if existing == nil, let other = shown.first(where: { $0.value === cell })?.key {
      poison(
        .violation,
        "the data source returned one cell for two rows, \(other.logged) and "
          + path.logged)
      return nil
    }
    return cell
  }

  /// Takes a cell off the screen and lets it wait for another row.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    pool.put(cell)
  }
}
