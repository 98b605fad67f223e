import Foldout
import FoldoutScreens
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// The findings that broke a law, each with the screens and looks in which it did.
struct LawFindings {
  private var places: [String: [String]] = [:]

  /// Notes what breaks a law at a place.
  mutating func note(_ law: String, _ faults: [String], at place: String) {
    for fault in faults { places["\(law): \(fault)", default: []].append(place) }
  }

  /// Records an issue for each fault, with the number of its places and the first of them.
  func record() {
    for (fault, places) in places.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(fault) — \(places.count) times, at first in \(places[0])")
    }
  }
}

extension LawFindings {
  /// Checks all that is on the screen.
  mutating func check(_ stage: any Staged, at place: String) {
    let window = stage.window
    note("text", LayoutCheck.cutTexts(in: window).map(\.description), at: place)
    note("overlap", LayoutCheck.overlaps(in: window).map(\.description), at: place)
    note("target", LayoutCheck.smallTargets(in: window).map(\.description), at: place)
    let order = LayoutCheck.readingOrder(in: window)
    if let index = zip(order.spoken, order.read).enumerated().first(where: { $1.0 != $1.1 }) {
      let (spoken, read) = index.element
      note("order", ["“\(spoken)” is spoken where “\(read)” is read"], at: place)
    }
    note("heights", heights(of: stage), at: place)
    let before = LayoutCheck.frames(in: window)
    if !LayoutCheck.isSettled(window) { note("settled", ["moves once more"], at: place) }
    let after = LayoutCheck.frames(in: window)
    note("again", Array(Set(after).subtracting(before).sorted().prefix(3)), at: place)
    note("fault", stage.faults.map(\.sentence), at: place)
  }

  /// Rows that are not as high as their content.
  private func heights(of stage: any Staged) -> [String] {
    stage.table.visibleCells.compactMap { cell in
      let fit = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      let least = TableMetrics.current.rowHeight
      let wanted = max(least, fit)
      guard (wanted - cell.bounds.height).magnitude > 0.5 else { return nil }
      return "\(type(of: cell)) is \(cell.bounds.height) high and wants \(wanted)"
    }
  }
}
