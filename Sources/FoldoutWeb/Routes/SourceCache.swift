import FoldoutForms
import FoldoutRecords
import Foundation

/// What was inferred from the tables last met, good for as long as each is declared the same.
///
/// Half of the time of a record's page went into its form, which is the same for all records of a
/// table. A store that has read its tables once hands out the same ones, so to compare them is to
/// compare their addresses.
///
/// `@unchecked Sendable`: the two dictionaries are the only state, touched under `lock` only. Two
/// requests may infer the same, and either may win.
final class SourceCache: @unchecked Sendable {
  private let lock = NSLock()
  private var sources: [String: (table: TableSchema, isWritable: Bool, source: Site.Source)] = [:]
  private var lists: [String: (table: TableSchema, list: InferredList)] = [:]

  /// The most tables that are known at once. Names of tables that were dropped would stay; where
  /// there are more, all are inferred again, which takes less than a millisecond each.
  static let mostTables = 512

  /// How a table's rows are named and their values shown where no form says it.
  struct InferredList: Sendable {
    let naming: RowNaming
    let form: Form<DynamicRecord>
  }

  /// What is shown of a table's records.
  func source(
    of table: TableSchema, isWritable: Bool, _ infer: () throws(StoreError) -> Site.Source
  ) throws(StoreError) -> Site.Source {
    if let known = lock.withLock({ sources[table.name] }), known.isWritable == isWritable,
      known.table == table
    {
      return known.source
    }
    let source = try infer()
    lock.withLock {
      if sources.count >= SourceCache.mostTables { sources = [:] }
      sources[table.name] = (table, isWritable, source)
    }
    return source
  }

  /// How many tables are known, as they are shown and as they are listed.
  var counts: (sources: Int, lists: Int) { lock.withLock { (sources.count, lists.count) } }

  /// How a table's rows are listed where no form says it.
  func list(of table: TableSchema) -> InferredList {
    if let known = lock.withLock({ lists[table.name] }), known.table == table {
      return known.list
    }
    let list = InferredList(
      naming: RowNaming(nil, of: table), form: table.form(isWritable: false))
    lock.withLock {
      if lists.count >= SourceCache.mostTables { lists = [:] }
      lists[table.name] = (table, list)
    }
    return list
  }
}
