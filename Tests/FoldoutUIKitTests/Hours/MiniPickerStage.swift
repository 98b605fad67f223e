import FoldoutForms
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A mini picker of numbers in a window of its own, and a finger on it.
final class MiniPickerStage: MiniPickerViewDataSource, MiniPickerViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 200))
  let picker = MiniPickerView()
  let counts: [Int]
  let first: [Int]
  /// The width of a value of each component, without the arrows.
  var widths: [CGFloat]
  /// The rows that a person chose.
  private(set) var chosen: [Int] = []
  /// All changes that a listener was told of.
  private(set) var changes: [MiniPickerView.Change] = []
  private(set) var made = 0

  /// The room of an arrow at each side of a value.
  static let arrow = RibbonView.arrowRoom

  init(_ counts: [Int], showing first: [Int], widths: [CGFloat], isMirrored: Bool = false) {
    (self.counts, self.first, self.widths) = (counts, first, widths)
    TableStage.clear()
    window.overrideUserInterfaceStyle = .light
    picker.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    (picker.dataSource, picker.delegate) = (self, self)
    picker.addListener { [weak self] in self?.changes.append($0) }
    let screen = UIViewController()
    window.rootViewController = screen
    screen.view.addSubview(picker)
    resize()
    window.makeKeyAndVisible()
    settle()
  }

  /// One component.
  convenience init(_ count: Int, showing first: Int, width: CGFloat, isMirrored: Bool = false) {
    self.init([count], showing: [first], widths: [width], isMirrored: isMirrored)
  }

  func settle() { DoubleRunLoop.main.settle() }

  /// Gives the control the width of its components.
  func resize() {
    let width = widths.map { $0 + 2 * MiniPickerStage.arrow }.reduce(0, +)
    picker.frame = CGRect(x: 20, y: 20, width: width, height: 44)
    picker.setNeedsLayout()
  }

  var row: Int? { picker.selectedRow(inComponent: 0) }

  /// The titles that are seen, from left to right.
  func titles(_ component: Int = 0) -> [String] {
    let strip = ribbon(component).all(StripView.self)[0]
    return strip.shownLabels.compactMap(\.text)
  }

  func ribbon(_ component: Int = 0) -> RibbonView { picker.all(RibbonView.self)[component] }

  /// The arrows from left to right.
  func arrows(_ component: Int = 0) -> [ArrowControl] {
    ribbon(component).all(ArrowControl.self).sorted { $0.frame.minX < $1.frame.minX }
  }

  /// Drags a component by a distance in points, to the right if it is positive, and lets go at a
  /// velocity in points per millisecond.
  func drag(
    _ component: Int = 0, by distance: CGFloat, velocity: CGFloat = 0, from x: CGFloat? = nil
  ) throws {
    let touch = try hold(component, at: x)
    move(touch, by: distance)
    window.lift(touch, velocity: CGPoint(x: velocity, y: 0))
  }

  /// Puts a finger down in the middle of a component, or at a distance from its left edge.
  func hold(_ component: Int = 0, at x: CGFloat? = nil) throws -> UITouch {
    let view = ribbon(component)
    let point = CGPoint(x: x ?? view.bounds.midX, y: 22)
    return try #require(window.hold(at: view.convert(point, to: nil)))
  }

  /// Moves a finger: the ten points after which a drag begins, then the distance.
  func move(_ touch: UITouch, by distance: CGFloat) {
    let start = touch.location(in: nil)
    window.move(touch, to: CGPoint(x: start.x + 10, y: start.y))
    window.move(touch, to: CGPoint(x: start.x + 10 + distance, y: start.y))
  }

  func numberOfComponents(in pickerView: MiniPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: MiniPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(_ pickerView: MiniPickerView, firstRowInComponent component: Int) -> Int {
    first[component]
  }

  func pickerView(_ pickerView: MiniPickerView, widthForComponent component: Int) -> CGFloat {
    // A single component takes all of the control, which may be narrower than a finger wants.
    counts.count == 1
      ? UIView.noIntrinsicMetric : widths[component] + 2 * MiniPickerStage.arrow
  }

  func pickerView(
    _ pickerView: MiniPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    made += 1
    return "v\(row)"
  }

  func pickerView(
    _ pickerView: MiniPickerView, didSelectRow row: Int, inComponent component: Int
  ) { chosen.append(row) }
}

extension StripView {
  /// The titles that are seen, from left to right.
  var shownLabels: [UILabel] {
    subviews.compactMap { $0 as? UILabel }
      .filter { $0.frame.maxX > 0.5 && $0.frame.minX < bounds.width - 0.5 }
      .sorted { $0.frame.minX < $1.frame.minX }
  }
}
