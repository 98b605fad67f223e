import FoldoutForms
import FoldoutRecords
import GRDB

extension Change {
  /// The rule that an error of writing stands for; `nil` where it is no rule but a mishap.
  func refusal(_ error: DatabaseError, in catalog: Catalog?) -> StoreError? {
    // The others were sent along as they were seen.
    let changed = cells.filter { !$0.seen.matches($0.new) }.map(\.column)
    return StoreError(refusing: error, table: table, columns: changed, in: catalog)
  }
}

extension StoreError {
  /// The rule that an error of writing some columns of a table stands for; `nil` where it is no
  /// rule but a mishap.
  ///
  /// SQLite says which kind by its code, and where only in words: `NOT NULL constraint failed:
  /// people.name`. Where it does not say the column and one was to be changed, it was that.
  init?(
    refusing error: DatabaseError, table: String, columns: [String] = [], in catalog: Catalog?
  ) {
    let words = error.message ?? ""
    let attempt = WriteAttempt(table: table, columns: columns, catalog: catalog)
    switch (error.extendedResultCode, error.resultCode) {
    case (.SQLITE_CONSTRAINT_NOTNULL, _): self = attempt.located(.notNull, in: words)
    case (.SQLITE_CONSTRAINT_UNIQUE, _), (.SQLITE_CONSTRAINT_PRIMARYKEY, _),
      (.SQLITE_CONSTRAINT_ROWID, _):
      self = attempt.located(.unique, in: words)
    case (.SQLITE_CONSTRAINT_DATATYPE, _), (.SQLITE_MISMATCH, _):
      self = attempt.located(.type, in: words)
    case (.SQLITE_CONSTRAINT_CHECK, _):
      self = attempt.deduced(.check(WriteAttempt.afterColon(words)), columns)
    case (.SQLITE_CONSTRAINT_FOREIGNKEY, _): self = attempt.deduced(.foreignKey, attempt.referring)
    case (.SQLITE_CONSTRAINT_TRIGGER, _):
      self = .refused(rule: .trigger(words), column: nil, table: table)
    // What cannot be opened while the file is, is the journal beside it: the folder is read-only.
    case (_, .SQLITE_READONLY), (_, .SQLITE_CANTOPEN): self = .readOnly(table: table)
    // A trigger or a rule of the table that cannot be compiled: what it refers to is not there.
    case (_, .SQLITE_ERROR): self = .refused(rule: .trigger(words), column: nil, table: table)
    default: return nil
    }
  }
}

/// Some columns of a table that were to be written.
private struct WriteAttempt {
  let table: String
  let columns: [String]
  let catalog: Catalog?

  /// The columns that refer to other records; all where none does.
  var referring: [String] {
    let schema = try? catalog?.table(table).schema
    let referring = columns.filter { schema?.column($0)?.reference != nil }
    return referring.isEmpty ? columns : referring
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
