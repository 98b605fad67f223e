import UIKit

/// A line of views that stand one below the other at the text sizes for accessibility.
final class TurningLine: UIStackView {
  private var isMade = false

  /// Turns the line by the text size, now and whenever that changes.
  func followTextSize() {
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
  }
}
