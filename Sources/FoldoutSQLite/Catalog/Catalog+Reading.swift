import FoldoutForms
import FoldoutRecords
import GRDB

extension Catalog {
  /// Reads the catalog of the transaction under way, of which the tables that are declared as they
  /// were are taken from the one before: a file may have thousands, and other programs alter one.
  /// Rows without a key may stand where they are not looked for; tables that are known to have some
  /// are told. What a person says of secrets counts before the columns' names.
  ///
  /// A table that cannot be looked at within its time is there, and says so.
  init(
    reading db: Database, version: Int, keeping previous: Catalog? = nil,
    withoutKey: Set<String> = [], secrets: SecretColumns = SecretColumns(),
    within limits: WorkLimits = .usual, by time: WorkTime = WorkTime()
  ) throws {
    var look = TableLook(limits: limits)
    // The pragmas below answer from what the connection remembers. Only a statement about the file
    // itself makes it notice that another program has altered a table.
    let entries = try SchemaEntries(reading: db)
    let found = try Query(
      """
      SELECT name, type, wr, strict FROM pragma_table_list
      WHERE schema = 'main' AND type IN ('table', 'view', 'virtual')
        AND lower(name) NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """, in: db
    ).rows { row in
      let name = row.string(0) ?? ""
      return TableTraits(
        name: name, type: row.string(1) ?? "", hasNoRowid: row.integer(2) != 0,
        isStrict: row.integer(3) != 0, entries: entries[name],
        isWithoutKey: withoutKey.contains(name))
    }
    var still: [FoldedName: CatalogTable] = [:]
    for traits in found {
      guard let known = previous?[traits.name], known.isStill(traits) else { continue }
      still[FoldedName(traits.name)] = known
    }
    var pragmas =
      previous.map { SchemaPragmas($0.pragmas, about: Set(still.keys)) } ?? SchemaPragmas()
    let links = try SecretLinks(of: entries.tables, &pragmas, requested: secrets, in: db)
    let relinked = previous.map { links.tables(unlike: $0.links) } ?? []
    let tables = try found.map { traits in
      let name = FoldedName(traits.name)
      if let known = still[name], !relinked.contains(name) { return known }
      return try time.looking(&look, at: traits.name, db) {
        try CatalogTable(reading: traits, secrets: links, &pragmas, in: db)
      } orElse: {
        CatalogTable(unreadable: traits, fault: $0)
      }
    }
    self.init(
      version: version, tables: tables, withoutKey: withoutKey, links: links, pragmas: pragmas)
  }
}

/// SQLite's facts about a table before its columns.
struct TableTraits {
  var name: String
  var kind: TableSchema.Kind
  var hasNoRowid: Bool
  var isStrict: Bool
  /// The declarations of a table and its indices; empty for a view.
  var entries: [SchemaEntries.Entry]
  /// The statement that made a table, as it is kept; empty for a view.
  let sql: String
  /// True where a row without its key has been met.
  var isWithoutKey: Bool

  init(
    name: String, type: String, hasNoRowid: Bool, isStrict: Bool,
    entries: [SchemaEntries.Entry], isWithoutKey: Bool
  ) {
    self.entries = entries
    sql = entries.first { !$0.isIndex }?.sql ?? ""
    self.name = name
    self.isWithoutKey = isWithoutKey
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
  /// The table; where the database cannot say what is in it, a table without columns that says why.
  ///
  /// A view may refer to what was dropped, a virtual table to a module that is not in this program.
  /// One such table is no reason to show none.
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
    schema = TableSchema(faulty: traits.name, traits.kind, fault: fault)
    key = []
    rowid = nil
    isKeyRowid = false
    hasHandles = false
    convertingNothing = []
  }

