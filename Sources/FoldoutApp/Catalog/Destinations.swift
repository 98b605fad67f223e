package import FoldoutRecords
package import Foundation

/// The list that an address leads to: its table, and the settings of its screen.
package struct ListDestination: Sendable {
  package let address: Address
  package let table: String
  package let title: String
  /// The page to go back to.
  package let parent: Link
  /// The source of its rows.
  package let content: Content
  /// The order of its rows if none is asked for.
  package let order: RowOrder
  /// The addresses of its records; `nil` if they have none.
  package let records: RecordAddresses?
  /// True if records can be added, provided that the table is writable.
  package let takesRecords: Bool

  /// The source of a list's rows.
  package enum Content: Sendable {
    /// A table of the program's store: the form that names its records, which is `nil` if names are
    /// inferred, and the values of a new record.
    case table(
      form: FormFactory?, blank: BlankFactory?, actions: TableActions.Factory)
    /// An array of the program's own.
    case program(ProgramList)
    /// A table of a store of the list's own.
    case stored(StoredList)
  }

  /// The form that names the list's records; `nil` if names are inferred.
  package var form: FormFactory? {
    switch content {
    case .table(let form, _, _): form
    case .program, .stored: nil
    }
  }

  /// Makes the program's record without values; `nil` if it has none.
  package var blank: BlankFactory? {
    switch content {
    case .table(_, let blank, _): blank
    case .program, .stored: nil
    }
  }

  /// Returns the actions that the rows offer: the program's, or the usual ones.
  package func actions(of table: TableSchema, in locale: Locale) -> TableActions {
    switch content {
    case .table(_, _, let actions): actions(locale, table) ?? .standard
    case .stored(let list): list.actions
    case .program: .standard
    }
  }
}

/// The addresses of a list's records.
package enum RecordAddresses: Sendable, Equatable {
  case inTable(String)
  case below(String)

  package func address(of key: RecordKey) -> Address {
    switch self {
    case .inTable(let table): .record(table: table, key: key)
    case .below(let path): .listed(at: path, key: key)
    }
  }
}

/// The record that an address leads to: its table and key, and the settings of its screen.
package struct RecordDestination: Sendable {
  package let address: Address
  package let table: String
  package let key: RecordKey
  /// The title of the record's list, or of the screen of the record alone.
  package let title: String
  /// The page to go back to; `nil` for the only record of a program.
  package let parent: Link?
  /// The form of the screen; `nil` if it has none of its own.
  package let form: FormFactory?
  /// The record's list; `nil` for a screen of one record.
  package let list: ListDestination?
  /// True if switches of the environment are shown above the record.
  package let hasSwitches: Bool
  /// The settings of a new record; `nil` for a stored one.
  package let addition: Addition?

  /// True if a record with this one's values can be added, provided that the table is writable.
  package var canDuplicate: Bool { addition == nil && list?.takesRecords == true }

  /// The settings of a new record.
  package struct Addition: Sendable {
    /// The record whose values are copied; `nil` for none.
    package let copied: RecordKey?
    /// Makes the program's record without values; `nil` if it has none.
    package let blank: BlankFactory?
    /// The addresses of stored records.
    package let records: RecordAddresses
  }
}

extension Link {
  /// A link to a list.
  package init(_ list: ListDestination) {
    self.init(list.address, title: list.title)
  }
}
