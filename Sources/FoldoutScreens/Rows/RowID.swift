package import FoldoutForms

/// The identity of a row of a screen.
///
/// The records of a list are a case to come.
package enum RowID: Hashable, Sendable {
  /// The row of a field. Of a choice whose options are rows it is what stands under them: a row of no
  /// outline.
  case field(FieldID)
  /// The row of an option of a field.
  case option(FieldID, OptionID)

  /// The field whose row it is, or whose option's.
  package var field: FieldID {
    switch self {
    case .field(let id), .option(let id, _): id
    }
  }

  /// The option whose row it is; `nil` for a field's own row.
  package var option: OptionID? {
    switch self {
    case .field: nil
    case .option(_, let option): option
    }
  }
}

extension RowID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .field(let id): id.name
    case .option(let id, let option): "\(id.name)~\(option.name)"
    }
  }
}

/// The identity of an option in its field: its value, spelled out as in a request
/// (``StoredValue/wire``).
package struct OptionID: Hashable, Sendable {
  package var name: String

  package init(_ name: String) { self.name = name }
}
