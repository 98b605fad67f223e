import FoldoutForms
import FoldoutRecords
import GRDB

extension Catalog {
  /// Reads the catalog in the transaction under way. Tables with unchanged declarations are taken
  /// from `previous`, because a file may have thousands and usually only one was altered.
  ///
  /// `tablesWithNullKeys` are tables known to have rows with a NULL key, which reading does not
  /// always find. `secrets` take precedence over the columns' names. A table that cannot be read in
  /// time is listed with the reason.
  init(
    reading db: Database, version: Int, keeping previous: Catalog? = nil,
    tablesWithNullKeys: Set<String> = [], secrets: SecretColumns = SecretColumns(),
    within limits: WorkLimits = .usual, by time: WorkTime = WorkTime()
  ) throws {
    var budget = ExaminationBudget(limits: limits)
    // The pragmas below answer from the connection's cached schema. Only a statement on the file
    // itself detects that another program has altered a table.
    let entries = try SchemaEntries(reading: db)
    let found = try Query(
      """
      SELECT name, type, wr, strict FROM pragma_table_list
      WHERE schema = 'main' AND type IN ('table', 'view', 'virtual')
        AND lower(name) NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """, in: db
    ).rows { row in
      let name = try row.name(0)
      return TableTraits(
        name: name, type: try row.name(1), hasNoRowid: row.integer(2) != 0,
        isStrict: row.integer(3) != 0, entries: entries[name],
        hasNullKey: tablesWithNullKeys.contains(name))
    }
    var unchanged: [FoldedName: CatalogTable] = [:]
    for traits in found {
      guard let known = previous?[traits.name], known.isUnchanged(from: traits) else { continue }
      unchanged[FoldedName(traits.name)] = known
    }
    var pragmas =
      previous.map { SchemaPragmas($0.pragmas, about: Set(unchanged.keys)) } ?? SchemaPragmas()
    let links = try SecretLinks(of: entries.tables, &pragmas, requested: secrets, in: db)
    let relinked = previous.map { links.tables(differingFrom: $0.links) } ?? []
    var tables = try found.map { traits in
      let name = FoldedName(traits.name)
      if let known = unchanged[name], !relinked.contains(name) { return known }
      return try time.examining(&budget, at: traits.name, db) {
        try CatalogTable(reading: traits, secrets: links, &pragmas, in: db)
      } orElse: {
        CatalogTable(unreadable: traits, fault: $0)
      }
    }
    links.closeReferrers(in: &tables)
    self.init(
      version: version, tables: tables, tablesWithNullKeys: tablesWithNullKeys, links: links,
      pragmas: pragmas)
  }
}

/// The facts about a table that SQLite lists without its columns.
struct TableTraits {
  var name: String
  var kind: TableSchema.Kind
  var hasNoRowid: Bool
  var isStrict: Bool
  /// The declarations of a table and its indices; empty for a view.
  var entries: [SchemaEntries.Entry]
  /// The table's `CREATE` statement as stored; empty for a view.
  let sql: String
  /// True if a row with a NULL key was found.
  var hasNullKey: Bool

  init(
    name: String, type: String, hasNoRowid: Bool, isStrict: Bool,
    entries: [SchemaEntries.Entry], hasNullKey: Bool
  ) {
    self.entries = entries
    sql = entries.first { !$0.isIndex }?.sql ?? ""
    self.name = name
    self.hasNullKey = hasNullKey
    self.hasNoRowid = hasNoRowid
    self.isStrict = isStrict
    kind =
      switch type {
      case "view": .view
      case "virtual": .virtual(module: VirtualModule.name(in: sql))
      default: .table
      }
  }
}

extension CatalogTable {
  /// Reads a table. One whose columns SQLite cannot determine gets none, and a fault with the
  /// reason.
  ///
  /// A view may refer to a dropped table, or a virtual table to a module that this program lacks.
  /// Such a table must not keep the others from being listed.
  init(
    reading traits: TableTraits, secrets: SecretLinks, _ pragmas: inout SchemaPragmas,
    in db: Database
  ) throws {
    do {
      try self.init(traits, secrets, &pragmas, in: db)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      self.init(unreadable: traits, fault: error.message ?? "\(error.resultCode)")
    }
  }

