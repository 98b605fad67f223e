#if canImport(UIKit)
import UIKit

/// A line of views that stand one below the other at the text sizes for accessibility.
final class TurningLine: UIStackView {
  private var gap: CGFloat = 8
  private var isMade = false

  /// Turns the line by the text size, now and whenever that changes. `gap` is the space between
  /// views side by side.
  func followTextSize(gap: CGFloat = 8) {
    self.gap = gap
    turn()
    guard !isMade else { return }
    isMade = true
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (line: TurningLine, _) in
      line.turn()
    }
  }

  private func turn() {
    let isTurned = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isTurned ? .vertical : .horizontal
    alignment = isTurned ? .fill : .center
    spacing = isTurned ? 0 : gap
  }
}
#endif
