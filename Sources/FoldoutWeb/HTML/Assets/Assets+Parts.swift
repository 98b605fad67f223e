extension Assets {
  /// A part of the script, which a page loads with the first element that needs it.
  ///
  /// Each is an ES module that exports `begin(core)`.
  enum Part: Int, CaseIterable, Sendable {
    /// Shares or copies a row's link, and labels the buttons of a list's rows.
    case actions
    /// Saves a new record, and keeps its entries in the tab.
    case adding
    /// Turns the pages of calendars, and moves through their days by keys.
    case calendar
    /// Checks a text while it is typed.
    case check
    /// Filters and limits lists of options, and scrolls a drawer's list to the chosen one.
    case choices
    /// Searches a list while its query is typed.
    case find
    /// Notifies the program of texts that are edited.
    case heard
    /// Animates rows and sections that are inserted, deleted and moved.
    case moves
    /// Applies a list's order, or another setting, as soon as it is chosen.
    case order
    /// Handles the platform's own date picker.
    case picker
    /// Keeps a picture, so that its change can be undone.
    case picture
    /// Searches for a record while the query of a reference is typed.
    case references
    /// Sends changes that another page left unsent. The script itself loads it if there are any.
    case resend
    /// Lays ribbons over the lists of wheels and mini pickers.
    case ribbon
    /// Prefetches taps, scrolls to rows, moves them, and folds open drawers. Every record needs it.
    case rows
    /// Shows a secret while it is typed.
    case secret
    /// Sends entries that stand refused along with the next one.
    case together
    /// Handles the bar of Undo and its keys, the focus after a change, and Escape.
    case undo
    /// Keeps changes that are not stored yet, and sends them again.
    case unsent
    /// Lists all time zones, and names the browser's own.
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
  /// The source of the module. The files of some parts are the body of its `begin(core)`.
  var module: String {
    switch self {
    case .adding, .find, .moves, .rows, .undo: ScriptSource.part(of: sources)
    case .actions, .calendar, .check, .choices, .heard, .order, .picker, .picture, .references,
      .resend, .ribbon, .secret, .together, .unsent, .zone:
      ScriptSource.module(of: sources)
    }
  }

  /// The source files of the module.
  var sources: [[UInt8]] {
    switch self {
    case .ribbon:
      [
        PackageResources.values_js, PackageResources.layout_js, PackageResources.turning_js,
        PackageResources.sizes_js, PackageResources.pointers_js, PackageResources.hands_js,
        PackageResources.steps_js, PackageResources.drags_js, PackageResources.ribbon_js,
      ]
    case .actions: [PackageResources.actions_js]
    case .adding:
      [
        PackageResources.adding_js, PackageResources.files_js, PackageResources.saving_js,
        PackageResources.drafts_js,
      ]
    case .calendar: [PackageResources.calendar_js]
    case .check: [PackageResources.check_js]
    case .choices: [PackageResources.choices_js]
    case .find:
      [
        PackageResources.find_js, PackageResources.addresses_js, PackageResources.results_js,
        PackageResources.keys_js, PackageResources.searching_js,
      ]
    case .heard: [PackageResources.heard_js]
    case .moves: [PackageResources.elements_js, PackageResources.moves_js]
    case .order: [PackageResources.order_js]
    case .picker: [PackageResources.picker_js]
    case .picture: [PackageResources.picture_js]
    case .references: [PackageResources.references_js]
    case .resend: [PackageResources.resend_js]
    case .rows:
      [
        PackageResources.rows_js, PackageResources.fitting_js, PackageResources.answers_js,
        PackageResources.touches_js, PackageResources.selecting_js, PackageResources.carets_js,
        PackageResources.following_js, PackageResources.ahead_js, PackageResources.folding_js,
      ]
    case .secret: [PackageResources.secret_js]
    case .together: [PackageResources.together_js]
    case .undo:
      [
        PackageResources.undo_js, PackageResources.lines_js, PackageResources.bar_js,
        PackageResources.focus_js, PackageResources.shortcuts_js,
      ]
    case .unsent: [PackageResources.unsent_js]
    case .zone: [PackageResources.zone_js]
    }
  }

  /// The source of the stylesheet that the part loads; `nil` if it has none.
  var styles: [UInt8]? {
    switch self {
    case .actions: PackageResources.actions_css
    case .calendar: PackageResources.calendar_css
    case .choices: PackageResources.choices_css
    case .picker: PackageResources.picker_css
    case .picture: PackageResources.picture_css
    case .references: PackageResources.references_css
    case .ribbon: PackageResources.ribbon_css
    case .rows: PackageResources.rows_css
    case .secret: PackageResources.secret_css
    case .undo: PackageResources.undo_css
    case .adding, .check, .find, .heard, .moves, .order, .resend, .together, .unsent, .zone: nil
    }
  }

  /// True if the part's styles also apply without script. A page with an element that needs them
  /// links them.
  var stylesPages: Bool {
    switch self {
    case .actions, .calendar, .choices, .picker, .picture, .references, .undo: true
    case .adding, .check, .find, .heard, .moves, .order, .resend, .ribbon, .rows,
      .secret, .together, .unsent, .zone:
      false
    }
  }
}
