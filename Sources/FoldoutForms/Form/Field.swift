/// One field of a form: its identity, its label, what it holds, and where its value is kept.
///
/// The record's type is all that two fields of a form share; how a value is got and set (by key
/// path, or by the column of a dynamic record) is known in here only.
public struct Field<Record: Sendable>: Sendable, Identifiable {
  /// What the field is known by.
  public var id: FieldID
  /// The label as a person reads it.
  public var label: String
  /// What the field holds.
  public var kind: FieldKind
  /// Whether *no value* and the empty text are refused.
  public var isRequired = false
  /// Whether *no value* is one of the values that the record can keep. Where it is not, an emptied
  /// text is the empty text, and anything else is required.
  public var canBeNone = true
  /// Whether the value follows from the rest of the record, so that no column keeps it: it is read
  /// anew whenever another field has changed.
  public var isComputed = false
  /// The days between which a date must lie, both included.
  public var limits = DateLimits()
  /// How the editor of a date looks.
  public var style = DateStyle.wheels
  /// What a value has to satisfy beyond being one of the field's kind, in the order of asking.
  public var rules: [Rule<Record>] = []
  /// The field before whose date this one's must not be; a day is not before itself.
  public var notBefore: FieldID?
  /// The field after whose date this one's must not be; a day is not after itself.
  public var notAfter: FieldID?
  /// Whether times are those of UTC, in which *now* is another than in the reader's zone.
  public var isInUTC = false
  /// What the value is to the person, as a token of HTML's `autocomplete`, such as "email" or
  /// "bday"; a browser may then offer it.
  public var purpose: String?

  /// Gets the value out of a record.
  public var read: @Sendable (Record) -> Reading
  /// Sets the value in a record. A value of another kind than the field's, and *no value* where
  /// the record's own type has none, leave the record as it is and give `false`.
  public var write: @Sendable (inout Record, FieldValue) -> Bool

  /// A field.
  public init(
    id: FieldID, label: String, kind: FieldKind,
    read: @escaping @Sendable (Record) -> Reading,
    write: @escaping @Sendable (inout Record, FieldValue) -> Bool
  ) {
    self.id = id
    self.label = label
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// Whether the field's row owns a drawer.
  public var unfolds: Bool {
    kind == .picture || (kind.isDate && style == .wheels)
  }
}
