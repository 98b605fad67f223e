/// Settings of a value that is the key of another record, as a track has the key of its album.
///
/// ```swift
/// manager.editor = .reference(ReferenceEditing(employees))
/// ```
public struct ReferenceEditing: Sendable {
  /// The origin of the records.
  package enum Source: Sendable {
    /// Records of a table of the store, identified by a column.
    case table(String, column: String)
    /// Records of a program's source.
    case program(ReferenceSource)
  }

  /// The source of the records.
  package var source: Source

  /// Creates settings for references into a program's source.
  public init(_ source: ReferenceSource) {
    self.source = .program(source)
  }

  /// Creates settings for references into a table of the store, by one of its columns.
  package init(table: String, column: String) {
    source = .table(table, column: column)
  }

  /// The maximum number of characters in the query of a search.
  public static var maxQueryLength: Int { 200 }
  /// The maximum number of matches that a search offers.
  public static var maxMatches: Int { 100 }
}

/// A program's source of records that a person chooses by title, such as a directory or a service.
///
/// ```swift
/// let employees = ReferenceSource { query, maxCount in
///   try await directory.logins(matching: query, atMost: maxCount).map { .text($0) }
/// } titles: { logins in
///   try await directory.names(of: logins)
/// }
/// ```
///
/// Both functions may throw. The drawer then reports the failure; a key can still be typed, but an
/// unknown one is not stored.
public struct ReferenceSource: Sendable {
  /// Returns the keys of the records that match a query, best first, at most `maxCount` of them.
  ///
  /// An empty query matches all records.
  public var search: @Sendable (_ query: String, _ maxCount: Int) async throws -> [FieldValue]
  /// Returns the titles of the records with the given keys. A key without a title names no record.
  public var titles: @Sendable (_ values: [FieldValue]) async throws -> [FieldValue: String]

  /// Creates a source from two functions.
  public init(
    search: @escaping @Sendable (_ query: String, _ maxCount: Int) async throws -> [FieldValue],
    titles: @escaping @Sendable (_ values: [FieldValue]) async throws -> [FieldValue: String]
  ) {
    self.search = search
    self.titles = titles
  }
}
