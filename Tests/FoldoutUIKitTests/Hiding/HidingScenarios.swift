import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Fields and sections that are hidden, on the double.
@Suite struct HidingScenarios {
  private func stage(_ change: (inout Outing) -> Void = { _ in }) throws -> Stage<Outing> {
    var journey = Outing()
    change(&journey)
    return try Stage(Outing.form, journey, size: CGSize(width: 390, height: 1200))
  }

  /// Touches the switch of a row.
  private func toggle(_ stage: Stage<Outing>, _ field: FieldID = "overnight") throws {
    let cell = try #require(stage.shown(.row(.field(field))))
    stage.window.tap(try #require(stage.all(UISwitch.self, in: cell).first))
    stage.settle()
  }

  private let day = ["title", "overnight", "leaves", "note", "book"]
  private let night = [
    "title", "overnight", "nights", "hotel", "address", "returns", "leaves", "note", "book",
  ]

  @Test("9.1, 3.26 Rows and sections come and go in one batch with what hides them")
  func comesAndGoes() throws {
    let stage = try stage()
    #expect(stage.outline == day)
    #expect(stage.table.numberOfSections == 2)
    let batches = stage.table.animatedBatches
    let leaves = try #require(stage.row("leaves"))
    try toggle(stage)
    #expect(stage.outline == night)
    #expect(stage.table.numberOfSections == 3)
    #expect(stage.table.animatedBatches == batches + 1)
    #expect(stage.texts("nights") == ["Nights", "3"] && stage.texts("hotel") == ["Hotel", "Ritz"])
    #expect(stage.header(1) == ["Hotel"] && stage.header(2) == ["Days"])
    #expect(stage.row("leaves") === leaves)
    try toggle(stage)
    #expect(stage.outline == day)
    #expect(stage.value.nights == 3 && stage.value.hotel == "Ritz")
    #expect(stage.header(1) == ["Days"])
    #expect(stage.row("leaves") === leaves)
    #expect(stage.faults.isEmpty)
  }

  @Test("9.1 An entry that was refused goes with its row, and the stored value stays")
  func refusedGoes() throws {
    let stage = try stage { $0.isOvernight = true }
    try stage.type("", into: "nights")
    stage.leave()
    #expect(stage.texts("nights").contains("Nights needs a value."))
    try toggle(stage)
    try toggle(stage)
    #expect(stage.texts("nights") == ["Nights", "3"])
    #expect(stage.value.nights == 3)
  }

  @Test("3.26 A text that is typed keeps cell, text and keyboard as a section comes above it")
  func focusStays() throws {
    let stage = try stage()
    try stage.type("so", into: "note")
    let note = try #require(stage.row("note"))
    let keyboard = KeyboardWatch()
    for isOvernight in [true, false, true] {
      try stage.host.set("overnight", to: .flag(isOvernight))
      stage.settle()
      #expect(stage.outline == (isOvernight ? night : day))
      #expect(stage.row("note") === note && stage.focus == .row(.field("note")))
    }
    #expect(keyboard.hidings == 0)
    try stage.type("on", into: "note", replacing: false)
    stage.leave()
    #expect(stage.value.note == "soon" && stage.value.isOvernight)
  }

  @Test("3.26 An open drawer stays open while a section comes and goes above it")
  func drawerStays() throws {
    let stage = try stage()
    try stage.tap("leaves")
    let drawer = try stage.visibleDrawer("leaves")
    try stage.host.set("overnight", to: .flag(true))
    stage.settle()
    #expect(stage.drawer("leaves") === drawer)
    try stage.host.set("overnight", to: .flag(false))
    stage.settle()
    #expect(stage.drawer("leaves") === drawer)
    #expect(stage.outline == ["title", "overnight", "leaves", "  leaves", "note", "book"])
  }

  @Test("9.1 A drawer goes with the section of its row, and does not return with it")
  func drawerGoes() throws {
    let stage = try stage { $0.isOvernight = true }
    try stage.tap("returns")
    #expect(stage.outline.contains("  returns"))
    try stage.host.set("overnight", to: .flag(false))
    stage.settle()
    #expect(stage.outline == day)
    try stage.host.set("overnight", to: .flag(true))
    stage.settle()
    #expect(stage.outline == night)
  }

  @Test("9.2 A hidden field is neither required nor checked, and limits no other")
  func isNotChecked() throws {
    let stage = try stage {
      $0.hotel = ""
      $0.nights = 99
    }
    var presses: [FieldID] = []
    stage.host.onPress = { id, _ in presses.append(id) }
    try stage.tap("book")
    #expect(presses == ["book"])
    try toggle(stage)
    try stage.tap("book")
    #expect(presses == ["book"])
    for field: FieldID in ["nights", "hotel", "leaves"] {
      #expect(stage.texts(field).count > 2, "\(field.name): \(stage.texts(field))")
    }
    try toggle(stage)
    try stage.tap("book")
    #expect(presses == ["book", "book"])
  }

  @Test("9.3 A text in a field that somebody else hides meanwhile is not stored, and that is said")
  func hiddenWhileTyping() throws {
    let stage = try stage { $0.isOvernight = true }
    try stage.type("Plaza", into: "hotel")
    #expect(stage.focus == .row(.field("hotel")))
    try stage.host.set("overnight", to: .flag(false))
    stage.settle()
    #expect(stage.outline == day)
    #expect(stage.focus == nil)
    #expect(stage.value.hotel == "Ritz")
    let words = "“Hotel” is no longer shown, so what you entered there wasn’t saved."
    #expect(stage.bar.contains(words))
    #expect(stage.announcements.contains(words))
    try stage.host.set("overnight", to: .flag(true))
    stage.settle()
    #expect(stage.texts("hotel") == ["Hotel", "Ritz"])
    #expect(stage.values.isEmpty)
  }

  /// The words for a text that went with its row.
  private func gone(_ label: String) -> String {
    "“\(label)” is no longer shown, so what you entered there wasn’t saved."
  }

  @Test("9.3 A text that is composed when somebody else hides its row is not stored, with words")
  func hiddenWhileComposing() throws {
    for field: FieldID in ["hotel", "address"] {
      let stage = try stage { $0.isOvernight = true }
      try stage.type("", into: field)
      let text = try #require(stage.row(field)?.textControl as? any UITextInput)
      text.setMarkedText("ホテル", selectedRange: NSRange(location: 3, length: 0))
      try stage.host.set("overnight", to: .flag(false))
      stage.settle()
      #expect(stage.outline == day && stage.focus == nil)
      #expect(stage.value.hotel == "Ritz" && stage.value.address == "Via 1" && stage.values.isEmpty)
      let words = gone(field == "hotel" ? "Hotel" : "Address")
      #expect(stage.bar.contains(words), "\(stage.bar)")
      #expect(stage.announcements.contains { $0.contains(words) })
      #expect(stage.faults.isEmpty)
    }
  }

  @Test("9.3 Refused texts that somebody else hides are told of, each with its field")
  func hiddenRefused() throws {
    let stage = try stage { $0.isOvernight = true }
    for (text, field): (String, FieldID) in [("", "nights"), ("", "hotel")] {
      try stage.type(text, into: field)
      stage.leave()
    }
    try stage.host.set("overnight", to: .flag(false))
    stage.settle()
    #expect(stage.outline == day)
    #expect(stage.bar == [gone("Nights"), gone("Hotel")])
    #expect(stage.announcements.contains([gone("Nights"), gone("Hotel")].joined(separator: " ")))
    // Another snapshot is no act of the person, who may not have read the words yet.
    try stage.host.set("title", to: .text("Oslo"))
    stage.settle()
    #expect(stage.bar == [gone("Nights"), gone("Hotel")])
    try stage.tap("leaves")
    #expect(stage.bar.isEmpty)
  }

  @Test("9.3 Words for a text that goes stay, though the act that took it goes on")
  func hiddenByOneself() throws {
    let stage = try stage { $0.isOvernight = true }
    try stage.type("", into: "nights")
    try toggle(stage)
    #expect(stage.outline == day && stage.value.nights == 3)
    #expect(stage.bar.contains(gone("Nights")), "\(stage.bar)")
    // A text that the outside hides while another act is on its way.
    let other = try self.stage { $0.isOvernight = true }
    try other.type("", into: "nights")
    other.leave()
    other.host.onReport = { [weak host = other.host] report in
      if report.field == "note" { try? host?.set("overnight", to: .flag(false)) }
    }
    try other.type("soon", into: "note")
    try other.tap("leaves")
    #expect(other.value.note == "soon" && !other.outline.contains("nights"))
    #expect(other.bar.contains(gone("Nights")), "\(other.bar)")
  }

  @Test("9.4 Undo brings back the value of a hidden field, too")
  func undo() throws {
    let stage = try stage { $0.isOvernight = true }
    try stage.type("Plaza", into: "hotel")
    stage.leave()
    #expect(stage.value.hotel == "Plaza")
    try stage.host.set("overnight", to: .flag(false))
    stage.settle()
    #expect(stage.outline == day)
    #expect(stage.bar.contains("Hotel was changed"))
    try stage.press("Undo", in: stage.driver.notices)
    #expect(stage.value.hotel == "Ritz")
    #expect(stage.outline == day)
    try toggle(stage)
    #expect(stage.texts("hotel") == ["Hotel", "Ritz"])
  }
}
