public import FoldoutForms
public import FoldoutRecords

/// A list of the program's own records, in an array or in a table of a store, whose rows unfold a
/// bar of actions.
///
/// ```swift
/// let months = Records((1...12).map { Month(number: $0) })
///
/// let list = List("Months", months, of: Month.self) {
///   Title { month, environment in environment.monthName(month.number) }
///   Action.share
///   Action.remove
/// }
/// try await WebHost(list).run()
/// ```
///
/// A row is known by its record's identity: an open bar survives removal of others, another order,
/// a reload and a restart. The program changes its `Records`, or its store, whenever it likes;
/// pages see it with their next answer.
public struct List<Record: Identifiable & Sendable>: Sendable {
  /// The list's title.
  public var title: String
  /// The place where its records are.
  let content: ListContent

  /// The list's name, as a table has one.
  var name: String { FieldID.from(label: title).name }

  /// The store of its records; `nil` for an array of the program's own.
  var store: (any RecordStore)? {
    switch content {
    case .program: nil
    case .table(let list): list.store
    }
  }
}

/// The place where the records of a program's list are.
enum ListContent: Sendable {
  /// In an array of the program's own.
  case program(ProgramList)
  /// In a table of a store.
  case table(StoredList)
}

extension List where Record: Equatable, Record.ID: LosslessStringConvertible & Sendable {
  /// A list of records, with what its rows say and offer.
  public init(
    _ title: String, _ records: Records<Record>, of type: Record.Type = Record.self,
    @ListBuilder<Record> rows: () -> [ListPart<Record>]
  ) {
    self.init(
      title: title,
      content: .program(ProgramList(FieldID.from(label: title).name, records, rows())))
  }
}

/// One thing that a list says of its rows, or that they offer.
public struct ListPart<Record: Sendable>: Sendable {
  enum Part: Sendable {
    case title(Title<Record>)
    case action(Action<Record>)
    case drawer(Drawer<Record>)
    case footer(Footer<Record>)
  }
  let part: Part
}

/// Collects what a list says of its rows, and what they offer.
@resultBuilder
public enum ListBuilder<Record: Sendable> {
  /// A row's title.
  public static func buildExpression(_ title: Title<Record>) -> [ListPart<Record>] {
    [ListPart(part: .title(title))]
  }

  /// An action.
  public static func buildExpression(_ action: Action<Record>) -> [ListPart<Record>] {
    [ListPart(part: .action(action))]
  }

  /// The program's design for a row's bar.
  public static func buildExpression(_ drawer: Drawer<Record>) -> [ListPart<Record>] {
    [ListPart(part: .drawer(drawer))]
  }

  /// The line under the rows.
  public static func buildExpression(_ footer: Footer<Record>) -> [ListPart<Record>] {
    [ListPart(part: .footer(footer))]
  }

  /// All parts; actions stand in the order in which they are written.
  public static func buildBlock(_ parts: [ListPart<Record>]...) -> [ListPart<Record>] {
    parts.flatMap { $0 }
  }

  /// A part that is there on a condition.
  public static func buildOptional(_ part: [ListPart<Record>]?) -> [ListPart<Record>] { part ?? [] }
}
