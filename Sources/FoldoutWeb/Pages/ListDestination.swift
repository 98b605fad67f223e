import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// The address of a list, its table, and the settings of its screen.
struct ListDestination: Sendable {
  var table: String
  /// The address without its parameters.
  var path: String
  var title: String
  /// The page to go back to.
  var parent: BackLink
  /// The form that names its records; `nil` if names are inferred.
  var form: FormFactory?
  /// Makes the program's record without values.
  var blank: BlankFactory?
  /// The order of its rows if the address has none.
  var order = RowOrder.key
  /// True if records can be added, provided that the table is writable.
  var takesRecords = true
  /// The path that the addresses of its records begin with; `nil` if they have none.
  var records: String?

  /// Returns the path of a record's screen for a key as in an address; `nil` if it has none.
  func path(ofRecord address: String) -> String? { records.map { "\($0)/\(address)" } }

  /// Returns the path of a link to a row: to its record, or to the list with the row's bar open.
  func link(to key: RecordKey) -> String {
    path(ofRecord: key.address)
      ?? "\(path)?\(PageParameter.open.rawValue)=\(PercentCoding.encode(key.address))"
  }
}

extension ListDestination {
  /// Returns the address of a record that the program added, with the field to edit there.
  func address(of row: AddedRow, kept: [Parameters.Pair]) -> String {
    var pairs = kept
    if let editing = row.editing {
      pairs.append(.init(row.isInDrawer ? .open : .edit, editing.name))
    }
    if let addID = row.addID { pairs.append(.init(.added, addID)) }
    let path = self.path(ofRecord: row.key.address) ?? self.path
    return pairs.isEmpty ? path : "\(path)?" + pairs.map(\.encoded).joined(separator: "&")
  }

  /// The context of adding records to the list.
  var context: ListContext {
    ListContext(
      table, title: title, form: form, blank: blank,
      takesRecords: takesRecords && records != nil)
  }
}

extension RecordKey {
  /// Returns the address of a new record of a list with the values of this one.
  func duplicate(in list: String) -> String {
    "\(list)?\(PageParameter.add.rawValue)=\(PercentCoding.encode(address))"
  }
}
