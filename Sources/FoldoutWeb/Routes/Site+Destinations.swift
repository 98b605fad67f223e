import Foundation
import FoldoutApp
import FoldoutForms
import FoldoutRecords

/// The table and the address of a record, and the settings of its screen.
struct RecordDestination: Sendable {
  var table: String
  var key: RecordKey
  /// The title of the record's list, or of the screen of the record alone.
  var title: String
  /// The address without its parameters.
  var path: String
  /// The page to go back to.
  var parent: BackLink?
  /// The form that the site has for it; `nil` if it is inferred.
  var form: FormFactory?
  /// True for a record of a list; false for a screen of one record.
  var isOfList = false
  /// The address of a new record with the values of this one; `nil` if none can be added.
  var duplicate: String?
  /// True if switches of the environment are shown above the record.
  var hasSwitches = false
  /// The settings of a new record; `nil` for a stored one.
  var addition: AdditionDestination?
}

/// The settings of a record that is to be added: its initial values, and its path once it is
/// stored.
struct AdditionDestination: Sendable {
  /// The record whose values are copied; `nil` for none.
  var copied: RecordKey?
  /// Makes the program's record without values.
  var blank: BlankFactory?
  /// The path that the addresses of stored records begin with.
  var records: String

  /// Returns the path of a stored record.
  func path(to key: RecordKey) -> String { "\(records)/\(key.address)" }
}

extension Site {
  /// A link back to the start page.
  var startLink: BackLink { BackLink(path: Address.start.path, title: title) }

  /// Returns the stored record that an address leads to; `nil` for any other address.
  func recordDestination(_ address: Address, in locale: Locale) -> RecordDestination? {
    if case .record(let table, let key) = address {
      let title = ColumnLabel.text(for: table)
      let parent = BackLink(path: Address.table(table).path, title: title)
      return RecordDestination(
        table: table, key: key, title: title, path: address.path,
        parent: home == nil ? parent : nil, isOfList: home == nil,
        duplicate: home == nil ? key.duplicate(in: parent.path) : nil)
    }
    for screen in screens {
      switch (screen.content, address) {
      case (.table(let table, let form, _), .listed(let at, let key)) where at == screen.records:
        let title = screen.title(locale)
        return RecordDestination(
          table: table, key: key, title: title, path: address.path,
          parent: BackLink(path: screen.path, title: title), form: form, isOfList: true,
          duplicate: screen.takesRecords ? key.duplicate(in: screen.path) : nil)
      case (.record(let table, let key, let form), .single(let at)) where at == screen.path:
        return RecordDestination(
          table: table, key: key, title: screen.title(locale), path: at, parent: startLink,
          form: form, hasSwitches: screen.hasSwitches)
      default: continue
      }
    }
    return nil
  }

  /// Returns the stored or new record that a request is about; `nil` for any other address.
  func recordDestination(
    of request: RoutedRequest, at address: Address, in locale: Locale
  ) throws(WebRequestError) -> RecordDestination? {
    if let copied = request.query[.add],
      let destination = try additionDestination(address, copied, in: locale)
    {
      return destination
    }
    return recordDestination(address, in: locale)
  }

  /// Returns the new record that `?add` describes; `nil` if the address has no list that takes
  /// records.
  private func additionDestination(
    _ address: Address, _ copied: String, in locale: Locale
  ) throws(WebRequestError) -> RecordDestination? {
    guard home == nil, let list = listDestination(address, in: locale), list.takesRecords,
      let records = list.records
    else { return nil }
    let key = RecordKey(address: copied)
    guard copied.isEmpty || key != nil else {
      throw .unknownRecord(table: list.title, key: copied)
    }
    return RecordDestination(
      table: list.table, key: RecordKey([]), title: list.title, path: list.path,
      parent: BackLink(path: list.path, title: list.title), form: list.form, isOfList: true,
      addition: AdditionDestination(
        copied: copied.isEmpty ? nil : key, blank: list.blank, records: records))
  }

  /// Returns the list that an address leads to; `nil` for any other address.
  func listDestination(_ address: Address, in locale: Locale) -> ListDestination? {
    if case .table(let table) = address {
      return ListDestination(
        table: table, path: address.path, title: ColumnLabel.text(for: table), parent: startLink,
        records: address.path)
    }
    for screen in screens where address == screen.address {
      switch screen.content {
      case .table(let table, let form, _):
        return ListDestination(
          table: table, path: screen.path, title: screen.title(locale), parent: startLink,
          form: form, blank: screen.blank, order: screen.order, takesRecords: screen.takesRecords,
          records: screen.records)
      case .program(let list):
        return ListDestination(
          table: list.name, path: screen.path, title: screen.title(locale), parent: startLink,
          takesRecords: false)
      case .stored(let list):
        return ListDestination(
          table: list.table, path: screen.path, title: screen.title(locale), parent: startLink,
          takesRecords: false)
      case .record, .planned: continue
      }
    }
    return nil
  }

  /// Returns the list of a record; `nil` if it has none that takes records.
  func list(of record: RecordDestination, in environment: FormEnvironment) -> ListDestination? {
    guard record.isOfList, record.duplicate != nil, let parent = record.parent else { return nil }
    return Address(path: parent.path, screens: screens).flatMap {
      listDestination($0, in: environment.locale)
    }
  }

  /// Returns the program's own list at a path; `nil` if there is none.
  func program(at path: String) -> ProgramList? {
    for screen in screens where screen.path == path {
      if case .program(let list) = screen.content { return list }
    }
    return nil
  }

  /// Returns the program's list of a store's table at a path; `nil` if there is none.
  func storedList(at path: String) -> StoredList? {
    for screen in screens where screen.path == path {
      if case .stored(let list) = screen.content { return list }
    }
    return nil
  }

  /// Returns the site over another store, for a list that has its own.
  func withStore(_ store: any RecordStore) -> Site {
    var site = self
    site.app.sources = app.sources.over(store)
    return site
  }

  /// Returns the actions that the rows of a table's list offer: its screen's, or the usual ones.
  func actions(of table: TableSchema, at path: String, in locale: Locale) -> TableActions {
    for screen in screens where screen.path == path {
      switch screen.content {
      case .table(_, _, let actions): if let actions = actions(locale, table) { return actions }
      case .stored(let list): return list.actions
      case .program, .record, .planned: continue
      }
    }
    return .standard
  }
}
