import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Scrolling that belongs to a tap, and the way of a refusal into sight.
@Suite struct RevealingScenarios {
  /// A screen that is too low for a record with an open drawer.
  private func low(_ height: CGFloat) throws -> Stage<Person> {
    try Stage(Person.form, Person(), size: CGSize(width: 390, height: height))
  }

  @Test("0.5 A drawer that does not fit scrolls into sight by the least that shows it")
  func least() throws {
    let stage = try low(600)
    let before = try #require(stage.top(of: .row(.field("ended"))))
    try stage.tap("ended")
    let drawer = try #require(stage.drawer("ended"))
    #expect(drawer.frame.maxY == stage.sight.maxY)
    #expect(try #require(stage.top(of: .row(.field("ended")))) < before)
    // A drawer that fits moves nothing.
    let high = try low(844)
    let (offset, top) = (high.table.contentOffset, high.top(of: .row(.field("started"))))
    try high.tap("started")
    #expect(high.table.contentOffset == offset && high.top(of: .row(.field("started"))) == top)
  }

  @Test("0.5 A row with a drawer that is higher than the screen goes to its upper edge")
  func higher() throws {
    let stage = try low(420)
    try stage.tap("ended")
    #expect(stage.row("ended")?.frame.minY == stage.sight.minY)
  }

  @Test("0.6 The tapped row stays under the finger when a drawer above it folds")
  func anchored() throws {
    for field: FieldID in ["number", "breakfast", "photo", "leaves"] {
      let stage = try Stage(Stay.form, Stay(), size: CGSize(width: 390, height: 600))
      try stage.tap("country")
      _ = try #require(stage.shown(.row(.field(field))))
      let top = try #require(stage.top(of: .row(.field(field))))
      try stage.tap(field)
      #expect(!stage.outline.contains("  country"))
      let after = try #require(stage.top(of: .row(.field(field))))
      if stage.outline.contains("  \(field.name)") {
        // A drawer that does not fit pushes its row up, and nothing else does.
        let end = try #require(stage.drawer(field)).frame.maxY
        #expect(after == top || end == stage.sight.maxY, "\(field.name)")
      } else {
        #expect(after == top, "\(field.name)")
      }
    }
  }

  @Test("0.29 The first refused field scrolls into view, with its drawer open")
  func firstRefused() throws {
    var stay = Stay()
    stay.leaves = LocalDate(year: 2026, month: 3, day: 1)
    let stage = try Stage(Stay.form, stay, size: CGSize(width: 390, height: 600))
    try stage.tap("book")
    let drawer = try #require(stage.drawer("arrives"))
    #expect(stage.sight.contains(drawer.frame.insetBy(dx: 0, dy: 1)) || drawer.frame.height > 400)
    #expect(stage.sight.intersects(try #require(stage.row("arrives")).frame))
    let problem = try #require(
      stage.texts(in: drawer).first { $0.hasPrefix("Arrives can’t be after Leaves") })
    #expect(stage.announcements.last?.hasPrefix(problem) == true)
  }

  @Test("0.29, 0.30 An entry that is not stored keeps a button from acting, and gets the focus")
  func unsaved() throws {
    var pressed = 0
    let stage = try Stage(Stay.form, Stay(), size: CGSize(width: 390, height: 600))
    stage.host.onPress = { _, _ in pressed += 1 }
    try stage.type("13", into: "guests")
    stage.leave()
    let sentence = "Guests is too large: it must be at most 12."
    #expect(stage.texts("guests") == ["Guests", "13", sentence])
    #expect(stage.announcements == [sentence])
    let field = try #require(stage.row("guests")?.textControl)
    #expect(field.accessibilityHint?.contains(sentence) == true)
    try stage.tap("book")
    #expect(stage.focus == .row(.field("guests")))
    let row = try #require(stage.row("guests"))
    #expect(stage.sight.contains(row.frame))
    #expect(stage.announcements.last == sentence && pressed == 0)
    try stage.type("3", into: "guests")
    stage.leave()
    #expect(stage.texts("guests") == ["Guests", "3"])
    #expect(stage.value.guests == 3)
  }

  @Test("0.30 The problem of a typed date stands beside its entry until it is corrected")
  func besideEntry() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try stage.enter("02/30/2003", inDrawerOf: "started")
    let sentence = "There is no day 30: February 2003 has 28 days."
    #expect(stage.texts(in: stage.drawer("started")).contains(sentence))
    #expect(stage.texts("started") == ["Started", "08/14/2002"])
    #expect(stage.announcements == [sentence])
    try stage.enter("02/28/2003", inDrawerOf: "started")
    #expect(!stage.texts(in: stage.drawer("started")).contains(sentence))
    #expect(stage.texts("started") == ["Started", "02/28/2003"])
  }
}

extension Stage {
  /// The part of the table that neither bars nor the keyboard cover, in its own coordinates.
  var sight: CGRect { table.bounds.inset(by: table.adjustedContentInset) }

  /// The upper edge of a row or drawer in the window; `nil` if it is not on the screen.
  func top(of item: ScreenItem) -> CGFloat? {
    cell(item).map { $0.convert(CGPoint.zero, to: nil).y }
  }
}
