import FoldoutForms
import FoldoutRecords

extension LabelReader {
  /// A row, under the value by which it was asked for.
  typealias AskedRow = (value: StoredValue, row: StoredRecord)

  /// The rows that have some values in a column, many with one query.
  ///
  /// SQLite compares as a foreign key does, with the column's type and collation. A value that no
  /// row has as it is may be another spelling of what one has: it is asked for once more by itself.
  func rows(with values: [StoredValue], in column: String) throws -> [AskedRow] {
    var found: [AskedRow] = []
    var rest = values[...]
    while !rest.isEmpty {
      let some = rest.prefix(LabelReader.mostAsked)
      rest = rest.dropFirst(some.count)
      found += try rows(withFew: Array(some), in: column)
    }
    return found
  }

  private func rows(withFew values: [StoredValue], in column: String) throws -> [AskedRow] {
    let name = Identifier(column)
    let cells = cells(column)
    // Few different lengths, for few different statements; a value that stands twice counts once.
    let count = LabelReader.counts.first { $0 >= values.count } ?? values.count
    let padded = values + Array(repeating: values[0], count: count - values.count)
    let marks = Array(repeating: "?", count: count).joined(separator: ", ")
    let rows = try table.rows(cells, " WHERE \(name) IN (\(marks))", padded, in: db)
      .map { try table.named($0).stored }
    let byValue = Dictionary(
      rows.map { ($0.record[column], $0) }, uniquingKeysWith: { first, _ in first })
    return try values.compactMap { value in
      if let row = byValue[value] { return (value, row) }
      return try table.rows(cells, " WHERE \(name) = ? LIMIT 1", [value], in: db).first
        .map { (value, try table.named($0).stored) }
    }
  }

  /// The most values that are asked for at once.
  private static let mostAsked = 128
  private static let counts = [1, 4, 16, 64, 128]
}
