import Foundation
import FoldoutForms
import FoldoutRecords

/// Where one record lies: in which table, and at which address.
struct RecordDestination: Sendable {
  var table: String
  var key: RecordKey
  /// The title of the record's list, or of the screen of the record alone.
  var title: String
  /// The address without its parameters.
  var path: String
  /// The page to go back to.
  var parent: BackLink?
  /// The form that the site has for it; `nil` where it is inferred.
  var form: LocalForm?
  /// True where it is one of many, which its key tells apart.
  var isOfList = false
  /// Where a new record begins with the values of this one; `nil` where none is added.
  var duplicate: String?
  /// True where switches of the environment stand above the record.
  var hasSwitches = false
  /// The facts about a record that is still to be added; `nil` for one that is stored.
  var addition: AdditionDestination?
}

/// Where a record is added.
struct AdditionDestination: Sendable {
  /// The record whose values it begins with; `nil` for none.
  var copied: RecordKey?
  /// The record of a program without values.
  var blank: LocalBlank?
  /// The path under which a record is once it is stored.
  var records: String

  /// The path of a record once it is stored.
  func path(to key: RecordKey) -> String { "\(records)/\(key.address)" }
}

extension Site {
  /// The start page, to go back to.
  var startLink: BackLink { BackLink(path: Address.start.path, title: title) }

  /// The record that an address leads to; `nil` for an address of something else.
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
      case (.list(let table, let path, let records, let form, _), .listed(let at, let key))
      where at == records:
        let title = screen.title(locale)
        return RecordDestination(
          table: table, key: key, title: title, path: address.path,
          parent: BackLink(path: path, title: title), form: form, isOfList: true,
          duplicate: screen.takesRecords ? key.duplicate(in: path) : nil)
      case (.record(let table, let key, let path, let form), .single(let at)) where at == path:
        return RecordDestination(
          table: table, key: key, title: screen.title(locale), path: path, parent: startLink,
          form: form, hasSwitches: screen.hasSwitches)
      default: continue
      }
    }
    return nil
  }

  /// The record that a request is about: a stored one, or one that is to be added; `nil` for an
  /// address of something else.
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

  /// The record that is to be added to the list at an address, as `?add` says it; `nil` where no
  /// list is, or none that is added to.
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

  /// The list that an address leads to; `nil` for an address of something else.
  func listDestination(_ address: Address, in locale: Locale) -> ListDestination? {
    if case .table(let table) = address {
      return ListDestination(
        table: table, path: address.path, title: ColumnLabel.text(for: table), parent: startLink,
        records: address.path)
    }
    for screen in screens where address == screen.address {
      switch screen.content {
      case .list(let table, let path, let records, let form, _):
        return ListDestination(
          table: table, path: path, title: screen.title(locale), parent: startLink, form: form,
          blank: screen.blank, order: screen.order, takesRecords: screen.takesRecords,
          records: records)
      case .program(let list, let path):
        return ListDestination(
          table: list.name, path: path, title: screen.title(locale), parent: startLink,
          takesRecords: false)
      case .stored(let list, let path):
        return ListDestination(
          table: list.table, path: path, title: screen.title(locale), parent: startLink,
          takesRecords: false)
      case .record, .planned: continue
      }
    }
    return nil
  }

  /// The program's own list at a path; `nil` where there is none.
  func program(at path: String) -> ProgramList? {
    screens.lazy.compactMap { screen in
      if case .program(let list, let destination) = screen.content, destination == path {
        list
      } else {
        nil
      }
    }.first
  }

  /// The program's own list of a store's table at a path; `nil` where there is none.
  func storedList(at path: String) -> StoredList? {
    for screen in screens {
      if case .stored(let list, let destination) = screen.content, destination == path {
        return list
      }
    }
    return nil
  }

  /// The same site over the store that a list has of its own.
  func over(_ store: any RecordStore) -> Site {
    var site = self
    site.store = store
    // Two stores may have tables of one name.
    site.sources = SourceCache()
    site.forms = [:]
    return site
  }

  /// The actions that the rows of a table's list offer: its screen's, or those of all tables.
  func actions(of table: TableSchema, at path: String, in locale: Locale) -> TableActions {
    for screen in screens {
      switch screen.content {
      case .list(_, let destination, _, _, let actions) where destination == path:
        if let actions = actions(locale, table) { return actions }
      case .stored(let list, let destination) where destination == path: return list.actions
      case .list, .stored, .program, .record, .planned: continue
      }
    }
    return .usual
  }
}
