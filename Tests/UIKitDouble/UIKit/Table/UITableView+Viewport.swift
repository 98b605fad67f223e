extension UITableView {
  /// Forgets all rows, so that they are read and shown again in the next layout.
  ///
  /// The cells wait in the pool meanwhile; the last one in is the first to be used.
  func forgetRows() {
    guard running == nil else { return }
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) { retire(cell, from: path) }
    for cell in ahead.values { pool.put(cell) }
    shown = [:]
    ahead = [:]
    forgetEnds()
    selection = []
    touchedRow = nil
    counts = nil
    rowGeometry.replace([])
    setNeedsLayout()
  }

  /// Forgets all heights, which are guessed again and measured as rows come into view.
  func forgetHeights() {
    guard running == nil else { return }
    rowGeometry.replace([])
    setNeedsLayout()
  }

  /// Guesses heights for rows that have none yet.
  func prepareGeometry() {
    rowGeometry.head = tableHeaderView?.frame.height ?? 0
    rowGeometry.foot = tableFooterView?.frame.height ?? 0
    let counts = loadedCounts
    guard rowGeometry.sections.count != counts.count else { return }
    rowGeometry.replace(counts.enumerated().map { guessed(section: $0.offset, rows: $0.element) })
  }

  /// A section whose heights are guesses.
  func guessed(section: Int, rows: Int) -> TableGeometry.Section {
    TableGeometry.Section(
      padding: headerPadding, header: guessedHeader(section),
      rows: (0..<rows).map { guessedRow(IndexPath(row: $0, section: section)) },
      footer: guessedFooter(section))
  }

  /// A row's height before it was ever shown: the app's estimate, or one that is wrong by a third.
  func guessedRow(_ path: IndexPath) -> TableGeometry.Extent {
    if let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path), estimate >= 0 {
      if estimate > 0 { return TableGeometry.Extent(height: estimate) }
      let exact = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return TableGeometry.Extent(height: exact >= 0 ? exact : chrome.rowHeight)
    }
    if estimatedRowHeight > 0 { return TableGeometry.Extent(height: estimatedRowHeight) }
    return TableGeometry.Extent(height: (chrome.rowHeight * 4 / 3).rounded())
  }

  /// Shows the rows that reach into the bounds, measures them until nothing moves, and lets go of
  /// the rest.
  func layOutRows() {
    guard window != nil, isUsable, running == nil, request == nil, dataSource != nil else { return }
    prepareGeometry()
    hasAppeared = true
    var visible: [IndexPath] = []
    // Each round measures what has come into view; heights that shrink bring more into view.
    for _ in 0..<100 {
      visible = rowGeometry.rows(from: bounds.minY, to: bounds.maxY)
      let before = rowGeometry
      for path in visible + typedRow where !isPoisoned { bring(path) }
      measureEnds()
      if rowGeometry == before { break }
    }
    letGo(except: Set(visible))
    fetchAhead(rowGeometry.neighbours(of: visible))
    placeRows()
    contentSize = CGSize(width: bounds.width, height: rowGeometry.total)
  }

  /// The row that is being typed in: its cell stays, and is measured, while it is off the screen.
  private var typedRow: [IndexPath] {
    guard let focused = window?.firstResponder as? UIView else { return [] }
    return shown.filter { focused.isDescendant(of: $0.value) }.map(\.key)
  }

  /// Gives a row its cell and its height.
  private func bring(_ path: IndexPath) {
    if let cell = shown[path] {
      if asksForHeight(cell) || !rowGeometry.sections[path.section].rows[path.row].isMeasured {
        measure(cell, at: path)
      }
      return
    }
    let early = ahead.removeValue(forKey: path)
    guard let cell = early ?? askForCell(at: path) else { return }
    shown[path] = cell
    addSubview(cell)
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(touchedRow == path, animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    measure(cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func asksForHeight(_ cell: UITableViewCell) -> Bool {
    switch selfSizingInvalidation {
    case .disabled: false
    case .enabled: cell.asksForHeight
    case .enabledIncludingConstraints:
      cell.asksForHeight || cell.contentView.layoutState.needsLayout
    }
  }

  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    cell.asksForHeight = false
    let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height = wanted >= 0 ? wanted : cell.fittedHeight(width: widthForRows)
    let extent = TableGeometry.Extent(height: height, isMeasured: true)
    guard rowGeometry.sections[path.section].rows[path.row] != extent else { return }
    rowGeometry.update { $0[path.section].rows[path.row] = extent }
  }

  /// Lets go of cells outside, but for the one that is being typed in.
  private func letGo(except visible: Set<IndexPath>) {
    let kept = visible.union(typedRow)
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !kept.contains(path) {
      shown[path] = nil
      retire(cell, from: path)
    }
  }

  /// Asks for the cells of rows just outside, as prefetching does.
  private func fetchAhead(_ paths: [IndexPath]) {
    for (path, cell) in ahead.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      ahead[path] = nil
      pool.put(cell)
    }
    guard isPrefetchingEnabled else { return }
    for path in paths where ahead[path] == nil && shown[path] == nil {
      ahead[path] = askForCell(at: path)
    }
  }

  private func placeRows() {
    for (path, cell) in shown where rowGeometry.contains(path) {
      cell.frame = rectForRow(at: path)
      cell.sectionEdges = (
        path.row == 0, path.row == rowGeometry.sections[path.section].rows.count - 1
      )
    }
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: rowGeometry.end)
    tableFooterView?.frame.size.width = bounds.width
    placeEnds()
  }
}
