import FoldoutForms
import GRDB

/// An index in SQLite's catalog.
struct CatalogIndex: Sendable {
  /// The kind of declaration that created an index.
  enum Origin: Hashable, Sendable {
    case primaryKey
    case uniqueConstraint
    case statement
  }

  /// One term of an index.
  struct Term: Sendable {
    /// The column; `nil` for the rowid and for an expression.
    var column: String?
    var isExpression: Bool
    var collation: String
    var isDescending: Bool
    /// True if the term was declared; false if SQLite appended it to find the row.
    var isOwn: Bool
  }

  var name: String
  var isUnique: Bool
  var origin: Origin
  /// True for a partial index, which covers only some rows.
  var isPartial: Bool
  /// All terms in order, with those that SQLite appended.
  var terms: [Term]

  /// The declared terms.
  var ownTerms: [Term] { terms.filter(\.isOwn) }

  /// Reads all indices of a table.
  static func all(of table: String, in db: Database) throws -> [CatalogIndex] {
    let found = try Query(
      "SELECT name, \"unique\", origin, partial FROM pragma_index_list(?, 'main')", in: db
    ).rows([.text(table)]) { row in
      CatalogIndex(
        name: try row.name(0), isUnique: row.integer(1) != 0,
        origin: Origin(try row.name(2)), isPartial: row.integer(3) != 0, terms: [])
    }
    return try found.map { index in
      var index = index
      index.terms = try Term.all(of: index.name, in: db)
      return index
    }
  }
}

extension CatalogIndex.Term {
  fileprivate static func all(of index: String, in db: Database) throws -> [CatalogIndex.Term] {
    try Query(
      """
      SELECT cid, name, coll, "desc", "key" FROM pragma_index_xinfo(?, 'main') ORDER BY seqno
      """, in: db
    ).rows([.text(index)]) { row in
      CatalogIndex.Term(
        column: row.string(1), isExpression: row.integer(0) == -2,
        collation: try row.name(2), isDescending: row.integer(3) != 0,
        isOwn: row.integer(4) != 0)
    }
  }
}

extension CatalogIndex.Origin {
  /// Parses an origin as the catalog abbreviates it.
  fileprivate init(_ letters: String) {
    self =
      switch letters {
      case "pk": .primaryKey
      case "u": .uniqueConstraint
      default: .statement
      }
  }
}
