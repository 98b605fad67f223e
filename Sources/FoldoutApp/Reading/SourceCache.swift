package import FoldoutForms
package import FoldoutRecords

/// A cache of the forms and titles inferred from tables, valid while the schema stays the same.
///
/// Half of the time of a record's page was spent on its form, which is the same for all records of
/// a table. A store returns the same tables until they change, so a comparison only compares their
/// addresses.
package struct SourceCache: Sendable {
  /// The inferred titles and values of a table's rows, for tables without a form.
  package struct InferredList: Sendable {
    package let titles: TitleColumns
    package let form: Form<DynamicRecord>
    /// The targets of references, by column.
    package let targets: [String: ReferenceTarget]
  }

  /// The source of a table's records, and the schema from which it was inferred.
  private struct CachedSource: Sendable {
    let schema: Schema
    let source: RecordSource
  }

  /// The list of a table, and the schema from which it was inferred.
  private struct CachedList: Sendable {
    let schema: Schema
    let list: InferredList
  }

  /// The maximum number of cached tables. It is bounded because entries of dropped tables stay.
  package static let maxTables = 512

  private let sources = BoundedCache<String, CachedSource>(capacity: SourceCache.maxTables)
  private let lists = BoundedCache<String, CachedList>(capacity: SourceCache.maxTables)
  /// The tables used for pages so far. They are used while the store cannot be read.
  package let tables = BoundedCache<String, TableSchema>(capacity: SourceCache.maxTables)

  /// The numbers of cached sources and of cached lists.
  package var counts: (sources: Int, lists: Int) { (sources.count, lists.count) }

  /// Returns the source of a table's records, inferred unless it is cached.
  func source(
    of table: TableSchema, in schema: Schema, _ infer: () throws(StoreError) -> RecordSource
  ) throws(StoreError) -> RecordSource {
    if let cached = sources.value(of: table.name), cached.schema == schema { return cached.source }
    let source = try infer()
    sources.keep(CachedSource(schema: schema, source: source), of: table.name)
    return source
  }

  /// Returns the inferred list of a table's rows.
  package func list(of table: TableSchema, in schema: Schema) -> InferredList {
    if let cached = lists.value(of: table.name), cached.schema == schema { return cached.list }
    let list = InferredList(
      titles: TitleColumns(table, in: schema), form: table.form(isWritable: false),
      targets: schema.targets(of: table))
    lists.keep(CachedList(schema: schema, list: list), of: table.name)
    return list
  }
}
