public import FoldoutForms
public import FoldoutRecords
import FoldoutScreens

/// A list of the program's own records, from an array or a store's table, whose rows unfold a bar
/// of actions.
///
/// ```swift
/// let months = Records((1...12).map { Month(number: $0) })
///
/// let list = List("Months", months, of: Month.self) {
///   Title { month, environment in environment.monthName(month.number) }
///   Action.share
///   Action.remove
/// }
/// ```
///
/// A host shows it, such as the browser's: `try await WebHost(list).run()`.
///
/// A row is identified by its record's identity, so that an open bar survives the removal of other
/// rows, another order, a reload and a restart. The program can change its `Records`, or its store,
/// at any time; pages show the change with their next answer.
public struct List<Record: Identifiable & Sendable>: Sendable {
  /// The list's title.
  public var title: String
  /// The source of its records.
  package let content: ListContent

  /// The list's name in addresses, made from its title.
  package var name: String { FieldID.from(label: title).name }

  /// The store of its records; `nil` for an array.
  package var store: (any RecordStore)? {
    switch content {
    case .program: nil
    case .table(let list): list.store
    }
  }
}

/// The source of a list's records.
package enum ListContent: Sendable {
  /// An array of the program's own.
  case program(ProgramList)
  /// A table of a store.
  case table(StoredList)
}

extension List where Record: Equatable, Record.ID: LosslessStringConvertible & Sendable {
  /// Creates a list over an array, with the titles and actions of its rows.
  public init(
    _ title: String, _ records: Records<Record>, of type: Record.Type = Record.self,
    @ListBuilder<Record> rows: () -> [ListPart<Record>]
  ) {
    self.init(
      title: title,
      content: .program(ProgramList(FieldID.from(label: title).name, records, rows())))
  }
}

/// A part of a list's description: a title, an action, a host's design or a footer.
public struct ListPart<Record: Sendable>: Sendable {
  package enum Part: Sendable {
    case title(Title<Record>)
    case action(Action<Record>)
    case design(@Sendable (Record, FormEnvironment) -> Design)
    case footer(Footer<Record>)
    case standard
  }
  package let part: Part

  package init(_ part: Part) { self.part = part }

  /// The parts of a list of a table for which a program describes none: the titles of its records'
  /// form, and Open, Share, Duplicate and Remove.
  public static func standard() -> [ListPart] { [ListPart(.standard)] }
}

extension Array {
  /// True for the parts of a list that a program does not describe.
  func isStandard<Record>() -> Bool where Element == ListPart<Record> {
    guard count == 1, case .standard = self[0].part else { return false }
    return true
  }
}

/// Collects the parts of a list's description.
@resultBuilder
public enum ListBuilder<Record: Sendable> {
  /// A row's title.
  public static func buildExpression(_ title: Title<Record>) -> [ListPart<Record>] {
    [ListPart(.title(title))]
  }

  /// An action.
  public static func buildExpression(_ action: Action<Record>) -> [ListPart<Record>] {
    [ListPart(.action(action))]
  }

  /// The line below the rows.
  public static func buildExpression(_ footer: Footer<Record>) -> [ListPart<Record>] {
    [ListPart(.footer(footer))]
  }

  /// All parts; actions keep the order in which they are written.
  public static func buildBlock(_ parts: [ListPart<Record>]...) -> [ListPart<Record>] {
    parts.flatMap { $0 }
  }

  /// A part behind a condition.
  public static func buildOptional(_ part: [ListPart<Record>]?) -> [ListPart<Record>] { part ?? [] }

  /// A part of an `if` that has an `else`, or of a case of a `switch`.
  public static func buildEither(first part: [ListPart<Record>]) -> [ListPart<Record>] { part }

  /// A part of an `else`, or of a case of a `switch`.
  public static func buildEither(second part: [ListPart<Record>]) -> [ListPart<Record>] { part }

  /// The parts of a `for` loop.
  public static func buildArray(_ parts: [[ListPart<Record>]]) -> [ListPart<Record>] {
    parts.flatMap(\.self)
  }
}
