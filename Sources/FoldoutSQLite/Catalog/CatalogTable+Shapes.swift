import FoldoutRecords
import GRDB

extension CatalogTable {
  /// A table with the form that its texts have, where they are no dates.
  ///
  /// The first 200 rows are looked at, and of views and virtual tables none, since making them may
  /// take any time.
  func withShapes(in db: Database, over dated: TableSchema) throws -> TableSchema {
    guard schema.kind == .table, schema.fault == nil else { return dated }
    var shaped = dated
    let indices = dated.columns.indices.filter { index in
      let column = dated.columns[index]
      let isDated =
        column.dateForm != nil || column.momentForm != nil || column.timeForm != nil
      return column.isPossiblyDated && column.mayHoldAnyText && !isDated
    }
    let counts = try texts(of: indices.map { dated.columns[$0].name }, in: db)
    for (index, count) in zip(indices, counts) { shaped.columns[index].textShape = count.shape }
    return shaped
  }
}

/// Counts of a column's sampled texts: all, long ones, and those of several lines.
struct TextCount: Hashable {
  /// All of them.
  private var all = 0
  /// Those of several lines.
  private var broken = 0
  /// Those of one line that is too long for a form.
  private var long = 0

  /// The most characters of a line that a form has room for: twice what a wide window shows.
  private static let maxOfALine = 120

  /// Counts one text. Its beginning is enough; nil, for any other value, is not counted.
  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    all += 1
    if text.contains(where: \.isNewline) {
      broken += 1
    } else if text.count > TextCount.maxOfALine {
      long += 1
    }
  }

  /// The form of more than one text in ten: one slip makes no column of it.
  var shape: ColumnSchema.TextShape? {
    guard all > 0 else { return nil }
    if broken * 10 > all { return .lines }
    return (broken + long) * 10 > all ? .long : .line
  }
}

extension CatalogTable {
  /// Reads from the table; where its own declaration prevents it, throws that as a reason.
  ///
  /// SQLite finds only when a statement is compiled that a view refers to what is not there, or
  /// that a function or collation is another program's.
  func reading<T>(_ read: () throws -> T) throws -> T {
    if let fault = schema.fault { throw StoreError.unavailable(table: schema.name, detail: fault) }
    do {
      return try read()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      throw StoreError.unavailable(
        table: schema.name, detail: error.message ?? "\(error.resultCode)")
    }
  }
}
