/// The way in which a field is edited, in its row or in a drawer that unfolds under it.
///
/// ``FieldKind`` says what a field holds, an editor how a person changes it; a text can be typed or
/// chosen from a list. All that only one editor needs is its payload.
public enum Editor<Record: Sendable>: Sendable {
  /// Typed in the row: texts and numbers.
  case text(TextEditing)
  /// Typed in the row and never shown.
  case secret(TextEditing)
  /// Switched in the row.
  case toggle
  /// A column for each component of a date, in a drawer.
  case wheels(DateEditing)
  /// A month's days and, where there is a time, a line for it, in a drawer.
  case calendar(DateEditing)
  /// A month's days and, where there is a time, a line for it, in the row itself.
  case openCalendar(DateEditing)
  /// A small button in the row that opens the platform's own picker.
  case compact(DateEditing)
  /// A month or a year by its number, moved on one by one in the row.
  case miniPicker(MiniPickerEditing)
  /// One of several options, in a drawer.
  case choice(ChoiceEditing<Record>)
  /// A record, by its name, in a drawer with a search.
  case reference(ReferenceEditing)
  /// A picture, large, in a drawer.
  case picture
  /// Shown in the row and not edited.
  case shown
  /// Pressed: the row is a button.
  case button
}

/// Settings of a text that is typed.
public struct TextEditing: Hashable, Sendable {
  /// The purpose of the value as a token of HTML's `autocomplete`, such as "email" or "bday"; a
  /// browser may then offer the person's own.
  public var purpose: String?

  /// Settings for typing a text.
  public init(purpose: String? = nil) {
    self.purpose = purpose
  }
}

/// Settings of a date, a month or a length of time that is picked or typed.
public struct DateEditing: Hashable, Sendable {
  /// The days that may be chosen.
  public var offered: OfferedDays
  /// The field before whose date this one's must not be; a day is not before itself.
  public var notBefore: FieldID?
  /// The field after whose date this one's must not be; a day is not after itself.
  public var notAfter: FieldID?
  /// True where times are in UTC, so that *now* differs from the time in the reader's zone.
  public var isInUTC: Bool
  /// True where the date decides between the calendar and the wheels, until a person does.
  package var isAutomatic = false
  /// The clocks on which a day and time is read: a time that they skip is refused.
  public var clock = FieldClock.anywhere
  /// The longest length of time that wheels offer; `nil` where no length of time is turned.
  package var longestSpan: TimeSpan?
  /// The form in which a day is shown where it is only read.
  public var shown = DateForm.plain
  /// The minutes that a picker offers. Others can be stored and typed, and stay.
  public var minuteStep = MinuteStep.one

  /// Settings for editing a date; by default every day may be chosen.
  public init(
    limits: DateLimits = DateLimits(), notBefore: FieldID? = nil, notAfter: FieldID? = nil,
    isInUTC: Bool = false
  ) {
    offered = OfferedDays(limits: limits)
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.isInUTC = isInUTC
  }

  /// The days between which a date must lie, both included.
  public var limits: DateLimits {
    get { offered.limits }
    set { offered.limits = newValue }
  }
}

/// The act of following a link: to write a letter, to call, or to open a page.
package enum LinkAction: Sendable {
  case write, call, open
}
