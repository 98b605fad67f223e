import FoldoutForms
import FoldoutRecords
import GRDB

extension Change {
  /// The rule that an error of writing stands for; `nil` where it is no rule but a mishap.
  func refusal(_ error: DatabaseError, in catalog: Catalog?) -> StoreError? {
    // The others were sent along as they were seen.
    let changed = cells.filter { !$0.original.matches($0.new) }.map(\.column)
    return StoreError(refusing: error, table: table, columns: changed, in: catalog)
  }
}

extension StoreError {
  /// The rule that an error of writing some columns of a table stands for; `nil` where it is no
  /// rule but a mishap.
  ///
  /// SQLite says which kind by its code, and where only in words: `NOT NULL constraint failed:
  /// people.name`. Where it does not say the column and one was to be changed, it was that. Nothing
  /// refers to a record that is new.
  init?(
    refusing error: DatabaseError, table: String, columns: [String] = [], isNew: Bool = false,
    in catalog: Catalog?
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
      self = attempt.refused(byCheck: WriteAttempt.afterColon(words))
    case (.SQLITE_CONSTRAINT_FOREIGNKEY, _): self = attempt.refusedByReference(isNew: isNew)
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
