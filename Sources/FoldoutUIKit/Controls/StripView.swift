#if canImport(UIKit)
import FoldoutForms
import UIKit

/// The values of a ribbon between its arrows: one adjustable element.
///
/// Only values in view exist as views; one that leaves is filled with the next that comes.
final class StripView: UIView {
  /// Called when assistive technology turns the ribbon.
  var onStep: (Ribbon.Arrow) -> Void = { _ in }
  /// Makes the view of a value, if possible by filling one that is no longer shown.
  var makeValue: (Int, UIView?) -> UIView = { _, _ in UILabel() }

  private var values: [Int: UIView] = [:]
  private var dividers: [Int: UIView] = [:]
  private var spareValues: [UIView] = []
  private var spareDividers: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    // The scroll view above gets the touches.
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Not available: a ribbon makes its strip.
  required init?(coder: NSCoder) { nil }

  /// Names what assistive technology says: the ribbon's caption, and its value.
  func speak(_ words: RibbonWords) {
    accessibilityLabel = words.caption
    accessibilityValue = words.value
  }

  override func accessibilityIncrement() { onStep(.next) }

  override func accessibilityDecrement() { onStep(.previous) }

  /// The view of a value; `nil` if it is not in view.
  func view(of index: Int) -> UIView? { values[index] }

  /// Drops all views.
  func forget() {
    for view in Array(values.values) + Array(dividers.values) { view.removeFromSuperview() }
    (values, dividers, spareValues, spareDividers) = ([:], [:], [], [])
  }

  /// Draws some values of a ribbon, with an offset in the middle.
  func draw(_ drawn: Range<Int>, of ribbon: Ribbon, at offset: Double) {
    for (index, view) in values where !drawn.contains(index) {
      view.removeFromSuperview()
      values[index] = nil
      spareValues.append(view)
    }
    for (index, view) in dividers where !drawn.contains(index) {
      view.removeFromSuperview()
      dividers[index] = nil
      spareDividers.append(view)
    }
    for index in drawn {
      // To a hundredth: the same place, whatever sums led there.
      let way = CGFloat((100 * (Double(index) * ribbon.width - offset)).rounded() / 100)
      let x = ribbon.isRightToLeft ? -way : way
      shown(index).frame = CGRect(x: x, y: 0, width: bounds.width, height: bounds.height)
      // Beyond the value's end, so that it is seen only while the ribbon moves.
      let end = ribbon.isRightToLeft ? x - 1 : x + bounds.width
      divider(index).frame = CGRect(x: end, y: 0, width: 1, height: bounds.height)
    }
  }

  private func shown(_ index: Int) -> UIView {
    if let view = values[index] { return view }
    let view = makeValue(index, spareValues.popLast())
    view.isAccessibilityElement = false
    values[index] = view
    addSubview(view)
    return view
  }

  private func divider(_ index: Int) -> UIView {
    if let view = dividers[index] { return view }
    let view = spareDividers.popLast() ?? UIView()
    view.backgroundColor = .separator
    dividers[index] = view
    addSubview(view)
    return view
  }
}
#endif
