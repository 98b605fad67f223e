public import FoldoutForms

/// The known labels of the records that a table's columns refer to.
///
/// ```swift
/// var labels = ReferenceLabels()
/// labels["album", .integer(4)] = RecordLabel(
///   value: .integer(4), key: RecordKey([.integer(4)]), title: "Blue Train")
/// ```
public struct ReferenceLabels: Hashable, Sendable {
  /// The labels of the records that one column refers to, by value.
  typealias Labels = [StoredValue: RecordLabel]

  /// The columns, sorted by name. There are few, and comparing their names takes less time than
  /// hashing one.
  private var columns: [String] = []
  private var labels: [Labels] = []

  /// An empty set of labels.
  public init() {}

  /// True if no label is known.
  public var isEmpty: Bool { labels.allSatisfy(\.isEmpty) }

  /// The label of the record that a value of a referring column identifies; `nil` if it is unknown.
  public subscript(column: String, value: StoredValue) -> RecordLabel? {
    get {
      guard let index = columns.firstIndex(of: column) else { return nil }
      return labels[index][value]
    }
    set { labels[index(of: column)][value] = newValue }
  }

  /// Replaces the labels of a column.
  mutating func set(_ column: String, _ labels: Labels) {
    let index = index(of: column)
    self.labels[index] = labels
  }

  private mutating func index(of column: String) -> Int {
    // Sorted by name, so that equality does not depend on the order of insertion.
    let index = columns.firstIndex { $0 >= column } ?? columns.endIndex
    guard index == columns.endIndex || columns[index] != column else { return index }
    columns.insert(column, at: index)
    labels.insert([:], at: index)
    return index
  }
}

extension RecordStore {
  /// Returns the labels of the records that some records refer to, with one lookup for each
  /// referenced table, all answered from one snapshot. Labels that cannot be read, for example of a
  /// missing table, are left out.
  public func labels(
    of records: [DynamicRecord], targets: [String: ReferenceTarget]
  ) async -> ReferenceLabels {
    var labels = ReferenceLabels()
    guard !targets.isEmpty, !records.isEmpty else { return labels }
    var requests: [(columns: [String], lookup: LabelLookup)] = []
    for (target, columns) in Dictionary(grouping: targets.keys.sorted(), by: { targets[$0] }) {
      guard let target else { continue }
      var values: Set<StoredValue> = []
      for column in columns {
        for record in records { values.insert(record[column]) }
      }
      values.remove(.null)
      guard !values.isEmpty else { continue }
      let lookup = LabelLookup(
        table: target.table, column: target.column, values: Array(values))
      requests.append((columns, lookup))
    }
    guard !requests.isEmpty else { return labels }
    for (request, answer) in zip(requests, await self.labels(requests.map(\.lookup))) {
      guard case .success(let found) = answer else { continue }
      let byValue = Dictionary(
        found.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
      for column in request.columns { labels.set(column, byValue) }
    }
    return labels
  }
}
