import FoldoutForms
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A mini picker outside any table, under a finger and keys of the double.
@Suite struct MiniPickerScenarios {
  @Test("4.1 A ribbon follows the finger, and settles on the value that is most visible")
  func follows() throws {
    let stage = MiniPickerStage(12, showing: 5, width: 100)
    #expect(stage.row == 5 && stage.titles() == ["v5"])
    #expect(stage.chosen.isEmpty && stage.changes.isEmpty)
    let touch = try stage.hold()
    stage.move(touch, by: -40)
    // The value moves with the finger, and the next one comes from the right.
    #expect(stage.titles() == ["v5", "v6"] && stage.row == 5)
    stage.window.lift(touch)
    stage.settle()
    #expect(stage.row == 5 && stage.titles() == ["v5"] && stage.changes.isEmpty)
    try stage.drag(by: -60)
    // It is reported at once, before the ribbon has come to rest.
    #expect(stage.chosen == [6])
    stage.settle()
    #expect(stage.row == 6 && stage.titles() == ["v6"])
    #expect(stage.changes == [.init(component: 0, old: 5, new: 6, cause: .person)])
  }

  @Test("4.31 A drag that leaves the mini picker goes on, and a cancelled one settles on its value")
  func leaves() throws {
    let stage = MiniPickerStage(12, showing: 5, width: 100)
    let touch = try stage.hold()
    stage.window.move(touch, to: CGPoint(x: 300, y: 40))
    stage.window.move(touch, to: CGPoint(x: 500, y: 190))
    stage.window.lift(touch)
    stage.settle()
    #expect(stage.row == 3 && stage.titles() == ["v3"])
    let cancelled = try stage.hold()
    stage.move(cancelled, by: -160)
    #expect(stage.titles().contains("v4"))
    stage.window.lift(cancelled, isCancelled: true)
    stage.settle()
    #expect(stage.row == 3 && stage.titles() == ["v3"] && stage.chosen == [3])
  }

  @Test("4.31 A drag that begins on an arrow moves the ribbon, and presses nothing")
  func beginsOnArrow() throws {
    let stage = MiniPickerStage(12, showing: 5, width: 100)
    try stage.drag(by: 190, from: 8)
    stage.settle()
    #expect(stage.row == 3 && stage.chosen == [3])
  }

  @Test("4.31 A ribbon that is caught while it moves goes on from where it is drawn")
  func caught() throws {
    let stage = MiniPickerStage(100, showing: 50, width: 100)
    try stage.drag(by: -10, velocity: -2)
    let landed = try #require(stage.row)
    #expect(landed == 60)
    DoubleRunLoop.main.run(ticks: 3)
    let touch = try stage.hold()
    let drawn = try #require(stage.titles().first)
    #expect(drawn != "v50" && drawn != "v60")
    stage.window.move(touch, to: touch.location(in: nil))
    stage.window.lift(touch)
    stage.settle()
    let row = try #require(stage.row)
    #expect((51...59).contains(row) && stage.titles() == ["v\(row)"])
    #expect(stage.chosen == [60, row])
  }

  /// One line of the table that also tests the browser's script.
  nonisolated private struct Fling: Sendable {
    let line: String
    let count: Int
    let width: Double
    let start: Int
    let velocity: Double
    let offset: Double
    let expected: Int

    static let all: [Fling] = {
      let table = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("../../Shared/flings.tsv")
      let lines = (try? String(contentsOf: table, encoding: .utf8))?.split(separator: "\n") ?? []
      return lines.compactMap { line in
        let parts = line.split(separator: "\t").map { String($0) }
        guard parts.count == 8, let count = Int(parts[0]), let width = Double(parts[1]),
          let start = Int(parts[3]), let velocity = Double(parts[4]),
          let offset = Double(parts[5]), let expected = Int(parts[6])
        else { return nil }
        return Fling(
          line: String(line), count: count, width: width, start: start, velocity: velocity,
          offset: offset, expected: expected)
      }
    }()
  }

