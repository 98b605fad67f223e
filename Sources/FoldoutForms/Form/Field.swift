/// One field of a form: its identity, label and kind, and access to its value.
///
/// The closures ``read`` and ``write`` hide how the value is accessed, by key path or by the column
/// of a dynamic record; so fields of different types can be in one form.
public struct Field<Record: Sendable>: Sendable, Identifiable {
  /// The field's identity.
  public var id: FieldID
  /// The label as a person reads it.
  public var label: String
  /// The kind of value that the field holds.
  public var kind: FieldKind
  /// True if *no value* and the empty text are refused.
  public var isRequired = false
  /// True if the record can hold *no value*. Otherwise several values become an empty list when
  /// they are emptied, a date *never* if its column has a value for it, and any other value that is
  /// not required becomes the empty text.
  public var canBeNone = true
  /// True if the value is computed from the rest of the record: no column stores it, and it is read
  /// again after each change of another field.
  public var isComputed = false
  /// The editor of the value.
  public var editor: Editor<Record>
  /// The style in which numbers are shown when they are not being edited.
  public var numbers = NumberStyle.plain
  /// True if the whole number is a length of time in minutes, shown and typed in hours and minutes.
  public var isTimeSpan = false
  /// The function that marks days in the field's calendar; `nil` for none.
  public var marks: DayMarks?
  /// The values whose place a typed number takes in a column without a type; `nil` if the field's
  /// column has one.
  package var untypedNumbers: UntypedNumbers?
  /// The rules that a value must satisfy, in the order in which they are checked.
  public var rules: [Rule<Record>] = []
  /// The events during editing that the program is notified of.
  public var editingEvents: Set<EditingEvent> = []

  /// Reads the value from a record.
  public var read: @Sendable (Record) -> Reading
  /// Writes a value into a record.
  ///
  /// Returns `false` and leaves the record unchanged if the property cannot hold the value: one of
  /// another kind, or *no value* for a property without it.
  public var write: @Sendable (inout Record, FieldValue) -> Bool

  /// Creates a field with the default editor of its kind.
  public init(
    id: FieldID, label: String, kind: FieldKind,
    read: @escaping @Sendable (Record) -> Reading,
    write: @escaping @Sendable (inout Record, FieldValue) -> Bool
  ) {
    self.id = id
    self.label = label
    self.kind = kind
    editor = .standard(for: kind)
    self.read = read
    self.write = write
  }

  /// Makes the field a secret, whatever kind it had.
  public mutating func makeSecret() {
    kind = .secret
    editor = .secret(editor.typing ?? TextEditing())
  }

  /// True if the field's row owns a drawer.
  public var unfolds: Bool { editor.unfolds }

  /// The days that may be chosen; all days for fields without dates.
  public var offeredDays: OfferedDays { editor.dates?.offered ?? .all }
}
