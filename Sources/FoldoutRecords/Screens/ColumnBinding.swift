package import FoldoutForms

/// The field that edits a column: its kind, the coding of its values, and the reason for both.
package struct ColumnBinding: Hashable, Sendable {
  /// The kind of the field.
  package var kind: FieldKind
  /// The coding of the field's value in the column.
  package var coding: ColumnCoding
  /// The decisive fact about the column.
  package var reason: Reason

  /// The facts about a column that decide which field edits it.
  package enum Reason: Hashable, Sendable {
    /// It is a secret.
    case secret(ColumnSchema.SecretBasis)
    /// Its values are texts of days, alone or with times.
    case dates(StoredDate.Form, ColumnSchema.DateEvidence)
    /// Its values are numbers that count from a moment.
    case moments(StoredMoment.Form, ColumnSchema.DateEvidence)
    /// Its values are texts of times of day.
    case times(StoredTime.Form)
    /// It is declared a switch, and its values are other spellings of no and yes.
    case spelledSwitch(SwitchValues)
    /// It is named like a switch, and its values are nothing but these spellings of no and yes.
    case namedSwitch(SwitchValues)
    /// Its declaration, confirmed or narrowed by further evidence.
    case declared(Evidence)
  }

  /// The evidence besides a declared type.
  package enum Evidence: Hashable, Sendable {
    /// None: the declaration decides.
    case none
    /// The column's name.
    case name
    /// The column's values.
    case values
  }
}
