package import FoldoutForms
package import FoldoutRecords
package import FoldoutWords
import Foundation

extension StoreError {
  /// The error with names as the page shows them: the page's title in place of the table's name,
  /// and labels in place of the names of columns that have one.
  ///
  /// An error about another table keeps that table's names, because the page has no titles for
  /// them.
  package func labelled(
    _ title: String, for table: String, column label: (String) -> String? = { _ in nil }
  ) -> StoreError {
    func name(_ tableName: String) -> String { tableName == table ? title : tableName }
    func name(_ column: String, of tableName: String) -> String {
      tableName == table ? label(column) ?? column : column
    }
    switch self {
    case .unknownColumn(let column, let table):
      return .unknownColumn(name(column, of: table), table: name(table))
    case .unavailable(let table, let detail):
      return .unavailable(table: name(table), detail: detail)
    case .malformedKey(let table, let expected, let found):
      return .malformedKey(table: name(table), expected: expected, found: found)
    case .readOnly(let table): return .readOnly(table: name(table))
    case .readOnlyColumn(let column, let table):
      return .readOnlyColumn(name(column, of: table), table: name(table))
    case .repeatedColumn(let column, let table):
      return .repeatedColumn(name(column, of: table), table: name(table))
    case .refused(let rule, let column, let table):
      return .refused(
        rule: rule.naming(name, name, of: table), column: column.map { name($0, of: table) },
        table: name(table))
    case .lostByTrigger(let table): return .lostByTrigger(table: name(table))
    case .ignoredByTrigger(let table): return .ignoredByTrigger(table: name(table))
    case .referredTo(let table, let other):
      return .referredTo(table: name(table), by: other.map(name))
    case .keptByTrigger(let table): return .keptByTrigger(table: name(table))
    case .changeTooSlow(let table, let seconds):
      return .changeTooSlow(table: name(table), seconds: seconds)
    case .removesTooMany(let table, let maxCount):
      return .removesTooMany(table: name(table), maxCount: maxCount)
    case .removalTooSlow(let table, let seconds, let found):
      return .removalTooSlow(table: name(table), seconds: seconds, found: found)
    case .restoreTooSlow(let table, let seconds):
      return .restoreTooSlow(table: name(table), seconds: seconds)
    // An unknown table has no title, so its name stays as it was asked for. The others name no
    // table.
    case .unknownTable, .busy, .full, .missing, .removed, .replaced, .displaced, .lostLog,
      .folder, .unreadable, .unreadableLog, .empty, .notADatabase, .unreadDisk, .damaged,
      .unfinished, .closed, .failed:
      return self
    }
  }
}

extension StoreError {
  /// The error with its numbers and dates written as the page writes them.
  package func written(in environment: FormEnvironment) -> StoreError {
    guard case .refused(let rule, let column, let table) = self else { return self }
    func text(_ number: String) -> String {
      guard let decimal = Decimal(string: number), "\(decimal)" == number else { return number }
      return environment.text(of: decimal)
    }
    func date(_ text: String) -> String {
      guard let stored = StoredDate(text) else { return text }
      if stored.form == .day { return environment.text(of: stored.value.date) }
      let zone = stored.form.zone.map { " \($0.name)" } ?? ""
      return environment.text(of: stored.value) + zone
    }
    switch rule {
    case .inexact(let number, let kept):
      return .refused(
        rule: .inexact(text(number), kept: text(kept)), column: column, table: table)
    case .check(let rule, let allowed?):
      return .refused(
        rule: .check(rule, allowed: allowed.writing(numbers: text, dates: date)), column: column,
        table: table)
    // The digits matter as they would be stored.
    case .notNull, .unique, .uniqueTogether, .check(_, nil), .foreignKey, .stillReferredTo, .type,
      .becomesNumber, .linkedSecret, .trigger:
      return self
    }
  }
}

extension StoreError {
  /// The error with the names of a record's form for tables and columns, and with dates in place of
  /// numbers that stand for moments.
  func labelled(in record: ShownRecord) -> StoreError {
    dated(in: record).labelled(record.target.title, for: record.target.table) {
      record.field(FieldID($0))?.label
    }
  }

  private func dated(in record: ShownRecord) -> StoreError {
    guard case .refused(.check(let text, let allowed?), let column?, let table) = self,
      table == record.target.table, let field = record.field(FieldID(column)),
      field.kind.dateMode != nil
    else { return self }
    let dated = allowed.dating { number in
      let value = Int64(number).map { StoredValue.integer($0) } ?? Double(number).map { .real($0) }
      return value.flatMap { record.with($0, in: column).displayText(field) }
    }
    return .refused(rule: .check(text, allowed: dated), column: column, table: table)
  }
}

extension StoreError.Rule {
  /// The rule of a table with other names for tables and columns.
  fileprivate func naming(
    _ table: (String) -> String, _ column: (String, String) -> String, of own: String
  ) -> StoreError.Rule {
    switch self {
    case .foreignKey(let other, let columns):
      .foreignKey(to: other.map(table), columns: columns.map { column($0, own) })
    case .uniqueTogether(let columns): .uniqueTogether(columns.map { column($0, own) })
    case .notNull, .unique, .check, .stillReferredTo, .type, .inexact, .becomesNumber,
      .linkedSecret, .trigger:
      self
    }
  }
}

extension Error {
  /// The error in words, for a sentence about a failure: a store's error in the reader's language,
  /// any other as it describes itself.
  package func reason(in words: Words) -> String {
    (self as? StoreError)?.sentence(in: words) ?? "\(self)"
  }
}
