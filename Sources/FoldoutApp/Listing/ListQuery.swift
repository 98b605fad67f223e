package import FoldoutRecords

/// The rows that a list is asked for: by a filter, in an order, with words of a search, from some
/// row on.
///
/// It is made from an address, which anybody can write, and then fitted to the list.
package struct ListQuery: Sendable {
  /// The conditions of the filter, with values as an address has them.
  private let conditions: [(column: String, value: RecordKey)]
  /// The order that is asked for; `nil` for the list's default.
  private let wantedOrder: RowOrder?
  /// The first or last row that is asked for.
  package let anchor: WindowRequest.Anchor
  /// The words of the search; empty if there is none.
  package var search: String
  /// True if the request waits until all rows were scanned for a sorted order.
  package let isWhole: Bool
  /// The filter; `nil` for all rows.
  package var filter: RowFilter?
  /// The order, which is always one that the list has.
  package var order = RowOrder.key
  private var defaultOrder = RowOrder.key
  /// The column that is asked for in vain, as the list has no order by it; `nil` for none.
  package private(set) var unknownOrder: String?

  package init(
    conditions: [(column: String, value: RecordKey)] = [], order: RowOrder? = nil,
    anchor: WindowRequest.Anchor = .first, search: String = "", isWhole: Bool = false
  ) {
    self.conditions = conditions
    wantedOrder = order
    self.anchor = anchor
    self.search = search
    self.isWhole = isWhole
  }

  /// True if the order is the list's default.
  package var isDefaultOrder: Bool { order == defaultOrder }

  /// Fits the query to a table: an order that isn't `offered` becomes the key's order.
  ///
  /// Throws `unknownColumn` for a filter by a column that the table does not have.
  package mutating func fit(
    to table: TableSchema, offered: [String], defaultOrder programOrder: RowOrder = .key
  ) throws(StoreError) {
    // Both the address and the program can only ask for an order that is offered.
    func declared(_ order: RowOrder) -> RowOrder? {
      let isOffered = order.column.map { $0 == table.key.columns.first || offered.contains($0) }
      return isOffered == false ? nil : table.declared(order)
    }
    defaultOrder = declared(programOrder) ?? .key
    order = wantedOrder.map { declared($0) ?? .key } ?? defaultOrder
    unknownOrder = wantedOrder.flatMap { declared($0) == nil ? $0.column : nil }
    var found: [RowFilter.Condition] = []
    for (name, value) in conditions {
      guard let column = table.column(name), found.count < table.columns.count else {
        throw .unknownColumn(name, table: table.name)
      }
      found.append(.init(name, is: value.numbered([column.addressConversion]).values[0]))
    }
    filter = found.isEmpty ? nil : RowFilter(found)
  }
}
