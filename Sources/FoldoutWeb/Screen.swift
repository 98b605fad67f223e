public import Foundation
public import FoldoutForms
public import FoldoutRecords

/// One screen of a host at an address of its own: a list of records, one record, or one to come.
///
/// ```swift
/// WebHost(
///   store: store, title: "Demo",
///   screens: [
///     .list({ _ in "People" }, of: "people", at: "/people", records: "/record",
///       form: { _ in personForm }, blank: Person()),
///     .planned { _ in "Months" },
///   ])
/// ```
///
/// Titles and forms are asked for with the reader's locale, for each answer anew.
public struct Screen: Sendable {
  /// The content at the address.
  enum Content: Sendable {
    case list(
      table: String, path: String, records: String, form: LocalForm,
      actions: @Sendable (Locale, TableSchema) -> TableActions? = { _, _ in nil })
    case program(ProgramList, path: String)
    case stored(StoredList, path: String)
    case record(table: String, key: RecordKey, path: String, form: LocalForm)
    case planned
  }

  /// The screen's title.
  let title: @Sendable (Locale) -> String
  let content: Content
  /// The record with which one begins that is added to a list.
  var blank: LocalBlank?
  /// True where records can be added to a list.
  var takesRecords = false
  /// True where switches of the environment stand above a record.
  var hasSwitches = false
  /// The order of a list's rows where its address says none.
  var order = RowOrder.key

  /// All records of a table as a list, and a screen for each.
  ///
  /// - Parameters:
  ///   - title: What the list is called, by the reader's locale.
  ///   - table: The table of the store.
  ///   - path: Where the list is: one part behind a slash, as `/people`.
  ///   - records: Where its records are: with `/record`, one is at `/record/KEY`.
  ///   - form: The form of one record, by the reader's locale. Its fields' identities are the
  ///     names of the table's columns, or the host does not start (``HostError``); columns without
  ///     a field are never shown.
  ///   - blank: A record without values, over which what is stored is read, and with which a new
  ///     one begins where the table has no default.
  ///   - adds: Whether records can be added, where the table can be written.
  ///   - order: The order of the rows until another is chosen, as `RowOrder(column: "day",
  ///     isDescending: true)`; one that the table does not have is the key's.
  ///
  /// Its rows offer to open, to share, to duplicate and to remove their records.
  public static func list<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, at path: String,
    records: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record,
    adds: Bool = true, order: RowOrder = .key
  ) -> Screen {
    list(
      title, of: table, at: path, records: records, form: form, blank: blank, adds: adds,
      order: order, actions: { _, _ in nil })
  }

  /// The same with rows that offer other actions, or whose bars hold what the program designs.
  ///
  /// `rows` may have a `Title`, actions and a ``Drawer``. They get the record as its form reads it,
  /// and are asked for with each request: they must have no effects.
  public static func list<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, at path: String,
    records: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record,
    adds: Bool = true, order: RowOrder = .key,
    @ListBuilder<Record> rows: @escaping @Sendable () -> [ListPart<Record>]
  ) -> Screen {
    list(
      title, of: table, at: path, records: records, form: form, blank: blank, adds: adds,
      order: order,
      actions: { TableActions(rows(), form($0), over: blank, coding: $1.coding) })
  }

  /// The same with rows that say what they offer in the words of the reader's locale.
  public static func list<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, at path: String,
    records: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record,
    adds: Bool = true, order: RowOrder = .key,
    @ListBuilder<Record> localRows rows: @escaping @Sendable (Locale) -> [ListPart<Record>]
  ) -> Screen {
    list(
      title, of: table, at: path, records: records, form: form, blank: blank, adds: adds,
      order: order, actions: { TableActions(rows($0), form($0), over: blank, coding: $1.coding) })
  }

  private static func list<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, at path: String,
    records: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record,
    adds: Bool, order: RowOrder,
    actions: @escaping @Sendable (Locale, TableSchema) -> TableActions?
  ) -> Screen {
    let columns = Screen.byColumns(form, blank)
    return Screen(
      title: title,
      content: .list(
        table: table, path: PathPart.path(path), records: PathPart.path(records), form: columns,
        actions: actions),
      blank: { (locale, table) throws(UnkeptValueError) in
        let names = table.columns.map(\.name)
        return try form(locale).columns(
          of: blank, in: columns(locale, table),
          over: DynamicRecord(columns: names, values: names.map { _ in .null }))
      }, takesRecords: adds, order: order)
  }

  /// A list of the program's own, over an array or over a table of its store.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - path: Where it is: one part behind a slash, as `/months`.
  ///   - title: What it is called, by the reader's locale; the list's own title where not given.
  public static func list<Record>(
    _ list: List<Record>, at path: String, title: (@Sendable (Locale) -> String)? = nil
  ) -> Screen {
    let content: Content =
      switch list.content {
      case .program(let program): .program(program, path: PathPart.path(path))
      case .table(let table): .stored(table, path: PathPart.path(path))
      }
    return Screen(title: title ?? { _ in list.title }, content: content)
  }

  /// One record of a table, at an address of its own.
  ///
  /// - Parameters:
  ///   - title: What the screen is called, by the reader's locale.
  ///   - table: The table of the store.
  ///   - key: The record.
  ///   - path: Where the screen is: one part behind a slash, as `/appointment`.
  ///   - form: The form, by the reader's locale, as for a list.
  ///   - blank: A record without values, over which what is stored is read.
  ///   - switches: Whether switches stand above the record by which its reader chooses language and
  ///     region, calendar, first weekday, time zone and direction. The address has the choice, for
  ///     that screen alone.
  public static func record<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, key: RecordKey,
    at path: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record,
    switches: Bool = false
  ) -> Screen {
    Screen(
      title: title,
      content: .record(
        table: table, key: key, path: PathPart.path(path), form: Screen.byColumns(form, blank)),
      hasSwitches: switches)
  }

  /// A screen that there is not yet: a line of the start page that leads nowhere.
  public static func planned(_ title: @escaping @Sendable (Locale) -> String) -> Screen {
    Screen(title: title, content: .planned)
  }

  private static func byColumns<Record>(
    _ form: @escaping @Sendable (Locale) -> Form<Record>, _ blank: Record
  ) -> LocalForm {
    { form($0).byColumns(over: blank, coding: $1.coding) }
  }

  /// Where the screen is; `nil` for one to come.
  var address: Address? {
    switch content {
    case .list(_, let path, _, _, _), .program(_, let path), .stored(_, let path):
      .list(at: path)
    case .record(_, _, let path, _): .single(at: path)
    case .planned: nil
    }
  }

  /// Where it is, with its records; `nil` for one to come.
  var screenPath: ScreenPath? {
    switch content {
    case .list(_, let path, let records, _, _): .list(at: path, records: records)
    case .program(_, let path), .stored(_, let path): .list(at: path, records: nil)
    case .record(_, _, let path, _): .single(at: path)
    case .planned: nil
    }
  }
}

extension Address {
  /// The screen that a path leads to; `nil` where it is none of ours and none of these screens.
  init?(path: String, screens: [Screen] = []) {
    self.init(path: path, screenPaths: screens.compactMap(\.screenPath))
  }
}