  private init(
    _ traits: TableTraits, _ secrets: SecretLinks, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws {
    let declared = try pragmas.columns(of: traits.name, in: db)
    let all = declared.filter { !$0.isHidden }
    let columns = CatalogTable.read(of: all)
    let names = columns.map(\.name)
    entries = traits.entries
    let indices = try pragmas.indices(of: traits.name, in: db)
    let references = CatalogTable.references(
      of: try pragmas.foreignKeys(of: traits.name, in: db))
    let keyColumns = columns.filter { $0.keyPosition > 0 }.sorted {
      $0.keyPosition < $1.keyPosition
    }
    let keyIndex = indices.first { $0.origin == .primaryKey }
    // One column and no index of its own: it is the rowid under another name.
    isKeyRowid =
      keyColumns.count == 1 && keyIndex == nil && !traits.hasNoRowid && traits.kind == .table
    let uniques = Set(indices.filter(\.isUnique).compactMap(\.onlyColumn))
    // Any computed column counts, also one that is not shown for its name's sake.
    hasHandles = traits.kind == .table && !declared.contains(where: \.isGenerated)
    // The rowid has no index to be found in, and is never NULL whatever its declaration says.
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
    // Another name of the rowid is a number of the store's own, and no secret.
    for (index, name) in names.enumerated() where name != rowidColumn {
      schema.columns[index].secretBasis = secrets.basis(
        of: name, in: traits.name, handsOn: traits.kind != .table)
      schema.columns[index].isSecret = schema.columns[index].secretBasis != nil
    }
    schema.linkedSecrets = Set(names.filter { secrets.isLinked($0, in: traits.name) })
    schema.isReferredToBySecrets = secrets.isReferred(traits.name)
    schema.uniqueIndexes = indices.filter(\.isUnique).map {
      UniqueIndex($0.uniqueTerms(traits, names))
    }
    if traits.kind == .table {
      let computed = ComputedColumns(
        traits.sql, computed: columns.filter(\.isGenerated).map(\.name), among: names)
      let found = TableDeclaration(traits.sql).constraints(of: names)
      for (index, name) in names.enumerated() {
        schema.columns[index].constraints = found[name] ?? .init()
        schema.columns[index].sources = computed.sources[name] ?? []
      }
      for name in schema.computedFromSecrets where !secrets.settles(name, in: traits.name) {
        guard let index = names.firstIndex(of: name) else { continue }
        schema.columns[index].secretBasis = .computed
        schema.columns[index].isSecret = true
      }
    }
    key = []
    convertingNothing = Set(
      columns.filter { $0.convertsNothing(isStrict: traits.isStrict) }.map(\.name))
    let taken = Set(columns.map { $0.name.lowercased() })
    rowid =
      traits.kind == .view || traits.hasNoRowid
      ? nil : ["rowid", "_rowid_", "oid"].first { !taken.contains($0) }
    let parts = keyColumns.map { column in
      KeyPart(
        column, collation: keyIndex?.collations[column.name],
        convertsNothing: convertingNothing.contains(column.name))
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
      key = [KeyPart(expression: rowid, isNullable: false, conversion: .toNumbers)]
    }
    schema.hasUnreadColumns = columns.count < all.count
    // Digests leave out columns that are not read, so a removal could not tell if they changed.
    schema.isWritable =
      schema.key != .rowNumber && traits.kind == .table && !schema.hasUnreadColumns
    schema.generatedKey = rowidColumn
    try findOrders(among: indices, in: db)
  }

  /// Why rows are known by what they are known by.
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
    // A key stands in addresses, where no secret may.
    if columns.contains(where: { schema.column($0.name)?.isSecret == true }) { return .secret }
    let collations = Set(index?.collations.values.map(\.self) ?? [])
    if try !collations.allSatisfy({ try CatalogTable.isKnown(collation: $0, in: db) }) {
      return .unknownCollation
    }
    let isMissing =
      try traits.isWithoutKey || CatalogTable.hasRowWithoutKey(parts, of: source, in: db)
    return isMissing ? .missingInRows : .declared
  }

  /// True where texts can be compared so. SQLite's own list of collations has those, too, that a
  /// table names and nobody gave it.
  static func isKnown(collation: String, in db: Database) throws -> Bool {
    try readable {
      try Query("SELECT '' = '' COLLATE \(Identifier(collation))", in: db).hasRows()
    } ?? false
  }

  /// Reads, or returns `nil` where a table's own declaration prevents it.
  static func readable<T>(_ read: () throws -> T) throws -> T? {
    do {
      return try read()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      return nil
    }
  }

  /// True where some row of a nullable key has none: then only the rowid names each row, since
  /// SQLite lets any number of rows have the key NULL. Of a composite key only the first rows are
  /// looked at, since its later columns cannot be found by the index.
  private static func hasRowWithoutKey(
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
  fileprivate init(_ column: CatalogColumn, collation: String?, convertsNothing: Bool) {
    let isOfText = ColumnSchema(name: column.name, declaredType: column.type).isText
    let collated = collation.map { " COLLATE \(Identifier($0))" } ?? ""
    self.init(
      expression: "\(Identifier(column.name))\(collated)",
      // No collation is that of a rowid, which is never NULL.
      isNullable: !column.isNotNull && collation != nil,
      conversion: convertsNothing ? .none : isOfText ? .toText : .toNumbers)
  }
}
