import ArgumentParser
import FoldoutForms
import FoldoutRecords

/// The option that declares from which year the numbers of columns count, shared by all commands
/// that read a file.
struct EpochOptions: ParsableArguments {
  @Option(
    name: .customLong("epoch"),
    help: ArgumentHelp(
      "Read this column’s numbers as dates that count from the year 2001, 1970, 1601 or 1. "
        + "Repeatable.",
      valueName: "table.column=year"))
  var epoch: [EpochOption] = []

  func validate() throws {
    for (index, option) in epoch.enumerated() {
      let columns = Set(option.columns)
      if epoch[..<index].contains(where: { $0.year != option.year && columns == Set($0.columns) }) {
        throw ValidationError("Give one year for “\(option.name)”.")
      }
    }
  }

  /// The columns for a store. A name with several dots may be split at any of them.
  var columns: EpochColumns {
    let pairs = epoch.flatMap { option in option.columns.map { ($0, option.year) } }
    return EpochColumns(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  /// Checks the options against a store's tables; without options, the tables are not read.
  func check(in store: any RecordStore) async throws {
    if !epoch.isEmpty { try check(in: await store.schema()) }
  }

  /// Throws if a column does not exist, or cannot count from its year.
  func check(in schema: Schema) throws(ColumnOptionError) {
    for option in epoch {
      let (table, column) = try schema.column(named: option.name)
      guard let reason = EpochOptions.reasonAgainstCounting(column, in: table) else { continue }
      throw .uncounted(
        column.name, table: table.name, year: option.year.rawValue, reason: reason)
    }
  }

  /// Returns the reason why a column cannot count from the year that the user has given; `nil` if
  /// it can.
  private static func reasonAgainstCounting(
    _ column: ColumnSchema, in table: TableSchema
  ) -> ColumnOptionError.UncountedReason? {
    if table.kind != .table { return .unexamined }
    if column.isSecret { return .secret }
    if let reference = column.reference { return .reference(reference.table) }
    return column.epochConflict.map { .values($0) }
  }
}

/// A column with the year from which its numbers count, as in `history.visit_time=2001`.
struct EpochOption: ExpressibleByArgument {
  let name: String
  let year: StoredMoment.Epoch

  init?(argument: String) {
    guard let sign = argument.lastIndex(of: "="),
      let number = Int(argument[argument.index(after: sign)...]),
      let year = StoredMoment.Epoch(rawValue: number)
    else { return nil }
    name = String(argument[..<sign])
    self.year = year
    if columns.isEmpty { return nil }
  }

  /// The columns that the name can mean.
  var columns: [SecretColumns.Column] { SecretColumns.Column.candidates(named: name) }
}
