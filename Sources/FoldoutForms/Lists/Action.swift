import Foundation

/// An action on a record of a list: a button in the bar that unfolds below its row.
///
/// ```swift
/// Action("Archive", symbol: .glyph("📥")) { month in
///   await months.change { $0.removeAll { $0.id == month.id } }
///   return .message("Archived")
/// }.offered { !$0.isArchived }
/// ```
///
/// The host carries out ``share``, ``open``, ``duplicate`` and ``remove`` itself; any other action
/// calls the program.
///
/// An action that needs the record's key takes it from a property that a field of the list's form
/// shows, such as `ReadOnlyField("Number", \.id)`, which may be hidden.
///
/// The program is called once for each press that arrives. If a browser sends a press twice, the
/// program is called twice, provided the record has not changed in between.
public struct Action<Record: Sendable>: Sendable {
  /// Performs the action for a reader, and returns its result.
  public typealias Handler = @Sendable (Record, FormEnvironment) async -> ActionAnswer

  /// The effect of the button.
  package enum Operation: Sendable {
    case share
    case open
    case duplicate
    case remove
    /// Calls the program; returns `nil` if the program's record cannot be made from the row.
    case program(@Sendable (Record, FormEnvironment) async -> ActionAnswer?)
  }

  /// The identity of the action in pages.
  package var id: ActionID
  /// The button's text; `nil` for the host's own words.
  package var title: LocalizedText?
  package var symbol: ActionSymbol?
  package var role: ActionRole
  package var operation: Operation
  package var isOffered: @Sendable (Record) -> Bool = { _ in true }

  /// Creates an action of the program; without an identity, its English title determines one.
  public init(
    _ title: LocalizedText, id: ActionID? = nil, symbol: ActionSymbol? = nil,
    role: ActionRole = .plain, perform: @escaping @Sendable (Record) async -> ActionAnswer
  ) {
    self.init(title, id: id, symbol: symbol, role: role) { record, _ in await perform(record) }
  }

  /// Creates an action of the program that depends on the reader's environment.
  public init(
    _ title: LocalizedText, id: ActionID? = nil, symbol: ActionSymbol? = nil,
    role: ActionRole = .plain, perform: @escaping Handler
  ) {
    self.id = id ?? ActionID(FieldID.from(label: title(Locale(identifier: "en"))).name)
    self.title = title
    self.symbol = symbol
    self.role = role
    operation = .program(perform)
  }

  package init(
    _ operation: Operation, id: ActionID, symbol: ActionSymbol, role: ActionRole = .plain
  ) {
    self.operation = operation
    self.id = id
    self.symbol = symbol
    self.role = role
  }

  /// Shares a link to the row: in the platform's dialog if there is one, otherwise by copying it.
  public static var share: Action { Action(.share, id: .share, symbol: .share) }

  /// Opens the record's own screen. It is not shown in a list whose records have none.
  public static var open: Action { Action(.open, id: .open, symbol: .open) }

  /// Begins a new record with the values of this one, except keys, secrets and unique values.
  ///
  /// It is not shown in a list that accepts no new records.
  public static var duplicate: Action {
    Action(.duplicate, id: .duplicate, symbol: .duplicate)
  }

  /// Removes the record. Undo restores it.
  public static var remove: Action {
    Action(.remove, id: .remove, symbol: .remove, role: .destructive)
  }

  /// Offers the action only for records that meet a condition, which is checked again when the
  /// button is pressed.
  public func offered(when isOffered: @escaping @Sendable (Record) -> Bool) -> Self {
    var copy = self
    copy.isOffered = isOffered
    return copy
  }

  /// Adapts the action to a source that the record is made from; it is not offered if no record can
  /// be made.
  package func adapted<Source>(
    by record: @escaping @Sendable (Source) -> Record?
  ) -> Action<Source> {
    let operation: Action<Source>.Operation =
      switch self.operation {
      case .share: .share
      case .open: .open
      case .duplicate: .duplicate
      case .remove: .remove
      case .program(let perform):
        .program { source, environment in
          guard let record = record(source) else { return nil }
          return await perform(record, environment)
        }
      }
    var copy = Action<Source>(operation, id: id, symbol: .share, role: role)
    copy.symbol = symbol
    copy.title = title
    let isOffered = isOffered
    copy.isOffered = { record($0).map(isOffered) ?? false }
    return copy
  }
}

/// The identity of an action, in its list and in pages.
///
/// ```swift
/// Action("Next day", id: "next_day") { entry in .message("Added") }
/// let nextDay = ActionID("next_day")
/// ```
public struct ActionID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identity as text.
  public let name: String

  /// Creates an identity from a name.
  public init(_ name: String) { self.name = name }

  /// Creates an identity from a literal.
  public init(stringLiteral name: String) { self.name = name }

  package static let share: ActionID = "share"
  package static let open: ActionID = "open"
  package static let duplicate: ActionID = "duplicate"
  package static let remove: ActionID = "remove"
}

/// The risk of pressing an action's button.
public enum ActionRole: Hashable, Sendable {
  /// No particular risk.
  case plain
  /// Something may be lost: the button is red.
  case destructive
}

/// The symbol beside an action's title.
public enum ActionSymbol: Hashable, Sendable {
  /// An arrow out of a box.
  case share
  /// An arrow onwards.
  case open
  /// Two sheets.
  case duplicate
  /// A rubbish bin.
  case remove
  /// A character of the text's own font.
  case glyph(String)
}

/// The result of an action or of a button that the program handles.
public enum ActionAnswer: Hashable, Sendable {
  /// The action succeeded. Its changes are read again and shown.
  case done
  /// The action succeeded, and the host shows this message.
  case message(String)
  /// The action failed, and the host shows this reason under the row.
  case refused(String)
  /// The host is to add a record to the list, with these values by field and initial values
  /// elsewhere.
  ///
  /// Its page opens next, with one field being edited, and offers Undo. The form's rules are not
  /// checked; if the store refuses the record, its reason is shown under the row. A press that a
  /// browser sends twice adds one record. A list that accepts no new records reports that instead.
  case adds([FieldID: FieldValue], editing: FieldID? = nil)
}

/// The title of a list's rows: a line of text, and an optional second line.
///
/// ```swift
/// Title { month, environment in environment.monthName(month.number) }
/// ```
public struct Title<Record: Sendable>: Sendable {
  /// Returns the text that a row shows for its record, in the reader's language.
  public typealias Text = @Sendable (Record, FormEnvironment) -> String

  package var text: Text
  package var detail: @Sendable (Record, FormEnvironment) -> String?

  /// Creates a title, with an optional second line.
  public init(
    _ text: @escaping Text,
    detail: @escaping @Sendable (Record, FormEnvironment) -> String? = { _, _ in nil }
  ) {
    self.text = text
    self.detail = detail
  }
}
