import Testing
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

/// A stay in a store that answers at once, for tests of its screen or of a text host.
struct Stays {
  let store: ModelStore
  let table: TableSchema
  let form: Form<DynamicRecord>

  init(
    of typed: Form<Stay> = Stay.form, _ change: (inout Stay) -> Void = { _ in },
    reveals: Bool = false
  ) {
    var stay = Stay()
    change(&stay)
    form = typed.byColumns(template: stay)
    table = form.matchingTable
    store = ModelStore(table, typed.columns(of: stay), reveals: reveals)
  }

  /// Returns the record as a screen shows it.
  func screen(open: String...) throws -> ShownRecord {
    try ShownRecord(reading(), of: form, in: table, open: open.map { .field(FieldID($0)) })
  }

  func reading() throws -> RecordReading { try #require(store.reading) }

  /// Returns a text host of the record.
  func host(height: Double = 2000) throws -> TextHost {
    TextHost(
      try screen(), height: height, read: { [store] in store.reading },
      store: { [store] in store.answer($0) })
  }
}
