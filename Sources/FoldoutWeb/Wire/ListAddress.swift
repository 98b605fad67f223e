import FoldoutScreens
import FoldoutForms
import FoldoutRecords

/// The address of a list's page: its filter, its order, its query and its window.
///
/// ```
/// ?where=dept_no&is=d005&order=-last_name&q=Georgi&after=10001&at=t%3AFacello%2Ci%3A10001
/// ```
struct ListAddress: Sendable {
  /// The address without its parameters.
  let path: String
  /// The filter; `nil` for all rows.
  private(set) var filter: RowFilter?
  /// The order, which is always one that the table has.
  private(set) var order: RowOrder
  /// The list's default order, used if its address has none.
  private let defaultOrder: RowOrder
  /// The column that the address asks for in vain, as the list has no order by it; `nil` for none.
  private(set) var unknownOrder: String?
  /// The anchor of the window.
  let anchor: WindowRequest.Anchor
  /// The query of the search; empty if there is none.
  var search = ""
  /// The counts of the search up to this page, which continues it.
  var countSoFar = SearchCount()
  /// True if the request waits until all rows were scanned for a sorted order.
  var isWhole = false
  /// True if the page offers all orders to choose from.
  var offersAllOrders = false
  /// The key of the row whose bar is open, as written in the address.
  var open: String?
  /// The digest of the file with the records; empty if there is none.
  var fileDigest = ""
  /// The parameters that are kept in all addresses: language, zone and direction.
  let kept: [Parameters.Pair]

  /// The names of the parameters that determine a page, for a link back to it.
  static let names = [
    "where", "is", "order", "after", "before", "at", "last", "open", "q", "looked", "found",
    "unsearched", "whole",
  ]

  /// Parses the parameters. An order that isn't offered becomes the key's order, and an invalid
  /// anchor the list's beginning. Throws for a malformed filter.
  init(
    _ query: Parameters, path: String, of table: TableSchema, offered: [String],
    defaultOrder requestedDefault: RowOrder = .key
  ) throws(WebRequestError) {
    self.path = path
    filter = try RowFilter(query, of: table)
    open = query.all(.open).last { !$0.isEmpty }
    kept = query.pairs.filter { RecordAddress.environmentNames.contains($0.name) }
    let text = query["q"] ?? ""
    search = text.allSatisfy(\.isBetweenWords) ? "" : text
    countSoFar = SearchCount(rowsRead: query["looked"], found: query["found"])
    countSoFar.unsearchedTables = query.all("unsearched")
    isWhole = query["whole"] != nil
    offersAllOrders = query["order"] == ListAddress.allOrders
    // Both the address and the program can only ask for an order that is offered.
    func declared(_ order: RowOrder) -> RowOrder? {
      let isOffered = order.column.map { $0 == table.key.columns.first || offered.contains($0) }
      return isOffered == false ? nil : table.declared(order)
    }
    let defaultOrder = declared(requestedDefault) ?? .key
    self.defaultOrder = defaultOrder
    let requested = offersAllOrders ? nil : query["order"].flatMap { RowOrder(address: $0) }
    order = requested.map { declared($0) ?? .key } ?? defaultOrder
    unknownOrder = requested.flatMap { declared($0) == nil ? $0.column : nil }
    let edge = query["at"].map(ListAddress.edge) ?? []
    if let key = query["after"].flatMap({ RecordKey(address: $0) }) {
      anchor = .after(key, at: edge)
    } else if let key = query["before"].flatMap({ RecordKey(address: $0) }) {
      anchor = .before(key, at: edge)
    } else {
      anchor = query["last"] == nil ? .first : .last
    }
  }

  /// Returns the address of this page, with parameters for notices on the page that it leads to.
  func address(with notes: [Parameters.Pair] = []) -> String { address(anchor, with: notes) }

  /// Returns the address of another window in the same order.
  func address(_ anchor: WindowRequest.Anchor, with notes: [Parameters.Pair] = []) -> String {
    let parameters: [(String, String)] =
      switch anchor {
      case .first: []
      case .last: [("last", "1")]
      case .after(let key, let edge): [("after", key.address)] + ListAddress.at(edge)
      case .before(let key, let edge): [("before", key.address)] + ListAddress.at(edge)
      }
    let all =
      kept.map { ($0.name, $0.value) } + filtering + ordering + searching + parameters
      + (open.map { [(PageParameter.open.rawValue, $0)] } ?? []) + notes.map { ($0.name, $0.value) }
    guard !all.isEmpty else { return path }
    let query = all.map { "\($0.0)=\(PercentCoding.encode($0.1))" }.joined(separator: "&")
    return "\(path)?\(query)"
  }

