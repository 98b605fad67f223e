import FoldoutForms
package import FoldoutRecords
package import Foundation

/// The pages of a program: its screens, and the lists and records that addresses lead to.
package struct Catalog: Sendable {
  /// The title of the start page.
  package let title: String
  /// The size of the file in bytes; `nil` if there is no file.
  package let size: Int64?
  /// The screens at addresses of their own.
  package let screens: [Screen]
  /// The one record of the program, shown in place of a start page; `nil` if there is a page.
  package let home: Address?

  package init(
    title: String, size: Int64? = nil, screens: [Screen] = [], home: Address? = nil
  ) {
    self.title = title
    self.size = size
    self.screens = screens
    self.home = home
  }

  /// A link back to the start page.
  package var start: Link { Link(.start, title: title) }

  /// Returns the stored record that an address leads to; `nil` for any other address.
  package func record(at address: Address, in locale: Locale) -> RecordDestination? {
    if case .record(let table, let key) = address { return record(key, of: table, in: locale) }
    for screen in screens {
      switch (screen.content, address) {
      case (.table(let table, let form, _), .listed(let path, let key))
      where path == screen.records:
        let list = list(of: screen, in: locale)
        return RecordDestination(
          address: address, table: table, key: key, title: screen.title(locale),
          parent: list.map { Link($0) }, form: form, list: list,
          hasSwitches: false, addition: nil)
      case (.record(let table, let key, let form), .single(let path)) where path == screen.path:
        return RecordDestination(
          address: address, table: table, key: key, title: screen.title(locale), parent: start,
          form: form, list: nil, hasSwitches: screen.hasSwitches, addition: nil)
      case (.table, _), (.record, _), (.program, _), (.stored, _), (.planned, _): continue
      }
    }
    return nil
  }

  /// Returns a stored record of a table, whose form is inferred from the schema.
  package func record(_ key: RecordKey, of table: String, in locale: Locale) -> RecordDestination {
    let list = home == nil ? self.list(at: .table(table), in: locale) : nil
    return RecordDestination(
      address: .record(table: table, key: key), table: table, key: key,
      title: ColumnLabel.text(for: table), parent: list.map { Link($0) }, form: nil, list: list,
      hasSwitches: false, addition: nil)
  }

  /// Returns a new record of a list, with the values of a `copied` record if there is one; `nil` if
  /// the list takes no records.
  package func addition(to list: ListDestination, copying copied: RecordKey?) -> RecordDestination?
  {
    guard home == nil, list.takesRecords, let records = list.records else { return nil }
    return RecordDestination(
      address: list.address, table: list.table, key: RecordKey([]), title: list.title,
      parent: Link(list), form: list.form, list: list,
      hasSwitches: false, addition: .init(copied: copied, blank: list.blank, records: records))
  }

  /// Returns the list that an address leads to; `nil` for any other address.
  package func list(at address: Address, in locale: Locale) -> ListDestination? {
    if case .table(let table) = address {
      return ListDestination(
        address: address, table: table, title: ColumnLabel.text(for: table), parent: start,
        content: .table(form: nil, blank: nil, actions: { _, _ in nil }), order: .key,
        records: .inTable(table), takesRecords: true)
    }
    guard case .list(let path) = address else { return nil }
    return screens.lazy.filter { $0.path == path }.compactMap { list(of: $0, in: locale) }.first
  }

  private func list(of screen: Screen, in locale: Locale) -> ListDestination? {
    let table: String
    let content: ListDestination.Content
    switch screen.content {
    case .table(let name, let form, let actions):
      table = name
      content = .table(form: form, blank: screen.blank, actions: actions)
    case .program(let list): (table, content) = (list.name, .program(list))
    case .stored(let list): (table, content) = (list.table, .stored(list))
    case .record, .planned: return nil
    }
    return ListDestination(
      address: .list(at: screen.path), table: table, title: screen.title(locale), parent: start,
      content: content, order: screen.order, records: screen.records.map { .below($0) },
      takesRecords: screen.takesRecords)
  }
}
