#if canImport(UIKit)
import UIKit

/// The frames of a month's days: a line of weekdays above six weeks.
///
///     ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
///     │ Mon │ Tue │ Wed │ Thu │ Fri │ Sat │ Sun │  headHeight
///     ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
///     │  29 │  30 │   1 │   2 │   3 │   4 │   5 │  44, six times
///
/// The width is divided without remainder: columns may differ by a point, and none is lost. From
/// right to left the picture is mirrored.
struct CalendarLayout: Equatable {
  static let dayHeight: CGFloat = 44
  static let weekCount = 6
  static let dayCount = 7

  var size: CGSize
  var direction: UIUserInterfaceLayoutDirection
  var headHeight: CGFloat = 20

  /// The height of a calendar of any width.
  static func height(headHeight: CGFloat) -> CGFloat {
    headHeight + dayHeight * CGFloat(weekCount)
  }

  /// Returns the frame of a weekday's name.
  func weekday(_ column: Int) -> CGRect {
    frame(column, y: 0, height: headHeight)
  }

  /// Returns the frame of a day.
  func day(week: Int, column: Int) -> CGRect {
    frame(
      column, y: headHeight + CalendarLayout.dayHeight * CGFloat(week),
      height: CalendarLayout.dayHeight)
  }

  private func frame(_ column: Int, y: CGFloat, height: CGFloat) -> CGRect {
    let (start, end) = (edge(column), edge(column + 1))
    let x = direction == .rightToLeft ? size.width - end : start
    return CGRect(x: x, y: y, width: end - start, height: height)
  }

  /// The distance of a column's first edge from the edge where lines begin.
  private func edge(_ column: Int) -> CGFloat {
    (size.width * CGFloat(column) / CGFloat(CalendarLayout.dayCount)).rounded()
  }
}
#endif
