import Foundation
import Foldout
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// The served store, and the screens of its tables.
struct Site: Sendable {
  /// The store that keeps the records.
  var store: any RecordStore
  /// The title of the start page.
  let title: String
  /// The size of the file in bytes; `nil` if there is no file.
  let size: Int64?
  /// The folder of picture files; `nil` if no file is shown.
  var folder: URL?
  /// The screens at addresses of their own.
  var screens: [Screen] = []
  /// The forms of the tables that have one; those of other tables are inferred from the schema.
  var forms: [String: Form<DynamicRecord>]
  /// The record that the start page redirects to; `nil` if there is a page to show.
  let home: Address?
  let shell: PageShell
  let resolver: EnvironmentResolver
  /// The forms and titles inferred from tables.
  var sources = SourceCache()
  /// The tickets of adds.
  var tickets = TicketIssuer()
  /// The records that were added through pages, for Undo.
  let adds = BoundedCache<String, AddedRecord>(capacity: 10_000)
  /// Serialises requests that undo the same add.
  let addUndoQueue = AddUndoQueue()
  /// Limits simultaneous requests for pictures, because each picture is read whole before it is
  /// sent.
  let pictureLimit = ConcurrencyLimit(4)
  /// The last notices and removals of lists, for the next page to repeat.
  let listNotices = ListNoticeLog()
  /// The time limits of a search.
  var searchTimeouts = SearchTimeouts()
  /// The functions of the program that the host calls.
  var program = ProgramCallbacks()
  /// Returns a record with its secrets, for the rules of the program that owns them; `nil` if the
  /// store reveals none.
  var revealed: @Sendable (RecordKey, String) async -> DynamicRecord? = { _, _ in nil }

  /// The form of a record, and the facts about its table.
  struct RecordSource: Sendable {
    var form: Form<DynamicRecord>
    var layout: RecordLayout
    /// The fields whose columns hold pictures.
    var pictures: Set<FieldID>
    /// True if the table can be changed.
    var isWritable: Bool
    /// The reason why nothing in the file can be changed; `nil` if it can.
    var fileReason: Schema.ReadOnlyReason?
    /// The rule for titles if the form is inferred; `nil` for a form of the program.
    var naming: RecordNaming?
    /// The table of the form's columns.
    var table: TableSchema
    /// The targets of its references, by column.
    var targets: [String: ReferenceTarget]
    /// The columns whose values must be unique.
    var uniqueColumns: Set<String>

    /// The column for which an inferred form has no field, so that no record can be added; `nil` if
    /// there is none.
    var unfillableColumn: String? { naming == nil ? nil : table.unfillableColumn }
  }

  /// Returns the form of a new record at a destination, and the facts about its table.
  func additionSource(of destination: RecordDestination, in locale: Locale) async throws(StoreError)
    -> RecordSource
  {
    let schema = try await store.schema()
    guard let declared = schema.table(destination.table) else {
      throw .unknownTable(destination.table)
    }
    sources.tables.keep(declared, of: declared.name)
    if let form = try self.form(of: destination, over: declared, in: locale) {
      return try source(form.forAdding, of: declared, in: schema)
    }
    let form = declared.newRecordForm(targets: schema.targets(of: declared))
    var source = try source(form, of: declared, in: schema)
    source.naming = RecordNaming(RecordTitle(declared, in: schema), form: form)
    return source
  }

  /// Returns the form of a stored record at a destination, and the facts about its table.
  ///
  /// Throws if the form declares a secret whose column the store does not treat as one: every page
  /// would contain its value.
  func source(of destination: RecordDestination, in locale: Locale) async throws(StoreError)
    -> RecordSource
  {
    let schema = try await store.schema()
    guard let declared = schema.table(destination.table) else {
      throw .unknownTable(destination.table)
    }
    sources.tables.keep(declared, of: declared.name)
    if let form = try self.form(of: destination, over: declared, in: locale) {
      return try source(form, of: declared, in: schema)
    }
    return try sources.source(of: declared, in: schema) { () throws(StoreError) in
      let form = declared.form(
        isWritable: schema.isWritable, targets: schema.targets(of: declared))
      var source = try source(form, of: declared, in: schema)
      source.naming = RecordNaming(RecordTitle(declared, in: schema), form: form)
      return source
    }
  }

  /// Returns the program's form of a destination's records; `nil` if it has none. Throws for a
  /// form that does not fit the table, which may have changed since the host started.
  private func form(
    of destination: RecordDestination, over declared: TableSchema, in locale: Locale
  ) throws(StoreError) -> Form<DynamicRecord>? {
    guard let form = destination.form?(locale, declared) ?? forms[destination.table] else {
      return nil
    }
    try declared.check(form)
    return form
  }

  private func source(
    _ form: Form<DynamicRecord>, of declared: TableSchema, in schema: Schema
  ) throws(StoreError) -> RecordSource {
    var form = form
    // A secret of the store has a secret's row, whatever kind the form declares.
    for section in form.sections.indices {
      for index in form.sections[section].fields.indices {
        let field = form.sections[section].fields[index]
        if !field.kind.isReadOnly, declared.column(field.id.name)?.isSecret == true {
          form.sections[section].fields[index].makeSecret()
        }
      }
    }
    let open = form.fields.first { field in
      field.kind.isSecret && declared.column(field.id.name)?.isSecret == false
    }
    if let open {
      throw .failed(
        detail: "\(declared.name).\(open.id.name) is a secret that the store does not keep")
    }
    do {
      return RecordSource(
        form: form, layout: try RecordLayout(form),
        pictures: Set(
          form.fields.map(\.id).filter { declared.coding(of: $0, as: .picture) != nil }),
        isWritable: schema.isWritable && declared.isWritable, fileReason: schema.readOnlyReason,
        table: declared,
        targets: schema.targets(of: declared),
        uniqueColumns: Set(declared.columns.filter(\.isUnique).map(\.name)))
    } catch {
      throw .failed(detail: "\(error)")
    }
  }
}

extension WebRequestError {
  /// Converts a store's error into a refusal of the request.
  init(_ error: StoreError) {
    if case .unknownTable(let table) = error {
      self = .unknownTable(table)
    } else {
      self = .store(error)
    }
  }
}
