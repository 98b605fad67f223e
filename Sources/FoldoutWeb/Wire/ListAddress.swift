import FoldoutScreens
import FoldoutForms
import FoldoutRecords

/// Where in a table a page of its rows lies, in which order, and what is searched for, as its
/// address says it.
///
/// ```
/// ?order=-last_name&q=Georgi&after=10001&at=t%3AFacello%2Ci%3A10001
/// ```
struct ListAddress: Sendable {
  /// The address without its parameters.
  let path: String
  /// The order, one that the table has.
  private(set) var order: RowOrder
  /// The order of the list where its address says none.
  private let usual: RowOrder
  /// Where the window lies.
  let anchor: WindowRequest.Anchor
  /// The words that are searched for; empty where nothing is.
  var search = ""
  /// The counts of the search before this page, which goes on from there.
  var before = SearchCount()
  /// True where rows that are sorted are waited for until all were looked at.
  var isWhole = false
  /// True where all orders are offered to choose from.
  var offersAllOrders = false
  /// The key of the row whose bar is open, as the address spells it.
  var open: String?
  /// The mark of the file that keeps the records; empty for none.
  var file = ""
  /// The other parameters of the address: the language, the zone and the direction.
  let kept: [Parameters.Pair]

  /// The parameters that say where a page lies, for a way back to it.
  static let names = [
    "order", "after", "before", "at", "last", "open", "q", "looked", "found", "whole",
  ]

  /// Reads the parameters. What names no order or no anchor is as if it were not there.
  init(
    _ query: Parameters, path: String, of table: TableSchema, offered: [String],
    usual: RowOrder = .key
  ) {
    self.path = path
    open = query.all(.open).last { !$0.isEmpty }
    kept = query.pairs.filter { RecordAddress.environmentNames.contains($0.name) }
    let words = query["q"] ?? ""
    search = words.allSatisfy(\.isBetweenWords) ? "" : words
    before = SearchCount(looked: query["looked"], found: query["found"])
    isWhole = query["whole"] != nil
    offersAllOrders = query["order"] == ListAddress.allOrders
    // What the address asks for is one of those offered, and so is what the program declares.
    func declared(_ asked: RowOrder) -> RowOrder? {
      let isOffered = asked.column.map { $0 == table.key.columns.first || offered.contains($0) }
      return isOffered == false ? nil : table.declared(asked)
    }
    let usual = declared(usual) ?? .key
    self.usual = usual
    let asked = offersAllOrders ? nil : query["order"].flatMap { RowOrder(address: $0) }
    order = asked.map { declared($0) ?? .key } ?? usual
    let edge = query["at"].map(ListAddress.edge) ?? []
    if let key = query["after"].flatMap({ RecordKey(address: $0) }) {
      anchor = .after(key, at: edge)
    } else if let key = query["before"].flatMap({ RecordKey(address: $0) }) {
      anchor = .before(key, at: edge)
    } else {
      anchor = query["last"] == nil ? .first : .last
    }
  }

  /// The address of this anchor, with notes for the page that it leads to.
  func address(with notes: [Parameters.Pair] = []) -> String { address(anchor, with: notes) }

  /// The address of another anchor in the same order.
  func address(_ anchor: WindowRequest.Anchor, with notes: [Parameters.Pair] = []) -> String {
    let parameters: [(String, String)] =
      switch anchor {
      case .first: []
      case .last: [("last", "1")]
      case .after(let key, let edge): [("after", key.address)] + ListAddress.at(edge)
      case .before(let key, let edge): [("before", key.address)] + ListAddress.at(edge)
      }
    let all =
      kept.map { ($0.name, $0.value) } + ordering + searching + parameters
      + (open.map { [(PageParameter.open.rawValue, $0)] } ?? []) + notes.map { ($0.name, $0.value) }
    guard !all.isEmpty else { return path }
    let query = all.map { "\($0.0)=\(PercentCoding.encode($0.1))" }.joined(separator: "&")
    return "\(path)?\(query)"
  }

  /// The order's parameter that asks for all orders to choose from: a sign without a column.
  static let allOrders = "+"

  /// True for the order that the list has where its address says none.
  var isUsual: Bool { order == usual }

  /// The list from its beginning, with all orders to choose from.
  var addressOfAllOrders: String {
    let all =
      kept.map { ($0.name, $0.value) } + searching + [("order", ListAddress.allOrders)]
      + (open.map { [(PageParameter.open.rawValue, $0)] } ?? [])
    return "\(path)?" + all.map { "\($0.0)=\(PercentCoding.encode($0.1))" }.joined(separator: "&")
  }

  /// The same in the order of the keys, where the rows could not be sorted by another.
  var unsorted: ListAddress {
    var copy = self
    copy.order = .key
    return copy
  }

  /// The same list with other words, from its beginning.
  func address(searchedFor words: String) -> String {
    var copy = self
    copy.search = words
    return copy.address(.first)
  }

  /// Where a search goes on that has looked at some rows and found some.
  func address(_ anchor: WindowRequest.Anchor, behind count: SearchCount) -> String {
    address(anchor) + "&looked=\(count.looked)&found=\(count.found)"
  }

  /// The address at which rows that are sorted are there once all were looked at.
  func addressOfWhole(_ anchor: WindowRequest.Anchor) -> String {
    let address = address(anchor)
    return address + (address.contains("?") ? "&" : "?") + "whole=1"
  }

  private var searching: [(String, String)] {
    search.isEmpty ? [] : [("q", search)]
  }

  private var ordering: [(String, String)] {
    isUsual ? [] : [("order", order.address)]
  }

  private static func at(_ edge: [StoredValue]) -> [(String, String)] {
    edge.isEmpty ? [] : [("at", edge.compactMap(\.wire).joined(separator: ","))]
  }

  /// The values of an edge; none where one of them is no value.
  private static func edge(_ text: String) -> [StoredValue] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { StoredValue(wire: String($0))?.edge }
    return values.count == parts.count ? values : []
  }
}

/// The numbers of rows that a search has read and found.
struct SearchCount: Sendable, Equatable {
  var looked = 0
  var found = 0
}

extension SearchCount {
  /// Counts as an address has them; anybody can write one, so what is no count is none.
  fileprivate init(looked: String?, found: String?) {
    func count(_ text: String?) -> Int { min(max(0, text.flatMap { Int($0) } ?? 0), 1 << 40) }
    self.init(looked: count(looked), found: count(found))
  }
}

extension RowOrder {
  /// An order as an address spells it: a column's name, behind a minus where large values come
  /// first; nothing before or behind it is the key's. A plus keeps a name that begins so apart.
  init?(address text: String) {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    let name = FieldID(formName: isSigned ? text.dropFirst() : text[...]).name
    self.init(column: name.isEmpty ? nil : name, isDescending: text.hasPrefix("-"))
  }

  /// The order for an address.
  var address: String {
    let name = column.map { FieldID($0).formName } ?? ""
    if isDescending { return "-\(name)" }
    return name.hasPrefix("-") || name.hasPrefix("+") ? "+\(name)" : name
  }
}
