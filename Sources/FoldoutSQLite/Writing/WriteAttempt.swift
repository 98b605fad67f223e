import FoldoutForms
import FoldoutRecords

/// Some columns of a table that were to be written.
struct WriteAttempt {
  let table: String
  let columns: [String]
  let catalog: Catalog?

  /// The refusal by a check, of which SQLite says the name or the condition.
  func refused(byCheck said: String) -> StoreError {
    guard let known = try? catalog?.table(table),
      let sql = known.entries.first(where: { !$0.isIndex })?.sql,
      let check = FailedCheck(said, in: sql, of: known.schema)
    else { return deduced(.check(said), columns) }
    // A column that was not to be changed is another table's, which a trigger writes to.
    guard let (column, demands) = check.demand, columns.contains(column) else {
      return deduced(.check(check.text), columns)
    }
    return .refused(
      rule: .check(check.text, allowed: AllowedValues(demands)), column: column, table: table)
  }

  /// The refusal by a foreign key, of which SQLite says nothing: that of the columns that refer to
  /// other records, or else of those that others refer to.
  func refusedByReference(isNew: Bool) -> StoreError {
    let schema = try? catalog?.table(table).schema
    let targets = columns.compactMap { column in
      schema?.column(column)?.reference.map { (column: column, table: $0.table) }
    }
    let referredTo = isNew ? [] : columns.filter(isReferredTo)
    guard let first = targets.first else {
      return referredTo.isEmpty
        ? deduced(.foreignKey(to: nil), columns) : deduced(.stillReferredTo, referredTo)
    }
    let isOne = targets.allSatisfy { FoldedName($0.table) == FoldedName(first.table) }
    return deduced(
      .foreignKey(to: isOne && referredTo.isEmpty ? first.table : nil), targets.map(\.column))
  }

  /// True where a column of any table refers to the one of this table.
  private func isReferredTo(_ column: String) -> Bool {
    let schema = Schema(tables: catalog?.tables.map(\.schema) ?? [], isWritable: true)
    let target = ReferenceTarget(table: table, column: column)
    return schema.tables.contains { $0.columns.contains { schema.target(of: $0) == target } }
  }

  /// A refusal at the first column whose `table.column` the words name: one that was changed, or
  /// any, for a trigger may have written to another table. Names may have dots and commas in them,
  /// so that known names are looked for and the words never taken apart.
  func located(_ rule: StoreError.Rule, in words: String) -> StoreError {
    let others = catalog?.tables.map { ($0.schema.name, $0.columns) } ?? []
    for (table, columns) in [(table, columns)] + others {
      if let column = columns.first(where: { WriteAttempt.names("\(table).\($0)", in: words) }) {
        return .refused(rule: rule, column: column, table: table)
      }
    }
    return deduced(rule, columns)
  }

  func deduced(_ rule: StoreError.Rule, _ columns: [String]) -> StoreError {
    .refused(rule: rule, column: columns.count == 1 ? columns.first : nil, table: table)
  }

  private static func names(_ name: String, in words: String) -> Bool {
    words.ranges(of: name).contains { place in
      let isEnd = place.upperBound == words.endIndex || words[place.upperBound] == ","
      return isEnd && words[..<place.lowerBound].last == " "
    }
  }

  static func afterColon(_ words: String) -> String {
    words.firstRange(of: ": ").map { String(words[$0.upperBound...]) } ?? words
  }
}
