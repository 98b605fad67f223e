import FoldoutRecords

/// A statement in a trigger that may remove rows without SQLite reporting them.
struct TriggerWrite: Hashable {
  /// The kind of a statement.
  enum Kind: Hashable {
    /// Removes rows; all at once if it has no condition.
    case deletion(isOfAll: Bool)
    /// Inserts a row, and replaces others with the same unique values.
    case replacement
    /// Inserts a row, with the table's own resolution of conflicts.
    case insertion
    /// Sets columns.
    case update(of: Set<FoldedName>)
  }

  /// The table that is written.
  var table: FoldedName
  var kind: Kind
}

extension TriggerWrite {
  /// Returns the writing statements in a trigger's declaration, rather too many than too few; `nil`
  /// if it cannot be parsed, so that the trigger may write anything.
  static func all(in sql: String) -> [TriggerWrite]? {
    guard let tokens = SQLToken.tokens(of: sql) else { return nil }
    var found: [TriggerWrite] = []
    var target: FoldedName?
    for (index, token) in tokens.enumerated() {
      let rest = tokens[(index + 1)...].prefix { $0 != .symbol(";") }
      if token.isWord("FROM"), index > 0, tokens[index - 1].isWord("DELETE"),
        let name = rest.first?.asName
      {
        found.append(
          TriggerWrite(
            table: FoldedName(name),
            kind: .deletion(isOfAll: !rest.contains { $0.isWord("WHERE") })))
      } else if token.isWord("INTO"), index > 0, let name = rest.first?.asName {
        let table = FoldedName(name)
        target = table
        let kind: Kind = tokens[index - 1].isWord("REPLACE") ? .replacement : .insertion
        found.append(TriggerWrite(table: table, kind: kind))
      } else if token.isWord("UPDATE"), let update = update(Array(rest), target) {
        found += update
      }
    }
    return found
  }

  /// Parses an `UPDATE t SET …`, also at the end of an `INSERT … ON CONFLICT DO UPDATE SET …` into
  /// `target`.
  private static func update(_ tokens: [SQLToken], _ target: FoldedName?) -> [TriggerWrite]? {
    guard let set = tokens.firstIndex(where: { $0.isWord("SET") }) else { return nil }
    let hasClause = tokens[0].isWord("OR") && set > 2
    let isReplacing = hasClause && tokens[1].isWord("REPLACE")
    let name = set == 0 ? target : tokens[hasClause ? 2 : 0].asName.map { FoldedName($0) }
    guard let table = name else { return nil }
    let rest = Array(tokens[(set + 1)...].prefix { !$0.isWord("WHERE") })
    let columns = rest.indices.filter { index in
      let next = index + 1 < rest.count ? rest[index + 1] : .symbol("")
      return ["=", ",", ")"].contains { next == .symbol($0) }
    }.compactMap { rest[$0].asName.map { FoldedName($0) } }
    let update = TriggerWrite(table: table, kind: .update(of: Set(columns)))
    return isReplacing ? [update, TriggerWrite(table: table, kind: .replacement)] : [update]
  }
}

/// The tables from which triggers may remove rows that SQLite does not report.
///
/// SQLite does not report rows of tables without rowids, rows that are removed all at once, or rows
/// that another one replaces. If a rowid changes, it reports only the new one.
struct UnreportedRemovals: Sendable {
  /// The tables whose rows must be counted before and after every removal.
  private(set) var counted: Set<FoldedName> = []
  /// The tables whose rows must be counted if some of them were written.
  private(set) var countedIfWritten: Set<FoldedName> = []
  /// True if a trigger may remove or replace rows of a table without rowids.
  private(set) var affectsTablesWithoutRowid = false

  /// Classifies the writes of triggers to some tables. `replacing` are the tables whose
  /// declarations may say `REPLACE`, which the actions of foreign keys ignore. A trigger that
  /// cannot be parsed counts as one that removes all rows of every table.
  init(
    _ triggers: [String], _ tables: [FoldedName: TableShape], replacing: Set<FoldedName>
  ) {
    let anything = tables.keys.map { TriggerWrite(table: $0, kind: .deletion(isOfAll: true)) }
    for write in Set(triggers.flatMap { TriggerWrite.all(in: $0) ?? anything }) {
      guard let table = tables[write.table] else { continue }
      let isReplacing = replacing.contains(write.table)
      switch write.kind {
      case .deletion(let isOfAll):
        if isOfAll || !table.isIdentifiedByRowid { note(table, always: true) }
      case .replacement: note(table)
      case .insertion: if isReplacing { note(table) }
      case .update(let columns):
        let names =
          table.isIdentifiedByRowid ? table.namesOfRowid : Set(table.key.map { FoldedName($0) })
        if isReplacing || !columns.isDisjoint(with: names) { note(table) }
      }
    }
  }

  private mutating func note(_ table: TableShape, always: Bool = false) {
    if !table.isIdentifiedByRowid { affectsTablesWithoutRowid = true }
    if always || !table.isIdentifiedByRowid {
      counted.insert(table.folded)
    } else {
      countedIfWritten.insert(table.folded)
    }
  }
}