  @Test(
    "4.32, 4.35 A fling lands where the browser's lands, in both directions",
    arguments: [false, true])
  func flings(isMirrored: Bool) throws {
    try #require(Fling.all.count >= 60)
    let sign: CGFloat = isMirrored ? -1 : 1
    for fling in Fling.all {
      let stage = MiniPickerStage(
        fling.count, showing: fling.start, width: fling.width, isMirrored: isMirrored)
      let travel = fling.offset - Double(fling.start) * fling.width
      try stage.drag(by: -travel * sign, velocity: -fling.velocity * sign)
      #expect(stage.row == fling.expected, "\(fling.line)")
      stage.settle()
      let view = stage.picker.view(forRow: fling.expected, forComponent: 0)
      #expect(abs((view?.frame.minX ?? 99)) < 0.5, "\(fling.line)")
      #expect(stage.chosen == (fling.expected == fling.start ? [] : [fling.expected]))
    }
  }

  @Test("4.33 Arrows, keys and assistive technology turn the ribbon by one, and stop at its ends")
  func otherWays() throws {
    let stage = MiniPickerStage(3, showing: 1, width: 100)
    let (left, right) = (stage.arrows()[0], stage.arrows()[1])
    stage.window.tap(right)
    stage.settle()
    #expect(stage.row == 2 && !right.isEnabled && left.isEnabled)
    stage.window.tap(right)
    #expect(stage.row == 2)
    stage.window.tap(left)
    stage.window.tap(left)
    stage.settle()
    #expect(stage.row == 0 && !left.isEnabled && stage.titles() == ["v0"])
    let strip = stage.ribbon().all(StripView.self)[0]
    #expect(strip.isAccessibilityElement && strip.accessibilityTraits.contains(.adjustable))
    strip.accessibilityIncrement()
    #expect(stage.row == 1 && strip.accessibilityValue == "v1")
    strip.accessibilityDecrement()
    #expect(stage.row == 0)
    #expect(stage.picker.becomeFirstResponder())
    stage.window.press(.of(.keyboardEnd))
    #expect(stage.row == 2)
    stage.window.press(.of(.keyboardLeftArrow))
    #expect(stage.row == 1)
    stage.window.press(.of(.keyboardSpacebar, characters: "v"))
    #expect(stage.row == 2)
    stage.settle()
    #expect(stage.titles() == ["v2"] && stage.changes.allSatisfy { $0.cause == .person })
  }

  @Test("4.35 From right to left a drag to the right leads to later values")
  func mirrored() throws {
    let stage = MiniPickerStage(12, showing: 5, width: 100, isMirrored: true)
    let touch = try stage.hold()
    stage.move(touch, by: 40)
    #expect(stage.titles() == ["v6", "v5"])
    stage.window.move(touch, to: CGPoint(x: touch.location(in: nil).x + 30, y: 40))
    stage.window.lift(touch)
    stage.settle()
    #expect(stage.row == 6)
    // The arrow to the next value is at the left.
    stage.window.tap(stage.arrows()[0])
    #expect(stage.row == 7)
  }

  @Test("4.37 Of 100,000 values only those in view are views")
  func many() throws {
    let stage = MiniPickerStage(100_000, showing: 50_000, width: 68)
    #expect(stage.made < 20)
    // A ribbon that is caught and flung again and again goes on beyond what its content held.
    for _ in 0..<20 {
      try stage.drag(by: -20, velocity: -30)
      DoubleRunLoop.main.run(ticks: 30)
    }
    stage.settle()
    let row = try #require(stage.row)
    #expect(row > 52_000 && stage.titles() == ["v\(row)"])
    #expect(stage.ribbon().all(UILabel.self).count == 1)
    try stage.picker.selectRow(99_999, inComponent: 0, animated: true)
    stage.settle()
    #expect(stage.titles() == ["v99999"] && !stage.arrows()[1].isEnabled)
    try stage.drag(by: -60, velocity: -3)
    stage.settle()
    #expect(stage.row == 99_999 && stage.titles() == ["v99999"])
  }

