package import FoldoutForms
package import FoldoutRecords
import FoldoutScreens
package import Foundation

/// The records that screens show: it reads them with everything that belongs beside them, and
/// stores changes.
package struct Sources: Sendable {
  /// The store that keeps the records.
  let store: any RecordStore
  /// The folder of picture files; `nil` if no file is shown.
  let folder: URL?
  /// The forms of the tables that have one; those of other tables are inferred from the schema.
  let forms: [String: Form<DynamicRecord>]
  /// The forms and titles inferred from tables.
  let cache: SourceCache
  /// The time limits of a search.
  let searchTimeouts: SearchTimeouts
  /// Returns a record with its secrets, for the rules of the program that owns them; `nil` if the
  /// store reveals none.
  let revealed: @Sendable (RecordKey, String) async -> DynamicRecord?

  package init(
    _ store: any RecordStore, folder: URL? = nil, forms: [String: Form<DynamicRecord>] = [:],
    cache: SourceCache = SourceCache(), searchTimeouts: SearchTimeouts = SearchTimeouts(),
    revealed: @escaping @Sendable (RecordKey, String) async -> DynamicRecord? = { _, _ in nil }
  ) {
    self.store = store
    self.folder = folder
    self.forms = forms
    self.cache = cache
    self.searchTimeouts = searchTimeouts
    self.revealed = revealed
  }

  /// Returns the sources over another store, for a list that has its own. Tables of two stores may
  /// have the same name.
  package func over(_ store: any RecordStore) -> Sources {
    Sources(store, folder: folder, searchTimeouts: searchTimeouts, revealed: revealed)
  }

  /// Returns the form of a new record of a table, and the facts about the table. `form` is the
  /// screen's; `nil` if it has none.
  package func additionSource(
    of table: String, _ form: FormFactory?, in locale: Locale
  ) async throws(StoreError) -> RecordSource {
    let (schema, declared) = try await declaration(of: table)
    if let form = try self.form(form, over: declared, in: locale) {
      return try RecordSource(form.forAdding, of: declared, in: schema)
    }
    let form = declared.newRecordForm(targets: schema.targets(of: declared))
    return try RecordSource(
      form, of: declared, in: schema,
      titles: RecordTitles(TitleColumns(declared, in: schema), form: form))
  }

  /// Returns the form of a stored record of a table, and the facts about the table.
  package func source(
    of table: String, _ form: FormFactory?, in locale: Locale
  ) async throws(StoreError) -> RecordSource {
    let (schema, declared) = try await declaration(of: table)
    if let form = try self.form(form, over: declared, in: locale) {
      return try RecordSource(form, of: declared, in: schema)
    }
    return try cache.source(of: declared, in: schema) { () throws(StoreError) in
      let form = declared.form(
        isWritable: schema.isWritable, targets: schema.targets(of: declared))
      return try RecordSource(
        form, of: declared, in: schema,
        titles: RecordTitles(TitleColumns(declared, in: schema), form: form))
    }
  }

  private func declaration(of table: String) async throws(StoreError) -> (Schema, TableSchema) {
    let schema = try await store.schema()
    guard let declared = schema.table(table) else { throw .unknownTable(table) }
    cache.tables.keep(declared, of: declared.name)
    return (schema, declared)
  }

  /// Returns the program's form of a table's records; `nil` if it has none. Throws for a form that
  /// does not fit the table, which may have changed since the host started.
  private func form(
    _ form: FormFactory?, over declared: TableSchema, in locale: Locale
  ) throws(StoreError) -> Form<DynamicRecord>? {
    guard let form = form?(locale, declared) ?? forms[declared.name] else { return nil }
    try declared.check(form)
    return form
  }
}

/// The time limits of a list's search.
package struct SearchTimeouts: Sendable {
  /// The time after which the rows found so far are shown.
  package var firstRows: Duration
  /// The time after which sorting all rows is given up.
  package var sorting: Duration
  /// The time after which the rows after the shown ones are no longer counted.
  package var counting: Duration

  package init(
    firstRows: Duration = RowSearch.defaultTimeLimit, sorting: Duration = RowSearch.maxTimeLimit,
    counting: Duration = RowSearch.defaultCountingTime
  ) {
    self.firstRows = firstRows
    self.sorting = sorting
    self.counting = counting
  }
}
