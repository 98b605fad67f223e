package import FoldoutForms

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

extension TableSchema {
  /// Returns true if an order is by the moments of a column whose dates state several zones.
  package func isOfMoments(_ order: RowOrder) -> Bool {
    order.column.flatMap(column)?.hasOwnZones == true
  }

  /// Returns the order to use: `nil` in place of the key's first column, and the order of keys if
  /// the column does not exist or must not be sorted by, like a secret.
  ///
  /// An address may contain any column. Rows without a key have no order.
  package func declared(_ order: RowOrder) -> RowOrder {
    guard key != .rowNumber else { return .key }
    guard let column = order.column else { return order }
    if orders.contains(column) { return order }
    if key.columns.first == column {
      return RowOrder(column: nil, isDescending: order.isDescending)
    }
    return sorts(by: column) ? order : .key
  }
}

extension StoredValue {
  /// The maximum number of bytes of a sort value that finds a row again.
  package static let maxEdgeBytes = 256

  /// The value cut to fit in an address. A cut value has one byte more than the maximum.
  package var edge: StoredValue {
    switch self {
    case .text(let bytes): .text(bytes: Array(bytes.prefix(StoredValue.maxEdgeBytes + 1)))
    case .blob(let bytes): .blob(Array(bytes.prefix(StoredValue.maxEdgeBytes + 1)))
    default: self
    }
  }

  /// True if the edge is the whole value.
  package var isWholeEdge: Bool {
    switch self {
    case .text(let bytes), .blob(let bytes): bytes.count <= StoredValue.maxEdgeBytes
    default: true
    }
  }

  /// A value that follows all values that begin like this cut one: 0xFF does not occur in UTF-8.
  package var upperBoundOfPrefix: StoredValue {
    switch self {
    case .text(let bytes): .text(bytes: bytes + [0xFF])
    case .blob(let bytes): .blob(bytes + Array(repeating: 0xFF, count: 8))
    default: self
    }
  }
}
