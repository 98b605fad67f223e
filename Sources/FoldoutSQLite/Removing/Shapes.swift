import FoldoutForms
import FoldoutRecords
import GRDB

/// The tables of a file as removals need them: who refers to whom, and what triggers may do.
struct Shapes: Sendable {
  /// The tables that keep rows, by their names.
  let tables: [FoldedName: TableShape]
  /// The foreign keys, by the table that they refer to.
  let referrers: [FoldedName: [Referrer]]
  /// True where any trigger is in the file.
  let hasTriggers: Bool
  /// The tables whose changes set off triggers.
  let triggering: Set<FoldedName>
  /// The tables where rows may go unseen.
  let unseen: UnseenWrites

  /// Reads the tables of the transaction under way.
  init(reading db: Database) throws {
    let found = try Query(
      """
      SELECT l.name, wr, s.sql LIKE '%AUTOINCREMENT%',
        s.sql LIKE '%REPLACE%'
      FROM pragma_table_list AS l JOIN sqlite_schema AS s ON s.type = 'table' AND s.name = l.name
      WHERE l.schema = 'main' AND l.type = 'table'
      """, in: db
    ).rows { row in
      (
        name: row.string(0) ?? "", hasNoRowid: row.integer(1) != 0,
        countsOn: row.integer(2) != 0, isReplacing: row.integer(3) != 0
      )
    }
    var tables: [FoldedName: TableShape] = [:]
    for table in found where !table.name.lowercased().hasPrefix("sqlite_") {
      var shape = try TableShape(reading: table.name, hasNoRowid: table.hasNoRowid, in: db)
      shape.countsOn = table.countsOn && shape.rowidColumn != nil
      tables[shape.folded] = shape
    }
    var referrers: [FoldedName: [Referrer]] = [:]
    for table in tables.values.sorted(by: { $0.name < $1.name }) {
      for (target, referrer) in try table.referrers(among: tables, in: db) {
        referrers[FoldedName(target), default: []].append(referrer)
      }
    }
    let triggers = try Query(
      "SELECT sql, tbl_name FROM sqlite_schema WHERE type = 'trigger'", in: db
    ).rows { (sql: $0.string(0) ?? "", table: FoldedName($0.string(1) ?? "")) }
    self.tables = tables
    self.referrers = referrers
    hasTriggers = !triggers.isEmpty
    triggering = Set(triggers.map(\.table))
    unseen = UnseenWrites(
      triggers.map(\.sql), tables,
      replacing: Set(found.filter(\.isReplacing).map { FoldedName($0.name) }))
  }

  /// The table of a name.
  subscript(name: String) -> TableShape? { tables[FoldedName(name)] }

  /// The foreign keys that refer to a table.
  func referrers(of name: String) -> [Referrer] { referrers[FoldedName(name)] ?? [] }
}

extension TableShape {
  fileprivate init(reading name: String, hasNoRowid: Bool, in db: Database) throws {
    let found = try Query(
      "SELECT name, pk, hidden, type FROM pragma_table_xinfo(?, 'main') WHERE hidden <> 1", in: db
    ).rows([.text(name)]) { row in
      (
        name: row.string(0) ?? "", position: row.integer(1), isGenerated: row.integer(2) >= 2,
        type: row.string(3) ?? ""
      )
    }
    self.name = name
    self.hasNoRowid = hasNoRowid
    columns = found.map(\.name)
    generated = Set(found.indices.filter { found[$0].isGenerated })
    key = found.filter { $0.position > 0 }.sorted { $0.position < $1.position }.map(\.name)
    let hasKeyIndex = try Query(
      "SELECT 1 FROM pragma_index_list(?, 'main') WHERE origin = 'pk'", in: db
    ).hasRows([.text(name)])
    let taken = Set(columns.map { FoldedName($0) })
    rowid = hasNoRowid ? nil : TableShape.rowids.first { !taken.contains(FoldedName($0)) }
    rowidColumn = !hasNoRowid && key.count == 1 && !hasKeyIndex ? key.first : nil
  }

  /// The foreign keys of the table whose columns are there, each with the table it refers to.
  fileprivate func referrers(
    among tables: [FoldedName: TableShape], in db: Database
  ) throws -> [(target: String, Referrer)] {
    let parts = try Query(
      """
      SELECT id, "table", "from", "to", on_delete FROM pragma_foreign_key_list(?, 'main')
      ORDER BY id, seq
      """, in: db
    ).rows([.text(name)]) { row in
      (
        id: row.integer(0), table: row.string(1) ?? "", from: row.string(2) ?? "",
        to: row.string(3), rule: ForeignKeyRule(row.string(4) ?? "")
      )
    }
    let prefixes = try indexedPrefixes(in: db)
    return Dictionary(grouping: parts, by: \.id).sorted { $0.key < $1.key }.compactMap { _, parts in
      guard let first = parts.first, let target = tables[FoldedName(first.table)] else {
        return nil
      }
      let named = parts.compactMap(\.to)
      let targets = named.count == parts.count ? named : target.key
      let columns = parts.map(\.from)
      guard targets.count == columns.count, target.columnIndices(of: targets) != nil,
        columnIndices(of: columns) != nil
      else { return nil }
      let wanted = Set(columns.map { FoldedName($0) })
      return (
        target.name,
        Referrer(
          child: name, columns: columns, targets: targets, rule: first.rule,
          isIndexed: prefixes.contains { Set($0.prefix(wanted.count)) == wanted })
      )
    }
  }

  /// The columns that find rows: those of each index, those of the key, and the rowid's.
  private func indexedPrefixes(in db: Database) throws -> [[FoldedName]] {
    let names = try Query(
      "SELECT name FROM pragma_index_list(?, 'main') WHERE NOT partial", in: db
    ).rows([.text(name)]) { $0.string(0) ?? "" }
    let indices = try names.map { index in
      try Query(
        "SELECT name FROM pragma_index_xinfo(?, 'main') WHERE key ORDER BY seqno", in: db
      ).rows([.text(index)]) { FoldedName($0.string(0) ?? "") }
    }
    return indices + [(rowidColumn.map { [$0] } ?? (hasNoRowid ? key : [])).map { FoldedName($0) }]
  }
}

extension ForeignKeyRule {
  /// The rule by its words in the catalog.
  fileprivate init(_ words: String) {
    self =
      switch words.uppercased() {
      case "CASCADE": .cascade
      case "SET NULL": .setNull
      case "SET DEFAULT": .setDefault
      case "RESTRICT": .restrict
      default: .noAction
      }
  }
}
