import FoldoutForms
import FoldoutRecords
import GRDB

/// Reads the labels of a table's rows in the transaction under way.
struct LabelReader {
  let table: CatalogTable
  let catalog: DatedCatalog
  let titles: TitleColumns
  let db: Database

  /// True if titles may contain names of other records; those names contain none themselves.
  private let isDeep: Bool

  init(
    of table: CatalogTable, in catalog: DatedCatalog, _ db: Database, isDeep: Bool = true
  ) throws {
    self.table = table
    self.catalog = catalog
    self.db = db
    self.isDeep = isDeep
    titles = try catalog.title(of: table.schema.name, in: db)
  }

  /// Returns the labels of the rows that have the given values in a column. The column's type and
  /// collation decide, and each label has the value as requested.
  func labels(of values: [StoredValue], in column: String) throws -> [RecordLabel] {
    guard try table.schema.referable(column) != nil else { return [] }
    // A secret is never searched for.
    let values = values.filter { value in
      switch value {
      case .null, .redacted: false
      case .integer, .real, .text, .blob: true
      }
    }
    return try table.reading { try labelledValues(values, in: column) }.map { value, label in
      var label = label
      label.value = value
      return label
    }
  }

  /// Returns the labels of some rows, with the names of other records in their titles.
  func labels(of rows: [StoredRecord], by column: String) throws -> [RecordLabel] {
    let labels = try labels(of: rows)
    return rows.map { RecordLabel($0, column: column, titled: titles, labels) }
  }

  /// Returns the cells of each row that its label needs.
  func cells(_ column: String) -> Cells {
    var columns = [column]
    for name in titles.title where !columns.contains(name) { columns.append(name) }
    var limits = ValueLimits(characters: RecordLabel.maxCharacters)
    limits[column] = .unlimited
    return Cells(columns: columns, limits: limits)
  }

  /// Returns the names of other records in the titles, each by its own title.
  private func labels(of rows: [StoredRecord]) throws -> ReferenceLabels {
    var labels = ReferenceLabels()
    guard isDeep, titles.rule == .references else { return labels }
    for column in titles.title {
      guard let target = catalog.target(of: column, in: table) else { continue }
      let other = try LabelReader(of: catalog.table(target.table), in: catalog, db, isDeep: false)
      let values = Set(rows.map { $0.record[column] })
      for label in try other.labels(of: Array(values), in: target.column) {
        labels[column, label.value] = label
      }
    }
    return labels
  }
}

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
      return reader.titles.text { _ in
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
  var hasOwnTitles: Bool { titles.rule != .references }

  /// The columns that make up a title.
  fileprivate var ownColumns: [String] { titles.title }

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
  func rows(_ column: String, _ clauses: String, _ values: [StoredValue]) throws -> [FoundRow] {
    try table.reader(in: db).rows(cells(column), clauses, values).map(table.named)
  }

  /// Limit for the values that are requested at once.
  private static let maxValuesPerQuery = 128
  private static let counts = [1, 4, 16, 64, 128]
}

extension LabelReader {
  /// Some labels, and the value at which the scan continues; `nil` after the last row.
  struct Rows: Sendable {
    var labels: [RecordLabel]
    var last: StoredValue?
  }

  /// The column in whose order the rows are scanned; `nil` if no single column identifies them.
  var scanColumn: String? {
    if let rowid = table.rowid { return rowid }
    return table.key.count == 1 ? table.key[0].expression : nil
  }

  /// The tables whose records' names are part of the titles.
  var sources: Set<String> {
    guard titles.rule == .references else { return [] }
    return Set(titles.title.compactMap { catalog.target(of: $0, in: table)?.table })
  }

  /// Returns the labels of the next rows.
  func next(_ last: StoredValue?, by column: String) throws -> Rows {
    try table.reading { try rows(after: last, maxCount: LabelReader.maxAtOnce, by: column) }
  }

  /// Returns the labels of the rows after a value of ``scanColumn``.
  func rows(after last: StoredValue?, maxCount: Int, by column: String) throws -> Rows {
    guard let scanColumn else { return Rows(labels: [], last: nil) }
    let clauses = "\(last == nil ? "" : " WHERE \(scanColumn) > ?") ORDER BY \(scanColumn) LIMIT ?"
    let values = (last.map { [$0] } ?? []) + [.integer(Int64(maxCount))]
    var labels: [RecordLabel] = []
    var end: StoredValue?
    var count = 0
    if hasOwnTitles {
      let isWhole = try visitOwnRows(column, clauses, values) { row in
        count += 1
        end = row.scanValue
        let label = try row.label(row.title)
        if label.value != .null { labels.append(label) }
        return true
      }
      if isWhole { return Rows(labels: labels, last: count < maxCount ? nil : end) }
    }
    let found = try rows(column, clauses, values)
    labels = try self.labels(
      of: found.map(\.stored).filter { $0.record[column] != .null }, by: column)
    end = found.last.map { $0.rowid ?? $0.stored.key.values.first ?? .null }
    return Rows(labels: labels, last: found.count < maxCount ? nil : end)
  }

  /// Limit for the rows that are read at once for an index, so that others do not wait for longer.
  private static let maxAtOnce = 5000
}
