package import FoldoutForms

/// The identity of a row of a screen.
///
/// Rows of other sorts, such as the options of a field or the records of a list, are cases to come.
package enum RowID: Hashable, Sendable {
  /// The row of a field.
  case field(FieldID)

  /// The field whose row it is.
  package var field: FieldID {
    switch self {
    case .field(let id): id
    }
  }
}

extension RowID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .field(let id): id.name
    }
  }
}
