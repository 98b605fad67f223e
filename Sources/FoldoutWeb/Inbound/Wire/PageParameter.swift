/// A parameter of a page's address or form that doesn't belong to a field.
enum PageParameter: String, CaseIterable {
  /// The open drawer; in a form, the row that was tapped.
  case open
  /// The row that was tapped, sent by the script.
  case tap
  /// The row whose text is being edited.
  case edit
  /// The query in the open drawer, sent by the script.
  case find
  /// The fingerprint of the page.
  case from
  /// The language and the zone.
  case lang, zone
  /// The layout direction of the page.
  case direction = "dir"
  /// The choices of a page's switches, which redirect to an address with all of them in its
  /// language tag.
  case tag, calendar, week
  /// A request for a page with all zones.
  case zones
  /// The field of a long text that is shown whole.
  case all
  /// Messages that are shown once: that something was stored, altered, stored without the blanks
  /// around it, or done.
  case saved, altered, trimmed, done
  /// The last change, so that it can be undone.
  case undo, redo, was, now
  /// A separator before the lines of the previous change.
  case previousChange = "earlier"
  /// The changes of several fields that are undone at once.
  case undoAll = "~undo"
  /// The address of a new record. With a key, the new record is a copy.
  case add
  /// A record that was added: a name that this process knows or, before another new record, its
  /// key.
  case added
  /// This process's name of the record that was added before another one.
  case undoable
  /// The button that adds a record, and the ticket of the add.
  case adding = "~add"
  case ticket = "~ticket"
  /// The button that undoes an add, with this process's name of the record.
  case undoAdd = "~unadd"
  /// The button that restores a record removed from a list.
  case restore = "~restore"
  /// The question whether to remove a record, and the button that removes it.
  case remove
  case removing = "~remove"
  /// The month that a calendar shows, if it isn't its date's.
  case view
  /// The style of a date's drawer, if it isn't the default for its date.
  case style
  /// The record that was removed from a list without script.
  case removed
  /// Any other notice of a list, or the message of a pressed button, without script.
  case notice = "told"
  /// The name of a picture, and the digest of its bytes.
  case picture
  case version = "v"
  /// The field whose text is downloaded as a file.
  case download

  /// True if the parameter describes what a page shows; false if it is a request.
  var isOfAddress: Bool {
    switch self {
    case .open, .altered, .trimmed, .lang, .zone, .undo, .redo, .was, .now, .saved, .done, .all,
      .add, .added, .undoable, .removed, .notice, .previousChange, .remove, .view, .style,
      .direction:
      true
    case .tap, .edit, .find, .from, .picture, .version, .download, .zones, .undoAll, .adding,
      .ticket, .undoAdd, .restore, .removing, .tag, .calendar, .week:
      false
    }
  }

  /// True if a form may send the parameter, so that no field's text can use its name.
  private var isReserved: Bool {
    switch self {
    case .open, .tap, .edit, .find, .from, .lang, .zone, .all, .saved, .altered, .trimmed, .done,
      .undo, .redo, .was, .now, .view, .style:
      true
    // Names that begin with a tilde are never used for texts, and parameters of addresses only are
    // never in a form.
    case .picture, .version, .download, .zones, .undoAll, .add, .added, .undoable, .adding, .ticket,
      .undoAdd, .restore, .removed, .notice, .previousChange, .remove, .removing, .direction, .tag,
      .calendar,
      .week:
      false
    }
  }

  /// The names that no field's text uses: parameters of forms, the empty name, and properties of a
  /// form.
  ///
  /// Browsers leave out a control with an empty name. The script reads properties of the form
  /// element, which a control of the same name would hide (HTML, section 4.10.3, "legacy
  /// override").
  static let reserved: Set<String> = Set(allCases.filter(\.isReserved).map(\.rawValue)).union([
    "", "action", "dataset", "querySelector", "querySelectorAll", "setAttribute",
  ])

  /// The names of the parameters that describe what a page shows.
  static let ofAddress: Set<String> = Set(allCases.filter(\.isOfAddress).map(\.rawValue))
}

extension Parameters {
  /// The last value of a page's own parameter.
  subscript(parameter: PageParameter) -> String? { self[parameter.rawValue] }

  /// All values of a page's own parameter, in order.
  func all(_ parameter: PageParameter) -> [String] { all(parameter.rawValue) }
}
