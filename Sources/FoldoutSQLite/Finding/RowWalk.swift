import FoldoutForms
import FoldoutRecords
import GRDB

/// A way through a table's rows that looks at each, some milliseconds at a time, so that nobody
/// waits for it: for the rows that have some words, or the first rows of an order that no index
/// has.
struct RowWalk: Sendable {
  /// The purpose of the walk.
  enum Aim: Sendable {
    /// So many rows that match, in an order that the file has.
    case matches(Int)
    /// The first rows that match, in an order for which they are sorted.
    case sorted(TopRows<FoundRow>)
  }

  /// The order that was asked for.
  let order: RowOrder
  /// True where the rows are walked backwards.
  let isBackwards: Bool
  /// The columns that are searched.
  let searched: [String]
  var aim: Aim
  var matcher: RowMatcher
  /// The cursor behind which the walk goes on; `nil` for the beginning.
  var from: [StoredValue]?
  /// The rows that matched, without their values.
  var found: [FoundRow] = []
  /// The number of rows that were looked at.
  var looked = 0
  /// The last of them.
  var last: FoundRow?
  /// True where no row is left.
  var isAtEnd = false

  init(
    _ order: RowOrder, isBackwards: Bool, searched: [String], _ matcher: RowMatcher, aim: Aim,
    from: [StoredValue]? = nil
  ) {
    self.order = order
    self.isBackwards = isBackwards
    self.searched = searched
    self.matcher = matcher
    self.aim = aim
    self.from = from
  }

  /// True where nothing is left to look for.
  var isOver: Bool {
    switch aim {
    case .matches(let count): isAtEnd || found.count >= count
    case .sorted: isAtEnd
    }
  }

  /// The column whose values the rows are sorted by; `nil` where the file has their order.
  var sortedColumn: String? {
    if case .sorted = aim { order.column } else { nil }
  }

  /// The order in which the rows are walked.
  func walked(in table: CatalogTable) -> DeclaredOrder {
    switch aim {
    case .matches: isBackwards ? table.order(order).reversed : table.order(order)
    case .sorted: table.scannedOrder
    }
  }

  /// The cursor from which a later request goes on, by what the last row was as it was looked at.
  func rest(in table: CatalogTable) -> WindowRequest.Anchor? {
    guard !isOver, let last, let from else { return nil }
    let edge = walked(in: table).isOfKey ? [] : from.map(\.edge)
    return isBackwards
      ? .before(last.stored.key, at: edge) : .after(last.stored.key, at: edge)
  }
}
