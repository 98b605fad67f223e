import FoldoutForms
import FoldoutRecords
import GRDB

/// Labels that are made while the rows are read, without records between: of tables whose titles
/// are texts of their own.
extension LabelReader {
  /// A row that a statement stands on.
  struct OwnRow {
    fileprivate let row: QueryRow
    fileprivate let reader: LabelReader

    /// The value after which a run of rows goes on.
    var run: StoredValue { row.value(0) }

    /// The value that refers to it.
    var value: StoredValue { row.value(1) }

    /// The title; `nil` where only the key names it.
    var title: String? {
      var index = 1
      return reader.naming.text { _ in
        index += 1
        return row.text(index).map(RecordLabel.excerpt)
      }
    }

    /// The label by a title that was read.
    func label(_ title: String?) throws -> RecordLabel {
      let start = 2 + reader.ownColumns.count
      let key = reader.table.marked(row.values(start..<start + reader.table.key.count))
      if reader.table.isWithoutKey(key) { throw MissingKeyError() }
      return RecordLabel(value: value, key: key, title: title ?? key.shown)
    }
  }

  /// True if titles have no names of other records.
  var hasOwnTitles: Bool { naming.rule != .references }

  /// The columns that a title is made of.
  fileprivate var ownColumns: [String] { naming.title }

  /// Visits the rows of a query until a visit says that it was the last; false if only the
  /// beginning of a value is to be read.
  func visitOwnRows(
    _ column: String, _ clauses: String, _ values: [StoredValue],
    _ isToGoOn: (OwnRow) throws -> Bool
  ) throws -> Bool {
    let columns = [column] + ownColumns
    let selection =
      [runColumn ?? "NULL"] + columns.map { "\(Identifier($0))" }
      + table.key.map(\.expression)
    let sql = "SELECT \(selection.joined(separator: ", ")) FROM \(table.source)\(clauses)"
    do {
      try db.withValues(ofAtMost: LabelReader.maxBytes) {
        try Query(sql, in: db).visit(values) { row in
          try isToGoOn(OwnRow(row: row, reader: self))
        }
      }
      return true
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return false
    }
  }

  /// The labels of the rows of a query; `nil` where they cannot be made so.
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

  /// The bytes of a value that is read whole.
  private static let maxBytes = max(
    ValueLimits(characters: RecordLabel.maxCharacters).text, 1000)
}

extension RecordLabel {
  /// A text as a title has it.
  fileprivate static func excerpt(_ text: String) -> String {
    guard text.utf8.count > maxCharacters else { return text }
    let value = StoredValue.text(text).excerpt(maxCharacters: maxCharacters, isCut: false)
    return value.string ?? text
  }
}
