import Foundation
import FoldoutForms
import FoldoutRecords

/// Where one record lies: in which table, and at which address.
struct RecordPlace: Sendable {
  var table: String
  var key: RecordKey
  /// What the list is called that the record is of, or the screen of the record alone.
  var title: String
  /// The address without its parameters.
  var path: String
  /// The page to go back to.
  var parent: BackLink?
  /// The form that the site has for it; `nil` where it is inferred.
  var form: Screen.LocalForm?
  /// Whether it is one of many, which its key tells apart.
  var isOfList = false
}

extension Site {
  /// The start page, to go back to.
  var startLink: BackLink { BackLink(path: Address.start.path, title: title) }

  /// The record that an address leads to; `nil` for an address of something else.
  func recordPlace(_ address: Address, in locale: Locale) -> RecordPlace? {
    if case .record(let table, let key) = address {
      let title = ColumnLabel.text(for: table)
      let parent = BackLink(path: Address.table(table).path, title: title)
      return RecordPlace(
        table: table, key: key, title: title, path: address.path,
        parent: home == nil ? parent : nil, isOfList: home == nil)
    }
    for screen in screens {
      switch (screen.content, address) {
      case (.list(let table, let path, let records, let form), .listed(let at, let key))
      where at == records:
        let title = screen.title(locale)
        return RecordPlace(
          table: table, key: key, title: title, path: address.path,
          parent: BackLink(path: path, title: title), form: form, isOfList: true)
      case (.record(let table, let key, let path, let form), .single(let at)) where at == path:
        return RecordPlace(
          table: table, key: key, title: screen.title(locale), path: path, parent: startLink,
          form: form)
      default: continue
      }
    }
    return nil
  }

  /// The list that an address leads to; `nil` for an address of something else.
  func listPlace(_ address: Address, in locale: Locale) -> ListPlace? {
    if case .table(let table) = address {
      return ListPlace(
        table: table, path: address.path, title: ColumnLabel.text(for: table), parent: startLink,
        record: { .record(table: table, key: $0) })
    }
    for screen in screens {
      guard case .list(let table, let path, let records, let form) = screen.content,
        address == .list(at: path)
      else { continue }
      return ListPlace(
        table: table, path: path, title: screen.title(locale), parent: startLink, form: form,
        record: { .listed(at: records, key: $0) })
    }
    return nil
  }
}
