import FoldoutForms

/// An aspect of a field on the wire: `~original.hire_date` is the aspect `original` of `hire_date`.
///
/// `Documentation/WireFormat.md` has the grammar. No column's name can be taken for an aspect,
/// because a name that begins with a tilde is sent as `~value.NAME`.
enum Aspect: String, CaseIterable {
  /// A text, as the field's control holds it.
  case value
  /// The token of what the person saw.
  case original
  /// The token of what was entered before into a record that is still to be added.
  case draft
  /// The token of somebody else's value, where one of two is chosen.
  case theirs
  /// The token of the value that was asked about.
  case sure
  /// That the page has the old picture itself.
  case kept
  /// The text that the control showed.
  case shown
  /// The text that was not taken and stands in the control still.
  case refused
  /// An option that is chosen.
  case option
  /// The words that a reference's drawer is searched for.
  case find
  /// A day of a calendar.
  case on
  /// The month to which a calendar is turned: by a day in it, or by numbers.
  case view, viewMonth, viewYear
  /// The style for which a date's drawer is changed.
  case style
  /// A date from the platform's own picker.
  case pick
  /// The date that the columns stood on.
  case base
  /// That an impossible date, or a time that clocks skip, goes to the nearest possible one.
  case settle
  /// A text that a button stands for.
  case set
  /// A value of a choice that a button stands for.
  case use
  /// Today, or now.
  case now
  /// No value.
  case clear
  /// The stored value stays.
  case keep
  /// That a text is only being typed.
  case check
  /// That the program is to hear of a text that is edited.
  case heard
  /// That the row's button was pressed.
  case press
  /// A value from before.
  case undo
  /// A value that was undone.
  case redo
  /// The columns of a date.
  case year, month, day, hour, minute, dayPeriod

  /// The parameter's name for a field.
  func name(of field: FieldID) -> String { "~\(rawValue).\(field.formName)" }

  /// The column of a date that the aspect is of.
  var component: DateComponent? { DateComponent(rawValue: rawValue) }

  /// The aspect that carries a date's column.
  init?(_ component: DateComponent) { self.init(rawValue: component.rawValue) }

  /// Parts a parameter's name into an aspect and a field; `nil` for a name that is no aspect's.
  static func parse(_ name: String) -> (aspect: Aspect, field: FieldID)? {
    let halves = name.dropFirst().split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard name.hasPrefix("~"), halves.count == 2, let aspect = Aspect(rawValue: String(halves[0]))
    else { return nil }
    return (aspect, FieldID(formName: halves[1]))
  }
}
