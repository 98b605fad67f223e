#if canImport(UIKit)
import FoldoutForms
import UIKit

/// The part of a ribbon that its scroll view holds at a time: one longest fling to each side of
/// the place where it rests.
///
///     ribbon    0 ───────────────┤ ● ├─────────────────────────────── its end
///     content       └── reach ──── ● ──── reach ──┘
///
/// Without it the content of a ribbon of 100,000 values would be millions of points wide, where
/// UIKit's places are no longer exact.
struct RibbonStretch: Equatable {
  /// The offsets of the ribbon that the content holds, in points.
  let offsets: ClosedRange<Double>
  /// True if later values are to the left.
  let isMirrored: Bool

  /// The longest fling in points: forty points per millisecond.
  static let reach = 40 * Ribbon.coastingDistance

  /// The part around an offset of a ribbon.
  init(around offset: Double, of ribbon: Ribbon) {
    let all = ribbon.offsets
    let middle = min(max(offset, all.lowerBound), all.upperBound)
    offsets =
      max(
        all.lowerBound, middle - RibbonStretch.reach)...min(
        all.upperBound, middle + RibbonStretch.reach)
    isMirrored = ribbon.isRightToLeft
  }

  /// The room that the content moves in; it is wider than the scroll view by this.
  var travel: CGFloat { offsets.upperBound - offsets.lowerBound }

  /// The content's offset in the scroll view at which the ribbon has an offset.
  func x(of offset: Double) -> CGFloat {
    isMirrored ? offsets.upperBound - offset : offset - offsets.lowerBound
  }

  /// The ribbon's offset where the scroll view has one; beyond the ends while it bounces.
  func offset(at x: CGFloat) -> Double {
    isMirrored ? offsets.upperBound - x : x + offsets.lowerBound
  }
}
#endif
