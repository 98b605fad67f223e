#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// One day of a month: a button with its number.
///
/// The chosen day is a filled circle, today's number is in the tint, a marked day has a dot, days
/// of other months are pale, and a day that cannot be chosen is struck.
///
/// A drag that begins on a day soon after the touch scrolls the table, which holds touches back for
/// a moment. After that, the table view decides if it takes the touch from a control
/// (`touchesShouldCancel(in:)`). It is UIKit's or the app's, and what UIKit's does is not
/// documented; a list in a drawer is Foldout's own, and always takes it.
final class DayView: UIControl {
  /// Called when the day is tapped.
  var onTap: (LocalDate) -> Void = { _ in }

  private let circle = UIView()
  private let number = UILabel()
  private let dot = UIView()
  private var face: CalendarPageFace.DayFace?
  private var isMade = false

  /// Shows a day; without one the view is hidden.
  func show(_ face: CalendarPageFace.DayFace?, in setting: CellSetting) {
    makeOnce()
    self.face = face
    isHidden = face == nil
    isEnabled = face?.isOffered ?? false
    accessibilityLabel = face?.name
    accessibilityValue = face?.isToday == true ? setting.words.actions.today : nil
    var traits = UIAccessibilityTraits.button
    if face?.isChosen == true { traits.insert(.selected) }
    if face?.isOffered == false { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    paint()
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    isAccessibilityElement = true
    for view in [circle, number, dot] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    number.textAlignment = .center
    addAction(
      UIAction { [weak self] _ in
        guard let self, let face, face.isOffered else { return }
        onTap(face.day)
      }, for: .touchUpInside)
  }

  override var isHighlighted: Bool {
    didSet { paint() }
  }

  /// Sets the colours and the font by the day, the touch and the text size.
  func paint() {
    guard let face else { return }
    let isChosen = face.isChosen
    circle.backgroundColor = isChosen ? tintColor : .tertiarySystemFill
    circle.isHidden = !isChosen && !isHighlighted
    let color = color(of: face)
    let font = UIFont.capped(
      face.isToday || isChosen ? .headline : .body, in: traitCollection)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if !face.isOffered {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    }
    number.attributedText = NSAttributedString(string: face.number, attributes: attributes)
    dot.isHidden = !face.isMarked
    dot.backgroundColor = isChosen ? color : tintColor
  }

  private func color(of face: CalendarPageFace.DayFace) -> UIColor {
    if face.isChosen { return .systemBackground }
    if !face.isOffered { return .tertiaryLabel }
    if face.isToday { return tintColor }
    return face.isInMonth ? .label : .secondaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - 4
    circle.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    number.frame = bounds
    dot.frame = CGRect(x: bounds.midX - 2.5, y: bounds.maxY - 10, width: 5, height: 5)
    dot.layer.cornerRadius = 2.5
  }
}
#endif
