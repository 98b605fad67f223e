/// The control that edits a field, in its row or in a drawer below it.
///
/// ``FieldKind`` describes the value, the editor how a person changes it: a text can be typed, or
/// chosen from a list. Settings that only one editor needs are its payload.
public enum Editor<Record: Sendable>: Sendable {
  /// A text input in the row, for texts and numbers.
  case text(TextEditing)
  /// A text input in the row that never shows the stored value.
  case secret(TextEditing)
  /// A switch in the row.
  case toggle
  /// Wheels in a drawer, one for each component of a date.
  case wheels(DateEditing)
  /// A month's days in a drawer, with a line for the time if the value has one.
  case calendar(DateEditing)
  /// A month's days in the row itself, with a line for the time if the value has one.
  case openCalendar(DateEditing)
  /// A small button in the row that opens the platform's own picker.
  case compact(DateEditing)
  /// A mini picker in the row, for a month or a year as a number.
  case miniPicker(MiniPickerEditing)
  /// A list of options, in a drawer or as the rows of a section.
  case choice(ChoiceEditing<Record>)
  /// A search for records by title, in a drawer.
  case reference(ReferenceEditing)
  /// A large view of a picture, in a drawer.
  case picture
  /// Read-only text in the row.
  case shown
  /// A button: the row itself is pressed.
  case button
}

/// Settings of a text input.
///
/// ```swift
/// email.editor = .text(TextEditing(purpose: "email"))
/// ```
public struct TextEditing: Hashable, Sendable {
  /// The meaning of the value as a token of HTML's `autocomplete`, such as "email" or "bday".
  ///
  /// With it a browser may offer the reader's own data.
  public var purpose: String?

  /// Creates settings of a text input.
  public init(purpose: String? = nil) {
    self.purpose = purpose
  }
}

/// Settings of a date, a month or a length of time that is picked or typed.
///
/// ```swift
/// left.editor = .calendar(
///   DateEditing(limits: DateLimits(latest: environment.today), notBefore: "hired"))
/// ```
public struct DateEditing: Hashable, Sendable {
  /// The days that may be chosen.
  public var offered: OfferedDays
  /// The field whose date this one must not precede; the same day is allowed.
  public var notBefore: FieldID?
  /// The field whose date this one must not follow; the same day is allowed.
  public var notAfter: FieldID?
  /// True if times are in UTC, so that *now* differs from the time in the reader's zone.
  public var isInUTC: Bool
  /// True if each stored date states its own zone, which is shown with it and can be typed.
  public var hasOwnZones = false
  /// True if *never* can be entered in place of a date, because the column has a value for it.
  public var hasNever = false
  /// True if the date selects the calendar or the wheels, until the reader switches between them.
  package var isAutomatic = false
  /// The clocks on which a day and time is read; a time that they skip is refused.
  public var clock = FieldClock.unspecified
  /// The longest length of time that wheels offer; `nil` if the value is not a length of time on
  /// wheels.
  package var maxSpan: TimeSpan?
  /// The form in which a day is shown when it is not being edited.
  public var shown = DateForm.plain
  /// The minutes that a picker offers. Other minutes can be typed, and stored ones are kept.
  public var minuteStep = MinuteStep.one

  /// Creates settings of a date; by default every day may be chosen.
  public init(
    limits: DateLimits = DateLimits(), notBefore: FieldID? = nil, notAfter: FieldID? = nil,
    isInUTC: Bool = false
  ) {
    offered = OfferedDays(limits: limits)
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.isInUTC = isInUTC
  }

  /// The first and the last day that may be chosen, both included.
  public var limits: DateLimits {
    get { offered.limits }
    set { offered.limits = newValue }
  }
}

/// The action of a link: to write an e-mail, to call a number, or to open a page.
package enum LinkAction: Sendable {
  case write, call, open
}

extension DateStyle {
  /// The style for a time of day, where wheels replace calendars.
  var forTimeOfDay: DateStyle {
    switch self {
    case .wheels, .calendar, .openCalendar, .automatic: .wheels
    case .compact: .compact
    }
  }

  /// Returns the editor of a date in this style.
  func editor<Record>(_ dates: DateEditing = DateEditing()) -> Editor<Record> {
    switch self {
    case .wheels: .wheels(dates)
    case .calendar: .calendar(dates)
    case .openCalendar: .openCalendar(dates)
    case .compact: .compact(dates)
    case .automatic: .wheels(dates.automatic)
    }
  }
}

extension DateEditing {
  /// The same settings, with the calendar or the wheels selected by the date.
  package var automatic: DateEditing {
    var copy = self
    copy.isAutomatic = true
    return copy
  }
}
