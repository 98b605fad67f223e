/// Settings of a value that names a record, as the key of an album does in a track.
public struct ReferenceEditing: Sendable {
  /// The origin of the records.
  package enum Source: Sendable {
    /// The records of a table of the store, by a column of theirs.
    case table(String, column: String)
    /// Whatever a program knows, which is asked.
    case asked(ReferenceSource)
  }

  /// The source of the records.
  package var source: Source

  /// Settings for naming a record of a source that is asked.
  public init(_ source: ReferenceSource) {
    self.source = .asked(source)
  }

  /// Settings for naming a record of a table of the store by one of its columns.
  package init(table: String, column: String) {
    source = .table(table, column: column)
  }

  /// Limit in characters for the words of a search.
  public static var maxWords: Int { 200 }
  /// Limit for the matches of a search that are offered.
  public static var maxMatches: Int { 100 }
}

/// A source of records that a person chooses among by name: a directory, say, or a service.
///
/// Both functions may throw; then the drawer says so, a key can still be typed, and no key that is
/// not known is stored.
public struct ReferenceSource: Sendable {
  /// The values of the records that words match, best first, and at most as many as are asked for.
  /// No words ask for the first of all records.
  public var search: @Sendable (_ words: String, _ maxCount: Int) async throws -> [FieldValue]
  /// The titles of the records that values name. A value without a title names none.
  public var titles: @Sendable (_ values: [FieldValue]) async throws -> [FieldValue: String]

  /// A source of two functions.
  public init(
    search: @escaping @Sendable (_ words: String, _ maxCount: Int) async throws -> [FieldValue],
    titles: @escaping @Sendable (_ values: [FieldValue]) async throws -> [FieldValue: String]
  ) {
    self.search = search
    self.titles = titles
  }
}
