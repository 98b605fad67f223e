import FoldoutForms
import FoldoutRecords
import GRDB

/// Samples of values for inferences about columns. Long values are not read, because no date is
/// long.
struct TableSamples {
  let table: CatalogTable
  let db: Database

  /// Looks at the first values of the columns that may hold dates. In most columns of texts the
  /// first value is none, and no more of them is read.
  func firstLooks() throws -> FirstLooks {
    let columns = table.schema.columns.filter(\.mayHoldDates).map(\.name)
    var looks = FirstLooks()
    for part in parts(of: columns) {
      // Most columns have a value in four rows, and need no long scan.
      for rows in [" LIMIT 4", " LIMIT 10000", lastRows] {
        try look(at: part.filter { !looks.haveSeen($0) }, rows, &looks)
      }
    }
    return looks
  }

  /// The last 10,000 rows, the last first, as SQL after the table's name: a column that a later
  /// version of a program added has values there.
  private var lastRows: String {
    let order = table.scannedOrder.reversed.parts
      .map { $0.isDescending ? "\($0.expression) DESC" : $0.expression }
    return " ORDER BY \(order.joined(separator: ", ")) LIMIT 10000"
  }

  /// Looks at the columns' values in some rows, until each column has shown one.
  private func look(at columns: [String], _ rows: String, _ looks: inout FirstLooks) throws {
    guard !columns.isEmpty else { return }
    let selection = columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    var found = looks
    try CatalogTable.readable {
      try short(columns, rows) {
        try Query(
          "SELECT \(selection) FROM \(table.source)\(rows)", in: db, isKept: false
        ).visit([]) { row in
          for (index, column) in columns.enumerated() { found.add(row.value(index), of: column) }
          return !columns.allSatisfy(found.haveSeen)
        }
      } orElse: { rows in
        for row in rows {
          for column in columns { found.add(row[column], of: column) }
        }
      }
    }
    looks = found
  }

  /// Returns up to 1,000 values from the first 10,000 rows. Without the second limit, a column of
  /// almost only NULL would cause a full scan. If these rows have none, an index of the column
  /// finds the values of later ones, or else the last rows have some.
  func firstValues(of column: String) throws -> [StoredValue] {
    let first = try values(of: column, " LIMIT 10000")
    guard first.isEmpty else { return first }
    guard let order = table.orders[column], let index = order.index, let part = order.parts.first
    else {
      return try values(of: column, lastRows)
    }
    let name = Identifier(column)
    return try CatalogTable.readable {
      try short([column], " LIMIT 0") {
        try Query(
          """
          SELECT \(name) FROM \(table.source) INDEXED BY \(Identifier(index))
          WHERE \(part.expression) >= ? LIMIT 1000
          """, in: db, isKept: false
        ).rows([part.least]) { $0.value(0) }
      } orElse: { _ in
        []
      }
    } ?? []
  }

  /// Returns up to 1,000 values from some rows.
  private func values(of column: String, _ rows: String) throws -> [StoredValue] {
    let name = Identifier(column)
    // A column may be computed or compared by a function or collation that this program lacks.
    return try CatalogTable.readable {
      try short([column], rows) {
        try Query(
          """
          SELECT \(name) FROM (SELECT \(name) FROM \(table.source)\(rows))
          WHERE \(name) IS NOT NULL LIMIT 1000
          """, in: db, isKept: false
        ).rows { $0.value(0) }
      } orElse: { rows in
        Array(rows.lazy.map { $0[column] }.filter { $0 != .null }.prefix(1000))
      }
    } ?? []
  }

  /// Counts the values of some columns in the first 200 rows, and their long and multi-line texts.
  func sampleCounts(of columns: [String]) throws -> [SampleCount] {
    try parts(of: columns).flatMap { try sampleCounts(ofPart: $0) }
  }

  private func sampleCounts(ofPart columns: [String]) throws -> [SampleCount] {
    var counts = columns.map { _ in SampleCount() }
    let selection = columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    try CatalogTable.readable {
      try short(columns, " LIMIT 200") {
        var read = columns.map { _ in SampleCount() }
        _ = try Query(
          "SELECT \(selection) FROM \(table.source) LIMIT 200", in: db, isKept: false
        ).rows { row in
          for index in columns.indices { read[index].add(row.value(index)) }
        }
        counts = read
      } orElse: { rows in
        for row in rows {
          for (index, column) in columns.enumerated() { counts[index].add(row[column]) }
        }
      }
    }
    return counts
  }

  /// Splits the columns into groups that one statement can read.
  private func parts(of columns: [String]) -> [[String]] {
    let maxCount = table.reader(in: db).maxColumnsAtOnce
    return stride(from: 0, to: columns.count, by: maxCount).map {
      Array(columns[$0...].prefix(maxCount))
    }
  }

  /// Reads values with `read`; if SQLite stops at a long one, reads the rows cell by cell and
  /// passes them to `convert`.
  private func short<T>(
    _ columns: [String], _ clauses: String, _ read: () throws -> T,
    orElse convert: ([DynamicRecord]) throws -> T
  ) throws -> T {
    do {
      return try db.withValues(ofAtMost: TableSamples.maxSampled, read)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      let limits = ValueLimits(text: TableSamples.maxSampled, blob: TableSamples.maxSampledBytes)
      return try convert(
        table.reader(in: db).partialRows(columns, limits, clauses, []).map(\.stored.record))
    }
  }

  /// Limit in bytes for a sampled value: more than any date or time has, so that the beginning of a
  /// long text is not taken for one.
  private static let maxSampled = 1000
  /// Limit in bytes for sampled bytes: as many as a key of bytes has, such as a UUID.
  private static let maxSampledBytes = 64
}

/// The columns that have shown values, in the first rows or the last.
struct FirstLooks {
  /// The columns with a value that is a date.
  private var dates: Set<String> = []
  /// The columns with a value that is no date.
  private var others: Set<String> = []
  /// The columns with a value that means *never*.
  private var nevers: Set<String> = []

  fileprivate mutating func add(_ value: StoredValue, of column: String) {
    guard value != .null, !others.contains(column) else { return }
    if value.meansNever {
      nevers.insert(column)
    } else if value.string.map({ StoredDate($0) != nil }) == true {
      dates.insert(column)
    } else {
      others.insert(column)
    }
  }

  fileprivate func haveSeen(_ column: String) -> Bool {
    dates.contains(column) || others.contains(column)
  }

  /// True if a column has shown no value.
  func isEmpty(_ column: String) -> Bool { !haveSeen(column) && !nevers.contains(column) }

  /// True if a column has shown no value that is no date.
  func mayHoldDates(_ column: String) -> Bool { !others.contains(column) }
}

/// Infers from a table's rows how its columns write dates, texts and switches.
struct TableExamination {
  let table: CatalogTable
  let db: Database

  var samples: TableSamples { TableSamples(table: table, db: db) }

  /// Returns the table with inferences from its first rows. An empty table is examined again once
  /// it has rows.
  func withInferences(epochs: EpochColumns) throws -> TableSchema {
    guard table.schema.kind == .table, table.schema.fault == nil else { return table.schema }
    let known = table.inferences.latest
    if let known, known.hadRows { return known.schema }
    let hasRows =
      try CatalogTable.readable {
        try Query("SELECT 1 FROM \(table.source) LIMIT 1", in: db, isKept: false).hasRows()
      } ?? false
    if let known, !hasRows { return known.schema }
    let dated = try withEpochs(epochs, refining: withDates(epochs: epochs))
    let found = try withSwitches(refining: withShapes(refining: dated))
    table.inferences.keep(found, hadRows: hasRows)
    return found
  }
}
