/// Something that can be done with a record of a list, as a button in the bar that unfolds under
/// its row.
///
/// ```swift
/// Action("Archive", symbol: .glyph("📥")) { month in
///   await months.change { $0.removeAll { $0.id == month.id } }
///   return .said("Archived")
/// }.offered { !$0.isArchived }
/// ```
///
/// ``share``, ``open``, ``duplicate`` and ``remove`` are the host's own; all others tell the
/// program, each time that one is pressed: a press that a browser sends once more is told once
/// more, where the record is still what was seen.
public struct Action<Record: Sendable>: Sendable {
  /// Does what the button says, and tells what came of it.
  public typealias Handler = @Sendable (Record) async -> ActionAnswer

  /// The button's effect.
  package enum Deed: Sendable {
    case share
    case open
    case duplicate
    case remove
    /// Tells the program; `nil` where no record of its own can be made.
    case program(@Sendable (Record) async -> ActionAnswer?)
  }

  /// The identity that names it in a page.
  package var id: ActionID
  /// The button's text; `nil` for the host's own words.
  package var title: String?
  package var symbol: ActionSymbol?
  package var role: ActionRole
  package var deed: Deed
  package var isOffered: @Sendable (Record) -> Bool = { _ in true }

  /// An action of the program's own, known by its title where no identity is given.
  public init(
    _ title: String, id: ActionID? = nil, symbol: ActionSymbol? = nil, role: ActionRole = .plain,
    perform: @escaping Handler
  ) {
    self.id = id ?? ActionID(FieldID.from(label: title).name)
    self.title = title
    self.symbol = symbol
    self.role = role
    deed = .program(perform)
  }

  package init(_ deed: Deed, id: ActionID, symbol: ActionSymbol, role: ActionRole = .plain) {
    self.deed = deed
    self.id = id
    self.symbol = symbol
    self.role = role
  }

  /// Hands on a link to the row: by the platform's own dialog where there is one, else copied.
  public static var share: Action { Action(.share, id: .share, symbol: .share) }

  /// Leads to the record's own screen. A list whose records have none does not show it.
  public static var open: Action { Action(.open, id: .open, symbol: .open) }

  /// Begins a new record with the values of this one, but keys, secrets and what must be unique. A
  /// list that takes no records does not show it.
  public static var duplicate: Action {
    Action(.duplicate, id: .duplicate, symbol: .duplicate)
  }

  /// Removes the record, which Undo brings back.
  public static var remove: Action {
    Action(.remove, id: .remove, symbol: .remove, role: .destructive)
  }

  /// The action for those records only that a rule says; the rule is asked again when it is
  /// pressed.
  public func offered(when isOffered: @escaping @Sendable (Record) -> Bool) -> Self {
    var copy = self
    copy.isOffered = isOffered
    return copy
  }

  /// The same action of something that the record can be made of; where it cannot be made, nothing
  /// is offered.
  package func over<Source>(
    _ record: @escaping @Sendable (Source) -> Record?
  ) -> Action<Source> {
    let deed: Action<Source>.Deed =
      switch self.deed {
      case .share: .share
      case .open: .open
      case .duplicate: .duplicate
      case .remove: .remove
      case .program(let perform):
        .program { source in
          guard let record = record(source) else { return nil }
          return await perform(record)
        }
      }
    var copy = Action<Source>(deed, id: id, symbol: .share, role: role)
    copy.symbol = symbol
    copy.title = title
    let isOffered = isOffered
    copy.isOffered = { record($0).map(isOffered) ?? false }
    return copy
  }
}

/// The identity of an action in its list, and in pages.
public struct ActionID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identity as text.
  public let name: String

  /// An identity of that name.
  public init(_ name: String) { self.name = name }

  /// An identity written out.
  public init(stringLiteral name: String) { self.name = name }

  package static let share: ActionID = "share"
  package static let open: ActionID = "open"
  package static let duplicate: ActionID = "duplicate"
  package static let remove: ActionID = "remove"
}

/// The stakes of pressing an action.
public enum ActionRole: Hashable, Sendable {
  /// Nothing in particular.
  case plain
  /// Something is lost by it: the button is red.
  case destructive
}

/// The sign beside an action's title.
public enum ActionSymbol: Hashable, Sendable {
  /// An arrow out of a box.
  case share
  /// An arrow onwards.
  case open
  /// Two sheets.
  case duplicate
  /// A bin.
  case remove
  /// A letter or sign of the text's own font.
  case glyph(String)
}

/// The result of an action of the program's own, or of a button.
public enum ActionAnswer: Hashable, Sendable {
  /// It is done. What it changed is read anew, and shown.
  case done
  /// It is done, and this is to be said.
  case message(String)
  /// It was not done, and this says why, under the row.
  case refused(String)
  /// It is done once the host has added a record to the list: with these values by field, and what
  /// a new record begins with elsewhere. Its page comes next, with a field being edited, and offers
  /// Undo.
  ///
  /// No rule of the form is asked; what the store refuses stands under the row. A press that a
  /// browser sends once more adds nothing. A list to which no record can be added says so.
  case adds([FieldID: FieldValue], editing: FieldID? = nil)
}
