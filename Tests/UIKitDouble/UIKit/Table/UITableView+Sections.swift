extension UITableView {
  /// The header of a section, where it is on the screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, where it is on the screen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  func guessedHeader(_ section: Int) -> TableGeometry.Extent {
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return TableGeometry.Extent(height: wanted >= 0 ? wanted : emptyHeader(section))
  }

  func guessedFooter(_ section: Int) -> TableGeometry.Extent {
    let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return TableGeometry.Extent(height: wanted >= 0 ? wanted : chrome.gap)
  }

  /// The space above a header that has any height, which iOS 15 added to plain tables.
  var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }

  /// The space in place of a header: twice as much above the first section.
  private func emptyHeader(_ section: Int) -> CGFloat {
    section == 0 && tableHeaderView == nil ? chrome.gap * 2 : chrome.gap
  }

  /// Makes and measures the headers and footers that reach into the bounds.
  func measureEnds() {
    for (number, section) in rowGeometry.sections.enumerated()
    where section.bottom > bounds.minY && section.top < bounds.maxY {
      if !section.header.isMeasured { measureHeader(number) }
      if !section.footer.isMeasured { measureFooter(number) }
    }
  }

  private func measureHeader(_ section: Int) {
    let view =
      headers[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section), isFooter: false)
    if headers[section] == nil, let view {
      headers[section] = view
      addSubview(view)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let height = wanted >= 0 ? wanted : view.map(fitted) ?? emptyHeader(section)
    rowGeometry.update {
      $0[section].header = TableGeometry.Extent(height: height, isMeasured: true)
    }
  }

  private func measureFooter(_ section: Int) {
    let view =
      footers[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
    if footers[section] == nil, let view {
      footers[section] = view
      addSubview(view)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let height = wanted >= 0 ? wanted : view.map(fitted) ?? chrome.gap
    rowGeometry.update {
      $0[section].footer = TableGeometry.Extent(height: height, isMeasured: true)
    }
  }

  /// The header or footer of a title alone.
  private func titled(_ title: String?, isFooter: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isFooter = isFooter
    var content = view.defaultContentConfiguration()
    if style == .plain, !isFooter { content = .plainHeader() }
    content.text = title
    view.contentConfiguration = content
    return view
  }

  private func fitted(_ view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView {
      return view.fittedHeight(width: widthForRows)
    }
    return view.systemLayoutSizeFitting(CGSize(width: widthForRows, height: 0)).height
  }

  /// Places headers and footers; the header of a plain table stays in view with its section.
  func placeEnds() {
    let sections = rowGeometry.sections
    // In their order: a dictionary has another with each start.
    for (number, view) in headers.sorted(by: { $0.key < $1.key })
    where sections.indices.contains(number) {
      var rect = rectForHeader(inSection: number)
      if style == .plain {
        let pinned = bounds.minY + adjustedContentInset.top
        rect.origin.y = max(rect.minY, min(pinned, sections[number].footerTop - rect.height))
        bringSubviewToFront(view)
      }
      view.frame = rect
    }
    for (number, view) in footers where sections.indices.contains(number) {
      view.frame = rectForFooter(inSection: number)
    }
    letEndsGo()
  }

  /// Lets go of headers and footers of sections outside.
  private func letEndsGo() {
    for (number, section) in rowGeometry.sections.enumerated()
    where section.bottom <= bounds.minY || section.top >= bounds.maxY {
      for view in [headers.removeValue(forKey: number), footers.removeValue(forKey: number)] {
        guard let view else { continue }
        retire(view)
        rowGeometry.update {
          $0[number].header.isMeasured = false
          $0[number].footer.isMeasured = false
        }
      }
    }
  }

  func forgetEnds() {
    for ends in [headers, footers] {
      for number in ends.keys.sorted() { if let view = ends[number] { retire(view) } }
    }
    headers = [:]
    footers = [:]
  }

  /// Takes headers and footers along to where their sections stand after a batch.
  func moveEnds(_ map: PositionMap, reloaded: Set<Int>) {
    let (oldHeaders, oldFooters) = (headers, footers)
    headers = [:]
    footers = [:]
    for (old, view) in oldHeaders.sorted(by: { $0.key < $1.key }) {
      if let new = map.sections[old], !reloaded.contains(old) {
        headers[new] = view
      } else {
        retire(view)
      }
    }
    for (old, view) in oldFooters.sorted(by: { $0.key < $1.key }) {
      if let new = map.sections[old], !reloaded.contains(old) {
        footers[new] = view
      } else {
        retire(view)
      }
    }
  }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { pool.put(view) }
  }
}
