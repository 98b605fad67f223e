package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// One record as its row in a list shows it.
package struct ListedRecord: Equatable, Sendable {
  package var key: RecordKey
  package var title: String
  package var detail: String?
  /// The values that a search found and the other lines lack; `nil` for none.
  package var match: FoundValues?
  /// The name of the record in a sentence about it: its title or, if that consists of other
  /// records' titles, its table's name with the title.
  package var name: String

  /// Creates a row. Its name is its title by default.
  package init(
    key: RecordKey, title: String, detail: String? = nil, match: FoundValues? = nil,
    name: String? = nil
  ) {
    self.key = key
    self.title = title
    self.detail = detail
    self.match = match
    self.name = name ?? title
  }
}

/// Values of a record that a search found, as the last line of its row shows them.
package struct FoundValues: Equatable, Sendable {
  /// A part of the line.
  package struct Part: Equatable, Sendable {
    package var text: String
    /// True if all of it is marked, because the words are not in it as they were typed.
    package var isMarked: Bool

    package init(_ text: String, isMarked: Bool = false) {
      self.text = text
      self.isMarked = isMarked
    }
  }

  package var parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The whole line.
  package var text: String { parts.map(\.text).joined() }
}

/// An action as one row offers it now.
package struct OfferedAction: Equatable, Sendable {
  /// The host's response when it is pressed.
  package enum Operation: Sendable {
    /// Shares the row's link.
    case share
    /// Leads to the record's screen.
    case open
    /// Begins a new record with the values of this one.
    case duplicate
    /// Asks the list to remove the record.
    case remove
    /// Tells the program.
    case program
  }

  package var id: ActionID
  package var title: String
  package var symbol: ActionSymbol?
  package var role: ActionRole
  package var operation: Operation
  /// True if the action is shown, but certain to be refused, as the bar's notes say.
  package var isDisabled = false

  /// An action in a reader's language.
  package init<Record>(_ action: Action<Record>, in environment: FormEnvironment) {
    let words = environment.words
    let own = action.title?(environment.locale)
    id = action.id
    symbol = action.symbol
    role = action.role
    switch action.operation {
    case .share: (operation, title) = (.share, own ?? words.rows.share)
    case .open: (operation, title) = (.open, own ?? words.actions.open)
    case .duplicate: (operation, title) = (.duplicate, own ?? words.adding.duplicate)
    case .remove: (operation, title) = (.remove, own ?? words.actions.remove)
    case .program: (operation, title) = (.program, own ?? action.id.name)
    }
  }
}

/// The contents that were read for the bar of actions under one row.
package struct BarReading: Equatable, Sendable {
  package var title: String
  package var actions: [OfferedAction]
  /// A digest of the record as it is shown, sent with each press.
  package var original: String
  /// The facts to know before something is pressed: the references to the record.
  package var notes: [RemovalNote]
  /// The contents that the program designed for the bar; `nil` if it designed none.
  package var design: Design?

  package init(
    title: String, actions: [OfferedAction], original: String, notes: [RemovalNote] = [],
    design: Design? = nil
  ) {
    self.title = title
    self.actions = actions
    self.original = original
    self.notes = notes
    self.design = design
  }
}

/// A list as it was read at one moment: its rows, and the bars of those that are open or pressed.
package struct ListReading: Sendable {
  package var records: [ListedRecord]
  package var bars: [RecordKey: BarReading]
  /// The line under the rows; `nil` for none.
  package var footer: String?

  package init(
    records: [ListedRecord], bars: [RecordKey: BarReading] = [:], footer: String? = nil
  ) {
    self.records = records
    self.bars = bars
    self.footer = footer
  }
}
