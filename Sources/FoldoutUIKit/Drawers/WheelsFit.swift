#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The letters and the widths of wheels, so that all columns of a date stand side by side.
struct WheelsFit {
  /// The width that the wheels share.
  private(set) var width: CGFloat = 0
  private(set) var font = UIFont.preferredFont(forTextStyle: .title3)
  private(set) var widths: [CGFloat] = []

  /// The height of a row: as in the system's own pickers, and more for larger letters.
  var rowHeight: CGFloat { max(32, font.lineHeight + 8) }

  init() {}

  /// Finds the largest letters with which the columns fit a width.
  ///
  /// The system's date picker does not grow with the text size. These do while there is room, and
  /// begin again at the usual size where there is none: six columns of an afternoon in September
  /// are wider than a phone at twice the size.
  init(_ columns: [ColumnFace], width: CGFloat, traits: UITraitCollection) {
    self.width = width
    // Without a width all sizes would be tried, and none fits. The layout gives one.
    guard width > 0 else { return }
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let styles: [UIFont.TextStyle] = [.title2, .title3, .body, .subheadline, .footnote, .caption2]
    let sizes = [traits, usual].flatMap { size in styles.map { (style: $0, size: size) } }
    for (style, size) in sizes {
      font = .preferredFont(forTextStyle: style, compatibleWith: size)
      widths = columns.map { [font] in WheelsFit.width(of: $0, in: font) }
      if total <= width { return }
    }
  }

  /// The widths with the spaces between the wheels, and at both ends, that a picker adds.
  private var total: CGFloat { widths.reduce(0, +) + 5 * CGFloat(max(0, widths.count - 1)) + 18 }

  /// Returns the width of a column's longest title, and of a wheel's margins.
  ///
  /// A title that is much shorter than another is not measured.
  private static func width(of column: ColumnFace, in font: UIFont) -> CGFloat {
    let titles = column.options.map(\.title)
    let longest = titles.map(\.count).max() ?? 0
    let widest = titles.filter { $0.count > longest - 3 }.map(font.width(of:))
    return max(32, (widest.max() ?? 0) + 16)
  }
}
#endif
