import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing

/// A record on a text host. A test lists a person's actions line by line, and compares everything
/// that is drawn.
struct Scene {
  let store: ModelStore
  var host: TextHost

  /// Creates a scene from any form and record, stored in columns named by the fields.
  init<Record>(
    _ typed: Form<Record>, _ record: Record, environment: FormEnvironment = Stay.environment,
    open: [String] = [], height: Double = 2000, reveals: Bool = false,
    coding: @escaping @Sendable (FieldID, FieldKind) -> ColumnCoding? = { _, _ in nil },
    marks: @escaping (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String] = { _, _ in [:] }
  ) throws {
    let form = typed.byColumns(template: record, coding: coding)
    let table = form.matchingTable
    let store = ModelStore(table, typed.columns(of: record), reveals: reveals)
    self.store = store
    let reading = try #require(store.reading)
    let screen = try ShownRecord(
      reading, of: form, in: table, open: open.map { .field(FieldID($0)) },
      environment: environment)
    host = TextHost(
      screen, height: height, read: { store.reading }, marks: marks,
      store: { store.answer($0) })
  }

  /// Creates a scene with a stay.
  init(
    open: [String] = [], height: Double = 2000, _ change: (inout Stay) -> Void = { _ in }
  ) throws {
    var stay = Stay()
    change(&stay)
    try self.init(Stay.form, stay, open: open, height: height)
  }

  /// Returns the lines of some fields: their rows with everything drawn under them.
  func lines(_ fields: FieldID...) -> String {
    let items = host.visibleItems.filter { fields.contains($0.owner.field) }
    return plain(items.flatMap { host.cell(of: $0)?.lines ?? [] }.joined(separator: "\n"))
  }

  /// Everything that is drawn.
  var text: String { plain(host.text) }

  /// Returns a text with an ordinary blank before AM and PM instead of the locale's narrow one.
  private func plain(_ text: String) -> String { text.replacing("\u{202F}", with: " ") }

  /// Returns the stored value of a column.
  func stored(_ column: String) -> StoredValue? { store.stored?[column] }
}

extension Scene {
  /// Returns the label of a field.
  func label(_ field: FieldID) -> String { host.screen.form.field(field)?.label ?? "" }
}