  fileprivate init(unreadable traits: TableTraits, fault: String) {
    schema = TableSchema(
      name: traits.name, kind: traits.kind, key: .rowNumber, columns: [], isWritable: false,
      fault: fault)
    key = []
    rowid = nil
    isKeyRowid = false
    supportsBlobIO = false
    columnsWithoutConversion = []
  }

  private init(
    _ traits: TableTraits, _ secrets: SecretLinks, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws {
    let declared = try pragmas.columns(of: traits.name, in: db)
    let all = declared.filter { !$0.isHidden }
    let columns = all.withDistinctNames
    let names = columns.map(\.name)
    entries = traits.entries
    let indices = try pragmas.indices(of: traits.name, in: db)
    let references = (try pragmas.foreignKeys(of: traits.name, in: db)).references
    let keyColumns = columns.filter { $0.keyPosition > 0 }.sorted {
      $0.keyPosition < $1.keyPosition
    }
    let keyIndex = indices.first { $0.origin == .primaryKey }
    // A key of one column without an index is an alias of the rowid.
    isKeyRowid =
      keyColumns.count == 1 && keyIndex == nil && !traits.hasNoRowid && traits.kind == .table
    let uniques = Set(indices.filter(\.isUnique).compactMap(\.onlyColumn))
    // Includes generated columns that are not read because of their names.
    supportsBlobIO = traits.kind == .table && !declared.contains(where: \.isGenerated)
    // The rowid has no index, and is never NULL, whatever its declaration says.
    let rowidColumn = isKeyRowid ? keyColumns.first?.name : nil
    schema = TableSchema(
      name: traits.name, kind: traits.kind, key: .rowNumber,
      columns: columns.map { column in
        ColumnSchema(
          name: column.name, declaredType: column.type,
          isNotNull: column.isNotNull || column.name == rowidColumn,
          defaultText: column.defaultText,
          isUnique: uniques.contains(column.name) || column.name == rowidColumn,
          isGenerated: column.isGenerated, reference: references[column.name],
          isSecret: false)
      },
      isWritable: false)
    // An alias of the rowid is only a number of the row, and never a secret.
    for (index, name) in names.enumerated() where name != rowidColumn {
      schema.columns[index].secretBasis = secrets.basis(
        of: name, in: traits.name, exposesOtherTables: traits.kind != .table)
      schema.columns[index].isSecret = schema.columns[index].secretBasis != nil
    }
    schema.columnsLinkedToSecrets = Set(names.filter { secrets.isLinked($0, in: traits.name) })
    schema.isTargetOfSecrets = secrets.isReferred(traits.name)
    schema.uniqueIndexes = indices.filter(\.isUnique).map {
      UniqueIndex($0.uniqueTerms(traits, names))
    }
    key = []
    columnsWithoutConversion = Set(
      columns.filter { $0.hasNoConversion(isStrict: traits.isStrict) }.map(\.name))
    let taken = Set(columns.map { $0.name.lowercased() })
    rowid =
      traits.kind == .view || traits.hasNoRowid
      ? nil : ["rowid", "_rowid_", "oid"].first { !taken.contains($0) }
    if traits.kind == .table {
      let computed = ComputedColumns(
        traits.sql, computed: columns.filter(\.isGenerated).map(\.name), among: names)
      let found = TableDeclaration(traits.sql).constraints(of: names)
      for (index, name) in names.enumerated() {
        schema.columns[index].constraints = found[name] ?? .init()
        schema.columns[index].sources = computed.sources[name] ?? []
      }
    }
    for name in try TableExamination(table: self, db: db).switchesNamedLikeSecrets() {
      guard let index = names.firstIndex(of: name) else { continue }
      schema.columns[index].secretBasis = nil
      schema.columns[index].isSecret = false
    }
    if traits.kind == .table {
      for name in schema.computedFromSecrets where !secrets.declares(name, in: traits.name) {
        guard let index = names.firstIndex(of: name) else { continue }
        schema.columns[index].secretBasis = .computed
        schema.columns[index].isSecret = true
      }
    }
    let isUTF8 = try db.storesUTF8
    let parts = keyColumns.map { column in
      KeyPart(
        column, collation: keyIndex?.collations[column.name],
        hasNoConversion: columnsWithoutConversion.contains(column.name), isUTF8: isUTF8)
    }
    let isKeyRead = all.count { $0.keyPosition > 0 } == keyColumns.count
    let basis =
      isKeyRead
      ? try keyBasis(keyColumns, parts, keyIndex, of: traits, in: db) : .unreadColumn
    schema.keyBasis = basis
    if basis == .declared {
      schema.key = .columns(keyColumns.map(\.name))
      key = parts
    } else if let rowid {
      schema.key = .rowid
      key = [
        KeyPart(
          expression: rowid, selection: rowid, isNullable: false, conversion: .toNumbers)
      ]
    }
    schema.hasUnreadColumns = columns.count < all.count
    // Digests leave out columns that are not read, so a removal could not detect a change in them.
    schema.isWritable =
      schema.key != .rowNumber && traits.kind == .table && !schema.hasUnreadColumns
    schema.generatedKey = rowidColumn
    try findOrders(among: indices, in: db)
  }

  /// Returns the reason why rows are identified the way they are.
  private func keyBasis(
    _ columns: [CatalogColumn], _ parts: [KeyPart], _ index: CatalogIndex?,
    of traits: TableTraits, in db: Database
  ) throws -> TableSchema.KeyBasis {
    switch traits.kind {
    case .view: return .view
    case .virtual: return .module
    case .table: break
    }
    if columns.isEmpty { return rowid == nil ? .rowidTaken : .undeclared }
    // Keys appear in addresses, where secrets must not.
    if columns.contains(where: { schema.column($0.name)?.isSecret == true }) { return .secret }
    let collations = Set(index?.collations.values.map(\.self) ?? [])
    if try !collations.allSatisfy({ try CatalogTable.isKnown(collation: $0, in: db) }) {
      return .unknownCollation
    }
    let isMissing =
      try traits.hasNullKey || CatalogTable.hasRowWithNullKey(parts, of: source, in: db)
    return isMissing ? .missingInRows : .declared
  }

  /// True if the connection has the collation. SQLite's own list cannot tell, because it also
  /// contains collations that a table names but no program has registered.
  static func isKnown(collation: String, in db: Database) throws -> Bool {
    try readable {
      try Query("SELECT '' = '' COLLATE \(Identifier(collation))", in: db).hasRows()
    } ?? false
  }

  /// Returns the result of `read`; `nil` if the table's own declaration makes it fail.
  static func readable<T>(_ read: () throws -> T) throws -> T? {
    do {
      return try read()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      return nil
    }
  }

  /// True if a row has NULL in its key. Then only the rowid identifies rows, because SQLite allows
  /// any number of rows with a NULL key. Of a composite key only the first 10,000 rows are
  /// searched, because the index does not find NULL in its later columns.
  private static func hasRowWithNullKey(
    _ parts: [KeyPart], of source: String, in db: Database
  ) throws -> Bool {
    let nullable = parts.filter(\.isNullable).map(\.expression)
    guard !nullable.isEmpty else { return false }
    let rows = parts.count == 1 ? source : "(SELECT * FROM \(source) LIMIT 10000)"
    let condition = nullable.map { "\($0) IS NULL" }.joined(separator: " OR ")
    return try Query(
      "SELECT 1 FROM \(rows) WHERE \(condition) LIMIT 1", in: db, isKept: false
    ).hasRows()
  }
}

extension CatalogTable.KeyPart {
  fileprivate init(
    _ column: CatalogColumn, collation: String?, hasNoConversion: Bool, isUTF8: Bool
  ) {
    let isOfText = ColumnSchema(name: column.name, declaredType: column.type).isText
    let collated = collation.map { " COLLATE \(Identifier($0))" } ?? ""
    let name = Identifier(column.name)
    // `ltrim` returns the text as it is read in UTF-8.
    let isWhole = "\(name) COLLATE BINARY IS ltrim(\(name), '') OR typeof(\(name)) <> 'text'"
    self.init(
      expression: "\(name)\(collated)",
      selection: isUTF8 ? "\(name)" : "CASE WHEN \(isWhole) THEN \(name) END",
      // Without a collation it is the rowid, which is never NULL.
      isNullable: !column.isNotNull && collation != nil,
      conversion: hasNoConversion ? .none : isOfText ? .toText : .toNumbers)
  }
}
