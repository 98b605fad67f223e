/// One field of a form: its identity, label and kind, and access to its value.
///
/// ```swift
/// let hours = Field(column: "hours", label: "Hours", kind: .wholeNumber, coding: .integer)
/// let name = Field<Person>(id: "name", label: "Name", kind: .text) { person in
///   .value(.text(person.name))
/// } write: { person, value in
///   String(fieldValue: value).map { person.name = $0 } != nil
/// }
/// ```
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

  /// The drawer that the program designs in place of that of the editor; `nil` for none.
  package var design: DesignEditing<Record>?
  /// Returns true for a record in which the field is hidden; `nil` if it is always shown.
  public var hides: (@Sendable (Record) -> Bool)?

  /// The property that the field edits; `nil` for a field that is bound in another way.
  package internal(set) var path: (any AnyKeyPath & Sendable)?
  /// The stored property that the field shows without editing it; `nil` for any other field.
  var shownPath: (any AnyKeyPath & Sendable)?
  /// Sets the property that the field shows without editing it, in a record made from a row;
  /// `nil` for any other field.
  var fill: (@Sendable (inout Record, FieldValue) -> Bool)?
  /// The properties that rules and limits name in place of their fields, by these names.
  var namedPaths: [FieldID: any AnyKeyPath & Sendable] = [:]
  /// The format of the value in a column that states none; `nil` for that of the kind.
  var ownCoding: ColumnCoding?
  /// Returns the title of a value that is only shown; `nil` for a value without one.
  var shownTitle: (@Sendable (FieldValue) -> String?)?
  /// Returns the reason why the property cannot hold a value; `nil` if it has no reason of its own.
  var ownRefusal: (@Sendable (FieldValue) -> FieldError?)?
  /// Returns the distance from UTC, in seconds, of the moment that the property holds; `nil` for a
  /// day and time without a moment.
  var storedOffset: (@Sendable (Record) -> Int?)?
  /// The function that the field's button calls; `nil` if the program handles it.
  package var press: (@Sendable (Record) async -> ActionAnswer)?

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
  public var unfolds: Bool { editor.unfolds || design != nil }

  /// The days that may be chosen; all days for fields without dates.
  public var offeredDays: OfferedDays { editor.dates?.offered ?? .all }

  /// The default format of the value in a column.
  var coding: ColumnCoding { ownCoding ?? kind.coding }

  /// Returns the error to report if the record did not keep a value.
  package func refusal(of value: FieldValue) -> FieldError { ownRefusal?(value) ?? value.refusal }
}

/// Converts between a property of one type and a field's value.
///
/// There is one conversion for each type, so a form needs only a key path to the type or to its
/// optional.
struct Conversion<Property: Sendable>: Sendable {
  var toValue: @Sendable (Property) -> FieldValue
  var fromValue: @Sendable (FieldValue) -> Property?
  /// Returns a property's value as a column would store it if no field value represents it, such as
  /// infinity; otherwise `nil`.
  var mismatch: @Sendable (Property) -> StoredValue? = { _ in nil }
  /// Returns the reason why no property has a field's value; `nil` for the usual one.
  var refusal: @Sendable (FieldValue) -> FieldError? = { _ in nil }
  /// True if several properties have the same field's value, such as two moments at one time.
  var isLossy = false
  /// True if the property may be without a value.
  var hasNone = false

  /// The same conversion for an optional property.
  var optional: Conversion<Property?> {
    Conversion<Property?>(
      toValue: { property in property.map(toValue) ?? .none },
      fromValue: { value in
        if value == .none || value == .never { return .some(nil) }
        return fromValue(value).map { .some($0) }
      }, mismatch: { property in property.flatMap(mismatch) }, refusal: refusal, isLossy: isLossy,
      hasNone: true)
  }

  /// Returns the property's value as a field reads it.
  func reading(of property: Property) -> Reading {
    mismatch(property).map { .mismatched($0) } ?? .value(toValue(property))
  }
}

extension Field {
  init<Property>(
    _ label: String, _ kind: FieldKind, _ path: PropertyPath<Record, Property>,
    _ conversion: Conversion<Property>
  ) {
    self.init(
      id: .from(label: label), label: label, kind: kind,
      read: { conversion.reading(of: $0[keyPath: path]) },
      write: { record, value in
        // Writing back what was read keeps the part of the property that the value lacks.
        if conversion.isLossy, conversion.reading(of: record[keyPath: path]) == .value(value) {
          return true
        }
        guard let property = conversion.fromValue(value) else { return false }
        record[keyPath: path] = property
        return true
      })
    self.path = path
    ownRefusal = conversion.refusal
    canBeNone = conversion.hasNone
    // A text without `nil` may still be empty; a number or a day without `nil` is required.
    isRequired = !conversion.hasNone && !kind.isText
  }
}

extension Field where Record == DynamicRecord {
  /// True if the field could have written a stored value: it has the field's kind, and the property
  /// can hold it.
  ///
  /// So there is no text in a number, no bytes in a date, and no missing value where the property
  /// has none. ``Form/problem(of:in:of:at:hidden:environment:)`` checks required values, limits and
  /// rules; this method does not.
  public func accepts(_ stored: StoredValue) -> Bool {
    guard kind.isEditable else { return false }
    let record = DynamicRecord(columns: [id.name], values: [stored])
    guard case .value(let value) = read(record) else { return false }
    var copy = record
    return write(&copy, value)
  }
}

extension Field where Record == DynamicRecord {
  /// Creates a field bound to a column of a dynamic record; its identity is the column's name.
  ///
  /// It refuses every value for a record without that column.
  public init(column: String, label: String, kind: FieldKind, coding: ColumnCoding) {
    self.init(
      id: FieldID(column), label: label, kind: kind,
      read: { coding.reading(of: $0[column]) },
      write: { record, value in
        guard record.index(of: column) != nil,
          let stored = coding.stored(value, replacing: record[column])
        else { return false }
        record[column] = stored
        return true
      })
  }
}
