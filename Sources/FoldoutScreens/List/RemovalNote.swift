package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// A fact to know before a record is removed.
package struct RemovalNote: Equatable, Sendable {
  /// The sentence, or the number of records that refer to the record.
  package var sentence: String
  /// The consequence for them; `nil` if there is none.
  package var consequence: String?
  /// The rows that it counts; `nil` if no list can be filtered for them.
  package var rows: FilteredTable?

  package init(_ sentence: String, consequence: String? = nil, rows: FilteredTable? = nil) {
    self.sentence = sentence
    self.consequence = consequence
    self.rows = rows
  }

  /// The whole note in words.
  package var text: String { [sentence, consequence].compactMap(\.self).joined(separator: " ") }
}

/// The rows of a table that a filter chooses.
package struct FilteredTable: Equatable, Sendable {
  package let table: String
  package let filter: RowFilter

  package init(_ table: String, _ filter: RowFilter) {
    self.table = table
    self.filter = filter
  }
}

extension RemovalPreview {
  /// A note for each table that refers to the record or to those removed along with it: its name,
  /// the number of references, and their treatment. `rows` returns the filter that lists them;
  /// `nil` if there is none.
  package func notes(
    in environment: FormEnvironment, listing rows: (Dependents) -> FilteredTable? = { _ in nil }
  ) -> [RemovalNote] {
    (dependents + further).map { $0.note(in: environment, rows($0)) }
  }
}

extension Dependents {
  /// The number of references, and the consequence of removing the record.
  fileprivate func note(in environment: FormEnvironment, _ rows: FilteredTable?) -> RemovalNote {
    let number = number(in: environment)
    guard count > 0 else { return RemovalNote(number, rows: rows) }
    let words = environment.words.rows
    return RemovalNote(
      number, consequence: isOne ? rule.consequenceForOne(words) : rule.consequence(words),
      rows: rows)
  }

  /// True if exactly one record refers to the record.
  private var isOne: Bool { count == 1 && !hasMore }

  /// The number of references, and the name of their table.
  func number(in environment: FormEnvironment) -> String {
    let words = environment.words.rows
    let table = ColumnLabel.text(for: self.table)
    guard count > 0 else { return words.referencesUnknown(["table": table]) }
    if isOne { return words.reference(["table": table]) }
    let values = ["table": table, "count": environment.grouped(count)]
    return hasMore ? words.referencesAtLeast(values) : words.references(values)
  }
}

extension ForeignKeyRule {
  fileprivate func consequence(_ words: Words.Rows) -> String {
    switch self {
    case .noAction, .restrict: words.refuses
    case .cascade: words.cascades
    case .setNull: words.empties
    case .setDefault: words.defaults
    }
  }

  fileprivate func consequenceForOne(_ words: Words.Rows) -> String {
    switch self {
    case .noAction, .restrict: words.refusesOne
    case .cascade: words.cascadesOne
    case .setNull: words.emptiesOne
    case .setDefault: words.defaultsOne
    }
  }
}

extension RemovalSize {
  /// The sentence on why the removal cannot be undone.
  package func sentence(in environment: FormEnvironment) -> String {
    let words = environment.words.rows
    return switch reason {
    case .bytes: words.tooLarge(["count": environment.grouped(rows)])
    case .triggers: words.untraceable
    case .rules: words.unrestorable
    }
  }
}

extension RemovalPreview {
  /// The sentence on why Undo of an add cannot remove the record: it gives the number of references
  /// from each table. `nil` if no reference prevents it.
  package func reasonToKeep(in environment: FormEnvironment) -> String? {
    let others = dependents.filter(\.preventsUndo)
    guard !others.isEmpty else { return nil }
    let words = environment.words.adding
    let reason = isReferredTo ? words.referredTo : words.maybeReferredTo
    return ([reason] + others.map { $0.number(in: environment) }).joined(separator: " ")
  }

  /// True if at least one record was found that refers to this one.
  package var isReferredTo: Bool { dependents.contains { $0.count > 0 } }
}

extension Dependents {
  /// True if records of the table refer to the record, or if their number is unknown and the
  /// removal would change them.
  fileprivate var preventsUndo: Bool {
    guard count == 0 else { return true }
    return switch rule {
    case .cascade, .setNull, .setDefault: true
    case .noAction, .restrict: false
    }
  }
}
