public import FoldoutForms

/// The names that are known of what a table's columns refer to.
public struct ReferenceNames: Hashable, Sendable {
  private struct Cell: Hashable, Sendable {
    var column: String
    var value: StoredValue
  }

  private var labels: [Cell: RecordLabel] = [:]

  /// No names.
  public init() {}

  /// True where no name is known.
  public var isEmpty: Bool { labels.isEmpty }

  /// The label of the record that a value of a referring column stands for; `nil` where none is
  /// known.
  public subscript(column: String, value: StoredValue) -> RecordLabel? {
    get { labels[Cell(column: column, value: value)] }
    set { labels[Cell(column: column, value: value)] = newValue }
  }
}

extension RecordStore {
  /// The names of what some records refer to, by the columns that refer; one question for each
  /// referenced table. What cannot be told, as of a table that is gone, is left out.
  public func names(
    of records: [DynamicRecord], in table: TableSchema, columns: [String]
  ) async -> ReferenceNames {
    var names = ReferenceNames()
    let wanted = Set(columns)
    let referring = table.columns.filter { wanted.contains($0.name) && $0.reference != nil }
    guard !referring.isEmpty, !records.isEmpty, let schema = try? await schema() else {
      return names
    }
    let targets = referring.compactMap { column in
      schema.target(of: column).map { (column: column.name, target: $0) }
    }
    for (target, columns) in Dictionary(grouping: targets, by: \.target) {
      var values: Set<StoredValue> = []
      for (column, _) in columns { values.formUnion(records.map { $0[column] }) }
      values.remove(.null)
      guard !values.isEmpty,
        let labels = try? await labels(of: Array(values), in: target.column, of: target.table)
      else { continue }
      for (column, _) in columns {
        for label in labels { names[column, label.value] = label }
      }
    }
    return names
  }
}
