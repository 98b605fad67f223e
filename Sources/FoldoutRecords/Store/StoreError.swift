/// The reason why a store could not answer, as facts; `StoreError+Sentence.swift` has the
/// sentences.
public enum StoreError: Error, Hashable, Sendable {
  /// A rule of the store that a new value breaks.
  public enum Rule: Hashable, Sendable {
    /// The column must have a value.
    case notNull
    /// Another record already has the value.
    case unique
    /// Another record already has the values of these columns, which are unique together.
    case uniqueTogether([String])
    /// A CHECK constraint fails: its condition, or its name if nothing else is known, and the
    /// values that it allows if it is understood.
    case check(String, allowed: AllowedValues? = nil)
    /// The value refers to no record of the table, or the values of these columns, which refer
    /// together. The table is `nil` if a trigger breaks a reference, of any record.
    case foreignKey(to: String?, columns: [String] = [])
    /// Other records refer to the value that would be changed.
    case stillReferredTo
    /// The column's declared type does not accept the value.
    case type
    /// The column's declared type would store a different number.
    case inexact(String, kept: String)
    /// The column holds texts, and its declared type would make a number of this one.
    case becomesNumber(String, kept: String, declaredType: String)
    /// The value is a secret that refers or is referred to, or a secret refers to it. An answer
    /// that depended on the value would reveal which secrets exist.
    case linkedSecret
    /// A trigger refuses the value, with its own message.
    case trigger(String)
  }

  /// There is no table with this name.
  case unknownTable(String)
  /// The table has no column with this name.
  case unknownColumn(String, table: String)
  /// The database cannot use the table, with its own message: a view refers to something missing,
  /// or the module of a virtual table is missing.
  case unavailable(table: String, detail: String)
  /// The key has a different number of parts from the table's.
  case malformedKey(table: String, expected: Int, found: Int)
  /// The table, or the whole store, cannot be written.
  case readOnly(table: String)
  /// The store computes the column's values, so that they cannot be written.
  case readOnlyColumn(String, table: String)
  /// A change names the column twice.
  case repeatedColumn(String, table: String)
  /// A rule of the store refuses the change. The column is `nil` if the store does not report it
  /// and more than one would be changed. Both can be those of another table that a trigger writes
  /// to.
  case refused(rule: Rule, column: String?, table: String)
  /// The record could not be found after it was written, because a trigger removed it or changed
  /// its key. The change was rolled back.
  case lostByTrigger(table: String)
  /// A trigger kept the record as it was, by `RAISE(IGNORE)`. What the trigger had written by then
  /// was rolled back.
  case ignoredByTrigger(table: String)
  /// Records of the other table refer to the record, and their foreign key refuses the removal.
  case referredTo(table: String, by: String?)
  /// A trigger kept the record that should be removed.
  case keptByTrigger(table: String)
  /// Writing to the table took longer than `seconds`, and was rolled back.
  case changeTooSlow(table: String, seconds: Int)
  /// The removal would remove or change more than `maxCount` other records.
  case removesTooMany(table: String, maxCount: Int)
  /// The removal took longer than `seconds`, and until then found `found` other records that it
  /// would remove or change.
  case removalTooSlow(table: String, seconds: Int, found: Int)
  /// Restoring a removal took longer than `seconds`.
  case restoreTooSlow(table: String, seconds: Int)
  /// Another program locks the file for longer than the store waits.
  case busy(path: String)
  /// The disk is full.
  case full(path: String)
  /// The file does not exist.
  case missing(path: String)
  /// The open file was removed or moved away.
  case removed(path: String)
  /// Another file has replaced the open one, whose write-ahead log still exists and would be
  /// applied to it.
  case replaced(path: String)
  /// The file was removed or replaced while a change was made. If the change was stored, it is in a
  /// file that no longer has this path.
  case displaced(path: String)
  /// Another program removed or replaced the write-ahead log of the open file. Changes that were
  /// only in it are lost; the request itself changed nothing.
  case lostLog(path: String)
  /// The path names a folder, not a file.
  case folder(path: String)
  /// The operating system refuses to read the file.
  case unreadable(path: String)
  /// The latest changes are in a write-ahead log whose index is missing, in a folder where it
  /// cannot be created.
  case unreadableLog(path: String)
  /// The file has no bytes.
  case empty(path: String)
  /// The file is not an SQLite database, or it is encrypted; its bytes do not show which.
  case notADatabase(path: String)
  /// The disk reported an error when the file was read.
  case unreadDisk(path: String)
  /// The database is damaged, with the store's own message.
  case damaged(path: String, detail: String)
  /// A program stopped in the middle of a change, which can be rolled back only by opening the file
  /// for writing.
  case unfinished(path: String)
  /// The file is closed, because the program is about to end.
  case closed
  /// Any other error, with the store's own message.
  case failed(detail: String)
}
