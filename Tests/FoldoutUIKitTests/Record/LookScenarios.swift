import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// The looks of rows and drawers, at any width and text size.
@Suite struct LookScenarios {
  @Test("0.1 Owner and drawer look like one cell: no line between them, one background")
  func oneCell() throws {
    let stage = try Stage(Person.form, Person())
    let usual = try #require(stage.row("started")).separatorInset.left
    try stage.tap("started")
    let (row, drawer) = (
      try #require(stage.row("started")), try #require(stage.drawer("started"))
    )
    #expect(row.separatorInset.left > row.bounds.width)
    #expect(drawer.separatorInset.left == usual)
    #expect(row.frame.maxY == drawer.frame.minY && row.frame.width == drawer.frame.width)
    #expect(row.backgroundColor == drawer.backgroundColor)
    #expect(!row.isHighlighted && !row.isSelected)
    try stage.turn("started", .day, to: 5)
    #expect(row.separatorInset.left > row.bounds.width)
    try stage.tap("started")
    #expect(stage.row("started")?.separatorInset.left == usual)
  }

  @Test("0.3, 0.31 An owner is highlighted while it is pressed; no other row is, and none stays so")
  func highlight() throws {
    let stage = try Stage(Stay.form, Stay())
    for (field, isLit): (FieldID, Bool) in [
      ("arrives", true), ("photo", true), ("book", true), ("guest", false), ("notes", false),
      ("number", false), ("breakfast", false), ("wakes", false),
    ] {
      let touch = try stage.hold(.row(.field(field)))
      let cell = try #require(stage.row(field))
      #expect((cell.isHighlighted && cell.selectionStyle != .none) == isLit, "\(field.name)")
      stage.window.lift(touch)
      stage.settle()
      #expect(stage.row(field)?.isHighlighted == false && stage.row(field)?.isSelected == false)
      #expect(stage.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("Rows and the head of a plain table are arranged anew for another width")
  func otherWidth() throws {
    let sizes = [CGSize(width: 320, height: 800), CGSize(width: 800, height: 800)]
    for (first, second) in [(sizes[0], sizes[1]), (sizes[1], sizes[0])] {
      let stage = try Stage(Letter.form, Letter(), style: .plain, size: first)
      stage.window.frame.size = second
      stage.settle()
      let other = try Stage(Letter.form, Letter(), style: .plain, size: second)
      for field: FieldID in ["to", "from"] {
        let row = try #require(stage.row(field) as? RowCell)
        let wanted = try #require(other.row(field) as? RowCell)
        #expect(row.pair.axis == wanted.pair.axis && row.frame == wanted.frame, "\(field.name)")
      }
      let head = try #require(stage.table.tableHeaderView)
      let fit = head.systemLayoutSizeFitting(
        CGSize(width: second.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(head.frame.size == fit)
    }
  }

  @Test("0.3 A row that cannot be changed is paler")
  func paler() throws {
    let stage = try Stage(Stay.form, Stay())
    let shown = try #require(stage.shown(.row(.field("number"))))
    #expect(stage.all(UILabel.self, in: shown).first?.textColor == .secondaryLabel)
    let owner = try #require(stage.shown(.row(.field("photo"))))
    #expect(stage.all(UILabel.self, in: owner).first?.textColor == .label)
  }

  @Test(
    "0.11 Nothing is wider than the screen, and no target is under 44 points",
    arguments: [320, 390, 768, 1280] as [CGFloat])
  func widths(width: CGFloat) throws {
    let stage = try Stage(Stay.form, Stay(), size: CGSize(width: width, height: 844))
    try stage.checkLayout()
    for field: FieldID in ["city", "status", "arrives", "leaves", "photo"] {
      try stage.tap(field)
      try stage.checkLayout()
    }
  }

  @Test("0.11 A message about a change covers neither label nor value")
  func message() throws {
    let stage = try Stage(Person.form, Person(), size: CGSize(width: 390, height: 600))
    for field: FieldID in ["started", "status"] {
      try stage.tap(field)
      if field == "status" {
        try stage.press("married", in: stage.drawer(field))
      } else {
        try stage.turn(field, .day, to: 15)
      }
      let bar = stage.driver.notices
      let edge = bar.convert(bar.bounds, to: stage.table).minY
      #expect(try #require(stage.row(field)).frame.maxY <= edge, "\(field.name)")
      #expect(LayoutCheck.cutTexts(in: bar).isEmpty)
    }
  }

  @Test(
    "0.78 The size of text is obeyed: nothing is cut, covered or wider than the screen",
    arguments: [
      UIContentSizeCategory.extraSmall, .extraExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ])
  func textSizes(size: UIContentSizeCategory) throws {
    let stage = try Stage(Person.form, Person())
    let before = try #require(stage.row("started")).bounds.height
    stage.window.traitOverrides.preferredContentSizeCategory = size
    stage.settle()
    for field: FieldID in ["started", "ended", "status"] {
      try stage.tap(field)
      try stage.checkLayout()
    }
    let after = try #require(stage.shown(.row(.field("started")))).bounds.height
    if size.isAccessibilityCategory { #expect(after > before) }
  }
}

extension Stage {
  /// Checks all of a screen, page by page: nothing is cut, covered, wider than the screen, or too
  /// small for a finger.
  func checkLayout(sourceLocation: SourceLocation = #_sourceLocation) throws {
    table.contentOffset.y = -table.adjustedContentInset.top
    settle()
    while true {
      for view in all(UIView.self, in: window) where view.bounds.width > 0 {
        let frame = view.convert(view.bounds, to: nil)
        let isWheel = sequence(first: view, next: \.superview).contains { $0 is UIPickerView }
        if !isWheel, frame.minX < -0.5 || frame.maxX > window.bounds.width + 0.5 {
          Issue.record(
            "\(Swift.type(of: view)) is wider than the screen", sourceLocation: sourceLocation)
        }
      }
      let findings =
        LayoutCheck.cutTexts(in: window) + LayoutCheck.overlaps(in: window)
        + LayoutCheck.smallTargets(in: window)
      #expect(findings.isEmpty, sourceLocation: sourceLocation)
      let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      guard table.contentOffset.y < end - 1 else { return }
      table.contentOffset.y = min(end, table.contentOffset.y + sight.height / 2)
      settle()
    }
  }
}

/// A value with words and a head that have no room in one line on an upright phone.
nonisolated private struct Letter: Sendable {
  var to = "Donaudampfschifffahrtsgesellschaft"
  var from = "Elektrizitätswirtschaft"

  static let form = Form<Letter>("Letter") {
    Section("") {
      ReadOnlyField("To", \.to)
      ChoiceField("From", \.from, options: ["Elektrizitätswirtschaft"])
    }
  }.head({ "From \($0.from) to \($0.to), by ship" })
}
