import FoldoutRecords

/// An invalid option that names a column: `--secret`, `--not-secret` or `--epoch`.
enum ColumnOptionError: Error, Hashable {
  /// There is no such table; `existing` lists those that there are.
  case unknownTable(String, existing: [String])
  /// The table has no such column; `existing` lists those that there are.
  case unknownColumn(String, table: String, existing: [String])
  /// The column is named in both options.
  case both(String)
  /// The column is its table's row number.
  case rowNumber(String, table: String)
  /// The column's values do not count from a year.
  case uncounted(String, table: String, year: Int, reason: UncountedReason)

  /// The reason why a column's values do not count from a year.
  enum UncountedReason: Hashable {
    /// They are no numbers that count from that year.
    case values(ColumnSchema.EpochConflict)
    /// They are secret.
    case secret
    /// They refer to records of another table.
    case reference(String)
    /// They are computed when they are read, and not examined before.
    case unexamined
  }

  /// A sentence for the user: the problem, the reason, and a remedy.
  var sentence: String {
    switch self {
    case .unknownTable(let table, let existing):
      existing.isEmpty
        ? "There is no table \(quoted(table)): there are no tables in this database yet."
        : "There is no table \(quoted(table)). The tables are \(list(existing))."
    case .unknownColumn(let column, let table, let existing):
      existing.isEmpty
        ? "There is no column \(quoted(column)) in \(quoted(table)), which can’t be read."
        : "There is no column \(quoted(column)) in \(quoted(table)). Its columns are \(list(existing))."
    case .both(let name):
      """
      \(quoted(name)) can’t be both secret and readable. Give either --secret or --not-secret \
      for it.
      """
    case .rowNumber(let column, let table):
      """
      \(quoted(column)) of \(quoted(table)) is the table’s row number, which is part of its records’ \
      addresses. It can’t be a secret.
      """
    case .uncounted(let column, let table, let year, let reason):
      """
      \(quoted(column)) of \(quoted(table)) can’t count from the year \(year): \
      \(words(of: reason)). Leave out --epoch for it\(reason == .values(.values) ? ", or give another year" : "").
      """
    }
  }

  private func words(of reason: UncountedReason) -> String {
    switch reason {
    case .values(.texts): "its values are texts"
    case .values(.values): "more than one in ten of its values are no dates when counted from there"
    case .secret: "it is a secret"
    case .reference(let table): "it refers to \(quoted(table))"
    case .unexamined: "only the values of tables are examined"
    }
  }

  /// The exit code, from sysexits.h.
  var exitCode: Int32 { 64 }

  private static let maxNames = 40

  private func list(_ names: [String]) -> String {
    let rest = names.count - ColumnOptionError.maxNames
    let shown = PlainName.list(Array(names.prefix(ColumnOptionError.maxNames)))
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private func quoted(_ name: String) -> String { "“\(PlainName.escaped(name))”" }
}
