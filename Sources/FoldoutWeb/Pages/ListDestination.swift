import FoldoutForms
import FoldoutRecords

/// Where a list lies, and what it lists.
struct ListDestination: Sendable {
  var table: String
  /// The address without its parameters.
  var path: String
  var title: String
  /// The page to go back to.
  var parent: BackLink
  /// The form by which its records are named; `nil` where that is inferred.
  var form: LocalForm?
  /// A record of the program without values.
  var blank: LocalBlank?
  /// The order of its rows where the address says none.
  var order = RowOrder.key
  /// True where records can be added, as far as the table can be written.
  var takesRecords = true
  /// The path under which its records have their screens; `nil` where they have none.
  var records: String?

  /// The path of a record's screen by the key as it stands in an address; `nil` where it has none.
  func path(ofRecord address: String) -> String? { records.map { "\($0)/\(address)" } }

  /// The path of a link to a row: to its record, or to the list with the row's bar open.
  func link(to key: RecordKey) -> String {
    path(ofRecord: key.address)
      ?? "\(path)?\(PageParameter.open.rawValue)=\(PercentCoding.encode(key.address))"
  }
}

extension RecordKey {
  /// The address of a new record of a list with the values of this one.
  func duplicate(in list: String) -> String {
    "\(list)?\(PageParameter.add.rawValue)=\(PercentCoding.encode(address))"
  }
}
