#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The month and the year that a calendar shows, each between two arrows that turn the page.
///
/// A long month's name becomes its short one where both do not fit side by side, and then smaller.
final class PageBar: UIView {
  /// Called with a day of the month to which an arrow leads.
  var onTurn: (LocalDate) -> Void = { _ in }

  private let month = Picker()
  private let year = Picker()
  private var face: CalendarFace?
  /// True from the press of an arrow until the month to which it leads is shown.
  private var isTurning = false
  private var isMade = false

  /// The controls of one mini picker.
  private struct Picker {
    let previous = PlainButton()
    let title = UILabel()
    let next = PlainButton()

    var views: [UIView] { [previous, title, next] }
  }

  /// Shows the month and the year of a calendar.
  func show(_ face: CalendarFace, in setting: CellSetting) {
    makeOnce()
    if isTurning, let old = self.face?.title, old != face.title {
      // Nothing else says where the arrow led: the focus stays on it.
      UIAccessibility.post(notification: .announcement, argument: face.title)
      isTurning = false
    }
    self.face = face
    semanticContentAttribute = setting.direction
    show(face.month, in: month, setting)
    show(face.year, in: year, setting)
    setNeedsLayout()
  }

  /// Forgets the press of an arrow, before another calendar is shown.
  func forget() { isTurning = false }

  private func show(_ face: MiniPickerFace, in picker: Picker, _ setting: CellSetting) {
    let isMirrored = setting.direction == .forceRightToLeft
    let (back, forward) = isMirrored ? ("right", "left") : ("left", "right")
    show(face.previous, symbol: "chevron.\(back)", in: picker.previous)
    show(face.next, symbol: "chevron.\(forward)", in: picker.next)
    picker.title.accessibilityLabel = face.caption
    picker.title.accessibilityValue = face.chosenTitle
  }

  private func show(_ arrow: MiniPickerFace.Arrow, symbol: String, in button: PlainButton) {
    button.show(symbol: symbol, spoken: arrow.title) { [weak self] in
      guard let self, let day = arrow.day else { return }
      isTurning = true
      onTurn(day)
    }
    button.isEnabled = arrow.day != nil
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    for view in month.views + year.views {
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
    for label in [month.title, year.title] { label.textAlignment = .center }
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
    guard let face else { return }
    let year = face.year.chosenTitle
    let room = bounds.width - 4 * leastTarget - 8
    var month = face.month.chosenTitle
    let usual = UIFont.capped(.headline, in: traitCollection)
    if usual.width(of: month) + usual.width(of: year) > room { month = face.month.shortChosenTitle }
    let font = UIFont.fitting(
      [month + year], width: room, styles: [.headline, .subheadline, .footnote, .caption2],
      in: traitCollection)
    show(month, font, in: self.month.title)
    show(year, font, in: self.year.title)
    let yearWidth = 2 * leastTarget + font.width(of: year)
    place(self.month, from: 0, titleWidth: min(font.width(of: month), room))
    place(self.year, from: bounds.width - yearWidth, titleWidth: font.width(of: year))
  }

  private func show(_ text: String, _ font: UIFont, in label: UILabel) {
    if label.text != text { label.text = text }
    if label.font != font { label.font = font }
  }

  /// Places a picker's controls side by side, from a distance to the edge where lines begin.
  private func place(_ picker: Picker, from start: CGFloat, titleWidth: CGFloat) {
    var x = start
    for view in picker.views {
      let width = view === picker.title ? titleWidth : leastTarget
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width,
        height: bounds.height)
      x += width
    }
  }
}

extension MiniPickerFace {
  private var chosenOption: ColumnFace.Option? { options.first { $0.value == chosen } }

  /// The title of the value that is shown.
  fileprivate var chosenTitle: String { chosenOption?.title ?? "" }

  /// The shorter title of the value that is shown, if there is one.
  fileprivate var shortChosenTitle: String { chosenOption?.short ?? chosenTitle }
}
#endif
