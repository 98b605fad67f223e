import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Undo of a record's changes, by the bar at the foot and by the system's own ways.
@Suite struct UndoScenarios {
  /// A stay in which the guest and then the code was changed.
  private func changed(_ size: CGSize = CGSize(width: 390, height: 844)) throws -> Stage<Stay> {
    let stage = try Stage(Stay.form, Stay(), size: size)
    try stage.type("Bo", into: "guest")
    stage.leave()
    try stage.type("cd", into: "code")
    stage.leave()
    return stage
  }

  @Test("0.22 Changes are undone one by one, the last first, and the last undone one is redone")
  func oneByOne() throws {
    let stage = try changed()
    #expect(stage.bar == ["Code was changed", "[Undo]", "[Close]"])
    try stage.press("Undo", in: stage.driver.notices)
    #expect(stage.value.code == "ab" && stage.value.guest == "Bo")
    #expect(
      stage.bar == ["Code was restored", "[Redo]", "Guest was changed", "[Undo]", "[Close]"])
    try stage.press("Undo", in: stage.driver.notices)
    #expect(stage.value.guest == "Ada Brandt")
    #expect(stage.bar == ["Guest was restored", "[Redo]", "[Close]"])
    try stage.press("Redo", in: stage.driver.notices)
    #expect(stage.value.guest == "Bo" && stage.value.code == "ab")
    #expect(stage.texts("guest").prefix(2) == ["Guest", "Bo"])
    #expect(stage.bar == ["Guest was changed", "[Undo]", "[Close]"])
  }

  @Test("0.22 Several changes of one field are undone one by one")
  func oneField() throws {
    let stage = try Stage(Stay.form, Stay())
    for name in ["Bo", "Cy", "Dy"] {
      try stage.type(name, into: "guest")
      stage.leave()
    }
    for name in ["Cy", "Bo", "Ada Brandt"] {
      try stage.press("Undo", in: stage.driver.notices)
      #expect(stage.value.guest == name && stage.texts("guest")[1] == name)
    }
    #expect(!stage.bar.contains("[Undo]"))
  }

  @Test("0.22 After many changes the last ones can be undone")
  func many() throws {
    let stage = try Stage(Stay.form, Stay())
    for number in 1...24 {
      try stage.type("Guest \(number)", into: "guest")
      stage.leave()
    }
    for number in (3...23).reversed() {
      try stage.press("Undo", in: stage.driver.notices)
      #expect(stage.value.guest == "Guest \(number)")
    }
    #expect(!stage.bar.contains("[Undo]"))
  }

  @Test(
    "0.22 Somebody else's later change is never overwritten by Undo, and an old one not offered")
  func elsewhere() throws {
    let stage = try changed()
    try stage.host.set("code", to: .text("xy"))
    stage.settle()
    try stage.press("Undo", in: stage.driver.notices)
    #expect(stage.value.code == "xy")
    #expect(stage.texts("code").contains { $0.contains("nothing was undone") })
    let other = try changed()
    try other.host.set("guest", to: .text("Cy"))
    other.settle()
    try other.press("Undo", in: other.driver.notices)
    #expect(other.value.code == "ab" && other.value.guest == "Cy")
    #expect(other.bar == ["Code was restored", "[Redo]", "[Close]"])
  }

  @Test("0.22 The bar does not mention a field beside its refusal")
  func refusal() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("Bo", into: "guest")
    stage.leave()
    try stage.type("", into: "guest")
    stage.leave()
    #expect(stage.texts("guest").last == "Guest needs a value.")
    #expect(!stage.bar.contains("Guest was changed"))
    try stage.tap("guest")
    stage.press(.keyboardEscape)
    #expect(stage.bar == ["Guest was changed", "[Undo]", "[Close]"])
  }

  @Test("0.22 Rows end at the bar's upper edge, and the bar closes on demand")
  func foot() throws {
    let stage = try changed(CGSize(width: 390, height: 600))
    let bar = stage.driver.notices
    _ = stage.shown(.row(.field("book")))
    stage.table.contentOffset.y =
      stage.table.contentSize.height + stage.table.adjustedContentInset.bottom - 600
    stage.settle()
    let last = try #require(stage.row("book"))
    #expect(last.convert(last.bounds, to: nil).maxY <= bar.convert(bar.bounds, to: nil).minY)
    #expect(bar.convert(bar.bounds, to: nil).maxY == 600)
    try stage.press("Close", in: bar)
    #expect(stage.bar.isEmpty && bar.superview == nil && stage.table.contentInset.bottom == 0)
  }

  @Test("0.22 Anything opened or refused scrolls into sight above the bar")
  func above() throws {
    let stage = try changed(CGSize(width: 390, height: 700))
    let bar = stage.driver.notices
    try stage.tap("arrives")
    let drawer = try stage.visibleDrawer("arrives")
    #expect(
      drawer.convert(drawer.bounds, to: nil).maxY <= bar.convert(bar.bounds, to: nil).minY + 0.5)
    try stage.type("13", into: "guests")
    _ = stage.shown(.row(.field("book")))
    try stage.tap("book")
    let row = try #require(stage.row("guests"))
    #expect(stage.sight.contains(row.frame))
  }

  @Test("0.22 The system's Undo takes back one change after the other, and Redo one of them")
  func system() throws {
    let stage = try changed()
    let manager = try #require(stage.controller.undoManager)
    #expect(manager.canUndo && manager.undoActionName == "Code was changed")
    manager.undo()
    stage.settle()
    #expect(stage.value.code == "ab" && stage.value.guest == "Bo")
    #expect(manager.canUndo && manager.undoActionName == "Guest was changed" && manager.canRedo)
    manager.undo()
    stage.settle()
    #expect(stage.value.guest == "Ada Brandt" && !manager.canUndo)
    manager.redo()
    stage.settle()
    #expect(stage.value.guest == "Bo" && manager.canUndo)
    #expect(stage.bar.first == "Guest was changed")
  }

  @Test("0.22 The bar and the system's Undo keep step with each other")
  func inStep() throws {
    let stage = try changed()
    let manager = try #require(stage.controller.undoManager)
    try stage.press("Undo", in: stage.driver.notices)
    #expect(manager.canRedo && manager.undoActionName == "Guest was changed")
    manager.undo()
    stage.settle()
    #expect(stage.value.guest == "Ada Brandt" && stage.value.code == "ab" && !manager.canUndo)
    try stage.press("Redo", in: stage.driver.notices)
    #expect(stage.value.guest == "Bo" && manager.canUndo)
    try stage.type("Cy", into: "guest")
    stage.leave()
    #expect(!manager.canRedo)
    manager.undo()
    stage.settle()
    manager.undo()
    stage.settle()
    #expect(stage.value.guest == "Ada Brandt" && !manager.canUndo)
    #expect(stage.value.code == "ab")
  }

  @Test("0.22 Changes of one event are undone one by one by the system, too")
  func oneEvent() throws {
    let stage = try Stage(Stay.form, Stay())
    let manager = try #require(stage.controller.undoManager)
    // No run of the loop lies between them.
    for (field, text): (FieldID, String) in [("guest", "Bo"), ("code", "cd")] {
      stage.driver.act(.enter(field, .set(text)))
    }
    #expect(stage.value.guest == "Bo" && stage.value.code == "cd")
    manager.undo()
    #expect(stage.value.guest == "Bo" && stage.value.code == "ab")
    manager.undo()
    #expect(stage.value.guest == "Ada Brandt" && !manager.canUndo)
  }

  @Test("0.22 The system offers to redo what was undone last, and nothing before it")
  func oneRedo() throws {
    let stage = try changed()
    let manager = try #require(stage.controller.undoManager)
    manager.undo()
    manager.undo()
    stage.settle()
    #expect(stage.value.guest == "Ada Brandt" && manager.canRedo)
    manager.redo()
    stage.settle()
    #expect(stage.value.guest == "Bo" && stage.value.code == "ab" && !manager.canRedo)
    #expect(manager.canUndo && manager.undoActionName == "Guest was changed")
  }

  @Test("0.22 A change that somebody else has overwritten is no step of the system's Undo any more")
  func staleStep() throws {
    let stage = try changed()
    let manager = try #require(stage.controller.undoManager)
    try stage.host.set("guest", to: .text("Cy"))
    stage.settle()
    manager.undo()
    stage.settle()
    #expect(stage.value.code == "ab" && stage.value.guest == "Cy" && !manager.canUndo)
  }

  @Test("0.22 An Undo of the system that is refused is not offered to be redone")
  func refusedBySystem() async throws {
    let stage = try changed()
    let manager = try #require(stage.controller.undoManager)
    try stage.host.set("code", to: .text("xy"))
    stage.settle()
    manager.undo()
    await stage.settleLater()
    #expect(stage.value.code == "xy" && stage.value.guest == "Bo" && !manager.canRedo)
    #expect(manager.undoActionName == "Code was changed")
  }

  @Test("0.22 The system's Undo outlives the table without a fault")
  func outlives() throws {
    let manager = UndoManager()
    func use() throws {
      let answerer = try ValueAnswerer(Stay.form, value: Stay())
      let driver = TableDriver(
        try answerer.screen(in: Stay.environment),
        answerer: { answerer.answer($0, about: $1, $2) })
      driver.listenToNotices()
      driver.act(.enter("guest", .set("Bo")))
      driver.systemUndo.follow(driver.session.settledHistory, manager)
      #expect(manager.canUndo && answerer.value.guest == "Bo")
    }
    try use()
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test("0.22 The screen takes shakes and keys while no text has the focus")
  func responder() async throws {
    let stage = try Stage(Stay.form, Stay())
    #expect(stage.controller.isFirstResponder)
    try stage.type("Bo", into: "guest")
    #expect(!stage.controller.isFirstResponder)
    stage.leave()
    await stage.settleLater()
    #expect(stage.controller.isFirstResponder)
    try stage.type("Cy", into: "guest")
    try stage.tap("code")
    await stage.settleLater()
    #expect(stage.focus == .row(.field("code")) && !stage.controller.isFirstResponder)
  }
}
