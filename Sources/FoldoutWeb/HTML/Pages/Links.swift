import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A link to a page, with its title.
struct BackLink: Sendable, Equatable {
  var path: String
  var title: String
}

extension BackLink {
  init(_ link: Link) {
    self.init(path: link.address.path, title: link.title)
  }

  /// Creates the link back to a list, at the window that the reader came from, if `referer` is a
  /// page of it.
  init(_ list: Link, cameFrom referer: String?, _ environment: KeptEnvironment) {
    self.init(list)
    if let referer, let mark = referer.firstIndex(of: "?"), referer[..<mark].hasSuffix(path),
      let query = try? Parameters(referer[mark...].dropFirst().utf8)
    {
      let kept = query.pairs.filter { ListAddress.names.contains($0.name) }.map(\.encoded)
      if !kept.isEmpty { path += "?\(kept.joined(separator: "&"))" }
    }
    self = keeping(environment)
  }

  /// Returns the link with the environment in its address.
  func keeping(_ environment: KeptEnvironment) -> BackLink {
    BackLink(path: environment.added(to: path), title: title)
  }
}

extension ListDestination {
  /// Returns the path of a link to a row: to its record, or to the list with the row's bar open.
  func link(to key: RecordKey) -> String {
    records?.address(of: key).path
      ?? "\(address.path)?\(PageParameter.open.rawValue)=\(PercentCoding.encode(key.address))"
  }

  /// Returns the address of a new record of the list with the values of a record.
  func duplicate(of key: RecordKey) -> String {
    "\(address.path)?\(PageParameter.add.rawValue)=\(PercentCoding.encode(key.address))"
  }

  /// Returns the address of a record that the program added, with the field to edit there.
  func address(of row: AddedRow, kept: [Parameters.Pair]) -> String {
    var pairs = kept
    if let editing = row.editing {
      pairs.append(.init(row.isInDrawer ? .open : .edit, editing.name))
    }
    if let addID = row.addID { pairs.append(.init(.added, addID)) }
    let path = (records?.address(of: row.key) ?? address).path
    return pairs.address(path)
  }
}

extension FilteredTable {
  /// The address of the list of the rows.
  var address: String { filter.address(of: Address.table(table).path) }
}

extension RemovalNotice {
  /// The address of the list, with the notice.
  var address: String {
    let pair = entryID.map { Parameters.Pair(isRestorable ? .removed : .notice, $0) }
    return pair.map { "\(list.path)?\($0.encoded)" } ?? list.path
  }
}
