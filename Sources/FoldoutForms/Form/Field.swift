/// One field of a form: its identity, its label, what it holds, and where its value is kept.
///
/// The record's type is all that two fields of a form share; how a value is got and set (by key
/// path, or by the column of a dynamic record) is known in here only.
public struct Field<Record: Sendable>: Sendable, Identifiable {
  /// The field's identity.
  public var id: FieldID
  /// The label as a person reads it.
  public var label: String
  /// The kind of value that the field holds.
  public var kind: FieldKind
  /// True where *no value* and the empty text are refused.
  public var isRequired = false
  /// True where the record can keep *no value*. Where it cannot, an emptied text is the empty text,
  /// and anything else is required.
  public var canBeNone = true
  /// True where the value follows from the rest of the record, so that no column keeps it: it is
  /// read anew whenever another field has changed.
  public var isComputed = false
  /// The editor of the value.
  public var editor: Editor<Record>
  /// The way in which numbers of the field are shown where they are only read.
  public var numbers = NumberStyle.plain
  /// True where the whole number is a length of time in minutes, which is shown and typed in hours.
  public var isTimeSpan = false
  /// The days that its calendar marks; `nil` for none.
  public var marks: DayMarks?
  /// The rules that a value of the field's kind has to satisfy, in the order of asking.
  public var rules: [Rule<Record>] = []
  /// The events of the field that the program hears while somebody edits it.
  public var hearings: Set<Hearing> = []

  /// Gets the value out of a record.
  public var read: @Sendable (Record) -> Reading
  /// Sets the value in a record. A value of another kind than the field's, and *no value* where
  /// the record's own type has none, leave the record as it is and give `false`.
  public var write: @Sendable (inout Record, FieldValue) -> Bool

  /// A field with the usual editor of its kind.
  public init(
    id: FieldID, label: String, kind: FieldKind,
    read: @escaping @Sendable (Record) -> Reading,
    write: @escaping @Sendable (inout Record, FieldValue) -> Bool
  ) {
    self.id = id
    self.label = label
    self.kind = kind
    editor = .usual(for: kind)
    self.read = read
    self.write = write
  }

  /// Makes the field one of a secret, whatever it was declared as.
  public mutating func keepSecret() {
    kind = .secret
    editor = .secret(editor.typing ?? TextEditing())
  }

  /// True where the field's row owns a drawer.
  public var unfolds: Bool { editor.unfolds }

  /// The days that may be chosen; all days for a field of anything but dates.
  public var offeredDays: OfferedDays { editor.dates?.offered ?? .all }
}
