/// The numbers of a system version's tables.
///
/// The two sets differ in everything that an app might be tempted to write down.
@_spi(UIKitDouble)
public struct TableMetrics: Hashable, Sendable {
  /// The system's name.
  public var name: String
  /// The least height of a row.
  public var rowHeight: CGFloat
  /// The distance of inset groups from the table's sides.
  public var sides: CGFloat
  /// The rounding of inset groups.
  public var radius: CGFloat
  /// The distance of a row's content from its sides.
  public var contentSide: CGFloat
  /// The distance of a row's content from its upper and lower edge.
  public var contentTop: CGFloat
  /// Headers of grouped tables are of 13 points in upper case, else of 17 points, semibold.
  public var hasUppercaseHeaders: Bool
  /// The space above and below a header's text.
  public var headerInsets: [CGFloat]
  /// The space above and below a footer's text.
  public var footerInsets: [CGFloat]
  /// The space between sections without header or footer.
  public var gap: CGFloat

  /// The tables of iOS 18.
  public static let iOS18 = TableMetrics(
    name: "iOS 18", rowHeight: 44, sides: 20, radius: 10, contentSide: 20, contentTop: 11,
    hasUppercaseHeaders: true, headerInsets: [16, 6.5], footerInsets: [6.5, 6.5], gap: 17.5)

  /// The tables of iOS 26, measured by others: rows of 51.5 points, headers of 40.5, footers of 30.
  public static let iOS26 = TableMetrics(
    name: "iOS 26", rowHeight: 51.5, sides: 16, radius: 26, contentSide: 16, contentTop: 15.5,
    hasUppercaseHeaders: false, headerInsets: [12, 8], footerInsets: [7, 7], gap: 17.5)

  /// The set that tables take now.
  @MainActor public private(set) static var current = iOS18

  /// Takes another set while the body runs.
  @MainActor
  public static func using<Value>(_ metrics: TableMetrics, _ body: () throws -> Value) rethrows
    -> Value
  {
    let outer = current
    current = metrics
    defer { current = outer }
    return try body()
  }
}

extension UITableView {
  /// The numbers that the table places rows by.
  struct Chrome {
    var rowHeight: CGFloat
    /// The distance of rows from the sides.
    var side: CGFloat
    /// The space above the first section and below each section without header or footer.
    var gap: CGFloat
    /// The rounding of a group's corners.
    var radius: CGFloat
  }

  var chrome: Chrome {
    let metrics = TableMetrics.current
    let isInset = style == .insetGrouped
    return Chrome(
      rowHeight: metrics.rowHeight, side: isInset ? metrics.sides : 0,
      gap: style == .plain ? 0 : metrics.gap, radius: isInset ? metrics.radius : 0)
  }
}
