import Foldout
import FoldoutForms
import FoldoutRecords

/// What is served: the store, and how its tables become screens.
struct Site: Sendable {
  /// How one table's records are shown.
  struct Screen: Sendable {
    var form: Form<DynamicRecord>
    var outline: Outline<String, FieldID>
    var owners: Set<FieldID>
    /// Whether the store takes changes at all.
    var isWritable: Bool
    /// The page to go back to.
    var parent: (path: String, title: String)?
  }

  /// The store that keeps the records.
  let store: any RecordStore
  /// What stands on the start page.
  let title: String
  /// The size of the file, in bytes, where there is one.
  let size: Int64?
  /// The form of the tables that have one; all others' are inferred from the schema.
  let forms: [String: Form<DynamicRecord>]
  /// The record that the start page leads to, where there is nothing else to choose.
  let home: Address?
  let shell: PageShell
  let surroundings: Surroundings
  /// Told of each record after a change of it was stored.
  let changed: @Sendable (StoredRecord) -> Void

  /// The screen of a table's records.
  func screen(of table: String) async throws(StoreError) -> Screen {
    let schema = try await store.schema()
    guard let declared = schema.table(table) else { throw .unknownTable(table) }
    let form = forms[table] ?? declared.titledForm(isWritable: schema.isWritable)
    let label = ColumnLabel.text(for: table)
    do {
      return Screen(
        form: form, outline: try form.outline(), owners: form.owners,
        isWritable: schema.isWritable && declared.isWritable,
        parent: home == nil ? (Address.table(table).path, label) : nil)
    } catch {
      throw .failed(detail: "\(error)")
    }
  }
}

extension TableSchema {
  /// The inferred form, with the inferred title as its head.
  func titledForm(isWritable: Bool) -> Form<DynamicRecord> {
    let naming = RecordTitle(self)
    let keys = key.columns
    let label = ColumnLabel.text(for: name)
    return form(isWritable: isWritable).head(
      { record in
        let key = RecordKey(keys.map { record[$0] })
        let title = naming.title(of: StoredRecord(key: key, record: record))
        return title.isEmpty ? label : title
      },
      detail: { record in naming.detail.flatMap { record[$0].string } })
  }
}

extension WebRefusal {
  /// A store's error as a refusal of the request.
  init(_ error: StoreError) {
    if case .unknownTable(let table) = error {
      self = .unknownTable(table)
    } else {
      self = .store(error)
    }
  }
}
