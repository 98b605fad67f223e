package import FoldoutForms

/// An order of a table's rows: by their key, or by a column.
///
/// Where the table keeps an index of the column, rows are found in its order; else they are sorted
/// for each window. Ties are broken by what the index ends in, or by the key, so that each order is
/// one of all rows.
public struct RowOrder: Hashable, Sendable {
  /// The column that comes first; `nil` for the key.
  public var column: String?
  /// True where large values come first.
  public var isDescending: Bool

  /// An order by a column, or by the key.
  public init(column: String?, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// The order of the keys.
  public static let key = RowOrder(column: nil)
}

extension TableSchema {
  /// The order, with `nil` for the key's own first column; the key's where the column is none, or a
  /// secret.
  ///
  /// An address may name any column, and rows that nothing names have no order at all.
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
  /// The most bytes of a text, or of bytes, by which a row is found again.
  package static let maxEdgeBytes = 256

  /// The value as an address can hold it. What is cut has one byte more than the most.
  package var edge: StoredValue {
    switch self {
    case .text(let bytes): .text(bytes: Array(bytes.prefix(StoredValue.maxEdgeBytes + 1)))
    case .blob(let bytes): .blob(Array(bytes.prefix(StoredValue.maxEdgeBytes + 1)))
    default: self
    }
  }

  /// True where the edge is all of the value.
  package var isWholeEdge: Bool {
    switch self {
    case .text(let bytes), .blob(let bytes): bytes.count <= StoredValue.maxEdgeBytes
    default: true
    }
  }

  /// A value that stands after all that begin as this cut one: 0xFF is in no UTF-8.
  package var afterAllAlike: StoredValue {
    switch self {
    case .text(let bytes): .text(bytes: bytes + [0xFF])
    case .blob(let bytes): .blob(bytes + Array(repeating: 0xFF, count: 8))
    default: self
    }
  }
}
