import FoldoutScreens
import FoldoutForms
import FoldoutRecords

/// Where in a table a page of its rows lies, and in which order, as its address says it.
///
/// ```
/// ?order=-last_name&after=10001&at=t%3AFacello%2Ci%3A10001
/// ```
struct ListAddress: Sendable {
  /// The address without its parameters.
  let path: String
  /// The order, one that the table declares.
  let order: RowOrder
  /// Where the window lies.
  let place: WindowRequest.Place
  /// What the address says beside: the language and the zone.
  let kept: [Parameters.Pair]

  /// The parameters that say where a page lies, for a way back to it.
  static let names = ["order", "after", "before", "at", "last"]

  /// Reads the parameters. What names no order or no place is as if it were not there.
  init(_ query: Parameters, path: String, of table: TableSchema, offered: [String]) {
    self.path = path
    kept = query.pairs.filter { ["lang", "zone"].contains($0.name) }
    let asked = query["order"].flatMap { RowOrder(address: $0) } ?? .key
    let isOffered = asked.column.map { $0 == table.key.columns.first || offered.contains($0) }
    order = isOffered == false ? .key : table.declared(asked)
    let edge = query["at"].map(ListAddress.edge) ?? []
    if let key = query["after"].flatMap({ RecordKey(address: $0) }) {
      place = .after(key, at: edge)
    } else if let key = query["before"].flatMap({ RecordKey(address: $0) }) {
      place = .before(key, at: edge)
    } else {
      place = query["last"] == nil ? .first : .last
    }
  }

  /// The address of another place in the same order.
  func address(_ place: WindowRequest.Place) -> String {
    let parameters: [(String, String)] =
      switch place {
      case .first: []
      case .last: [("last", "1")]
      case .after(let key, let edge): [("after", key.address)] + ListAddress.at(edge)
      case .before(let key, let edge): [("before", key.address)] + ListAddress.at(edge)
      }
    let all = kept.map { ($0.name, $0.value) } + ordering + parameters
    guard !all.isEmpty else { return path }
    let query = all.map { "\($0.0)=\(PercentCoding.encode($0.1))" }.joined(separator: "&")
    return "\(path)?\(query)"
  }

  private var ordering: [(String, String)] {
    order == .key ? [] : [("order", order.address)]
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

extension RowOrder {
  /// An order as an address spells it: a column's name, behind a minus where large values come
  /// first; nothing before or behind it is the key's. A plus keeps a name that begins so apart.
  init?(address text: String) {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    let name = isSigned ? String(text.dropFirst()) : text
    self.init(column: name.isEmpty ? nil : name, isDescending: text.hasPrefix("-"))
  }

  /// The order for an address.
  var address: String {
    let name = column ?? ""
    if isDescending { return "-\(name)" }
    return name.hasPrefix("-") || name.hasPrefix("+") ? "+\(name)" : name
  }
}
