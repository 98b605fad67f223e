public import FoldoutWords

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
