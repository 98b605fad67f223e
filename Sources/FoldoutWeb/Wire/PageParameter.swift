/// A parameter of a page's address or form that is no field's.
enum PageParameter: String, CaseIterable {
  /// The open drawer; in a form, the row that was tapped.
  case open
  /// The row that was tapped, from the script.
  case tap
  /// The text row that is edited.
  case edit
  /// The words that the open drawer is searched for, from the script.
  case find
  /// The page's content.
  case from
  /// The language and the zone.
  case lang, zone
  /// The direction in which the page is laid out.
  case direction = "dir"
  /// The choices of a page's switches, which lead to an address that says them in its language.
  case tag, calendar, week
  /// That a page lists all zones.
  case zones
  /// A long text that is shown whole.
  case all
  /// Messages that are told once: that something was stored, altered, or done.
  case saved, altered, done
  /// The last change, as it can be taken back.
  case undo, redo, was, now
  /// The change before the last, whose lines stand behind it in an address.
  case earlier
  /// The changes of several fields that are undone at once.
  case undoAll = "~undo"
  /// A record that is still to be added, in an address: with a key, as a copy of that record.
  case add
  /// A record that was added: by a name that the process knows or, before another one, by its key.
  case added
  /// The name by which the process knows the record that was added before another one.
  case undoable
  /// The button that adds a record, and the number that the add carries.
  case adding = "~add"
  case ticket = "~ticket"
  /// The button that removes it again, with the name by which the process knows what was added.
  case unadd = "~unadd"
  /// A record that was removed from a list is to come back.
  case restore = "~restore"
  /// That a record is to be removed, which its page asks about; and the button that does it.
  case remove
  case removing = "~remove"
  /// The month that a calendar shows, where it is not its date's.
  case view
  /// The style of a date's drawer, where it is not the one that suits its date.
  case style
  /// The record that was removed from a list without script, and anything else that was said there.
  case removed, told
  /// A picture of the record, by its bytes.
  case picture
  case version = "v"
  /// A text of the record as a file.
  case download

  /// True where it says what is shown, and not what is asked.
  var isOfAddress: Bool {
    switch self {
    case .open, .altered, .lang, .zone, .undo, .redo, .was, .now, .saved, .done, .all, .add, .added,
      .undoable, .removed, .told, .earlier, .remove, .view, .style, .direction:
      true
    case .tap, .edit, .find, .from, .picture, .version, .download, .zones, .undoAll, .adding,
      .ticket, .unadd, .restore, .removing, .tag, .calendar, .week:
      false
    }
  }

  /// True where a form may send it, so that no field's text can go by that name.
  private var isReserved: Bool {
    switch self {
    case .open, .tap, .edit, .find, .from, .lang, .zone, .all, .saved, .altered, .done, .undo,
      .redo, .was, .now, .view, .style:
      true
    // No field's text goes by a name that begins with a tilde.
    // A parameter that only an address has is never in a form.
    case .picture, .version, .download, .zones, .undoAll, .add, .added, .undoable, .adding, .ticket,
      .unadd, .restore, .removed, .told, .earlier, .remove, .removing, .direction, .tag, .calendar,
      .week:
      false
    }
  }

  /// Names under which no field's text is sent: parameters that are not fields, the empty name,
  /// which browsers leave out, and what the script asks of the form itself, which a control of
  /// that name would stand before (HTML, section 4.10.3, "legacy override").
  static let reserved: Set<String> = Set(allCases.filter(\.isReserved).map(\.rawValue)).union([
    "", "action", "dataset", "querySelector", "querySelectorAll", "setAttribute",
  ])

  /// The names of those that say what is shown.
  static let ofAddress: Set<String> = Set(allCases.filter(\.isOfAddress).map(\.rawValue))
}

extension Parameters {
  /// The last value of a page's own parameter.
  subscript(parameter: PageParameter) -> String? { self[parameter.rawValue] }

  /// All values of a page's own parameter, in their order.
  func all(_ parameter: PageParameter) -> [String] { all(parameter.rawValue) }
}
