package import FoldoutRecords

/// The address of a page: each host writes and reads it in its own way.
package enum Address: Sendable, Hashable {
  /// The start page.
  case start
  /// The rows of a table.
  case table(String)
  /// One record of a table.
  case record(table: String, key: RecordKey)
  /// The list of a screen at an address of its own.
  case list(at: String)
  /// A record of such a list, at a path below that of the list's records.
  case listed(at: String, key: RecordKey)
  /// The one record of a screen at an address of its own.
  case single(at: String)
}

extension Screen {
  /// The address of the screen; `nil` for a screen to come.
  package var address: Address? {
    switch content {
    case .table, .program, .stored: .list(at: path)
    case .record: .single(at: path)
    case .planned: nil
    }
  }
}

/// The address of a page, with its title.
package struct Link: Sendable, Equatable {
  package let address: Address
  package let title: String

  package init(_ address: Address, title: String) {
    self.address = address
    self.title = title
  }
}
