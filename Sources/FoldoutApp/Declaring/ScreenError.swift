public import FoldoutForms
package import FoldoutRecords
import Foundation

/// An error in a screen, which keeps a host from showing its program.
public enum ScreenError: Error, Hashable, Sendable {
  /// The description of the screen's form has an error.
  case form(FormError, screen: String)
  /// A field of the screen's form has no column in its table, so its entries could not be stored.
  case fieldWithoutColumn(FieldID, screen: String, table: String)
  /// A path of the screen is not one part after a slash, such as `/people`.
  case malformedPath(String, screen: String)
  /// The program has no screen at the path, or none that shows what is asked for.
  case unknownPath(String)
  /// Two screens, or the screens and the records of one list, have the same path.
  case repeatedPath(String, screens: [String])
  /// The rows of the screen are ordered by a column that its table does not have.
  case unknownOrder(column: String, screen: String, table: String)
  /// The screen starts new records with a value that the table's column cannot store.
  case unstorableValue(FieldID, value: String, screen: String, table: String)

  /// A sentence that says what is wrong, why, and what to do.
  public var sentence: String {
    switch self {
    case .fieldWithoutColumn(let field, let screen, let table):
      """
      The form of the screen “\(screen)” has a field “\(field.name)”, but the table “\(table)” has no \
      such column. Give the field the identity of a column.
      """
    case .form(let error, let screen): "The screen “\(screen)”: \(error)"
    case .malformedPath(let path, let screen):
      """
      The screen “\(screen)” has the path “\(path)”. Write one part after a slash, such as “/people”.
      """
    case .unknownPath(let path):
      """
      The program has no such screen at “\(path)”. Write the path with which one was declared.
      """
    case .repeatedPath(let path, let screens):
      """
      \(screens.map { "“\($0)”" }.joined(separator: " and ")) have the same path, “\(path)”. Give \
      one of them another.
      """
    case .unknownOrder(let column, let screen, let table):
      """
      The screen “\(screen)” orders its rows by “\(column)”, but the table “\(table)” has no such \
      column. Name one of its columns.
      """
    case .unstorableValue(let field, let value, let screen, let table):
      """
      The screen “\(screen)” starts new records with \(value) in “\(field.name)”, which the column of \
      the table “\(table)” can’t store. Choose another initial value.
      """
    }
  }
}

extension ScreenError: CustomStringConvertible {
  /// The sentence, which a program that ends with the error prints.
  public var description: String { sentence }
}

extension Screen {
  /// The locale of titles in errors.
  fileprivate static let reported = Locale(identifier: "en")

  /// Returns an error if a path of one of the screens is malformed, or if two are the same.
  package static func error(inPathsOf screens: [Screen]) -> ScreenError? {
    var owners: [String: String] = [:]
    for screen in screens {
      let title = screen.title(reported)
      for path in screen.paths {
        guard path.hasPrefix("/"), path.count > 1, !path.dropFirst().contains("/") else {
          return .malformedPath(path, screen: title)
        }
        if let other = owners.updateValue(title, forKey: path) {
          return .repeatedPath(path, screens: [other, title])
        }
      }
    }
    return nil
  }

  /// The paths of the screen and of its records.
  private var paths: [String] {
    switch content {
    case .planned: []
    case .table, .program, .stored, .record: [path] + (records.map { [$0] } ?? [])
    }
  }

  /// Returns an error if the description of the screen's form has one, if a field has no column in
  /// the store's table, if its rows are ordered by no column of it, or if a new record starts with
  /// a value that its column cannot store.
  ///
  /// Buttons and computed fields need no column. A missing table is not an error: it may be created
  /// while the program runs, and until then its screen says that it is missing. The form is made in
  /// English, like the error's sentence; the identities of its fields are the same in every
  /// language.
  package func error(in schema: Schema) -> ScreenError? {
    let name: String
    let makeForm: FormFactory
    switch content {
    case .table(let table, let form, _), .record(let table, _, let form):
      (name, makeForm) = (table, form)
    case .program, .stored, .planned: return nil
    }
    let locale = Screen.reported
    let declared = schema.table(name)
    let form = makeForm(locale, declared ?? TableSchema(name: name, key: .rowid, columns: []))
    do { try form.check() } catch {
      return .form(error, screen: title(locale))
    }
    guard let table = declared else { return nil }
    if let column = order.column, table.column(column) == nil {
      return .unknownOrder(column: column, screen: title(locale), table: name)
    }
    if let unstored = table.fieldWithoutColumn(in: form) {
      return .fieldWithoutColumn(unstored, screen: title(locale), table: name)
    }
    do {
      _ = try blank?(locale, table)
      return nil
    } catch {
      return .unstorableValue(
        error.field, value: error.value, screen: title(locale), table: name)
    }
  }
}
