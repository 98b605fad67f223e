import FoldoutForms
import FoldoutRecords

/// A part of a table that one seek in its index finds.
struct Stretch: Hashable {
  /// What its rows satisfy, as SQL; empty for the whole table.
  var condition: String
  /// The values of the condition.
  var values: [StoredValue]
  /// How many parts of the key are the same in all its rows.
  var fixed: Int
}

extension CatalogTable {
  /// What lies beyond a key, as stretches in their order, the nearest first.
  ///
  /// For the key (2, b) of two columns, forward:
  ///
  /// ```
  ///   (1, a) (1, c) (2, a) (2, b) │ (2, c) (2, d) │ (3, a) (4, b)
  ///                               │ x = 2, y > b  │ x > 2
  /// ```
  ///
  /// One comparison of row values, (x, y) > (2, b), would end silently at the first NULL. NULL
  /// stands before all values: forward from it lies whatever is not NULL, and backward a column
  /// that may be NULL has one stretch more.
  func stretches(beyond key: RecordKey, _ direction: Direction) -> [Stretch] {
    var stretches: [Stretch] = []
    for place in self.key.indices.reversed() {
      let part = self.key[place]
      let value = key.values[place]
      func add(_ condition: String, _ value: [StoredValue], fixed: Int) {
        let same = self.key[..<place].map { "\($0.expression) IS ?" }
        stretches.append(
          Stretch(
            condition: (same + [condition]).joined(separator: " AND "),
            values: key.values[..<place] + value, fixed: fixed))
      }
      switch direction {
      case .forward where value == .null:
        add("\(part.expression) IS NOT NULL", [], fixed: place)
      case .forward:
        add("\(part.expression) > ?", [value], fixed: place)
      case .backward where value == .null: break
      case .backward:
        add("\(part.expression) < ?", [value], fixed: place)
        if part.isNullable { add("\(part.expression) IS NULL", [], fixed: place) }
      }
    }
    return stretches
  }
}
