package import FoldoutForms
import Foundation

/// One table or view of a store.
///
/// ```swift
/// let albums = TableSchema(
///   name: "albums", key: .columns(["id"]),
///   columns: [
///     ColumnSchema(name: "id", declaredType: "INTEGER"), ColumnSchema(name: "title"),
///   ], orders: ["title"])
/// ```
public struct TableSchema: Hashable, Sendable {
  /// The columns that identify a row permanently.
  public enum Key: Hashable, Sendable {
    /// The declared primary key, in its own order.
    case columns([String])
    /// The store's own row number, because no key is declared or the declared one cannot be used.
    case rowid
    /// Nothing: the row of a view is identified only by its position, and cannot be changed.
    case rowNumber
  }

  /// The type of a table.
  public enum Kind: Hashable, Sendable {
    /// A table that stores its rows.
    case table
    /// A view, whose rows are computed when they are read.
    case view
    /// A virtual table, provided by a module such as `fts5` for full-text search.
    case virtual(module: String)
  }

  /// The reason for the choice of the key.
  public enum KeyBasis: Hashable, Sendable {
    /// The key is declared as the primary key.
    case declared
    /// No primary key is declared.
    case undeclared
    /// Some rows have no value in the declared key, or a text that no address can hold.
    case missingInRows
    /// The declared key contains a secret, which must not appear in addresses.
    case secret
    /// The declared key uses a collation that is not available.
    case unknownCollation
    /// The rows of a view have no key.
    case view
    /// A module numbers the rows.
    case module
    /// The declared key contains a column that is not read.
    case unreadColumn
    /// No primary key is declared, and columns have taken all names of the row number.
    case rowidTaken
  }

  /// The declared name.
  public var name: String
  /// The type of the table.
  public var kind: Kind
  /// The columns that identify a row.
  public var key: Key
  /// The reason for the choice of the key; `nil` if the store does not report one.
  public var keyBasis: KeyBasis?
  /// The columns in their declared order, without hidden ones.
  public var columns: [ColumnSchema]
  /// True if rows can be changed: `false` for views and virtual tables.
  public var isWritable: Bool
  /// True if names of columns differ only in Unicode composition, such as é as one scalar or as
  /// two. Only the first such column is read. Rows cannot be changed, because the values of the
  /// others are not visible.
  public var hasUnreadColumns = false
  /// The reason why the table cannot be read, in the store's own words; `nil` if it can.
  public var fault: String?
  /// The columns, besides the key, that can order rows: the first columns of indexes.
  public var orders: [String]
  /// For each order, all columns that determine the order of rows, if the store reports them. The
  /// address of a page in that order contains their values.
  public var orderColumns: [String: [String]] = [:]
  /// The unique indexes, including those of single columns, of expressions, and of only some rows.
  public var uniqueIndexes: [UniqueIndex] = []
  /// The columns of foreign keys that involve a secret. Accepting or refusing a value in them would
  /// reveal which secrets exist.
  public var columnsLinkedToSecrets: Set<String> = []
  /// True if secrets refer to the rows, or to rows that are removed with them. Removing a row would
  /// reveal whether such a secret exists.
  public var isTargetOfSecrets = false
  /// The columns that refer to a closed column of another table, such as the login of an account,
  /// and so contain its values.
  public var columnsReferringToClosed: Set<String> = []
  /// The writes that cannot succeed, whatever their values are.
  public var writeObstacles = WriteObstacles()
  /// The column of the key for which the store generates a number if a new record has no value;
  /// `nil` if there is none.
  public var generatedKey: String?

  /// A table with its columns.
  public init(
    name: String, kind: Kind = .table, key: Key, keyBasis: KeyBasis? = nil,
    columns: [ColumnSchema], isWritable: Bool = true, fault: String? = nil, orders: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.key = key
    self.keyBasis = keyBasis
    self.columns = columns
    self.isWritable = isWritable
    self.fault = fault
    self.orders = orders
    if case .columns(let names) = key, names.count == 1, let name = names.first,
      columns.first(where: { $0.name == name })?.declaredType.uppercased() == "INTEGER"
    {
      generatedKey = name
    }
  }

  /// Returns the column with a name. Complexity: O(number of columns).
  public func column(_ name: String) -> ColumnSchema? {
    columns.first { $0.name == name }
  }
}

extension TableSchema.Key {
  /// The names of the key's columns; empty if rows are identified by a row number.
  public var columns: [String] {
    if case .columns(let names) = self { names } else { [] }
  }
}

