import FoldoutRecords
import GRDB

/// The secrets of a file, and the foreign keys that they have a part in.
///
/// A column that refers to a secret has that secret's values, and is one, too. Of a foreign key
/// with a secret nothing may be written by hand: the file refuses a value by whether there is
/// another, and so would tell which secrets there are.
struct SecretLinks: Sendable {
  typealias Column = SecretColumns.Column

  private let requested: SecretColumns
  /// The columns that are secret by what they refer to.
  private let referring: Set<Column>
  /// The columns of both ends of a foreign key that has a secret at one of them.
  private let linked: Set<Column>
  /// The tables of whose rows nobody may learn by a removal what refers to them.
  private let referred: Set<FoldedName>

  /// The reason why a column is secret; `nil` where there is none. A view or a virtual table may
  /// hand on a table's columns under their names.
  func basis(
    of column: String, in table: String, handsOn: Bool
  ) -> ColumnSchema.SecretBasis? {
    if let basis = requested.basis(of: column, in: table) { return basis }
    if handsOn, !requested.settles(column, in: table), requested.isSecretSomewhere(column) {
      return .requested
    }
    return referring.contains(Column(table: table, column: column)) ? .referring : nil
  }

  /// True where the person has said if the column is secret.
  func settles(_ column: String, in table: String) -> Bool {
    requested.settles(column, in: table)
  }

  /// True where a value of the column would tell which secrets there are.
  func isLinked(_ column: String, in table: String) -> Bool {
    !linked.isEmpty && linked.contains(Column(table: table, column: column))
  }

  /// True where the removal of a row would tell if there is a secret.
  func isReferred(_ table: String) -> Bool {
    !referred.isEmpty && referred.contains(FoldedName(table))
  }

  /// Tables in which another column is secret, or has a part in a foreign key with a secret, than
  /// by other links of the same file.
  func tables(unlike other: SecretLinks) -> Set<FoldedName> {
    let columns = referring.symmetricDifference(other.referring)
      .union(linked.symmetricDifference(other.linked))
    return Set(columns.map { FoldedName($0.table) })
      .union(referred.symmetricDifference(other.referred))
  }

  /// Reads the foreign keys of a file's tables. Complexity: O(tables and columns that refer).
  init(
    of tables: [String], _ pragmas: inout SchemaPragmas, requested: SecretColumns, in db: Database
  ) throws {
    let keys = try SecretKey.all(of: tables, &pragmas, in: db)
    let pairs = keys.flatMap(\.pairs)
    self.requested = requested
    let numbers = try SecretLinks.numbers(
      of: Set(pairs.flatMap { [$0.column, $0.target] }), &pragmas, in: db)
    let referrers = Dictionary(grouping: pairs, by: \.target).mapValues { $0.map(\.column) }
    var secrets = Set(
      pairs.flatMap { [$0.column, $0.target] }.filter {
        !numbers.contains($0) && requested.basis(of: $0.column, in: $0.table) != nil
      })
    var referring: Set<Column> = []
    var rest = Array(secrets)
    while let target = rest.popLast() {
      for column in referrers[target] ?? []
      where !numbers.contains(column) && !requested.settles(column.column, in: column.table) {
        guard secrets.insert(column).inserted else { continue }
        referring.insert(column)
        rest.append(column)
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

  /// The tables that secrets refer to by what is none, and those whose rows take rows of these
  /// along.
  private static func referred(_ keys: [SecretKey], _ secrets: Set<Column>) -> Set<FoldedName> {
    let telling = keys.filter { key in
      key.pairs.contains { secrets.contains($0.column) && !secrets.contains($0.target) }
    }
    var parents: [FoldedName: [FoldedName]] = [:]
    for key in keys where key.cascades { parents[key.child, default: []].append(key.parent) }
    var referred = Set(telling.map(\.parent))
    var rest = Array(referred)
    while let child = rest.popLast() {
      for parent in parents[child] ?? [] where referred.insert(parent).inserted {
        rest.append(parent)
      }
    }
    return referred
  }

  /// Those columns that are the numbers of their rows, which are no secrets whatever they are
  /// called.
  private static func numbers(
    of columns: Set<Column>, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws -> Set<Column> {
    var known: Set<FoldedName> = []
    var numbers: Set<Column> = []
    for table in columns.map(\.table) {
      guard known.insert(FoldedName(table)).inserted else { continue }
      // The table may be a view, or belong to a module, and fail to be read: skip it.
      guard
        let name = try CatalogTable.readable({ try pragmas.rowidColumn(of: table, in: db) }),
        let name
      else { continue }
      numbers.insert(Column(table: table, column: name))
    }
    return numbers
  }
}
