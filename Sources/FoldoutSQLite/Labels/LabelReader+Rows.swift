import FoldoutForms
import FoldoutRecords

extension LabelReader {
  /// A requested value, and its label, which has the value as it is stored.
  typealias LabelledValue = (value: StoredValue, label: RecordLabel)

  /// Returns the labels of the rows that have the given values in a column, many with one query.
  ///
  /// SQLite compares as for a foreign key, with the column's type and collation. If no row has
  /// exactly the requested value, a row may have another spelling of it, so the value is looked up
  /// once more by itself.
  func labelledValues(_ values: [StoredValue], in column: String) throws -> [LabelledValue] {
    var found: [LabelledValue] = []
    found.reserveCapacity(values.count)
    var rest = values[...]
    while !rest.isEmpty {
      let some = rest.prefix(LabelReader.maxValuesPerQuery)
      rest = rest.dropFirst(some.count)
      found += try labelledValues(few: Array(some), in: column)
    }
    return found
  }

  private func labelledValues(few values: [StoredValue], in column: String) throws
    -> [LabelledValue]
  {
    let name = Identifier(column)
    // Few different lengths give few different statements. A repeated value counts once.
    let count = LabelReader.counts.first { $0 >= values.count } ?? values.count
    let padded = values + Array(repeating: values[0], count: count - values.count)
    let marks = String(repeating: "?, ", count: count - 1) + "?"
    let labels = try labels(column, " WHERE \(name) IN (\(marks))", padded)
    var indices = [StoredValue: Int](minimumCapacity: labels.count)
    for (index, label) in labels.enumerated() where indices[label.value] == nil {
      indices[label.value] = index
    }
    return try values.compactMap { value in
      if let index = indices[value] { return (value, labels[index]) }
      return try self.labels(column, " WHERE \(name) = ? LIMIT 1", [value]).first
        .map { (value, $0) }
    }
  }

  /// Returns the labels of the rows of a query.
  func labels(
    _ column: String, _ clauses: String, _ values: [StoredValue]
  ) throws -> [RecordLabel] {
    if let labels = try ownLabels(column, clauses, values) { return labels }
    return try labels(of: rows(column, clauses, values).map(\.stored), by: column)
  }

  /// Returns the rows of a query with the cells that labels need.
  func rows(
    _ column: String, _ clauses: String, _ values: [StoredValue]
  ) throws -> [FoundRow] {
    try table.rows(cells(column), clauses, values, in: db).map(table.named)
  }

  /// Limit for the values that are requested at once.
  private static let maxValuesPerQuery = 128
  private static let counts = [1, 4, 16, 64, 128]
}
