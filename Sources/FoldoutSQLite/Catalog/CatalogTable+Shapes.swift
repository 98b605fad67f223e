import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Returns the schema with the shapes of its texts, except those of dates.
  ///
  /// Samples the first 200 rows. Rows of views and virtual tables are not read, because computing
  /// them may take any time.
  func withShapes(in db: Database, refining dated: TableSchema) throws -> TableSchema {
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
  /// Texts that are not empty.
  private var all = 0
  /// Texts of several lines.
  private var multiline = 0
  /// Texts of one line that is too long for a form.
  private var long = 0

  /// Limit in characters for a line in a form: twice what a wide window shows.
  private static let maxLineLength = 120

  /// Counts one text. Its beginning is enough. `nil` and empty texts are not counted.
  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    all += 1
    if text.contains(where: \.isNewline) {
      multiline += 1
    } else if text.count > TextCount.maxLineLength {
      long += 1
    }
  }

  /// The shape of the column's texts; `nil` without texts.
  ///
  /// `lines` if more than one in ten has several lines, else `long` if more than one in ten has
  /// several lines or a long one, else `line`.
  var shape: ColumnSchema.TextShape? {
    guard all > 0 else { return nil }
    if multiline * 10 > all { return .lines }
    return (multiline + long) * 10 > all ? .long : .line
  }
}

extension CatalogTable {
  /// Returns the result of `read`; throws `unavailable` with the reason if the table's own
  /// declaration makes it fail.
  ///
  /// Only when compiling a statement does SQLite report that a view refers to something missing, or
  /// that this program lacks a function or collation.
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
