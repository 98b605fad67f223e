import FoldoutForms
import FoldoutRecords

/// Inferences from the tables last met, good for as long as each is declared the same.
///
/// Half of the time of a record's page went into its form, which is the same for all records of a
/// table. A store that has read its tables once hands out the same ones, so to compare them is to
/// compare their addresses.
struct SourceCache: Sendable {
  /// The titles and values of a table's rows where no form says them.
  struct InferredList: Sendable {
    let naming: RecordTitle
    let form: Form<DynamicRecord>
    /// The targets of the columns that refer to others.
    let targets: [String: ReferenceTarget]
  }

  /// The screen of a table's records, and the schema from which it was inferred.
  private struct KnownSource: Sendable {
    let schema: Schema
    let source: Site.Source
  }

  /// The list of a table, and the schema that it was inferred from.
  private struct KnownList: Sendable {
    let schema: Schema
    let list: InferredList
  }

  /// The most tables that are known at once, by their names: those of dropped ones would stay.
  static let maxTables = 512

  private let sources = BoundedCache<String, KnownSource>(capacity: SourceCache.maxTables)
  private let lists = BoundedCache<String, KnownList>(capacity: SourceCache.maxTables)

  /// The numbers of tables that are known, as they are shown and as they are listed.
  var counts: (sources: Int, lists: Int) { (sources.count, lists.count) }

  /// Returns the screen of a table's records.
  func source(
    of table: TableSchema, in schema: Schema, _ infer: () throws(StoreError) -> Site.Source
  ) throws(StoreError) -> Site.Source {
    if let known = sources.value(of: table.name), known.schema == schema { return known.source }
    let source = try infer()
    sources.keep(KnownSource(schema: schema, source: source), of: table.name)
    return source
  }

  /// Returns the list of a table's rows where no form says it.
  func list(of table: TableSchema, in schema: Schema) -> InferredList {
    if let known = lists.value(of: table.name), known.schema == schema { return known.list }
    let list = InferredList(
      naming: RecordTitle(table, in: schema), form: table.form(isWritable: false),
      targets: schema.targets(of: table))
    lists.keep(KnownList(schema: schema, list: list), of: table.name)
    return list
  }
}
