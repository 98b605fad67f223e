import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@testable @_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Somebody who does whatever a person, an app and a device can do to a screen, in random order.
struct RandomPerson<Value: Sendable> {
  let stage: Stage<Value>
  var random: SeededGenerator
  /// Changes a value as somebody else would.
  let change: (inout Value, inout SeededGenerator) -> Void
  /// The last acts, which a failure tells.
  private(set) var acts: [String] = []
  /// The faults during the acts.
  private(set) var faults: [String] = []

  init(
    _ stage: Stage<Value>, seed: UInt64,
    change: @escaping (inout Value, inout SeededGenerator) -> Void
  ) {
    self.stage = stage
    random = SeededGenerator(seed: seed)
    self.change = change
  }

  /// Does one act, and lets some frames pass: none, some, or all that are wanted.
  mutating func act() throws {
    switch int(100) {
    case 0..<52: tap()
    case 52..<64: type()
    case 64..<68: note("done") { $0.driver.endTyping() }
    case 68..<76: turn()
    case 76..<80: switchOrPick()
    case 80..<86: try reload()
    case 86..<96: scroll()
    case 96: rotate()
    case 97: resize()
    case 98: direct()
    default: note("next field") { $0.driver.step(.next) }
    }
    switch int(10) {
    case 0..<3: stage.window.layoutIfNeeded()
    case 3..<6: DoubleRunLoop.main.run(ticks: int(8))
    default: stage.settle()
    }
  }

  private mutating func int(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func note<Result>(
    _ act: String, _ body: (Stage<Value>) throws -> Result
  ) rethrows -> Result {
    acts.append(act)
    if acts.count > 12 { acts.removeFirst() }
    return try body(stage)
  }

  private mutating func tap() {
    let bounds = stage.window.bounds
    let keyboard = stage.window.firstResponder is any UITextInput ? 300 : 0
    let height = max(100, bounds.height - CGFloat(keyboard))
    let point = CGPoint(
      x: CGFloat(int(Int(bounds.width))), y: 60 + CGFloat(int(Int(height) - 60)))
    note("tap (\(Int(point.x)), \(Int(point.y)))") { $0.window.tap(at: point) }
  }

  private mutating func type() {
    let text = ["a", "7", " ", "12:30", "2026-04-05", "x@y.zz", "é", "one"].randomElement(
      using: &random)
    let erases = int(3) == 0
    let isLost = note("type \(erases ? "⌫" : text ?? "")") { stage in
      switch stage.window.firstResponder {
      case let line as UITextField: Self.enter(erases ? nil : text, into: line)
      case let long as UITextView: Self.enter(erases ? nil : text, into: long)
      default: false
      }
    }
    if isLost { faults.append("the keyboard went while a text was typed") }
  }

  /// Types letter by letter; true if the focus is lost on the way.
  private static func enter(_ text: String?, into input: some UIView & UITextInput) -> Bool {
    guard let text else {
      input.deleteBackByHand()
      return !input.isFirstResponder
    }
    for letter in text where input.isFirstResponder { input.type(String(letter)) }
    return !input.isFirstResponder
  }

  private mutating func turn() {
    let pickers = stage.all(UIPickerView.self, in: stage.table)
    guard let picker = pickers.randomElement(using: &random), picker.numberOfComponents > 0
    else { return }
    let wheel = int(picker.numberOfComponents)
    let count = picker.numberOfRows(inComponent: wheel)
    guard count > 0 else { return }
    let row = int(count)
    note("turn wheel \(wheel) to \(row)") { _ in picker.turn(component: wheel, to: row) }
  }

  private mutating func switchOrPick() {
    if let toggle = stage.all(UISwitch.self, in: stage.table).randomElement(using: &random) {
      note("switch") { _ in toggle.turn() }
    }
    if let picker = stage.all(UIDatePicker.self, in: stage.table).randomElement(using: &random) {
      let date = Stay.now.addingTimeInterval(Double(int(1000)) * 40_000)
      note("pick a date") { _ in picker.choose(date) }
    }
  }

  private mutating func reload() throws {
    var value = stage.value
    change(&value, &random)
    let isAnimated = int(4) > 0
    try note("reload") { try $0.host.reload(value, animated: isAnimated) }
  }

  private mutating func scroll() {
    let table = stage.table
    let top = -table.adjustedContentInset.top
    let end = max(
      top,
      table.contentSize.height + table.adjustedContentInset.bottom
        - table.bounds.height)
    let offset = top + CGFloat(int(Int(end - top) + 1))
    note("scroll to \(Int(offset))") { $0.table.contentOffset.y = offset }
  }

  private mutating func rotate() {
    let sizes = [(390, 700), (700, 390), (320, 568)]
    let (width, height) = sizes[int(sizes.count)]
    note("rotate to \(width) × \(height)") {
      $0.window.frame.size = CGSize(width: width, height: height)
    }
  }

  private mutating func resize() {
    let size = Look.sizes[int(Look.sizes.count)]
    note("text size \(size.rawValue)") {
      var traits = $0.window.traitOverrides
      traits.preferredContentSizeCategory = size
      $0.window.traitOverrides = traits
    }
  }

  private mutating func direct() {
    let isMirrored = int(2) == 0
    note("direction") {
      var traits = $0.window.traitOverrides
      traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      traits.userInterfaceStyle = isMirrored ? .dark : .light
      $0.window.traitOverrides = traits
    }
  }
}
