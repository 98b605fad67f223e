import FoldoutForms
import FoldoutRecords
import GRDB

/// The tables of a file as removals need them: their foreign keys, and the writes of triggers.
struct Shapes: Sendable {
  /// The tables that store rows, by name.
  let tables: [FoldedName: TableShape]
  /// The foreign keys, by the table to which they refer.
  let referrers: [FoldedName: [Referrer]]
  /// True if the file has any trigger.
  let hasTriggers: Bool
  /// The tables with triggers.
  let triggering: Set<FoldedName>
  /// The tables from which triggers may remove rows that SQLite does not report.
  let unreported: UnreportedRemovals

  /// Reads the tables in the transaction under way. Pragma results in `pragmas` are reused.
  init(reading db: Database, knowing pragmas: SchemaPragmas = SchemaPragmas()) throws {
    var pragmas = pragmas
    let found = try Query(
      """
      SELECT l.name, wr, s.sql LIKE '%AUTOINCREMENT%',
        s.sql LIKE '%REPLACE%'
      FROM pragma_table_list AS l JOIN sqlite_schema AS s ON s.type = 'table' AND s.name = l.name
      WHERE l.schema = 'main' AND l.type = 'table'
      """, in: db
    ).rows { row in
      (
        name: try row.name(0), hasNoRowid: row.integer(1) != 0,
        isAutoincrement: row.integer(2) != 0, isReplacing: row.integer(3) != 0
      )
    }
    var tables: [FoldedName: TableShape] = [:]
    for table in found where !table.name.lowercased().hasPrefix("sqlite_") {
      var shape = try TableShape(
        reading: table.name, hasNoRowid: table.hasNoRowid, &pragmas, in: db)
      shape.isAutoincrement = table.isAutoincrement && shape.rowidColumn != nil
      tables[shape.folded] = shape
    }
    var referrers: [FoldedName: [Referrer]] = [:]
    for table in tables.values.sorted(by: { $0.name < $1.name }) {
      for (target, referrer) in try table.referrers(among: tables, &pragmas, in: db) {
        referrers[FoldedName(target), default: []].append(referrer)
      }
    }
    let triggers = try Query(
      "SELECT sql, tbl_name FROM sqlite_schema WHERE type = 'trigger'", in: db
    ).rows { (sql: try $0.name(0), table: FoldedName(try $0.name(1))) }
    self.tables = tables
    self.referrers = referrers
    hasTriggers = !triggers.isEmpty
    triggering = Set(triggers.map(\.table))
    unreported = UnreportedRemovals(
      triggers.map(\.sql), tables,
      replacing: Set(found.filter(\.isReplacing).map { FoldedName($0.name) }))
  }

  /// The table with a name.
  subscript(name: String) -> TableShape? { tables[FoldedName(name)] }

  /// Returns the foreign keys that refer to a table.
  func referrers(of name: String) -> [Referrer] { referrers[FoldedName(name)] ?? [] }
}

extension TableShape {
  fileprivate init(
    reading name: String, hasNoRowid: Bool, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws {
    let found = try pragmas.columns(of: name, in: db).filter { !$0.isHidden }
    self.name = name
    self.hasNoRowid = hasNoRowid
    columns = found.map(\.name)
    generated = Set(found.indices.filter { found[$0].isGenerated })
    key = try pragmas.key(of: name, in: db)
    let taken = Set(columns.map { FoldedName($0) })
    rowid = hasNoRowid ? nil : TableShape.rowids.first { !taken.contains(FoldedName($0)) }
    rowidColumn = hasNoRowid ? nil : try pragmas.rowidColumn(of: name, in: db)
  }

  /// Returns the foreign keys of the table whose columns exist, each with the table to which it
  /// refers.
  fileprivate func referrers(
    among tables: [FoldedName: TableShape], _ pragmas: inout SchemaPragmas, in db: Database
  ) throws -> [(target: String, Referrer)] {
    let keys = try pragmas.foreignKeys(of: name, in: db)
    let prefixes = indexedPrefixes(try pragmas.indices(of: name, in: db))
    return keys.compactMap { key in
      guard let target = tables[FoldedName(key.parent)] else { return nil }
      let named = key.targets.compactMap(\.self)
      let targets = named.count == key.targets.count ? named : target.key
      guard targets.count == key.columns.count, target.columnIndices(of: targets) != nil,
        columnIndices(of: key.columns) != nil
      else { return nil }
      let wanted = Set(key.columns.map { FoldedName($0) })
      return (
        target.name,
        Referrer(
          child: name, columns: key.columns, targets: targets, rule: key.rule,
          isIndexed: prefixes.contains { Set($0.prefix(wanted.count)) == wanted })
      )
    }
  }

  /// Returns the column lists that find rows: those of each index, and the key's or the
  /// rowid's.
  private func indexedPrefixes(_ indices: [CatalogIndex]) -> [[FoldedName]] {
    let found = indices.filter { !$0.isPartial }.map { index in
      index.ownTerms.map { FoldedName($0.column ?? "") }
    }
    return found + [(rowidColumn.map { [$0] } ?? (hasNoRowid ? key : [])).map { FoldedName($0) }]
  }
}
