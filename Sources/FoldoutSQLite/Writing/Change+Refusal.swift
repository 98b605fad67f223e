import FoldoutForms
import FoldoutRecords
import GRDB

extension Change {
  /// The rule that an error of writing stands for; `nil` where it is no rule but a mishap.
  ///
  /// SQLite says which kind by its code, and where only in words: `NOT NULL constraint failed:
  /// people.name`. Where it does not say the column and one cell was to be changed, it was that.
  func refusal(_ error: DatabaseError, in catalog: Catalog?) -> StoreError? {
    let words = error.message ?? ""
    switch error.extendedResultCode {
    case .SQLITE_CONSTRAINT_NOTNULL: return located(.notNull, in: words, catalog)
    case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID:
      return located(.unique, in: words, catalog)
    case .SQLITE_CONSTRAINT_DATATYPE, .SQLITE_MISMATCH: return located(.type, in: words, catalog)
    case .SQLITE_CONSTRAINT_CHECK: return deduced(.check(Change.afterColon(words)), changed)
    case .SQLITE_CONSTRAINT_FOREIGNKEY:
      let schema = try? catalog?.table(table).schema
      let referring = changed.filter { schema?.column($0)?.reference != nil }
      return deduced(.foreignKey, referring.isEmpty ? changed : referring)
    case .SQLITE_CONSTRAINT_TRIGGER:
      return .refused(rule: .trigger(words), column: nil, table: table)
    default: break
    }
    switch error.resultCode {
    // What cannot be opened while the file is, is the journal beside it: the folder is read-only.
    case .SQLITE_READONLY, .SQLITE_CANTOPEN: return .readOnly(table: table)
    // A trigger or a rule of the table that cannot be compiled: what it refers to is not there.
    case .SQLITE_ERROR: return .refused(rule: .trigger(words), column: nil, table: table)
    default: return nil
    }
  }

  /// The columns that the change is about; the others were sent along as they were seen.
  private var changed: [String] {
    cells.filter { !$0.seen.matches($0.new) }.map(\.column)
  }

  /// A refusal at the first column whose `table.column` the words name: one that was changed, or
  /// any, for a trigger may have written to another table. Names may have dots and commas in them,
  /// so that known names are looked for and the words never taken apart.
  private func located(
    _ rule: StoreError.Rule, in words: String, _ catalog: Catalog?
  ) -> StoreError {
    let others = catalog?.tables.map { ($0.schema.name, $0.columns) } ?? []
    for (table, columns) in [(table, changed)] + others {
      if let column = columns.first(where: { Change.names("\(table).\($0)", in: words) }) {
        return .refused(rule: rule, column: column, table: table)
      }
    }
    return deduced(rule, changed)
  }

  private func deduced(_ rule: StoreError.Rule, _ columns: [String]) -> StoreError {
    .refused(rule: rule, column: columns.count == 1 ? columns.first : nil, table: table)
  }

  private static func names(_ name: String, in words: String) -> Bool {
    words.ranges(of: name).contains { place in
      let isEnd = place.upperBound == words.endIndex || words[place.upperBound] == ","
      return isEnd && words[..<place.lowerBound].last == " "
    }
  }

  private static func afterColon(_ words: String) -> String {
    words.firstRange(of: ": ").map { String(words[$0.upperBound...]) } ?? words
  }
}