  @Test("4.38 When the width changes, the value in the middle stays there")
  func resized() throws {
    let stage = MiniPickerStage(12, showing: 5, width: 100)
    stage.widths = [70]
    stage.resize()
    stage.settle()
    #expect(stage.titles() == ["v5"] && stage.changes.isEmpty)
    // Under a finger, too: half a value stays half a value.
    let touch = try stage.hold()
    stage.move(touch, by: -35)
    stage.widths = [140]
    stage.resize()
    stage.settle()
    #expect(stage.titles() == ["v5", "v6"])
    stage.window.move(touch, to: CGPoint(x: touch.location(in: nil).x - 1, y: 40))
    stage.window.lift(touch)
    stage.settle()
    #expect(stage.row == 6)
  }

  @Test("4.1 A change of the program's is reported once, and two bound pickers come to rest")
  func bound() throws {
    let (left, right) = (
      MiniPickerStage(12, showing: 0, width: 100), MiniPickerStage(12, showing: 0, width: 100)
    )
    let token = left.picker.addListener { change in
      try? right.picker.selectRow(change.new, inComponent: 0, animated: false)
    }
    right.picker.addListener { change in
      try? left.picker.selectRow(change.new, inComponent: 0, animated: false)
    }
    try left.drag(by: -120)
    #expect(left.changes == [.init(component: 0, old: 0, new: 1, cause: .person)])
    #expect(right.changes == [.init(component: 0, old: 0, new: 1, cause: .program)])
    #expect(right.chosen.isEmpty)
    left.picker.removeListener(token)
    try left.picker.selectRow(4, inComponent: 0, animated: false)
    #expect(left.row == 4 && right.row == 1)
    #expect(throws: RibbonError.outOfRange(index: 12, count: 12)) {
      try left.picker.selectRow(12, inComponent: 0, animated: false)
    }
    #expect(throws: RibbonError.unknownComponent) {
      try left.picker.selectRow(0, inComponent: 1, animated: false)
    }
    #expect(left.row == 4)
  }

  @Test("4.1 A change that a listener or the delegate makes is told after the one that caused it")
  func corrected() throws {
    let stage = MiniPickerStage(12, showing: 0, width: 100)
    var seen: [Int] = []
    stage.picker.addListener { [weak stage] change in
      if change.new == 2 { try? stage?.picker.selectRow(5, inComponent: 0, animated: false) }
    }
    stage.picker.addListener { seen.append($0.new) }
    try stage.drag(by: -200)
    stage.settle()
    #expect(seen == [2, 5] && stage.row == 5 && stage.titles() == ["v5"])
  }

  @Test("4.34 Titles follow the text size, and the control grows with them")
  func textSize() throws {
    let stage = MiniPickerStage(12, showing: 3, width: 200)
    let (font, height) = (
      stage.ribbon().all(UILabel.self)[0].font, stage.picker.intrinsicContentSize.height
    )
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    let grown = stage.ribbon().all(UILabel.self)[0].font
    #expect((grown?.pointSize ?? 0) > (font?.pointSize ?? 99))
    #expect(stage.picker.intrinsicContentSize.height > height)
  }

  @Test("4.1 Components stand side by side, and each is dragged by a finger of its own")
  func components() throws {
    let stage = MiniPickerStage([12, 301], showing: [2, 126], widths: [100, 68])
    #expect(stage.picker.intrinsicContentSize == CGSize(width: 240, height: 44))
    let month = try stage.hold(0)
    let year = try stage.hold(1)
    stage.move(year, by: -140)
    stage.move(month, by: 90)
    stage.window.lift(year)
    #expect(stage.chosen == [128])
    #expect(stage.titles(0) == ["v1", "v2"])
    stage.window.lift(month)
    stage.settle()
    #expect(stage.chosen == [128, 1])
    #expect(stage.picker.selectedRow(inComponent: 0) == 1)
    #expect(stage.picker.selectedRow(inComponent: 1) == 128)
  }

  @Test("4.31 A second finger resets nothing")
  func secondFinger() throws {
    let stage = MiniPickerStage(12, showing: 5, width: 100)
    let first = try stage.hold()
    stage.move(first, by: -80)
    let second = stage.window.hold(at: CGPoint(x: 60, y: 40))
    #expect(stage.titles() == ["v5", "v6"])
    if let second { stage.window.lift(second) }
    stage.window.lift(first)
    stage.settle()
    #expect(stage.row == 6)
  }
}
