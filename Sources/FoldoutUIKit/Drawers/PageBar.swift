#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The month and the year that a calendar shows: two mini pickers, which turn the page.
///
/// Long names of months become short ones where the longest and the year do not fit side by side.
final class PageBar: UIView {
  /// Called with the page that is turned to.
  var onTurn: (CalendarTurn) -> Void = { _ in }

  private let month = PagePicker()
  private let year = PagePicker()
  private var face: CalendarPageFace?
  /// True from the press of an arrow until the month to which it leads is shown.
  private var isTurning = false
  private var isMade = false

  /// Shows the month and the year of a calendar.
  func show(_ face: CalendarPageFace, in setting: CellSetting) {
    makeOnce()
    if isTurning, let old = self.face?.title, old != face.title {
      // Nothing else says where the arrow led: the focus stays on it.
      UIAccessibility.post(notification: .announcement, argument: face.title)
      isTurning = false
    }
    self.face = face
    take(setting.direction)
    for picker in [month, year] { picker.view.take(setting.direction) }
    month.show(face.month)
    year.show(face.year)
    setNeedsLayout()
  }

  /// Forgets the press of an arrow and a drag, before another calendar is shown.
  func forget() {
    isTurning = false
    for picker in [month, year] { picker.forget() }
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    for picker in [month, year] { addSubview(picker.view) }
    month.onChoose = { [weak self] in self?.onTurn(.numbers(month: $0, year: nil)) }
    year.onChoose = { [weak self] in self?.onTurn(.numbers(month: nil, year: $0)) }
    for picker in [month, year] {
      picker.onArrow = { [weak self] in
        self?.isTurning = true
        self?.onTurn(.day($0))
      }
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: PageBar, _) in
      bar.setNeedsLayout()
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: leastTarget)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: leastTarget)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard face != nil, bounds.width > 0 else { return }
    let room = bounds.width - 4 * RibbonView.arrowRoom - PageBar.gap
    let usual = UIFont.capped(.headline, in: traitCollection)
    let isShort = month.longest(in: usual, isShort: false) + year.longest(in: usual) > room
    var font = usual
    for style in [UIFont.TextStyle.headline, .subheadline, .footnote, .caption2] {
      font = .capped(style, in: traitCollection)
      if month.longest(in: font, isShort: isShort) + year.longest(in: font) <= room { break }
    }
    month.set(font, isShort: isShort)
    year.set(font, isShort: false)
    let arrows = 2 * RibbonView.arrowRoom
    let yearWidth = max(2 * leastTarget, year.longest(in: font) + arrows)
    let monthWidth = min(
      max(2 * leastTarget, month.longest(in: font, isShort: isShort) + arrows),
      bounds.width - yearWidth - PageBar.gap)
    place(month.view, from: 0, width: monthWidth)
    place(year.view, from: bounds.width - yearWidth, width: yearWidth)
  }

  private static let gap: CGFloat = 8

  /// Places a picker at a distance from the edge where lines begin. The border is lower than what a
  /// finger touches.
  private func place(_ view: UIView, from start: CGFloat, width: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: 0, width: width,
      height: bounds.height)
  }
}

/// One mini picker of a page: the months of a year, or the years.
private final class PagePicker: MiniPickerViewDataSource, MiniPickerViewDelegate {
  let view = MiniPickerView()
  /// Called with the number of the month or year that is chosen.
  var onChoose: (Int) -> Void = { _ in }
  /// Called with a day of the month to which an arrow leads.
  var onArrow: (LocalDate) -> Void = { _ in }

  private var face: MiniPickerFace?
  /// Other choices, which are shown once the ribbon has come to rest.
  private var next: MiniPickerFace?
  private var isShort = false

  init() {
    view.onRest = { [weak self] _ in
      guard let self, let face = next else { return }
      take(face)
    }
  }

  /// Shows the choices, and travels to the one that is shown now.
  func show(_ face: MiniPickerFace) {
    // The values of a ribbon that a fling still moves stay where they are.
    if view.isFlung(0), self.face?.options != face.options { next = face } else { take(face) }
  }

  /// Forgets a drag and choices that wait for its end.
  func forget() {
    next = nil
    view.settle()
  }

  private func take(_ face: MiniPickerFace) {
    let isSame = self.face?.options == face.options
    next = nil
    self.face = face
    let row = face.options.firstIndex { $0.value == face.chosen } ?? 0
    if view.dataSource == nil { (view.dataSource, view.delegate) = (self, self) }
    if !isSame { view.reloadComponent(0) }
    let isNear = abs((view.selectedRow(inComponent: 0) ?? row) - row) == 1
    try? view.selectRow(row, inComponent: 0, animated: isSame && isNear)
    view.lead(0, ArrowWays(previous: way(of: face.previous), next: way(of: face.next)))
  }

  private func way(of arrow: MiniPickerFace.Arrow) -> (() -> Void)? {
    arrow.day.map { day in { [weak self] in self?.onArrow(day) } }
  }

  /// Sets the font, and whether months have their short names.
  func set(_ font: UIFont, isShort: Bool) {
    guard font != view.font || isShort != self.isShort else { return }
    self.isShort = isShort
    view.font = font
  }

  /// Returns the width of the longest title in a font, in points.
  func longest(in font: UIFont, isShort: Bool = false) -> CGFloat {
    (face?.options ?? []).map { font.width(of: isShort ? $0.short ?? $0.title : $0.title) }.max()
      ?? 0
  }

  func numberOfComponents(in pickerView: MiniPickerView) -> Int { 1 }

  func pickerView(_ pickerView: MiniPickerView, numberOfRowsInComponent component: Int) -> Int {
    face?.options.count ?? 0
  }

  func pickerView(
    _ pickerView: MiniPickerView, firstRowInComponent component: Int
  ) -> Int { face?.options.firstIndex { $0.value == face?.chosen } ?? 0 }

  func pickerView(
    _ pickerView: MiniPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    option(row).map { isShort ? $0.short ?? $0.title : $0.title }
  }

  func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { face?.caption }

  func pickerView(
    _ pickerView: MiniPickerView, accessibilityValueForRow row: Int, forComponent component: Int
  ) -> String? { option(row)?.title }

  func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelFor arrow: Ribbon.Arrow,
    inComponent component: Int
  ) -> String? { arrow == .next ? face?.next.title : face?.previous.title }

  func pickerView(
    _ pickerView: MiniPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    guard let face, let nearest = offered(nearest: row) else { return }
    if nearest != row { try? pickerView.selectRow(nearest, inComponent: component, animated: true) }
    let value = face.options[nearest].value
    if value != (next ?? face).chosen { onChoose(value) }
  }

  /// Returns the offered option that is nearest to one: a month with a day within the limits.
  private func offered(nearest row: Int) -> Int? {
    guard let options = face?.options else { return nil }
    return options.indices.filter { options[$0].isOffered }.min { abs($0 - row) < abs($1 - row) }
  }

  private func option(_ row: Int) -> ColumnFace.Option? {
    guard let options = face?.options, options.indices.contains(row) else { return nil }
    return options[row]
  }
}
#endif
