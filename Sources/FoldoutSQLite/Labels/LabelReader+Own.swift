import FoldoutForms
import FoldoutRecords
import GRDB

/// Labels that are made directly from a statement's rows, without records in between. This works
/// for tables whose titles contain no names of other records.
extension LabelReader {
  /// The current row of a statement.
  struct OwnRow {
    fileprivate let row: QueryRow
    fileprivate let reader: LabelReader

    /// The value after which a scan continues.
    var scanValue: StoredValue { row.value(0) }

    /// The value that other records use to refer to the row.
    var value: StoredValue { row.value(1) }

    /// The title; `nil` if the row has only its key as a name.
    var title: String? {
      var index = 1
      return reader.naming.text { _ in
        index += 1
        return row.text(index).map(RecordLabel.excerpt)
      }
    }

    /// Returns the label with a title that was read.
    func label(_ title: String?) throws -> RecordLabel {
      let start = 2 + reader.ownColumns.count
      let key = reader.table.marked(row.values(start..<start + reader.table.key.count))
      if reader.table.hasNullKey(key) { throw MissingKeyError() }
      return RecordLabel(value: value, key: key, title: title ?? key.shown)
    }
  }

  /// True if titles contain no names of other records.
  var hasOwnTitles: Bool { naming.rule != .references }

  /// The columns that make up a title.
  fileprivate var ownColumns: [String] { naming.title }

  /// Visits the rows of a query until a visit returns false. Returns false if a row has a value so
  /// long that only its beginning should be read.
  func visitOwnRows(
    _ column: String, _ clauses: String, _ values: [StoredValue],
    _ shouldContinue: (OwnRow) throws -> Bool
  ) throws -> Bool {
    let columns = [column] + ownColumns
    let selection =
      [scanColumn ?? "NULL"] + columns.map { "\(Identifier($0))" }
      + table.key.map(\.selection)
    let sql = "SELECT \(selection.joined(separator: ", ")) FROM \(table.source)\(clauses)"
    do {
      try db.withValues(ofAtMost: LabelReader.maxBytes) {
        try Query(sql, in: db).visit(values) { row in
          try shouldContinue(OwnRow(row: row, reader: self))
        }
      }
      return true
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return false
    }
  }

  /// Returns the labels of the rows of a query; `nil` if they have to be made from records.
  func ownLabels(
    _ column: String, _ clauses: String, _ values: [StoredValue]
  ) throws -> [RecordLabel]? {
    guard hasOwnTitles else { return nil }
    var labels: [RecordLabel] = []
    let isWhole = try visitOwnRows(column, clauses, values) { row in
      labels.append(try row.label(row.title))
      return true
    }
    return isWhole ? labels : nil
  }

  /// Limit in bytes for a value that is read whole.
  private static let maxBytes = max(
    ValueLimits(characters: RecordLabel.maxCharacters).text, 1000)
}

extension RecordLabel {
  /// Returns a text cut to the length of a title.
  fileprivate static func excerpt(_ text: String) -> String {
    guard text.utf8.count > maxCharacters else { return text }
    let value = StoredValue.text(text).excerpt(maxCharacters: maxCharacters, isCut: false)
    return value.string ?? text
  }
}
