package import FoldoutForms
package import FoldoutRecords
import FoldoutScreens
package import Foundation

/// The actions that the rows of a table offer.
package struct TableActions: Sendable {
  /// Makes the actions of a list for a reader's locale; `nil` for those of a table for which the
  /// program defines none.
  package typealias Factory = @Sendable (Locale, TableSchema) -> TableActions?

  package let actions: [Action<DynamicRecord>]
  /// Makes the contents that the program designed for a bar.
  package private(set) var design: (@Sendable (DynamicRecord, FormEnvironment) -> Design)?
  /// Makes the line below the rows; `nil` for a list without one.
  package private(set) var footer: FooterText?
  /// True if rules or handlers of the program read the record.
  package let readsRecords: Bool
  /// Returns false for a record that cannot be read as the program's type.
  package private(set) var canRead: @Sendable (DynamicRecord) -> Bool = { _ in true }
  /// Makes the program's title for a row; `nil` if the form or the table provides titles. The
  /// closure returns `nil` if the record cannot be read as the program's type.
  package private(set) var title:
    (@Sendable (DynamicRecord, FormEnvironment) -> (text: String, detail: String?)?)?

  /// The actions of a table for which the program defines none.
  package static let standard = TableActions(
    actions: [.open, .share, .duplicate, .remove], readsRecords: false)

  private init(actions: [Action<DynamicRecord>], readsRecords: Bool) {
    self.actions = actions
    self.readsRecords = readsRecords
  }

  /// Creates the actions that a program defines for a table's records, read by their form.
  init<Record>(
    _ parts: [ListPart<Record>], _ form: Form<Record>, template blank: Record,
    coding: @escaping @Sendable (FieldID, FieldKind) -> ColumnCoding?
  ) {
    self.init(parts) { form.record(blank, with: $0, coding: coding) }
  }

  /// Creates the actions that a program defines for records that it reads by a function of its own.
  init<Record>(
    _ parts: [ListPart<Record>], read: @escaping @Sendable (DynamicRecord) -> Record?
  ) {
    let parts = ListParts(parts)
    actions = parts.actions.map { $0.adapted(by: read) }
    if let design = parts.design {
      self.design = { record, environment in
        read(record).map { design($0, environment) } ?? .empty
      }
    }
    if let title = parts.title {
      self.title = { record, environment in
        read(record).map { (title.text($0, environment), title.detail($0, environment)) }
      }
    }
    footer = parts.footer?.text
    readsRecords = true
    canRead = { read($0) != nil }
  }
}
