/// An order of a table's rows: by key, or by a column.
///
/// If the table has an index of the column, rows are read in its order; otherwise they are sorted
/// for each window. Ties are broken by the index's further columns, or by the key, so that each
/// order is total.
public struct RowOrder: Hashable, Sendable {
  /// The column that comes first; `nil` for the key.
  public var column: String?
  /// True if large values come first.
  public var isDescending: Bool
  /// True if the column's texts are dates that state several zones, so that their moments are
  /// compared. The store decides it for each request.
  package var isOfMoments = false

  /// An order by a column, or by the key.
  public init(column: String?, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// The order of the keys.
  public static let key = RowOrder(column: nil)
}
