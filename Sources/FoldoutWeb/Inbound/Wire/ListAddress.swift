import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// The address of a list's page: its filter, its order, its search and its window.
///
/// ```
/// ?where=dept_no&is=d005&order=-last_name&q=Georgi&after=10001&at=t%3AFacello%2Ci%3A10001
/// ```
struct ListAddress: Sendable {
  /// The address without its parameters.
  let path: String
  /// The rows that are asked for; those that the list has, once it is fitted to it.
  var query: ListQuery
  /// The counts of the search up to this page, which continues it.
  var countSoFar: SearchCount
  /// True if the page offers all orders to choose from.
  let offersAllOrders: Bool
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

  /// Parses the parameters. An invalid anchor becomes the list's beginning. Throws for a malformed
  /// filter.
  init(_ parameters: Parameters, path: String) throws(WebRequestError) {
    self.path = path
    open = parameters.all(.open).last { !$0.isEmpty }
    kept = parameters.pairs.filter { RecordAddress.environmentNames.contains($0.name) }
    let text = parameters["q"] ?? ""
    var count = SearchCount(rowsRead: parameters["looked"], found: parameters["found"])
    count.unsearchedTables = parameters.all("unsearched")
    countSoFar = count
    offersAllOrders = parameters["order"] == ListAddress.allOrders
    query = ListQuery(
      conditions: try RowFilter.conditions(parameters),
      order: offersAllOrders ? nil : parameters["order"].flatMap { RowOrder(address: $0) },
      anchor: ListAddress.anchor(parameters), search: text.allSatisfy(\.isBetweenWords) ? "" : text,
      isWhole: parameters["whole"] != nil)
  }

  /// Parses the anchor of the window.
  private static func anchor(_ parameters: Parameters) -> WindowRequest.Anchor {
    let edge = parameters["at"].map(ListAddress.edge) ?? []
    if let key = parameters["after"].flatMap({ RecordKey(address: $0) }) {
      return .after(key, at: edge)
    }
    if let key = parameters["before"].flatMap({ RecordKey(address: $0) }) {
      return .before(key, at: edge)
    }
    return parameters["last"] == nil ? .first : .last
  }

  /// Returns the address of this page, with parameters for notices on the page that it leads to.
  func address(with notes: [Parameters.Pair] = []) -> String { address(query.anchor, with: notes) }

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
    copy.query.order = .key
    return copy
  }

  /// Returns the address of the list's beginning with other words of a search.
  func address(searchedFor words: String) -> String {
    var copy = self
    copy.query.search = words
    return copy.address(.first)
  }

  /// The address of the beginning of the whole list, without a filter and a query.
  var addressOfAllRows: String {
    var copy = self
    copy.query.filter = nil
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
  var filtering: [(String, String)] { query.filter?.parameters ?? [] }

  private var searching: [(String, String)] {
    query.search.isEmpty ? [] : [("q", query.search)]
  }

  private var ordering: [(String, String)] {
    query.isDefaultOrder ? [] : [("order", query.order.address)]
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
