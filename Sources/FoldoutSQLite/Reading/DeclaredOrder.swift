import FoldoutForms
import FoldoutRecords
import GRDB

/// An order of a table's rows in which its file can find them, of its key or of an index; or one
/// for which they have to be sorted.
///
/// The last parts are what the index itself ends in, the rowid or the primary key of a table
/// without one: any other tie-break would have SQLite sort the whole table for each page.
struct DeclaredOrder: Sendable {
  /// One value by which rows stand.
  struct Part: Hashable, Sendable {
    /// The column, whose value is handed out; `nil` for the rowid.
    var column: String?
    /// The column or the rowid as SQL, with the collation that the index has.
    var expression: String
    /// True if rows can have no value here.
    var isNullable: Bool
    /// True if large values come first, where rows are read forwards.
    var isDescending: Bool
    /// True if the column makes text of numbers, so that the least of its values is a text.
    var isOfText: Bool

    /// The smallest value of all; a column of text would make a text of a number.
    var least: StoredValue { isOfText ? .text("") : .real(-.infinity) }
  }

  /// The index, which SQLite is told to use; `nil` for the key's own, and where rows are sorted.
  var index: String?
  /// True if the values are those of the key, so that a key alone finds its cursor.
  var isOfKey: Bool
  var parts: [Part]

  /// The same from its other end.
  var reversed: DeclaredOrder {
    var copy = self
    for index in parts.indices { copy.parts[index].isDescending.toggle() }
    return copy
  }

  /// The same with small values of the first part first.
  fileprivate var ascending: DeclaredOrder {
    parts.first?.isDescending == true ? reversed : self
  }
}

extension CatalogTable {
  /// The order that was asked for; that of the key where the rows have no such one.
  func order(_ asked: RowOrder) -> DeclaredOrder {
    let asked = schema.declared(asked)
    let order = asked.column.map { orders[$0] ?? sortedOrder(by: $0) } ?? keyOrder
    return asked.isDescending ? order.reversed : order
  }

  /// The order in which a table is read through: as its rows lie in the file.
  var scannedOrder: DeclaredOrder {
    rowidPart.map { DeclaredOrder(index: nil, isOfKey: false, parts: [$0]) } ?? keyOrder
  }

  /// The order by a column that no index has: by its values, byte by byte, and then as rows lie.
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

  /// Finds the orders that a table with columns, a key and indices declares.
  ///
  /// Of two indices that begin alike the one of fewer columns counts. One of an expression, of some
  /// rows only, or by a collation that is not there, is no order; nor is one that a secret has a
  /// part in, whose values it would tell by and by.
  mutating func findOrders(among indices: [CatalogIndex], in db: Database) throws {
    guard schema.key != .rowNumber else { return }
    for index in indices.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    where !index.isPartial {
      let isOfPrimaryKey = index.origin == .primaryKey
      if isOfPrimaryKey, schema.key != .rowid {
        keyDirections = index.ownTerms.map(\.isDescending)
      }
      // The key's own index of a table without rowid holds whole rows behind the key.
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

  /// The parts of an index; `nil` where it is no order.
  ///
  /// SQLite takes a unique index of several columns to be without ties, and sorts the rows that
  /// have NULL in one of them, of which there may be any number. Without NULL it is right.
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
