import FoldoutForms
import FoldoutRecords

/// The table and columns of a failed write, for the translation of SQLite's error.
struct WriteAttempt {
  let table: String
  let columns: [String]
  let catalog: Catalog?

  /// The refusal by a CHECK constraint, given its name or condition as SQLite's message quotes it.
  func refused(byCheck quoted: String) -> StoreError {
    guard let catalogTable = catalog?[table],
      let sql = catalogTable.entries.first(where: { !$0.isIndex })?.sql,
      let check = FailedCheck(quoted, in: sql, of: catalogTable.schema)
    else { return deduced(.check(quoted), columns) }
    guard let (column, constraints) = check.demand else {
      return deduced(.check(check.text), columns)
    }
    // Such a column got its value from a default or a trigger, or the check belongs to another
    // table, to which a trigger wrote.
    guard columns.contains(column) else {
      return .refused(rule: .check(check.text), column: nil, table: table)
    }
    return .refused(
      rule: .check(check.text, allowed: AllowedValues(constraints)), column: column, table: table)
  }

  /// The refusal by a unique key, with all its columns if there are several.
  func refusedAsDuplicate(by message: String) -> StoreError {
    let located = located(.unique, in: message)
    guard case .refused(_, let column, let table) = located, let all = catalog?[table]?.columns
    else { return located }
    let names = all.filter { WriteAttempt.mentions("\(table).\($0)", in: message) }
    guard names.count > 1 else { return located }
    return .refused(rule: .uniqueTogether(names), column: column, table: table)
  }

  /// The refusal at the first column that the message names as `table.column`: one of `columns`, or
  /// else one of any table, because a trigger may have written to it.
  ///
  /// The message is searched for known names instead of being split, because names may contain dots
  /// and commas.
  func located(_ rule: StoreError.Rule, in message: String) -> StoreError {
    let others = catalog?.tables.map { ($0.schema.name, $0.columns) } ?? []
    for (table, columns) in [(table, columns)] + others {
      let found = columns.first { WriteAttempt.mentions("\(table).\($0)", in: message) }
      if let column = found {
        return .refused(rule: rule, column: column, table: table)
      }
    }
    return deduced(rule, columns)
  }

  /// The refusal, attributed to the column if `columns` has only one, else to none.
  func deduced(_ rule: StoreError.Rule, _ columns: [String]) -> StoreError {
    .refused(rule: rule, column: columns.count == 1 ? columns.first : nil, table: table)
  }

  private static func mentions(_ name: String, in message: String) -> Bool {
    message.ranges(of: name).contains { range in
      let isEnd = range.upperBound == message.endIndex || message[range.upperBound] == ","
      return isEnd && message[..<range.lowerBound].last == " "
    }
  }

  static func afterColon(_ message: String) -> String {
    message.firstRange(of: ": ").map { String(message[$0.upperBound...]) } ?? message
  }
}
