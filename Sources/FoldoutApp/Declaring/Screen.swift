@_exported public import FoldoutForms
@_exported public import FoldoutRecords
public import Foundation

/// A screen of a host at an address of its own: a list of records, one record, or a screen to come.
///
/// ```swift
/// Program(
///   store: store, title: "Demo",
///   screens: [
///     .list("People", of: "people", at: "/people", records: "/record",
///       form: { _ in personForm }, blank: Person()),
///     .planned("Months"),
///   ])
/// ```
///
/// Titles and forms are made anew for each answer, with the reader's locale.
public struct Screen: Sendable {
  /// The content of the screen.
  package enum Content: Sendable {
    case table(
      String, form: FormFactory, actions: TableActions.Factory)
    case program(ProgramList)
    case stored(StoredList)
    case record(table: String, key: RecordKey, form: FormFactory)
    case planned
  }

  /// The screen's title.
  package let title: LocalizedText
  package let content: Content
  /// The path of the screen, as the program wrote it until a host encodes it; empty for a screen
  /// to come.
  package var path = ""
  /// The path that the addresses of a list's records begin with; `nil` if they have no screens.
  package var records: String?
  /// Makes the initial values of a record that is added to a list.
  package private(set) var blank: BlankFactory?
  /// True if records can be added to a list.
  package private(set) var takesRecords = false
  /// True if switches of the environment are shown above a record.
  package private(set) var hasSwitches = false
  /// The order of a list's rows if its address has none.
  package private(set) var order = RowOrder.key

  /// Creates a list of all records of a table, and a screen for each record.
  ///
  /// - Parameters:
  ///   - title: The list's title.
  ///   - table: The table of the store.
  ///   - path: The list's address: one part after a slash, such as `/people`.
  ///   - records: The address of its records: with `/record`, a record is at `/record/KEY`.
  ///   - form: The form of one record, by the reader's locale. The identities of its fields must be
  ///     names of the table's columns, or the host does not start. Columns without
  ///     a field are never shown.
  ///   - blank: A record without values. Stored values are read into a copy of it, and a new record
  ///     begins with its values where the table has no default.
  ///   - adds: True if records can be added; the table must be writable, too.
  ///   - order: The order of the rows until another is chosen, such as `RowOrder(column: "day",
  ///     isDescending: true)`.
  ///   - rows: The titles and actions of the rows, designed bars and a ``Footer``. They receive the
  ///     record as its form reads it. By default the rows have the titles of the form's head, and
  ///     offer Open, Share, Duplicate and Remove. The closure runs for each request, so it must
  ///     have no side effects.
  public static func list<Record>(
    _ title: LocalizedText, of table: String, at path: String, records: String,
    form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record, adds: Bool = true,
    order: RowOrder = .key,
    @ListBuilder<Record> rows: @escaping @Sendable () -> [ListPart<Record>] = ListPart.standard
  ) -> Screen {
    let columns = Screen.byColumns(form, blank)
    return Screen(
      title: title,
      content: .table(
        table, form: columns,
        actions: { locale, table in
          let parts = rows()
          // A form is not made for a list that nobody described.
          return parts.isStandard()
            ? nil : TableActions(parts, form(locale), template: blank, coding: table.coding)
        }),
      path: path, records: records,
      blank: { (locale, table) throws(UnstorableValueError) in
        let names = table.columns.map(\.name)
        return try form(locale).columns(
          of: blank, in: columns(locale, table),
          defaults: DynamicRecord(columns: names, values: names.map { _ in .null }))
      }, takesRecords: adds, order: order)
  }

  /// Creates a screen of a ``List``, over an array or a table of a store.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - path: The list's address: one part after a slash, such as `/months`.
  ///   - title: The title; by default the list's own.
  public static func list<Record>(
    _ list: List<Record>, at path: String, title: LocalizedText? = nil
  ) -> Screen {
    let content: Content =
      switch list.content {
      case .program(let program): .program(program)
      case .table(let table): .stored(table)
      }
    return Screen(title: title ?? LocalizedText(list.title), content: content, path: path)
  }

  /// Creates a screen of one record of a table.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - table: The table of the store.
  ///   - key: The key of the record.
  ///   - path: The screen's address: one part after a slash, such as `/appointment`.
  ///   - form: The form, by the reader's locale, as for a list.
  ///   - blank: A record without values. Stored values are read into a copy of it.
  ///   - switches: True to show switches above the record, with which its reader chooses language
  ///     and region, calendar, first weekday, time zone and direction. The address contains the
  ///     choice, which applies to that screen only.
  public static func record<Record>(
    _ title: LocalizedText, of table: String, key: RecordKey, at path: String,
    form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record,
    switches: Bool = false
  ) -> Screen {
    Screen(
      title: title,
      content: .record(table: table, key: key, form: Screen.byColumns(form, blank)), path: path,
      hasSwitches: switches)
  }

  /// Creates a screen to come: a line of the start page without a link.
  public static func planned(_ title: LocalizedText) -> Screen {
    Screen(title: title, content: .planned)
  }

  private static func byColumns<Record>(
    _ form: @escaping @Sendable (Locale) -> Form<Record>, _ blank: Record
  ) -> FormFactory {
    { form($0).byColumns(template: blank, coding: $1.coding) }
  }
}
