import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// The columns that are read of some. Names that only differ in how a letter is composed, é of
  /// one character or of two, are one name to a person, to an address and to Swift: the first of
  /// them is.
  static func read(of columns: [CatalogColumn]) -> [CatalogColumn] {
    var names: Set<String> = []
    return columns.filter { names.insert($0.name).inserted }
  }

  /// Returns the columns' references, where a reference is of one column. Of several references of
  /// a column the first declared one counts.
  static func references(of keys: [CatalogForeignKey]) -> [String: ColumnSchema.Reference] {
    let found = keys.sorted { $0.id > $1.id }.compactMap { key in
      key.columns.count == 1
        ? (key.columns[0], ColumnSchema.Reference(table: key.parent, column: key.targets[0])) : nil
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }
}

extension CatalogIndex {
  /// The collations of its own columns, by their names.
  var collations: [String: String] {
    let named = ownTerms.compactMap { term in term.column.map { ($0, term.collation) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The column, where the index has a single one and covers all rows.
  var onlyColumn: String? { ownTerms.count == 1 && !isPartial ? ownTerms[0].column : nil }

  /// The values that it has, whichever rows it covers.
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
