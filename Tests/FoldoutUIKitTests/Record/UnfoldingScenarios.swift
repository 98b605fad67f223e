import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Rows of a record that unfold and fold by taps.
@Suite struct UnfoldingScenarios {
  @Test("1.30, 1.9, 1.10 A person's fields are shown in their order, and an empty date as a dash")
  func rows() throws {
    let stage = try Stage(Person.form, Person())
    #expect(
      stage.outline == [
        "name", "email", "started", "ended", "phone", "status", "address", "photo",
      ])
    #expect(stage.texts("started") == ["Started", "08/14/2002"])
    #expect(stage.texts("ended") == ["Ended", "-"])
    try stage.tap("ended")
    // The dash is no text that is edited: the entry is empty.
    #expect(stage.texts(in: stage.drawer("ended")).contains("‹e.g. 08/14/2026›"))
  }

  @Test("1.11, 1.12 A tap on a date row unfolds its picker directly below, a second one folds it")
  func unfolding() throws {
    let stage = try Stage(Person.form, Person())
    let folded = stage.outline
    let row = try #require(stage.row("started"))
    #expect(row.spokenElements.map(\.accessibilityValue) == ["08/14/2002, collapsed"])
    try stage.tap("started")
    #expect(stage.outline == folded.prefix(3) + ["  started"] + folded.dropFirst(3))
    #expect(stage.row("started") === row)
    #expect(row.spokenElements.map(\.accessibilityValue) == ["08/14/2002, expanded"])
    #expect(stage.drawer("started")?.frame.minY == row.frame.maxY)
    #expect(stage.wheels("started") == ["August", "14", "2002"])
    #expect(stage.ledTo == .drawer(of: .field("started")))
    try stage.tap("started")
    #expect(stage.outline == folded)
    #expect(stage.ledTo == .row(.field("started")))
  }

  @Test("1.13, 1.14, 1.17, 6.1 A tap on another row folds the first and unfolds the tapped one")
  func others() throws {
    let stage = try Stage(Stay.form, Stay())
    for field: FieldID in ["country", "leaves", "city", "arrives", "photo", "status", "leaves"] {
      try stage.tap(field)
      #expect(stage.outline.filter { $0.hasPrefix(" ") } == ["  \(field.name)"])
      let index = try #require(stage.outline.firstIndex(of: field.name))
      #expect(stage.outline[index + 1] == "  \(field.name)")
    }
    #expect(stage.values.isEmpty)
  }

  @Test("6.1 A screen reader's activation unfolds the row that it activates")
  func activation() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    let element = try #require(stage.row("status")?.spokenElements.first)
    #expect(element.accessibilityLabel == "Marital status")
    stage.window.activate(element)
    stage.settle()
    #expect(stage.outline.filter { $0.hasPrefix(" ") } == ["  status"])
  }

  @Test("6.2, 0.2 Touches in a drawer that hit no control, and below the last row, change nothing")
  func inside() throws {
    let stage = try Stage(Person.form, Person())
    for field: FieldID in ["started", "status", "photo"] {
      try stage.tap(field)
      let drawer = try stage.visibleDrawer(field)
      let (outline, frame) = (stage.outline, drawer.frame)
      for x in stride(from: 2, to: drawer.bounds.width, by: 29) {
        for y in stride(from: 2, to: drawer.bounds.height, by: 17) {
          let point = drawer.convert(CGPoint(x: x, y: y), to: nil)
          let hit = stage.window.hitTest(point, with: nil)
          let isInControl = sequence(first: hit, next: { $0?.superview })
            .prefix { $0 != nil && $0 !== drawer }.contains { $0 is UIControl }
          if !isInControl { stage.window.tap(at: point) }
        }
      }
      stage.settle()
      #expect(stage.outline == outline && drawer.frame == frame, "\(field.name)")
    }
    try stage.tap("photo")
    let outline = stage.outline
    stage.window.tap(at: CGPoint(x: 195, y: 830))
    stage.settle()
    #expect(stage.outline == outline && stage.values.isEmpty)
  }

  @Test("0.2, 6.2 A control in a drawer folds no drawer, and the picker's own row moves nothing")
  func controls() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try stage.turn("started", .day, to: 15)
    try stage.press("Today", in: stage.drawer("started"))
    #expect(stage.outline.filter { $0.hasPrefix(" ") } == ["  started"])
    try stage.tap("started")
    try stage.tap("started")
    #expect(stage.outline.filter { $0.hasPrefix(" ") } == ["  started"])
  }

  @Test("1.15, 1.16 Editing a text folds the drawer, and a drawer ends editing and keeps the text")
  func editing() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try stage.type("Bo", into: "name")
    #expect(!stage.outline.contains("  started"))
    #expect(stage.focus == .row(.field("name")))
    #expect(stage.texts("name").prefix(2) == ["Name", "Bo"])
    #expect(stage.value.name == "Ada Brandt")
    // A drawer that folds because something else is used draws no screen reader to its row.
    #expect(stage.ledTo != .row(.field("started")))
    let field = try #require(stage.row("name")?.textControl)
    try stage.tap("ended")
    #expect(!field.isFirstResponder)
    #expect(stage.value.name == "Bo")
    #expect(stage.outline.contains("  ended"))
    #expect(stage.focus == nil)
    #expect(stage.texts("name") == ["Name", "Bo"])
  }

  @Test("1.24 Opening an editor changes nothing")
  func unchanged() throws {
    let stage = try Stage(Stay.form, Stay())
    for field: FieldID in ["country", "city", "status", "floor", "arrives", "leaves", "photo"] {
      try stage.tap(field)
      #expect(stage.outline.contains("  \(field.name)"))
      try stage.tap(field)
      #expect(!stage.outline.contains("  \(field.name)"))
    }
    #expect(stage.values.isEmpty && stage.bar.isEmpty)
  }

  @Test("1.24 A press that becomes a scroll opens no editor")
  func cancelled() throws {
    let stage = try Stage(Person.form, Person())
    for field: FieldID in ["started", "name"] {
      stage.window.lift(try stage.hold(.row(.field(field))), isCancelled: true)
      stage.settle()
    }
    #expect(!stage.outline.contains("  started"))
    #expect(stage.focus == nil)
  }

  @Test("1.42 A tap on a switch, a button or a read-only row folds the open drawer")
  func folding() throws {
    for field: FieldID in ["breakfast", "number", "book"] {
      let stage = try Stage(Stay.form, Stay())
      try stage.tap("arrives")
      #expect(stage.outline.contains("  arrives"))
      if field == "breakfast" {
        let toggle = try #require(
          stage.all(UISwitch.self, in: stage.shown(.row(.field(field)))).first)
        stage.window.tap(toggle)
        stage.settle()
        #expect(stage.value.breakfast)
      } else {
        try stage.tap(field)
      }
      #expect(!stage.outline.contains("  arrives"), "\(field.name)")
    }
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("arrives")
    try stage.tap("breakfast")
    #expect(!stage.outline.contains("  arrives"))
    #expect(!stage.value.breakfast)
  }
}
