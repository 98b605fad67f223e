import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Returns the columns to read. Of names that differ only in how a letter is composed, é of one
  /// character or of two, only the first is read: people, addresses and Swift cannot tell them
  /// apart.
  static func read(of columns: [CatalogColumn]) -> [CatalogColumn] {
    var names: Set<String> = []
    return columns.filter { names.insert($0.name).inserted }
  }

  /// Returns the references of one column each, by column. If a column has several, the first
  /// declared one counts.
  static func references(of keys: [CatalogForeignKey]) -> [String: ColumnSchema.Reference] {
    let found = keys.sorted { $0.id > $1.id }.compactMap { key in
      key.columns.count == 1
        ? (key.columns[0], ColumnSchema.Reference(table: key.parent, column: key.targets[0])) : nil
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }
}

extension CatalogIndex {
  /// The collations of the declared columns, by name.
  var collations: [String: String] {
    let named = ownTerms.compactMap { term in term.column.map { ($0, term.collation) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The column of an index that has only one and covers all rows; `nil` otherwise.
  var onlyColumn: String? { ownTerms.count == 1 && !isPartial ? ownTerms[0].column : nil }

  /// Returns the terms of a unique index, which may be partial.
  ///
  /// The columns of an expression are read from the statement of the index, because no pragma
  /// reports them.
  func uniqueTerms(_ table: TableTraits, _ columns: [String]) -> [UniqueIndex.Term] {
    let own = ownTerms
    let sql = table.entries.first { $0.isIndex && $0.name.utf8.elementsEqual(name.utf8) }?.sql
    let declared =
      own.allSatisfy { $0.column != nil }
      ? nil : IndexDeclaration(sql ?? "").columns(among: columns)
    return own.enumerated().map { index, term in
      if let column = term.column { return .column(column) }
      let isDeclared = declared?.count == own.count
      return .expression(isDeclared ? declared?[index] ?? columns : columns)
    }
  }
}
