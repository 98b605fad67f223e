import Foundation
import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// The served store, and the screens of its tables.
struct Site: Sendable {
  /// The store that keeps the records.
  var store: any RecordStore
  /// The title of the start page.
  let title: String
  /// The size of the file, in bytes, where there is one.
  let size: Int64?
  /// The folder in which files of pictures lie; `nil` where no file is ever shown.
  var folder: URL?
  /// The screens at addresses of their own.
  var screens: [Screen] = []
  /// The form of the tables that have one; all others' are inferred from the schema.
  var forms: [String: Form<DynamicRecord>]
  /// The record that the start page leads to, where there is nothing else to choose.
  let home: Address?
  let shell: PageShell
  let resolver: EnvironmentResolver
  /// The inferences from the tables.
  var sources = SourceCache()
  /// The numbers of adds.
  var tickets = Tickets()
  /// The records that were added through pages, as they can be taken back.
  let adds = BoundedCache<String, AddedRecord>(capacity: 10_000)
  /// The turns of those that take one of them back.
  let turns = AddTurns()
  /// The turns of those that ask for a picture, which is read whole before its first bytes are
  /// sent.
  let pictureTurns = Turns(4)
  /// The sentences about the last things done on lists, for the next page to repeat.
  let lastDeeds = LastDeeds()
  /// The time of one search.
  var patience = SearchPatience()
  /// The program, as it is told of what people do.
  var program = ProgramSide()
  /// A record with its secrets, for the rules of the program that put them there; `nil` where the
  /// store keeps them to itself.
  var revealed: @Sendable (RecordKey, String) async -> DynamicRecord? = { _, _ in nil }

  /// The screen of one record.
  struct Source: Sendable {
    var form: Form<DynamicRecord>
    var layout: RecordLayout
    /// The fields over columns that hold pictures.
    var pictures: Set<FieldID>
    /// True where the store takes changes at all.
    var isWritable: Bool
    /// The rule that names the records, where no form says it.
    var naming: RecordNaming?
    /// The table that the form's columns are of.
    var table: TableSchema
    /// The targets of its columns that refer to others.
    var targets: [String: ReferenceTarget]
    /// The columns that a single value of must not be there twice.
    var uniqueColumns: Set<String>
  }

  /// The form of a record that is to be added at a destination.
  func additionSource(of destination: RecordDestination, in locale: Locale) async throws(StoreError)
    -> Source
  {
    let schema = try await store.schema()
    guard let declared = schema.table(destination.table) else {
      throw .unknownTable(destination.table)
    }
    if let form = destination.form?(locale, declared) ?? forms[destination.table] {
      return try source(form.forAdding, of: declared, in: schema)
    }
    let form = declared.newRecordForm(targets: schema.targets(of: declared))
    var source = try source(form, of: declared, in: schema)
    source.naming = RecordNaming(RecordTitle(declared, in: schema), form: form)
    return source
  }

  /// The form of a record at a destination, and what the store says of its table.
  ///
  /// Throws where the form calls a secret what the store hands out as any other text: every page
  /// would carry it.
  func source(of destination: RecordDestination, in locale: Locale) async throws(StoreError)
    -> Source
  {
    let schema = try await store.schema()
    guard let declared = schema.table(destination.table) else {
      throw .unknownTable(destination.table)
    }
    if let form = destination.form?(locale, declared) ?? forms[destination.table] {
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

  private func source(
    _ form: Form<DynamicRecord>, of declared: TableSchema, in schema: Schema
  ) throws(StoreError) -> Source {
    var form = form
    // What the store keeps to itself has a secret's row, whatever the form calls it.
    for section in form.sections.indices {
      for index in form.sections[section].fields.indices {
        let field = form.sections[section].fields[index]
        if !field.kind.isReadOnly, declared.column(field.id.name)?.isSecret == true {
          form.sections[section].fields[index].keepSecret()
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
      return Source(
        form: form, layout: try RecordLayout(form),
        pictures: Set(
          form.fields.map(\.id).filter { declared.coding(of: $0, as: .picture) != nil }),
        isWritable: schema.isWritable && declared.isWritable, table: declared,
        targets: schema.targets(of: declared),
        uniqueColumns: Set(declared.columns.filter(\.isUnique).map(\.name)))
    } catch {
      throw .failed(detail: "\(error)")
    }
  }
}

extension WebRequestError {
  /// A store's error as a refusal of the request.
  init(_ error: StoreError) {
    if case .unknownTable(let table) = error {
      self = .unknownTable(table)
    } else {
      self = .store(error)
    }
  }
}