extension TableSchema {
  /// Returns the stored columns that a column's value depends on: itself, or those that it is
  /// computed from, directly or indirectly. A computed column in `named` is returned itself.
  ///
  /// Complexity: O(number of columns²).
  func roots(of name: String, stoppingAt named: Set<String> = []) -> Set<String> {
    var roots: Set<String> = []
    var visited: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      guard visited.insert(name).inserted, let column = column(name) else { continue }
      if column.isGenerated, !named.contains(name) {
        pending += column.sources
      } else {
        roots.insert(name)
      }
    }
    return roots
  }

  /// The columns that are computed from secrets, but are not declared secret: they would reveal the
  /// secret, its length or its first letters.
  package var computedFromSecrets: [String] {
    let secrets = Set(columns.filter(\.isSecret).map(\.name))
    guard !secrets.isEmpty else { return [] }
    return columns.filter { column in
      column.isGenerated && !column.isSecret
        && !roots(of: column.name, stoppingAt: secrets).isDisjoint(with: secrets)
    }.map(\.name)
  }

  /// Returns the stored columns that a term of a unique index depends on.
  func roots(of term: UniqueIndex.Term) -> Set<String> {
    term.columns.reduce(into: []) { $0.formUnion(roots(of: $1)) }
  }
}

extension TableSchema {
  /// True if a value of the column identifies at most one record, and the column is not secret.
  package func identifies(_ column: ColumnSchema) -> Bool {
    key != .rowNumber && !column.isSecret && (column.isUnique || key.columns == [column.name])
  }

  /// Returns the column with a name if it can be the target of a reference; `nil` if it cannot.
  /// Throws `unknownColumn`.
  package func referable(_ name: String) throws(StoreError) -> ColumnSchema? {
    guard let column = column(name) else { throw .unknownColumn(name, table: self.name) }
    return identifies(column) ? column : nil
  }
}

extension TableSchema {
  /// The reason why no record can be added, besides those that make the whole table read-only;
  /// `nil` if there is none.
  public var addingObstacle: AddingObstacle? {
    writeObstacles.adding.map(AddingObstacle.write) ?? (isOfCoreData ? .numberedByCoreData : nil)
  }

  /// True if records can be added.
  package var canAdd: Bool { isWritable && addingObstacle == nil }

  /// True if records can be removed.
  package var canRemove: Bool {
    isWritable && writeObstacles.removing == nil && !isTargetOfSecrets
  }

  /// True if a removed record can be restored, as far as that does not depend on its values.
  package var canRestore: Bool { writeObstacles.restoring == nil }
}

extension TableSchema {
  /// Returns the secret cells of a record, whose secret tokens change when the record is added or
  /// removed.
  package func secrets(of key: RecordKey) -> Set<SecretTokens.Cell> {
    Set(columns.filter(\.isSecret).map { SecretTokens.Cell($0.name, of: key, in: name) })
  }
}

extension TableSchema {
  /// The secrets that a change has written: those in `columns`, those that a trigger altered and,
  /// if the key has changed, all secrets under both keys, because a record whose secret is known
  /// may take the key of one whose secret is not.
  package func secretsWritten(
    _ columns: [String], from old: StoredRecord, to new: StoredRecord
  ) -> Set<SecretTokens.Cell> {
    var cells: Set<SecretTokens.Cell> = []
    for column in self.columns where column.isSecret {
      let values = (old.record[column.name], new.record[column.name])
      let isSame = old.key == new.key && values.0.isIdentical(to: values.1)
      guard !isSame || columns.contains(column.name) else { continue }
      cells.insert(SecretTokens.Cell(column.name, of: old.key, in: name))
      cells.insert(SecretTokens.Cell(column.name, of: new.key, in: name))
    }
    return cells
  }
}

extension TableSchema {
  /// True if Core Data made the table. It gives each of its tables these columns, and declares
  /// dates as TIMESTAMP; a number in any other column has the meaning that its program gave it.
  var isOfCoreData: Bool {
    ["Z_PK", "Z_ENT", "Z_OPT"].allSatisfy { column($0) != nil }
  }
}

extension TableSchema {
  /// Creates the table in which one value that a form edits is kept: it has a column for each field
  /// that stores something, and is named after the form.
  package init<Record>(of form: Form<Record>) {
    self.init(
      name: FieldID.from(label: form.title).name, key: .rowid,
      columns: form.fields.filter { $0.kind.isStored && !$0.isComputed }.map { field in
        ColumnSchema(name: field.id.name, isSecret: field.kind.isSecret)
      })
  }
}
