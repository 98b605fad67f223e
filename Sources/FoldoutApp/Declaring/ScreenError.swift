public import Foldout
public import FoldoutForms
package import FoldoutRecords
import Foundation

/// An error in a screen, which keeps a host from showing its program.
public enum ScreenError: Error, Hashable, Sendable {
  /// Two fields, or two sections, of the screen's form have the same identity.
  case repeatedIdentity(DuplicateIdentityError<String, FieldID>, screen: String)
  /// A field of the screen's form has no column in its table, so its entries could not be stored.
  case fieldWithoutColumn(FieldID, screen: String, table: String)
  /// A rule, a limit or the head of the screen's form names a field that the form does not have.
  case unknownField(UnknownFieldError, screen: String)
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
    case .repeatedIdentity(let error, let screen): "The screen “\(screen)”: \(error)"
    case .unknownField(let error, let screen): "The screen “\(screen)”: \(error)"
    case .unstorableValue(let field, let value, let screen, let table):
      """
      The screen “\(screen)” starts new records with \(value) in “\(field.name)”, which the column of \
      the table “\(table)” can’t store. Choose another initial value.
      """
    }
  }
}

extension Screen {
  /// Returns an error if the screen's form has two fields or sections of one identity, if it names
  /// a field that it does not have, if a field has no column in the store's table, or if a new
  /// record starts with a value that its column cannot store.
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
    let locale = Locale(identifier: "en")
    let declared = schema.table(name)
    let form = makeForm(locale, declared ?? TableSchema(name: name, key: .rowid, columns: []))
    do { _ = try form.outline() } catch {
      return .repeatedIdentity(error, screen: title(locale))
    }
    do { try form.checkNames() } catch {
      return .unknownField(error, screen: title(locale))
    }
    guard let table = declared else { return nil }
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
