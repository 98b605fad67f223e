/// Why a store could not answer, as facts; `StoreError+Sentence.swift` has the words.
public enum StoreError: Error, Hashable, Sendable {
  /// A rule of the store's own that a new value breaks.
  public enum Rule: Hashable, Sendable {
    /// The column must have a value.
    case notNull
    /// Another record has the value already.
    case unique
    /// A check of the table's declaration fails: its condition, or its name where that is all that
    /// is known, and the values that it allows where it is understood.
    case check(String, allowed: AllowedValues? = nil)
    /// No record of the table stands behind the reference; `nil` where the store does not say which
    /// table, or whether a record refers to the changed one instead.
    case foreignKey(to: String?)
    /// Other records refer to the value that was to be changed.
    case stillReferredTo
    /// The column's declared type does not take the value.
    case type
    /// The column's declared type would make another number of this one.
    case inexact(String, kept: String)
    /// The value is a secret that refers or is referred to, or what such a secret refers to: an
    /// answer that depended on it would tell which secrets there are.
    case linkedSecret
    /// A trigger refuses, in its own words.
    case trigger(String)
  }

  /// There is no table of that name.
  case unknownTable(String)
  /// The table has no column of that name.
  case unknownColumn(String, table: String)
  /// The database cannot do with the table what was asked, in its own words: a view refers to what
  /// is not there, or the module of a virtual table is not.
  case unavailable(table: String, detail: String)
  /// The key has another number of parts than the table's.
  case malformedKey(table: String, expected: Int, found: Int)
  /// The table, or the whole store, cannot be written.
  case readOnly(table: String)
  /// The store computes the column's values, so that none can be written.
  case readOnlyColumn(String, table: String)
  /// A change names the column twice.
  case repeatedColumn(String, table: String)
  /// A rule of the store refuses the change. The column is `nil` where the store does not say it
  /// and more than one was to be changed; it can be another table's, which a trigger writes to.
  case refused(rule: Rule, column: String?, table: String)
  /// The record could not be found again after it was written: a trigger removed it, or gave it
  /// another key. The change was taken back.
  case lostByTrigger(table: String)
  /// Records of the other table refer to the record, and their foreign key refuses the removal.
  case referredTo(table: String, by: String?)
  /// A trigger has kept the record that was to be removed.
  case keptByTrigger(table: String)
  /// Writing to the table was given up after so many seconds, and taken back.
  case changeTooSlow(table: String, seconds: Int)
  /// The removal would remove or change more than so many other records.
  case removesTooMany(table: String, maxCount: Int)
  /// The removal was given up after so many seconds, when it had found so many other records that
  /// it would remove or change.
  case removalTooSlow(table: String, seconds: Int, found: Int)
  /// Bringing back what a removal took was given up after so many seconds.
  case restoreTooSlow(table: String, seconds: Int)
  /// Another program holds the file longer than is worth waiting for.
  case busy(path: String)
  /// There is no room to write.
  case full(path: String)
  /// There is no file.
  case missing(path: String)
  /// The file that was open has no name any more: it was removed, or moved away.
  case removed(path: String)
  /// Another file has taken the place of the one that was open, whose write-ahead log is still
  /// there and would be played into it.
  case replaced(path: String)
  /// The file was removed or replaced in the moment in which a change was made: if that was stored,
  /// it is in a file that has not this name any more.
  case displaced(path: String)
  /// The path names a folder, not a file.
  case folder(path: String)
  /// The operating system refuses to read the file.
  case unreadable(path: String)
  /// The latest changes of the file are in a write-ahead log whose index is missing, in a folder
  /// where none can be made.
  case unreadableLog(path: String)
  /// The file has no bytes at all.
  case empty(path: String)
  /// The file is no SQLite database, or is encrypted: its bytes cannot tell which.
  case notADatabase(path: String)
  /// The file is a database with damage, in the store's own words.
  case damaged(path: String, detail: String)
  /// A program stopped in the middle of a change, which only opening for writing can take back.
  case unfinished(path: String)
  /// The file has been closed, because the program is about to end.
  case closed
  /// Anything else, in the store's own words.
  case failed(detail: String)
}
