public import FoldoutWords

/// The reason why a store could not answer, as facts.
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

extension StoreError {
  /// The error and its remedy in English, for the terminal and for logs.
  public var sentence: String { sentence(in: .english) }

  /// The error and its remedy, for a person to read.
  ///
  /// Each sentence has the location, the problem, the reason and the next step, and says that
  /// nothing was changed if the error concerns a change and that is certain. A snapshot test
  /// contains all sentences in every language.
  public func sentence(in words: Words) -> String {
    let language = words
    let words = words.store
    switch self {
    case .unknownTable(let table): return words.unknownTable(["table": table])
    case .unknownColumn(let column, let table):
      return words.unknownColumn(["column": column, "table": table])
    case .unavailable(let table, let detail):
      return words.unavailable(["table": table, "reason": StoreError.clause(detail)])
    case .malformedKey(let table, let expected, let found):
      return words.malformedKey(
        ["table": table, "found": "\(found)"], own: ["expected": words.values(expected)])
    case .readOnly(let table): return words.readOnly(["table": table])
    case .readOnlyColumn(let column, let table):
      return words.readOnlyColumn(["column": column, "table": table])
    case .repeatedColumn(let column, let table):
      return words.repeatedColumn(["column": column, "table": table])
    case .refused(.trigger(let reason), nil, let table):
      return words.tableRefusal(["table": table, "reason": StoreError.clause(reason)])
    case .refused(let rule, let column, let table):
      let columns = rule.columns.isEmpty ? [column].compactMap(\.self) : rule.columns
      let cell =
        columns.isEmpty
        ? words.someCell(["table": table])
        : words.cell(["column": columns.joined(separator: " + "), "table": table])
      return rule.sentence(at: cell, in: language)
    case .lostByTrigger(let table): return words.lostByTrigger(["table": table])
    case .ignoredByTrigger(let table): return words.ignoredByTrigger(["table": table])
    case .referredTo(let table, let other?):
      return words.referredTo(["table": table, "other": other])
    case .referredTo(let table, nil): return words.referredToSomewhere(["table": table])
    case .keptByTrigger(let table): return words.keptByTrigger(["table": table])
    case .changeTooSlow(let table, let seconds):
      return words.changeTooSlow(["table": table, "seconds": "\(seconds)"])
    case .removesTooMany(let table, let maxCount):
      return words.removesTooMany(["table": table, "count": "\(maxCount)"])
    case .removalTooSlow(let table, let seconds, let found):
      return words.removalTooSlow(
        ["table": table, "seconds": "\(seconds)", "count": "\(found)"])
    case .restoreTooSlow(let table, let seconds):
      return words.restoreTooSlow(["table": table, "seconds": "\(seconds)"])
    case .busy(let path): return words.busy(["file": StoreError.name(path)])
    case .full(let path): return words.full(["file": StoreError.name(path)])
    case .missing(let path): return words.missing(["path": path])
    case .removed(let path): return words.removed(["file": StoreError.name(path)])
    case .replaced(let path):
      let file = StoreError.name(path)
      return words.replaced(["file": file, "log": "\(file)-wal"])
    case .displaced(let path): return words.displaced(["file": StoreError.name(path)])
    case .lostLog(let path):
      let file = StoreError.name(path)
      return words.lostLog(["file": file, "log": "\(file)-wal"])
    case .folder(let path): return words.folder(["path": path])
    case .unreadable(let path): return words.unreadable(["path": path])
    case .unreadableLog(let path):
      return words.unreadableLog(["path": path, "log": "\(StoreError.name(path))-wal"])
    case .empty(let path): return words.empty(["path": path])
    case .notADatabase(let path): return words.notADatabase(["path": path])
    case .unreadDisk(let path): return words.unreadDisk(["file": StoreError.name(path)])
    case .damaged(let path, let detail):
      return words.damaged(["path": path, "reason": StoreError.clause(detail)])
    case .unfinished(let path): return words.unfinished(["path": path])
    case .closed: return words.closed([:])
    case .failed(let detail): return words.failed(["reason": StoreError.clause(detail)])
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// A condition in one line, cut if it is too long for a sentence.
  fileprivate static func line(_ rule: String) -> String {
    let line = rule.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > maxRuleLength ? line.prefix(maxRuleLength - 1) + "…" : line
  }

  private static let maxRuleLength = 160

  /// Removes the final full stop of a text that becomes part of a sentence.
  fileprivate static func clause(_ words: String) -> String {
    words.last == "." ? String(words.dropLast()) : words
  }
}

extension StoreError.Rule {
  /// The columns that break the rule together; empty if it is about one.
  fileprivate var columns: [String] {
    switch self {
    case .uniqueTogether(let columns): columns
    case .foreignKey(_, let columns): columns
    case .notNull, .unique, .check, .stillReferredTo, .type, .inexact, .becomesNumber,
      .linkedSecret, .trigger:
      []
    }
  }

  /// The rule that a cell breaks, in words.
  fileprivate func sentence(at cell: String, in language: Words) -> String {
    let own = ["cell": cell]
    let words = language.store
    return switch self {
    case .notNull: words.notNull([:], own: own)
    case .unique: words.unique([:], own: own)
    case .uniqueTogether: words.uniqueTogether([:], own: own)
    case .check(_, let allowed?):
      words.checkAllowing(
        [:], own: own.merging(["allowed": allowed.text(in: language)]) { $1 })
    case .check(let rule, nil): words.check(["rule": StoreError.line(rule)], own: own)
    case .foreignKey(let other?, _): words.foreignKey(["other": other], own: own)
    case .foreignKey(nil, _): words.brokenLink([:], own: own)
    case .stillReferredTo: words.stillReferredTo([:], own: own)
    case .type: words.type([:], own: own)
    case .inexact(let number, let kept):
      words.inexact(["number": number, "kept": kept], own: own)
    case .becomesNumber(let text, let kept, let declaredType):
      words.becomesNumber(["text": text, "kept": kept, "type": declaredType], own: own)
    case .linkedSecret: words.linkedSecret([:], own: own)
    case .trigger(let reason): words.trigger(["reason": StoreError.clause(reason)], own: own)
    }
  }
}

extension Words.Store {
  /// A number of values in words.
  fileprivate func values(_ count: Int) -> String {
    switch count {
    case 1: oneValue
    case 2: twoValues
    default: manyValues(["count": "\(count)"])
    }
  }
}
