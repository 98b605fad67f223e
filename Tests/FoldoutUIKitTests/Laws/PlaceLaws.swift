import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Laws of places: the mirror image from right to left, and what stays where it is at a tap.
@Suite struct PlaceLaws {
  @Test("A screen from right to left is the mirror image")
  func aScreenFromRightToLeftIsTheMirrorImage() throws {
    var findings = LawFindings()
    for screen in Gallery.screens {
      for size in Depth.of([Look.sizes[2]], all: Look.sizes) {
        for style in Depth.of([UITableView.Style.insetGrouped], all: [.insetGrouped, .plain]) {
          let (plain, mirrored) = (
            try screen.make(look(.leftToRight, size, style)),
            try screen.make(look(.rightToLeft, size, style))
          )
          let place = "\(screen.name), \(look(.rightToLeft, size, style))"
          func compare(_ place: String) {
            findings.note(
              "mirror", LayoutCheck.mirrorFaults(plain.window, mirrored.window).map(\.description),
              at: place)
          }
          compare(place)
          for owner in Depth.of(screen.name == "kinds", all: true) ? plain.owners : [] {
            try plain.tap(owner)
            try mirrored.tap(owner)
            compare("\(place), \(owner)")
          }
        }
      }
    }
    findings.record()
  }

  private func look(
    _ direction: LayoutDirection, _ size: UIContentSizeCategory, _ style: UITableView.Style
  ) -> Look {
    Look(direction: direction, size: size, style: style, screen: CGSize(width: 390, height: 2000))
  }

  @Test("A tapped row stays under the finger, or its drawer is wholly seen")
  func aTappedRowStaysUnderTheFingerOrItsDrawerIsWhollySeen() throws {
    var findings = LawFindings()
    for name in ["kinds", "stay", "german"] {
      let screen = try #require(Gallery.screens.first { $0.name == name })
      for look in Depth.of(Look.few, all: Look.all) {
        try TableMetrics.using(look.metrics) {
          let stage = try screen.make(look)
          for owner in stage.owners {
            for _ in 0..<2 {
              let fault = try moveFault(tapping: owner, on: stage)
              findings.note("tap", fault.map { [$0] } ?? [], at: "\(name), \(owner), \(look)")
            }
            try stage.tap(owner)
          }
        }
      }
    }
    findings.record()
  }

  /// Taps a row, and says if it moved although it did not need to.
  private func moveFault(tapping owner: ScreenItem, on stage: any Staged) throws -> String? {
    let table = stage.table
    _ = stage.shown(owner)
    let before = try #require(stage.top(of: owner))
    let others = stage.driver.shown.openDrawers
    try stage.tap(owner)
    let after = try #require(stage.top(of: owner))
    if (after - before).magnitude < 0.5 { return nil }
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    // Nothing is above or below the content: a table that would scroll there stays at its edge.
    let isAtEdge =
      table.contentOffset.y <= -table.adjustedContentInset.top + 0.5
      || seen.maxY >= table.contentSize.height - 0.5
    guard let drawer = stage.rect(of: .drawer(of: owner.owner)) else {
      return isAtEdge ? nil : "folding moves the row by \(after - before), open were \(others)"
    }
    let row = try #require(stage.rect(of: owner))
    let both = row.union(drawer)
    if both.height > seen.height {
      return (row.minY - seen.minY).magnitude < 0.5 ? nil : "a high drawer’s row is not at the top"
    }
    if both.minY < seen.minY - 0.5 || both.maxY > seen.maxY + 0.5 {
      return "drawer at \(both.minY - seen.minY) to \(both.maxY - seen.minY) of \(seen.height)"
    }
    // The least scrolling leaves the drawer or the row at an edge.
    let isLeast =
      (both.maxY - seen.maxY).magnitude < 1 || (both.minY - seen.minY).magnitude < 1
    return isLeast || isAtEdge ? nil : "the row moves by \(after - before), more than is needed"
  }
}

extension Staged {
  /// The place of an item in the table's content.
  fileprivate func rect(of item: ScreenItem) -> CGRect? {
    driver.shown.position(of: item).map { table.rectForRow(at: IndexPath($0)) }
  }

  /// The top of an item in the window.
  fileprivate func top(of item: ScreenItem) -> CGFloat? {
    rect(of: item).map { $0.minY - table.contentOffset.y }
  }
}
