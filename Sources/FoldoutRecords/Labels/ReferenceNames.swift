public import FoldoutForms

/// The names that are known of what a table's columns refer to.
public struct ReferenceNames: Hashable, Sendable {
  /// The labels of what one column refers to, by its values.
  typealias Labels = [StoredValue: RecordLabel]

  /// The columns, in the order of their names: there are few, and to compare their names takes less
  /// time than to hash one.
  private var columns: [String] = []
  private var labels: [Labels] = []

  /// No names.
  public init() {}

  /// True where no name is known.
  public var isEmpty: Bool { labels.allSatisfy(\.isEmpty) }

  /// The label of the record that a value of a referring column stands for; `nil` where none is
  /// known.
  public subscript(column: String, value: StoredValue) -> RecordLabel? {
    get {
      guard let index = columns.firstIndex(of: column) else { return nil }
      return labels[index][value]
    }
    set { labels[index(of: column)][value] = newValue }
  }

  /// Knows the labels of a column, and no others.
  mutating func set(_ column: String, _ labels: Labels) {
    let index = index(of: column)
    self.labels[index] = labels
  }

  private mutating func index(of column: String) -> Int {
    // In the order of their names, so that the same names are equal however they came.
    let index = columns.firstIndex { $0 >= column } ?? columns.endIndex
    guard index == columns.endIndex || columns[index] != column else { return index }
    columns.insert(column, at: index)
    labels.insert([:], at: index)
    return index
  }
}

extension RecordStore {
  /// The names of what some records refer to, by the targets of the columns that refer; one
  /// question for each referenced table, all of one moment. A name that cannot be told, as of a
  /// table that is gone, is left out.
  public func names(
    of records: [DynamicRecord], targets: [String: ReferenceTarget]
  ) async -> ReferenceNames {
    var names = ReferenceNames()
    guard !targets.isEmpty, !records.isEmpty else { return names }
    var asked: [(columns: [String], question: LabelQuestion)] = []
    for (target, columns) in Dictionary(grouping: targets.keys.sorted(), by: { targets[$0] }) {
      guard let target else { continue }
      var values: Set<StoredValue> = []
      for column in columns {
        for record in records { values.insert(record[column]) }
      }
      values.remove(.null)
      guard !values.isEmpty else { continue }
      let question = LabelQuestion(
        table: target.table, column: target.column, values: Array(values))
      asked.append((columns, question))
    }
    guard !asked.isEmpty else { return names }
    for (asked, answer) in zip(asked, await labels(asked.map(\.question))) {
      guard case .success(let labels) = answer else { continue }
      let byValue = Dictionary(
        labels.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
      for column in asked.columns { names.set(column, byValue) }
    }
    return names
  }
}
