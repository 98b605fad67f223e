import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// The actions that the rows of a table offer.
struct TableActions: Sendable {
  let actions: [Action<DynamicRecord>]
  /// The program's design for the bars.
  var design: (@Sendable (DynamicRecord, FormEnvironment) -> Markup)?
  /// The line under the rows; `nil` for a list without one.
  var footer: FooterText?
  /// True where rules or handlers of the program look at the record.
  let readsRecords: Bool
  /// The program's title for a row; `nil` where its form or its table names the records, or where
  /// no record of its type can be made.
  var title: (@Sendable (DynamicRecord, FormEnvironment) -> (text: String, detail: String?)?)?

  /// The actions of a table that no program says anything about.
  static let usual = TableActions(
    actions: [.open, .share, .duplicate, .remove], readsRecords: false)

  private init(actions: [Action<DynamicRecord>], readsRecords: Bool) {
    self.actions = actions
    self.readsRecords = readsRecords
  }

  /// The actions that a program names for the records of a table, which its form reads.
  init<Record>(
    _ parts: [ListPart<Record>], _ form: Form<Record>, over blank: Record,
    coding: @escaping @Sendable (FieldID, FieldKind) -> ColumnCoding?
  ) {
    self.init(parts) { form.record(blank, with: $0, coding: coding) }
  }

  /// The actions that a program names for records which it reads in some way of its own.
  init<Record>(
    _ parts: [ListPart<Record>], read: @escaping @Sendable (DynamicRecord) -> Record?
  ) {
    let parts = ListParts(parts)
    actions = parts.actions.map { $0.over(read) }
    if let drawer = parts.drawer {
      design = { record, environment in
        read(record).map { drawer.content($0, environment) } ?? Markup()
      }
    }
    if let title = parts.title {
      self.title = { record, environment in
        read(record).map { (title.text($0, environment), title.detail($0, environment)) }
      }
    }
    footer = parts.footer?.text
    readsRecords = true
  }
}
