import ArgumentParser
import FoldoutRecords

/// The options that declare columns secret or readable, shared by all commands that read a file.
struct SecretOptions: ParsableArguments {
  @Option(
    name: .customLong("secret"),
    help: ArgumentHelp(
      "Never show the values of this column, whatever it is called. Repeatable.",
      valueName: "table.column"))
  var secret: [String] = []

  @Option(
    name: .customLong("not-secret"),
    help: ArgumentHelp(
      "Show the values of this column, even if its name sounds like a secret. Repeatable.",
      valueName: "table.column"))
  var notSecret: [String] = []

  func validate() throws {
    for name in secret + notSecret where SecretColumns.Column.candidates(named: name).isEmpty {
      throw ValidationError("“\(name)” isn’t a column. Write TABLE.COLUMN, such as people.note.")
    }
  }

  /// The columns for a store. A name with several dots may be split at any of them.
  var columns: SecretColumns {
    SecretColumns(
      secret: Set(secret.flatMap(SecretColumns.Column.candidates)),
      readable: Set(notSecret.flatMap(SecretColumns.Column.candidates)))
  }

  /// Checks the options against a store's tables; without options, the tables are not read.
  func check(in store: any RecordStore) async throws {
    guard !secret.isEmpty || !notSecret.isEmpty else { return }
    try check(in: await store.schema())
  }

  /// Throws if a column does not exist, or cannot be secret or readable as requested.
  func check(in schema: Schema) throws(ColumnOptionError) {
    var requested: Set<SecretColumns.Column> = []
    for name in secret {
      let (table, column) = try schema.column(named: name)
      guard column.isSecret else {
        let isBoth = columns.readable.contains(.init(table: table.name, column: column.name))
        throw isBoth ? .both(name) : .rowNumber(column.name, table: table.name)
      }
      requested.insert(.init(table: table.name, column: column.name))
    }
    for name in notSecret {
      let (table, column) = try schema.column(named: name)
      if requested.contains(.init(table: table.name, column: column.name)) { throw .both(name) }
    }
  }
}

extension SecretColumns.Column {
  /// Returns the columns that a name with dots can mean: one for each dot.
  static func candidates(named name: String) -> [SecretColumns.Column] {
    name.indices.filter { name[$0] == "." }.compactMap { dot in
      let column = name[name.index(after: dot)...]
      guard dot != name.startIndex, !column.isEmpty else { return nil }
      return SecretColumns.Column(table: String(name[..<dot]), column: String(column))
    }
  }
}

extension Schema {
  /// Returns the existing column that a name with dots means.
  func column(
    named name: String
  ) throws(ColumnOptionError) -> (TableSchema, ColumnSchema) {
    let candidates = SecretColumns.Column.candidates(named: name)
    var found: TableSchema?
    for candidate in candidates {
      for table in tables {
        if let column = table.columns.first(where: {
          candidate == SecretColumns.Column(table: table.name, column: $0.name)
        }) {
          return (table, column)
        }
        let isNamed = candidate == SecretColumns.Column(table: table.name, column: candidate.column)
        if isNamed, found == nil { found = table }
      }
    }
    guard let table = found else {
      throw .unknownTable(candidates.first?.table ?? name, existing: tables.map(\.name))
    }
    let column = candidates.last { $0 == .init(table: table.name, column: $0.column) }?.column
    throw .unknownColumn(column ?? name, table: table.name, existing: table.columns.map(\.name))
  }
}
