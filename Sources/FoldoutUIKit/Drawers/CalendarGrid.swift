#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A month's days in six weeks below the names of the weekdays.
///
/// Its height depends on nothing, so turning a page moves nothing below it.
final class CalendarGrid: UIView {
  /// Called when a day is tapped.
  var onDay: (LocalDate) -> Void = { _ in }

  private var weekdays: [UILabel] = []
  private var days: [DayView] = []
  private var isMade = false

  /// Shows the days of a month.
  func show(_ face: CalendarPageFace, in setting: CellSetting) {
    makeOnce()
    semanticContentAttribute = setting.direction
    for (label, weekday) in zip(weekdays, face.weekdays) {
      label.text = weekday.short
      label.accessibilityLabel = weekday.name
    }
    let shown = face.weeks.flatMap(\.self)
    for (index, view) in days.enumerated() {
      view.onTap = { [weak self] in self?.onDay($0) }
      view.show(shown.indices.contains(index) ? shown[index] : nil, in: setting)
    }
    setNeedsLayout()
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    weekdays = (0..<CalendarLayout.dayCount).map { _ in UILabel() }
    days = (0..<CalendarLayout.weekCount * CalendarLayout.dayCount).map { _ in DayView() }
    for label in weekdays {
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      addSubview(label)
    }
    for day in days { addSubview(day) }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (grid: CalendarGrid, _) in
      grid.setNeedsLayout()
      for day in grid.days { day.paint() }
      grid.invalidateIntrinsicContentSize()
    }
  }

  private var headHeight: CGFloat {
    max(20, (UIFont.capped(.caption1, in: traitCollection).lineHeight + 4).rounded(.up))
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: CalendarLayout.height(headHeight: headHeight))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CalendarLayout.height(headHeight: headHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = CalendarLayout(
      size: bounds.size, direction: effectiveUserInterfaceLayoutDirection, headHeight: headHeight)
    let font = UIFont.fitting(
      weekdays.compactMap(\.text), width: layout.weekday(0).width, styles: [.caption1, .caption2],
      in: traitCollection)
    for (column, label) in weekdays.enumerated() {
      label.frame = layout.weekday(column)
      if label.font != font { label.font = font }
    }
    for (index, day) in days.enumerated() {
      let (week, column) = index.quotientAndRemainder(dividingBy: CalendarLayout.dayCount)
      day.frame = layout.day(week: week, column: column)
    }
  }
}
#endif
