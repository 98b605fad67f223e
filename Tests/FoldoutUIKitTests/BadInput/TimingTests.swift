import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Acts at awkward moments: during an animation, while a wheel spins, while a text is composed.
@Suite struct TimingTests {
  nonisolated private struct Plan: Sendable {
    var title = "Plan"
    var isOpen = true
    var start: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 9)
    var end: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 20)
    var note = ""

    static let form = Form<Plan>("Plan") {
      Section("") {
        TextField("Title", \.title)
        TextField("Note", \.note).hidden { !$0.isOpen }
        DateField("Start", \.start, style: .wheels)
        DateField("End", \.end, style: .wheels)
        SwitchField("Open", \.isOpen)
      }
    }
  }

  private func march(_ day: Int) -> LocalDate { LocalDate(nearestTo: 2026, month: 3, day: day) }

  private func stage() throws -> Stage<Plan> {
    try Stage(Plan.form, Plan(), size: CGSize(width: 390, height: 1200))
  }

  /// Touches a row without letting any time pass.
  private func tapAtOnce(_ field: FieldID, _ stage: Stage<Plan>) throws {
    let cell = try #require(stage.row(field))
    stage.window.tap(at: cell.convert(CGPoint(x: 24, y: 22), to: nil))
  }

  private func picker(_ field: FieldID, _ stage: Stage<Plan>) throws -> UIPickerView {
    try #require(stage.all(UIPickerView.self, in: stage.drawer(field)).first)
  }

  @Test("A second tap within the animation of an unfolding folds, and a third unfolds again")
  func secondTap() throws {
    let stage = try stage()
    for count in 1...9 {
      try tapAtOnce("start", stage)
      #expect(stage.outline.contains("  start") == (count % 2 == 1))
      DoubleRunLoop.main.run(ticks: 2)
    }
    stage.settle()
    #expect(stage.outline == ["title", "note", "start", "  start", "end", "open"])
    #expect(stage.drawer("start")?.window != nil && stage.faults.isEmpty)
    #expect(stage.wheels("start") == ["March", "9", "2026"])
  }

  @Test("Taps on two rows within one animation leave the drawer of the last open")
  func manyTaps() throws {
    let stage = try stage()
    for field: FieldID in ["start", "end", "start", "end", "end", "end"] {
      try tapAtOnce(field, stage)
      stage.window.layoutIfNeeded()
    }
    stage.settle()
    #expect(stage.outline == ["title", "note", "start", "end", "  end", "open"])
    #expect(stage.wheels("end") == ["March", "20", "2026"])
    #expect(stage.values.isEmpty)
  }

  @Test("A wheel that spins while its drawer folds settles, and its value is stored")
  func spinning() throws {
    let stage = try stage()
    try stage.tap("start")
    let picker = try picker("start", stage)
    // A spinning wheel is elsewhere than where it last came to rest, and has told nobody.
    picker.selectRow(picker.selectedRow(inComponent: 1) + 4, inComponent: 1, animated: true)
    try stage.tap("start")
    #expect(!stage.outline.contains("  start"))
    #expect(stage.value.start == march(13))
    #expect(stage.texts("start") == ["Start", "03/13/2026"])
    #expect(stage.values.count == 1)
  }

  @Test("Two wheels that spin while their drawer folds are both stored")
  func spinningBoth() throws {
    let stage = try stage()
    try stage.tap("start")
    let picker = try picker("start", stage)
    for wheel in 0...1 {
      picker.selectRow(
        picker.selectedRow(inComponent: wheel) + 2, inComponent: wheel, animated: true)
    }
    try stage.tap("start")
    #expect(stage.value.start == LocalDate(year: 2026, month: 5, day: 11))
    #expect(stage.texts("start") == ["Start", "05/11/2026"])
  }

  @Test("A wheel that spins while another row is tapped is stored in its own field")
  func spinningElsewhere() throws {
    let stage = try stage()
    try stage.tap("start")
    let picker = try picker("start", stage)
    picker.selectRow(picker.selectedRow(inComponent: 1) + 4, inComponent: 1, animated: true)
    try stage.tap("end")
    #expect(stage.value.start == march(13) && stage.value.end == march(20))
    #expect(stage.outline.contains("  end"))
    #expect(stage.wheels("end") == ["March", "20", "2026"])
  }

  @Test("A late event of a wheel is dropped once its drawer is closed")
  func lateWheel() throws {
    let stage = try stage()
    try stage.tap("start")
    let picker = try picker("start", stage)
    try stage.tap("start")
    picker.turn(component: 1, to: 20)
    stage.settle()
    #expect(stage.value.start == march(9) && stage.values.isEmpty)
    try stage.tap("end")
    picker.turn(component: 1, to: 2)
    stage.settle()
    // The cell may be the same: then the wheel turned is the one on the screen.
    let shown = try self.picker("end", stage)
    #expect(stage.value.start == march(9))
    #expect(shown === picker || stage.value.end == march(20))
  }

  @Test("A late event of a text in a drawer that was closed is dropped")
  func lateText() throws {
    let stage = try stage()
    try stage.tap("start")
    let line = try #require(stage.drawer("start")?.textControl as? LineField)
    let (onText, onEnd) = (line.onText, line.onEnd)
    try stage.tap("start")
    onText("2020-01-01")
    onEnd()
    stage.settle()
    try stage.tap("start")
    onText("2020-01-01")
    onEnd()
    stage.settle()
    #expect(stage.value.start == march(9) && stage.values.isEmpty)
    #expect(stage.texts(in: stage.drawer("start")).contains("03/09/2026"))
  }

  @Test("A text that is composed when its row goes ends, and nothing of it is stored")
  func composing() throws {
    let stage = try stage()
    try stage.tap("note")
    let line = try #require(stage.row("note")?.textControl as? UITextField)
    line.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    stage.settle()
    try stage.host.set("open", to: .flag(false))
    stage.settle()
    #expect(stage.outline == ["title", "start", "end", "open"])
    #expect(stage.focus == nil && !line.isFirstResponder)
    #expect(stage.value.note == "" && stage.values.isEmpty)
    try stage.host.set("open", to: .flag(true))
    stage.settle()
    #expect(stage.texts("note").first == "Note" && !stage.texts("note").contains("に"))
    try stage.type("written", into: "note")
    stage.leave()
    #expect(stage.value.note == "written")
  }

  @Test("A text that is composed keeps its marked part while another value is shown around it")
  func composingOn() throws {
    let stage = try stage()
    try stage.tap("note")
    let line = try #require(stage.row("note")?.textControl as? UITextField)
    line.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    stage.settle()
    for title in ["A", "B"] {
      try stage.host.set("title", to: .text(title))
      stage.settle()
    }
    #expect(line.text == "にほ" && line.markedTextRange != nil)
    #expect(stage.row("note")?.textControl === line && line.isFirstResponder)
    line.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
    line.unmarkText()
    stage.leave()
    #expect(stage.value.note == "日本" && stage.texts("title") == ["Title", "B"])
  }

  @Test("A drawer that is open in a value that loses its row goes without a trace")
  func drawerGoes() throws {
    let stage = try stage()
    try stage.tap("start")
    try stage.type("2026-04", inDrawerOf: "start")
    try stage.host.reload(Plan(start: march(1)), animated: false)
    stage.settle()
    #expect(stage.outline.contains("  start"))
    #expect(stage.focus == .drawer(of: .field("start")))
    try stage.tap("start")
    #expect(stage.value.start == march(1))
    #expect(stage.faults.isEmpty)
  }
}
