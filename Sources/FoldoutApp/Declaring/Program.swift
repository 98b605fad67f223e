public import FoldoutForms
public import FoldoutRecords
public import Foundation

/// Everything that a host shows and calls: the records of a store with their screens, one value
/// with its form, or a list. Every host takes the same program.
///
/// ```swift
/// let program = try Program(form, value: Visit(), onChange: { visit in print(visit) })
/// ```
public struct Program: Sendable {
  private(set) var catalog: Catalog
  let sources: Sources
  let callbacks: ProgramCallbacks
  /// Returns the field that edits a property, and its reading once the property was changed; `nil`
  /// if there is none.
  let edited: @Sendable (any AnyKeyPath & Sendable, (inout Any) -> Void) -> EditedProperty?
  /// The first error in the screens' paths, which a host encodes; `nil` if they have none.
  private var pathError: ScreenError?

  /// Creates a program of all tables of a store, with screens inferred from its schema, or of given
  /// screens.
  ///
  /// `title` is the title of the start page, by default the store's. If there are `screens`, the
  /// start page lists them instead of the tables, whose addresses still work. A picture field that
  /// holds the path of a file shows that file if it lies in the folder `pictures`.
  ///
  /// `onRecord` is called for each record that a person added, changed, removed or restored, once
  /// that is stored. `onEvent` is called while a text is edited, if its field asks for it
  /// (`.notifying(_:)`), with the table and the record's key, which is empty for a record that is
  /// not added yet. `onPress` is called when a button is pressed, with its table, the current
  /// record, which breaks no rule, and the reader's environment. It returns the outcome, like an
  /// action of a list. The answer includes changes that these functions make in the store.
  public init(
    store: any RecordStore, title: String? = nil, pictures folder: URL? = nil,
    screens: [Screen] = [],
    onRecord: @escaping @Sendable (RecordEvent) async -> Void = { _ in },
    onEvent: @escaping @Sendable (FieldEvent, String, RecordKey) async -> Void = { _, _, _ in },
    onPress:
      @escaping @Sendable (FieldID, String, StoredRecord, FormEnvironment) async -> ActionAnswer = {
        _, _, _, _ in .done
      }
  ) {
    catalog = Catalog(title: title ?? store.title, size: store.size, screens: screens)
    pathError = Screen.error(inPathsOf: screens)
    sources = Sources(store, folder: folder)
    edited = { _, _ in nil }
    callbacks = ProgramCallbacks(onRecord: onRecord, onEvent: onEvent, onPress: onPress)
  }

  /// Creates a program of one value in memory, edited by its form.
  ///
  /// `onChange` is called with the value after each change; before that, `onReport` is called for
  /// each changed field, with its old and new value and who changed it. `onPress` is called with a
  /// pressed button and the current value, which breaks no rule. `onEvent` is called while a text
  /// is edited, if its field asks for it (`.notifying(_:)`). ``set(_:to:)-(FieldID,_)`` sets a
  /// value from outside.
  ///
  /// Throws `FormError` if the form's description has an error, such as an identity that two fields
  /// have, `UnstorableValueError` if a field has a value that no column can store, and
  /// `PreselectionError` if the value has more or fewer options chosen than it may.
  public init<Value>(
    _ form: Form<Value>, value: Value,
    onChange: @escaping @Sendable (Value) async -> Void = { _ in },
    onReport: @escaping @Sendable (FormReport<Value>) -> Void = { _ in },
    onEvent: @escaping @Sendable (FormEvent<Value>) async -> Void = { _ in },
    onPress: @escaping @Sendable (FieldID, Value) async -> Void = { _, _ in }
  ) throws {
    try form.check()
    let columns = try form.checkedColumns(of: value)
    try form.checkChoices(of: value)
    let declared = TableSchema(of: form)
    let table = declared.name
    let memory = MemoryStore(
      schema: Schema(tables: [declared], isWritable: true),
      records: [table: [columns]])
    // Only the program that owns the value, and its rules, may read its secrets.
    let reveal: @Sendable (RecordKey) async -> DynamicRecord? = { key in
      do {
        return try await memory.revealed(key, in: table)
      } catch {
        preconditionFailure("The store of a single value can always read its table: \(error)")
      }
    }
    catalog = Catalog(
      title: form.title, home: .record(table: table, key: RecordKey([.integer(1)])))
    sources = Sources(
      memory, forms: [table: form.byColumns(template: value)],
      revealed: { key, _ in await reveal(key) })
    edited = { path, change in
      guard let field = form.fields.first(where: { $0.path as AnyKeyPath? == path }) else {
        return nil
      }
      var changed: Any = value
      change(&changed)
      return (changed as? Value).map { EditedProperty(field: field.id, reading: field.read($0)) }
    }
    callbacks = ProgramCallbacks(
      withSecrets: { stored in
        await reveal(stored.key).map { StoredRecord(key: stored.key, record: $0) }
      },
      onRecord: { event in
        guard case .changed(let stored, _, let reports) = event else { return }
        let new = form.record(value, with: stored.record)
        form.reports(reports, of: new).forEach(onReport)
        await onChange(new)
      }, onEvent: { event, _, _ in await onEvent(form.event(event)) },
      onPress: { id, _, stored, _ in
        await onPress(id, form.record(value, with: stored.record))
        return .done
      })
  }

  /// Creates a program of one list of its own.
  public init<Record>(_ list: List<Record>) {
    catalog = Catalog(title: list.title, screens: [.list(list, at: "/\(list.name)")])
    sources = Sources(
      list.store ?? MemoryStore(schema: Schema(tables: [], isWritable: true), records: [:]))
    callbacks = ProgramCallbacks()
    edited = { _, _ in nil }
  }

  /// Returns the program with its screens as `transform` makes them.
  package func mapScreens(_ transform: (Screen) -> Screen) -> Program {
    var program = self
    program.catalog = Catalog(
      title: catalog.title, size: catalog.size, screens: catalog.screens.map(transform),
      home: catalog.home)
    return program
  }

  /// Throws ``ScreenError`` for a screen that could not be shown or used as it is declared.
  ///
  /// A host checks before it shows the first screen rather than in an initializer, because only the
  /// store knows its tables, and reading them is asynchronous.
  package func check() async throws {
    if let pathError { throw pathError }
    let schema = try await sources.store.schema()
    for screen in catalog.screens {
      if let error = screen.error(in: schema) { throw error }
    }
  }
}

/// A property that the program changes: the field that edits it, and the field's new reading.
struct EditedProperty: Sendable {
  var field: FieldID
  var reading: Reading
}

/// A change of a record by a person, reported to the program after it is stored.
///
/// Side effects of foreign keys and triggers in the store are not reported.
public enum RecordEvent: Hashable, Sendable {
  /// A record was added, with a report for each field that has a value. A record that the program
  /// asked for has no reports.
  case added(StoredRecord, table: String, [FieldReport])
  /// Some fields of a record were changed.
  case changed(StoredRecord, table: String, [FieldReport])
  /// A record was removed.
  case removed(RecordKey, table: String)
  /// A removed record was restored.
  case restored(StoredRecord, table: String)
}
