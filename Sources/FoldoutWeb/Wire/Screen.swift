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
  /// What stands at the address.
  enum Content: Sendable {
    case list(table: String, path: String, records: String, form: LocalForm)
    case record(table: String, key: RecordKey, path: String, form: LocalForm)
    case planned
  }

  /// A form in the reader's language, over the columns of a table as its store keeps them.
  typealias LocalForm = @Sendable (Locale, TableSchema) -> Form<DynamicRecord>

  /// What the screen is called.
  let title: @Sendable (Locale) -> String
  let content: Content

  /// All records of a table as a list, and a screen for each.
  ///
  /// - Parameters:
  ///   - title: What the list is called, by the reader's locale.
  ///   - table: The table of the store.
  ///   - path: Where the list is: one part behind a slash, as `/people`.
  ///   - records: Where its records are: with `/record`, one is at `/record/KEY`.
  ///   - form: The form of one record, by the reader's locale. Its fields' identities are the
  ///     names of the table's columns, or the host does not start (``HostFault``); columns without
  ///     a field are never shown.
  ///   - blank: A record without values, over which what is stored is read.
  public static func list<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, at path: String,
    records: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record
  ) -> Screen {
    Screen(
      title: title,
      content: .list(
        table: table, path: path, records: records,
        form: Screen.byColumns(form, blank)))
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
  public static func record<Record>(
    _ title: @escaping @Sendable (Locale) -> String, of table: String, key: RecordKey,
    at path: String, form: @escaping @Sendable (Locale) -> Form<Record>, blank: Record
  ) -> Screen {
    Screen(
      title: title,
      content: .record(
        table: table, key: key, path: path, form: Screen.byColumns(form, blank)))
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
    case .list(_, let path, _, _): .list(at: path)
    case .record(_, _, let path, _): .single(at: path)
    case .planned: nil
    }
  }
}
