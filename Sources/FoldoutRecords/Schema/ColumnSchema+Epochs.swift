public import FoldoutForms

/// The days from which the numbers of columns count, as a person has said.
///
/// Names are compared as SQLite does: ASCII letters ignoring case.
public struct EpochColumns: Hashable, Sendable {
  private var epochs: [SecretColumns.Column: StoredMoment.Epoch]

  /// Columns with the days from which their numbers count.
  public init(_ epochs: [SecretColumns.Column: StoredMoment.Epoch] = [:]) {
    self.epochs = epochs
  }

  /// Returns the day from which a column's numbers count; `nil` if nobody has said it.
  public func epoch(of column: String, in table: String) -> StoredMoment.Epoch? {
    epochs.isEmpty ? nil : epochs[SecretColumns.Column(table: table, column: column)]
  }
}

extension TableSchema {
  /// Returns the evidence for the unit of a column's numbers, besides their values: what the person
  /// said, the file, or the column's name, in this order.
  package func unitEvidence(
    of column: ColumnSchema, requested: EpochColumns
  ) -> StoredMoment.UnitEvidence {
    if let epoch = requested.epoch(of: column.name, in: name) { return .epoch(epoch) }
    if isOfCoreData, column.declaredDates == .daysAndTimes { return .proven(.secondsSince2001) }
    return column.namedUnit ?? .values
  }

  /// True if Core Data made the table. It gives each of its tables these columns, and declares
  /// dates as TIMESTAMP; a number in any other column has the meaning that its program gave it.
  var isOfCoreData: Bool {
    ["Z_PK", "Z_ENT", "Z_OPT"].allSatisfy { column($0) != nil }
  }
}

extension ColumnSchema {
  /// The reason why a column cannot count from the day that a person has said.
  public enum EpochConflict: Hashable, Sendable {
    /// Its values are texts.
    case texts
    /// More than one in ten of its values are no dates if they count from that day.
    case values
  }

  /// The unit that the column's name says, as in `created_ticks`, `LastWriteTime` of Windows and
  /// `created_unix`; `nil` if it says none.
  fileprivate var namedUnit: StoredMoment.UnitEvidence? {
    var letters = name.lowercased().filter(\.isLetter)
    if letters.hasSuffix("utc") { letters.removeLast(3) }
    if letters.hasSuffix("filetime") || letters.hasSuffix("lastwritetime") {
      return .named(.fileTime)
    }
    if letters.hasSuffix("ticks") { return .named(.ticks) }
    let saysUnix = letters.hasPrefix("unix") || letters.hasSuffix("unix")
    return saysUnix && ColumnSchema.isMoment(named: name) ? .epoch(.of1970) : nil
  }
}
