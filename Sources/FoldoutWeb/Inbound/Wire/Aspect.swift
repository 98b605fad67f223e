import FoldoutForms

/// An aspect of a field on the wire: `~original.hire_date` is the aspect `original` of `hire_date`.
///
/// `Documentation/WireFormat.md` has the grammar. A column's name cannot be mistaken for an aspect:
/// one that begins with a tilde is sent as `~value.NAME`.
enum Aspect: String, CaseIterable {
  /// The text of the field's control.
  case value
  /// The token of the value that the person saw.
  case original
  /// The token of an earlier entry in a new record.
  case draft
  /// The token of somebody else's value, to choose from two.
  case theirs
  /// The token of the value that a question was about.
  case confirmedLoss = "sure"
  /// A flag: the page keeps the old picture.
  case kept
  /// The text that the control showed.
  case shown
  /// The refused text that is still in the control.
  case refused
  /// A chosen option.
  case option
  /// The query of a reference's search.
  case find
  /// The chosen day of a calendar.
  case on
  /// The month to which a calendar is turned: a day in it, or numbers.
  case view, viewMonth, viewYear
  /// The style to which a date's drawer is changed.
  case style
  /// A date from the platform's own picker.
  case pick
  /// The date from which the columns were turned.
  case base
  /// A flag: an impossible date or a skipped time is replaced by the nearest possible one.
  case settle
  /// The text that a button sets.
  case set
  /// The value of a choice that a button sets.
  case use
  /// A flag to set today's date or the current time.
  case now
  /// A flag to clear the value.
  case clear
  /// A flag to keep the stored value.
  case keep
  /// A flag: a text is only checked while it is typed.
  case check
  /// The notice to the program that a text is edited.
  case editingEvent = "heard"
  /// A press of the row's button.
  case press
  /// The previous value to restore.
  case undo
  /// The undone value to restore.
  case redo
  /// The columns of a date.
  case year, month, day, hour, minute, dayPeriod

  /// The parameter's name for a field.
  func name(of field: FieldID) -> String { "~\(rawValue).\(field.formName)" }

  /// The component of a date that the aspect carries; `nil` if it carries none.
  var component: DateComponent? { DateComponent(rawValue: rawValue) }

  /// Creates the aspect that carries a date's component.
  init(_ component: DateComponent) {
    self =
      switch component {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .dayPeriod: .dayPeriod
      }
  }

  /// Splits a parameter's name into an aspect and a field; `nil` if it isn't an aspect's name.
  static func parse(_ name: String) -> (aspect: Aspect, field: FieldID)? {
    let halves = name.dropFirst().split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard name.hasPrefix("~"), halves.count == 2, let aspect = Aspect(rawValue: String(halves[0]))
    else { return nil }
    return (aspect, FieldID(formName: halves[1]))
  }
}
