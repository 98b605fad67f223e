extension UITableView {
  /// The rectangle of a row in the content; by an estimate, until the row was on the screen.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometry()
    guard rowGeometry.contains(indexPath) else { return .zero }
    let section = rowGeometry.sections[indexPath.section]
    return CGRect(
      x: chrome.side, y: section.rowTops[indexPath.row], width: widthForRows,
      height: section.rows[indexPath.row].height)
  }

  /// The rectangle of a section with header and footer.
  public func rect(forSection section: Int) -> CGRect {
    prepareGeometry()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let place = rowGeometry.sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }

  /// The rectangle of a section's header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    prepareGeometry()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let place = rowGeometry.sections[section]
    return CGRect(
      x: chrome.side, y: place.headerTop, width: widthForRows, height: place.header.height)
  }

  /// The rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    prepareGeometry()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let place = rowGeometry.sections[section]
    return CGRect(
      x: chrome.side, y: place.footerTop, width: widthForRows, height: place.footer.height)
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.001)))?.first
  }

  /// The rows that reach into a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareGeometry()
    return rowGeometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// The row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The cell of a row; `nil` where the row is neither on the screen nor kept ready.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if request != nil {
      RefusalError.raise(
        .violation,
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process "
          + "of updating its visible cells, which is not allowed.")
      return nil
    }
    return shown[indexPath] ?? ahead[indexPath]
  }

  /// The cells on the screen from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shown[$0] }
  }

  /// The rows on the screen from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    rowGeometry.rows(from: bounds.minY, to: bounds.maxY).filter { shown[$0] != nil }
  }

  /// Scrolls so that a row stands at a place; the delegate is told of no scrolling.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareGeometry()
    guard isScrollable(to: indexPath) else { return }
    let rect =
      indexPath.row == NSNotFound
      ? rectForHeader(inSection: indexPath.section) : rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var top = contentOffset.y + inset.top
    switch scrollPosition {
    case .top: top = rect.minY
    case .middle: top = rect.midY - room / 2
    case .bottom: top = rect.maxY - room
    case .none:
      if rect.maxY > top + room { top = rect.maxY - room }
      if rect.minY < top { top = rect.minY }
    }
    let limits = offsetLimits
    bounds.origin.y = min(max(top - inset.top, limits.top), limits.bottom)
    setNeedsLayout()
    guard animated else { return }
    DoubleRunLoop.main.after(ticks: 18) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls to the selected row that is nearest.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = indexPathForSelectedRow else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  private func isScrollable(to path: IndexPath) -> Bool {
    let counts = loadedCounts
    guard counts.indices.contains(path.section) else {
      RefusalError.raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when "
          + "there are only \(counts.count) sections. Table view: \(self)")
      return false
    }
    guard path.row == NSNotFound || (0..<counts[path.section]).contains(path.row) else {
      RefusalError.raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(counts[path.section]) rows in section \(path.section). Table view: \(self)")
      return false
    }
    return true
  }

  /// The width of a row.
  var widthForRows: CGFloat { max(0, bounds.width - chrome.side * 2) }

  /// The numbers of rows, read now if they were never read.
  var loadedCounts: [Int] {
    if counts == nil { loadCounts() }
    return counts ?? []
  }

  /// The numbers of rows as the data source gives them now.
  func freshCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func loadCounts() { counts = freshCounts() }
}
