import FoldoutForms
import FoldoutRecords
import GRDB

/// A scan of a table's rows in steps of some milliseconds, so that others need not wait for it. It
/// collects matching rows, or the first rows of an order that no index has.
struct RowWalk: Sendable {
  /// The purpose of the walk.
  enum Aim: Sendable {
    /// A number of matching rows, in an order that an index has.
    case matches(Int)
    /// The first matching rows in an order for which they are sorted.
    case sorted(TopRows<FoundRow>)
  }

  /// The requested order.
  let order: RowOrder
  /// True if the rows are walked backwards.
  let isBackwards: Bool
  /// The filter that rows must pass; `nil` for all rows.
  let filter: FilterCondition?
  /// The columns that are searched.
  let searched: [String]
  var aim: Aim
  var matcher: RowMatcher
  /// The cursor after which the walk continues; `nil` for the beginning.
  var cursor: [StoredValue]?
  /// The matching rows, without their values.
  var found: [FoundRow] = []
  /// The number of rows that were read.
  var rowsRead = 0
  /// The last row that was read.
  var last: FoundRow?
  /// True if no row is left.
  var isAtEnd = false

  init(
    _ order: RowOrder, isBackwards: Bool, _ filter: FilterCondition? = nil, searched: [String],
    _ matcher: RowMatcher, aim: Aim, from cursor: [StoredValue]? = nil
  ) {
    self.order = order
    self.filter = filter
    self.isBackwards = isBackwards
    self.searched = searched
    self.matcher = matcher
    self.aim = aim
    self.cursor = cursor
  }

  /// True if the walk has reached its aim or the end.
  var isOver: Bool {
    switch aim {
    case .matches(let count): isAtEnd || found.count >= count
    case .sorted: isAtEnd
    }
  }

  /// The column that sorts the rows; `nil` if an index has their order.
  var sortedColumn: String? {
    if case .sorted = aim { order.column } else { nil }
  }

  /// Returns the order in which the rows are read.
  func scanOrder(in table: CatalogTable) -> DeclaredOrder {
    var scanned =
      switch aim {
      case .matches: isBackwards ? table.order(order).reversed : table.order(order)
      case .sorted: table.scannedOrder
      }
    if filter?.isIndexed == true { scanned.filter = filter }
    return scanned
  }

  /// Returns the anchor from which a later request continues; `nil` if the walk is over.
  ///
  /// It is made of the values that the last row had when it was read.
  func rest(in table: CatalogTable) -> WindowRequest.Anchor? {
    guard !isOver, let last, let cursor else { return nil }
    let edge = scanOrder(in: table).isOfKey ? [] : cursor.map(\.edge)
    return isBackwards
      ? .before(last.stored.key, at: edge) : .after(last.stored.key, at: edge)
  }
}
