import FoldoutScreens

extension FaultMark? {
  /// Names the line that says what is wrong, for those who do not see it.
  ///
  /// A field's own row has the focus where it was refused first, and what its drawer or popover
  /// holds has not: a page has one.
  func attributes(_ row: RowID, isInDrawer: Bool = false) -> Markup {
    guard let mark = self else { return "" }
    let line: Markup = " aria-describedby=\"\(RowElement.error.id(of: row))\""
    // The focus is on the answer that changes nothing.
    if mark.isQuestion { return line }
    // Without script the browser itself brings the first of them into view.
    let focus: Markup = !isInDrawer && mark.isFirst ? " autofocus" : ""
    return "\(focus) aria-invalid=\"true\"\(line)"
  }
}