  /// The value of `order` that asks for all orders to choose from: a sign without a column.
  static let allOrders = "+"

  /// True if the order is the list's default.
  var isDefaultOrder: Bool { order == defaultOrder }

  /// The address of the list's beginning, with all orders to choose from.
  var addressOfAllOrders: String {
    let all =
      kept.map { ($0.name, $0.value) } + filtering + searching
      + [("order", ListAddress.allOrders)]
      + (open.map { [(PageParameter.open.rawValue, $0)] } ?? [])
    return "\(path)?" + all.map { "\($0.0)=\(PercentCoding.encode($0.1))" }.joined(separator: "&")
  }

  /// The same list in the order of its keys, used if the rows could not be sorted.
  var inKeyOrder: ListAddress {
    var copy = self
    copy.order = .key
    return copy
  }

  /// Returns the address of the list's beginning with another query.
  func address(searchedFor query: String) -> String {
    var copy = self
    copy.search = query
    return copy.address(.first)
  }

  /// The address of the beginning of the whole list, without a filter and a query.
  var addressOfAllRows: String {
    var copy = self
    copy.filter = nil
    return copy.address(searchedFor: "")
  }

  /// Returns the address that continues a search, with its counts so far.
  func address(_ anchor: WindowRequest.Anchor, counting count: SearchCount) -> String {
    let tables = count.unsearchedTables.map { "&unsearched=\(PercentCoding.encode($0))" }
    return address(anchor) + "&looked=\(count.rowsRead)&found=\(count.found)" + tables.joined()
  }

  /// Returns the address that waits for sorted rows until all rows were scanned.
  func addressOfWhole(_ anchor: WindowRequest.Anchor) -> String {
    let address = address(anchor)
    return address + (address.contains("?") ? "&" : "?") + "whole=1"
  }

  /// The parameters of the filter, each column followed by its value.
  var filtering: [(String, String)] { filter?.parameters ?? [] }

  private var searching: [(String, String)] {
    search.isEmpty ? [] : [("q", search)]
  }

  private var ordering: [(String, String)] {
    isDefaultOrder ? [] : [("order", order.address)]
  }

  private static func at(_ edge: [StoredValue]) -> [(String, String)] {
    edge.isEmpty ? [] : [("at", edge.compactMap(\.wire).joined(separator: ","))]
  }

  /// Parses the sort values of an anchor; empty if one is invalid.
  private static func edge(_ text: String) -> [StoredValue] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { StoredValue(wire: String($0))?.edge }
    return values.count == parts.count ? values : []
  }
}

/// The numbers of rows that a search has scanned and found.
struct SearchCount: Sendable, Equatable {
  var rowsRead = 0
  var found = 0
  /// The tables whose titles were not all searched.
  var unsearchedTables: [String] = []
}

extension SearchCount {
  /// Parses the counts in an address, limited to 0...2^40. One that isn't a number is 0, because
  /// anybody can write an address.
  fileprivate init(rowsRead: String?, found: String?) {
    func count(_ text: String?) -> Int { min(max(0, text.flatMap { Int($0) } ?? 0), 1 << 40) }
    self.init(rowsRead: count(rowsRead), found: count(found))
  }
}

extension RowOrder {
  /// Parses an order in an address: a column's name, after a minus if the order is descending.
  ///
  /// An empty name is the key's order. A plus precedes a name that itself begins with a sign.
  init?(address text: String) {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    let name = FieldID(formName: isSigned ? text.dropFirst() : text[...]).name
    self.init(column: name.isEmpty ? nil : name, isDescending: text.hasPrefix("-"))
  }

  /// The order as it is written in an address.
  var address: String {
    let name = column.map { FieldID($0).formName } ?? ""
    if isDescending { return "-\(name)" }
    return name.hasPrefix("-") || name.hasPrefix("+") ? "+\(name)" : name
  }
}
