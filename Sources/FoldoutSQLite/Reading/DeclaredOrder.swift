import FoldoutForms
import FoldoutRecords
import GRDB

/// An order of a table's rows: that of the key, of an index, or one for which they have to be
/// sorted.
///
/// The last parts are those with which the index itself ends, the rowid or the primary key of a
/// table without one. With any other tie-break SQLite would sort the whole table for each page.
struct DeclaredOrder: Sendable {
  /// One value that orders rows.
  struct Part: Hashable, Sendable {
    /// The column whose value is part of the cursor; `nil` for the rowid or the key.
    var column: String?
    /// The column or the rowid as SQL, with the collation of the index.
    var expression: String
    /// True if rows can have NULL here.
    var isNullable: Bool
    /// True if large values come first when rows are read forwards.
    var isDescending: Bool
    /// True if the column converts numbers to text, so that its least value is a text.
    var isOfText: Bool

    /// The least value except NULL; a column of text would convert a number.
    var least: StoredValue { isOfText ? .text("") : .real(-.infinity) }
  }

  /// The index that queries name with INDEXED BY; `nil` for the key's own, and if rows are sorted.
  var index: String?
  /// True if the order is by key, so that a key alone is a cursor.
  var isOfKey: Bool
  var parts: [Part]
  /// True if the first part is a column of dates whose moments are compared.
  var isOfMoments = false
  /// The filter of the rows, which an index finds; `nil` for all rows.
  var filter: FilterCondition?

  /// The reverse order.
  var reversed: DeclaredOrder {
    var copy = self
    for index in parts.indices { copy.parts[index].isDescending.toggle() }
    return copy
  }

  /// This order or its reverse, with small values of the first part first.
  fileprivate var ascending: DeclaredOrder {
    parts.first?.isDescending == true ? reversed : self
  }
}

extension CatalogTable {
  /// Returns the requested order; that of the key if no column is given or the rows do not have it.
  func order(_ asked: RowOrder) -> DeclaredOrder {
    let asked = schema.declared(asked)
    var order = keyOrder
    if let column = asked.column {
      let indexed = asked.isOfMoments ? nil : orders[column]
      order = indexed ?? sortedOrder(by: column)
      order.isOfMoments = asked.isOfMoments
    }
    return asked.isDescending ? order.reversed : order
  }

  /// The order of a full scan, as rows lie in the file.
  var scannedOrder: DeclaredOrder {
    rowidPart.map { DeclaredOrder(index: nil, isOfKey: false, parts: [$0]) } ?? keyOrder
  }

  /// Returns an order by a column without an index: by its values, compared byte by byte, and then
  /// as rows lie in the file.
  private func sortedOrder(by column: String) -> DeclaredOrder {
    let value = DeclaredOrder.Part(
      column: column, expression: "\(Identifier(column)) COLLATE BINARY", isNullable: true,
      isDescending: false, isOfText: schema.column(column)?.isText == true)
    let ties = rowidPart.map { [$0] } ?? keyOrder.parts
    return DeclaredOrder(index: nil, isOfKey: false, parts: [value] + ties)
  }

  private var rowidPart: DeclaredOrder.Part? {
    rowid.map {
      DeclaredOrder.Part(
        column: nil, expression: $0, isNullable: false, isDescending: false, isOfText: false)
    }
  }

  private var keyOrder: DeclaredOrder {
    DeclaredOrder(
      index: nil, isOfKey: true,
      parts: key.enumerated().map { rowNumber, part in
        let columns = schema.key.columns
        return DeclaredOrder.Part(
          column: nil, expression: part.expression, isNullable: part.isNullable,
          isDescending: keyDirections.indices.contains(rowNumber) && keyDirections[rowNumber],
          isOfText: columns.indices.contains(rowNumber)
            && schema.column(columns[rowNumber])?.isText == true)
      }
    ).ascending
  }

  /// Finds the orders that the table's key and indices provide.
  ///
  /// Of two indices with the same first column, the one with fewer columns counts. Indices of
  /// expressions, partial indices, and those with unknown collations provide no order. Nor do those
  /// with a secret column, whose values they would gradually reveal.
  mutating func findOrders(among indices: [CatalogIndex], in db: Database) throws {
    guard schema.key != .rowNumber else { return }
    for index in indices.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    where !index.isPartial {
      let isOfPrimaryKey = index.origin == .primaryKey
      if isOfPrimaryKey, schema.key != .rowid {
        keyDirections = index.ownTerms.map(\.isDescending)
      }
      // In a table without rowids, the key's own index holds whole rows, and provides no other
      // order.
      guard
        try index.terms.allSatisfy({ try CatalogTable.isKnown(collation: $0.collation, in: db) })
      else {
        continue
      }
      guard !isOfPrimaryKey || rowid != nil, let parts = parts(of: index),
        let first = parts.first?.column, first != schema.key.columns.first,
        parts.count < orders[first]?.parts.count ?? .max
      else { continue }
      orders[first] = DeclaredOrder(index: index.name, isOfKey: false, parts: parts).ascending
    }
    schema.orders = schema.columns.map(\.name).filter { orders[$0] != nil }
    schema.orderColumns = orders.mapValues { $0.parts.compactMap(\.column) }
  }

  /// Returns the parts of an index; `nil` if it provides no order.
  ///
  /// SQLite assumes that a unique index of several columns has no ties, and would sort the rows
  /// with NULL in one of them, of which there may be any number. So all its columns must be NOT
  /// NULL.
  private func parts(of index: CatalogIndex) -> [DeclaredOrder.Part]? {
    var parts: [DeclaredOrder.Part] = []
    var terms = index.terms
    if index.isUnique, index.ownTerms.count > 1 {
      terms = index.ownTerms
      let isWithoutTies = terms.allSatisfy { term in
        term.column.flatMap { schema.column($0) }?.isNotNull == true
      }
      guard isWithoutTies else { return nil }
    }
    for term in terms {
      guard !term.isExpression else { return nil }
      guard let name = term.column else {
        guard let rowid else { return nil }
        parts.append(
          DeclaredOrder.Part(
            column: nil, expression: rowid, isNullable: false, isDescending: term.isDescending,
            isOfText: false))
        continue
      }
      guard let column = schema.column(name), !column.isSecret else { return nil }
      parts.append(
        DeclaredOrder.Part(
          column: name,
          expression: "\(Identifier(name)) COLLATE \(Identifier(term.collation))",
          isNullable: !column.isNotNull, isDescending: term.isDescending,
          isOfText: column.isText))
    }
    return parts
  }
}
