import FoldoutForms
import FoldoutRecords

/// A part of a table that one seek in its index finds.
struct KeyRange: Hashable {
  /// The SQL condition of its rows; empty for the whole table.
  var condition: String
  /// The values of the condition.
  var values: [StoredValue]
  /// The number of leading parts of the order that are equal in all its rows.
  var fixed: Int
}

extension DeclaredOrder {
  /// All rows, or those of the filter.
  var everything: KeyRange {
    KeyRange(condition: filter?.sql ?? "", values: filter?.values ?? [], fixed: 0)
  }

  /// Returns the key ranges after a cursor in this order, the nearest first.
  ///
  /// For the cursor (2, b) in an order of two columns:
  ///
  /// ```
  ///   (1, a) (1, c) (2, a) (2, b) │ (2, c) (2, d) │ (3, a) (4, b)
  ///                               │ x = 2, y > b  │ x > 2
  /// ```
  ///
  /// A single comparison of row values, (x, y) > (2, b), would end silently at the first NULL. NULL
  /// comes before all values. So an ascending range after NULL begins with the least value, and a
  /// descending one of a nullable column is followed by one more range, for NULL.
  func keyRanges(after cursor: [StoredValue]) -> [KeyRange] {
    var keyRanges: [KeyRange] = []
    for index in parts.indices.reversed() {
      let part = parts[index]
      let value = cursor[index]
      func add(_ condition: String, _ value: [StoredValue]) {
        let same = parts[..<index].map { "\($0.expression) IS ?" }
        let conditions = [filter?.sql].compactMap(\.self) + same + [condition]
        keyRanges.append(
          KeyRange(
            condition: conditions.joined(separator: " AND "),
            values: (filter?.values ?? []) + cursor[..<index] + value, fixed: index))
      }
      switch (part.isDescending, value) {
      // For IS NOT NULL, SQLite would read all the rows with NULL.
      case (false, .null): add("\(part.expression) >= ?", [part.least])
      case (false, _): add("\(part.expression) > ?", [value])
      case (true, .null): break
      case (true, _):
        add("\(part.expression) < ?", [value])
        if part.isNullable { add("\(part.expression) IS NULL", []) }
      }
    }
    return keyRanges
  }

  /// Returns the clauses after the table's name in a query for a range, except for its limit.
  func clauses(of keyRange: KeyRange) -> String {
    // Parts that the condition fixes to one value need no order.
    let order = parts.dropFirst(keyRange.fixed)
      .map { $0.isDescending ? "\($0.expression) DESC" : $0.expression }
    // Without INDEXED BY, SQLite may search for x = 2 and a rowid above 7 by the rowid. With a
    // filter, SQLite chooses between its index and that of the order.
    return ((filter == nil ? index : nil).map { " INDEXED BY \(Identifier($0))" } ?? "")
      + (keyRange.condition.isEmpty ? "" : " WHERE \(keyRange.condition)")
      + " ORDER BY \(order.joined(separator: ", "))"
  }
}
