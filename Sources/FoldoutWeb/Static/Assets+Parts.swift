extension Assets {
  /// A part of the script, which a page loads with the first element that needs it.
  ///
  /// Each is an ES module that exports `begin(core)`.
  enum Part: Int, CaseIterable, Sendable {
    /// Shares or copies a row's link, and names the rows of a list.
    case actions
    /// Sends a record that is still to be added, and keeps what was entered.
    case adding
    /// Turns calendars, and leads the keys through their days.
    case calendar
    /// Judges a text while it is typed.
    case check
    /// Opens a drawer's list of options at the chosen one.
    case choices
    /// Searches a list while one types.
    case find
    /// Tells the program of texts that are edited.
    case heard
    /// Animates rows and sections that come, go and move.
    case moves
    /// Orders a list at once.
    case order
    /// Understands the platform's own date picker.
    case picker
    /// Keeps a picture, so that its change can be undone.
    case picture
    /// Searches for a record while one types.
    case references
    /// Sends what another page left unsent. The script itself loads it, where there is something.
    case resend
    /// Lays wheels over the lists of a date, or of anything else that is turned.
    case ribbon
    /// Asks ahead, reveals, moves, and folds by a tap elsewhere: what every record needs.
    case rows
    /// Undoes by keys, keeps the focus, and obeys Escape.
    case undo
    /// Keeps what is not stored yet, and sends it again.
    case unsent
    /// Names the browser's own time zone.
    case zone
  }

  /// A set of parts.
  struct Parts: OptionSet, Hashable, Sendable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ part: Part) { rawValue = 1 << part.rawValue }

    /// The parts in the order of `Part.allCases`.
    var all: [Part] { Part.allCases.filter { contains(Parts($0)) } }
  }
}

extension Assets {
  /// The files of the script that every page loads.
  static var core: [[UInt8]] {
    [
      PackageResources.page_js, PackageResources.controls_js, PackageResources.signs_js,
      PackageResources.parts_js, PackageResources.morph_js, PackageResources.batches_js,
      PackageResources.changes_js, PackageResources.queue_js, PackageResources.requests_js,
      PackageResources.events_js, PackageResources.core_js,
    ]
  }
}

extension Assets.Part {
  /// The files of the module, as they are written.
  var sources: [[UInt8]] {
    switch self {
    case .ribbon:
      [
        PackageResources.values_js, PackageResources.layout_js, PackageResources.turning_js,
        PackageResources.sizes_js, PackageResources.hands_js, PackageResources.ribbon_js,
      ]
    case .actions: [PackageResources.actions_js]
    case .adding: [PackageResources.adding_js]
    case .calendar: [PackageResources.calendar_js]
    case .check: [PackageResources.check_js]
    case .choices: [PackageResources.choices_js]
    case .find: [PackageResources.find_js]
    case .heard: [PackageResources.heard_js]
    case .moves: [PackageResources.moves_js]
    case .order: [PackageResources.order_js]
    case .picker: [PackageResources.picker_js]
    case .picture: [PackageResources.picture_js]
    case .references: [PackageResources.references_js]
    case .resend: [PackageResources.resend_js]
    case .rows: [PackageResources.rows_js]
    case .undo: [PackageResources.undo_js]
    case .unsent: [PackageResources.unsent_js]
    case .zone: [PackageResources.zone_js]
    }
  }

  /// The stylesheet that the part loads, as it is written.
  var styles: [UInt8]? {
    switch self {
    case .actions: PackageResources.actions_css
    case .calendar: PackageResources.calendar_css
    case .choices: PackageResources.choices_css
    case .picture: PackageResources.picture_css
    case .references: PackageResources.references_css
    case .ribbon: PackageResources.ribbon_css
    case .undo: PackageResources.undo_css
    case .adding, .check, .find, .heard, .moves, .order, .picker, .resend, .rows, .unsent, .zone:
      nil
    }
  }

  /// True where the part's styles are for elements that are there without script, too: then a page
  /// that has such an element links them.
  var stylesPages: Bool {
    switch self {
    case .actions, .calendar, .choices, .picture, .references, .undo: true
    case .adding, .check, .find, .heard, .moves, .order, .picker, .resend, .ribbon, .rows, .unsent,
      .zone:
      false
    }
  }
}
