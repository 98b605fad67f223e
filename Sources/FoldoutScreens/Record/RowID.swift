package import Foldout
package import FoldoutForms
package import FoldoutRecords

/// The identity of a row of a screen.
package enum RowID: Hashable, Sendable {
  /// The row of a field. For the field of a choice section it identifies the section's foot, which
  /// is in no outline.
  case field(FieldID)
  /// The row of an option of a field.
  case option(FieldID, OptionID)
  /// The row of a record in a list.
  case record(RecordKey)

  /// The field of the row, or of the row's option. For a record's row it is the empty identity,
  /// which no field of a form has.
  package var field: FieldID {
    switch self {
    case .field(let id), .option(let id, _): id
    case .record: ""
    }
  }

  /// The option whose row it is; `nil` for any other row.
  package var option: OptionID? {
    switch self {
    case .field, .record: nil
    case .option(_, let option): option
    }
  }

  /// The record whose row it is; `nil` for the rows of a record's own screen.
  package var record: RecordKey? {
    switch self {
    case .field, .option: nil
    case .record(let key): key
    }
  }
}

extension RowID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .field(let id): id.name
    case .option(let id, let option): "\(id.name)~\(option.name)"
    case .record(let key): key.shown
    }
  }
}

/// The identity of an option in its field: its value, encoded as in a request
/// (``StoredValue/wire``).
package struct OptionID: Hashable, Sendable {
  package var name: String

  package init(_ name: String) { self.name = name }
}

/// The engine's types over a screen's own identities: sections by name, rows by ``RowID``.
package typealias ScreenTable = Table<String, RowID>
package typealias ScreenOutline = Outline<String, RowID>
package typealias ScreenEvent = Event<String, RowID>
package typealias ScreenUpdate = BatchUpdate<String, RowID>
package typealias ScreenStep = Step<String, RowID>
package typealias ScreenItem = Item<RowID>
