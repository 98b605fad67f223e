import FoldoutRecords
import GRDB

/// The secret columns of a file, and the foreign keys that involve them.
///
/// A column that refers to a secret holds that secret's values, and is secret, too. No column of a
/// foreign key that involves a secret can be written by hand: SQLite accepts or refuses a value
/// depending on other rows, which would reveal the secrets that exist.
struct SecretLinks: Sendable {
  typealias Column = SecretColumns.Column

  private let requested: SecretColumns
  /// The columns that are secret because they refer to a secret.
  private let referring: Set<Column>
  /// The columns at both ends of each foreign key that has a secret at either end.
  private let linked: Set<Column>
  /// The tables whose rows cannot be removed, because that would reveal whether a secret refers to
  /// them.
  private let referred: Set<FoldedName>
  /// The referring columns of all foreign keys, by the column that they refer to.
  let referrers: [Column: [Column]]

  /// Returns the reason why a column is secret; `nil` if it is not. `exposesOtherTables` is for a
  /// view or a virtual table, which may expose a table's column under the same name.
  func basis(
    of column: String, in table: String, exposesOtherTables: Bool
  ) -> ColumnSchema.SecretBasis? {
    if let basis = requested.basis(of: column, in: table) { return basis }
    if exposesOtherTables, !requested.declares(column, in: table),
      requested.isSecretSomewhere(column)
    {
      return .requested
    }
    return referring.contains(Column(table: table, column: column)) ? .referring : nil
  }

  /// True if the user has decided explicitly whether the column is secret.
  func declares(_ column: String, in table: String) -> Bool {
    requested.declares(column, in: table)
  }

  /// True if writing a value of the column would reveal which secrets exist.
  func isLinked(_ column: String, in table: String) -> Bool {
    !linked.isEmpty && linked.contains(Column(table: table, column: column))
  }

  /// True if removing a row of the table would reveal whether a secret refers to it.
  func isReferred(_ table: String) -> Bool {
    !referred.isEmpty && referred.contains(FoldedName(table))
  }

  /// Returns the tables whose secret columns, or foreign keys with secrets, differ from those in
  /// `other`.
  func tables(differingFrom other: SecretLinks) -> Set<FoldedName> {
    let columns = referring.symmetricDifference(other.referring)
      .union(linked.symmetricDifference(other.linked))
    return Set(columns.map { FoldedName($0.table) })
      .union(referred.symmetricDifference(other.referred))
  }

  /// Reads the foreign keys of a file's tables. Complexity: O(tables + referring columns).
  init(
    of tables: [String], _ pragmas: inout SchemaPragmas, requested: SecretColumns, in db: Database
  ) throws {
    let keys = try SecretKey.all(of: tables, &pragmas, in: db)
    let pairs = keys.flatMap(\.pairs)
    self.requested = requested
    let aliases = try SecretLinks.rowidAliases(
      of: Set(pairs.flatMap { [$0.column, $0.target] }), &pragmas, in: db)
    referrers = Dictionary(grouping: pairs, by: \.target).mapValues { $0.map(\.column) }
    var secrets = Set(
      pairs.flatMap { [$0.column, $0.target] }.filter {
        !aliases.contains($0) && requested.basis(of: $0.column, in: $0.table) != nil
      })
    var referring: Set<Column> = []
    var unvisited = Array(secrets)
    while let target = unvisited.popLast() {
      for column in referrers[target] ?? []
      where !aliases.contains(column) && !requested.declares(column.column, in: column.table) {
        guard secrets.insert(column).inserted else { continue }
        referring.insert(column)
        unvisited.append(column)
      }
    }
    self.referring = referring
    linked = Set(
      keys.filter {
        $0.pairs.contains { secrets.contains($0.column) || secrets.contains($0.target) }
      }
      .flatMap(\.pairs).flatMap { [$0.column, $0.target] })
    referred = SecretLinks.referred(keys, secrets)
  }

  /// Returns the tables with a column that is not secret and to which a secret column refers, and
  /// the tables whose removals cascade to these.
  private static func referred(_ keys: [SecretKey], _ secrets: Set<Column>) -> Set<FoldedName> {
    let revealing = keys.filter { key in
      key.pairs.contains { secrets.contains($0.column) && !secrets.contains($0.target) }
    }
    var parents: [FoldedName: [FoldedName]] = [:]
    for key in keys where key.cascades { parents[key.child, default: []].append(key.parent) }
    var referred = Set(revealing.map(\.parent))
    var unvisited = Array(referred)
    while let child = unvisited.popLast() {
      for parent in parents[child] ?? [] where referred.insert(parent).inserted {
        unvisited.append(parent)
      }
    }
    return referred
  }

  /// Returns the columns that are aliases of the rowid. They are never secret, whatever their
  /// names.
  private static func rowidAliases(
    of columns: Set<Column>, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws -> Set<Column> {
    var known: Set<FoldedName> = []
    var aliases: Set<Column> = []
    for table in columns.map(\.table) {
      guard known.insert(FoldedName(table)).inserted else { continue }
      // The table may be a view, or belong to a module, and fail to be read: skip it.
      guard
        let name = try CatalogTable.readable({ try pragmas.rowidColumn(of: table, in: db) }),
        let name
      else { continue }
      aliases.insert(Column(table: table, column: name))
    }
    return aliases
  }
}

extension SecretLinks {
  /// Closes the columns that refer to closed columns, directly or through others: a post's author
  /// is a login where it refers to one. A column that the user has declared readable stays open.
  ///
  /// A key is never closed, not even if it refers to a login, and so closes nothing that refers to
  /// it. Complexity: O(tables + referring columns · columns of a table).
  func closeReferrers(in tables: inout [CatalogTable]) {
    let indices = Dictionary(
      tables.enumerated().map { (FoldedName($1.schema.name), $0) }, uniquingKeysWith: { $1 })
    for index in tables.indices { tables[index].schema.columnsReferringToClosed = [] }
    var unvisited = Set(referrers.keys.map { FoldedName($0.table) }).compactMap { indices[$0] }
    while let index = unvisited.popLast() {
      let target = tables[index].schema
      for name in target.unsearchableColumns() {
        for column in referrers[Column(table: target.name, column: name)] ?? []
        where !declares(column.column, in: column.table) {
          guard let referring = indices[FoldedName(column.table)],
            let own = tables[referring].columns.first(where: {
              FoldedName($0) == FoldedName(column.column)
            }), tables[referring].schema.columnsReferringToClosed.insert(own).inserted
          else { continue }
          unvisited.append(referring)
        }
      }
    }
  }
}
