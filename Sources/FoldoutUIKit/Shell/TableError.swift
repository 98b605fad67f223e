#if canImport(UIKit)
/// A fault in the use of a table that shows a form: something that the app did and that the table
/// survives.
public enum TableError: Error, Hashable, Sendable {
  /// The table's data source or delegate was replaced, so nothing more can be shown in it.
  case replacedDelegate
  /// Rows or sections were inserted or deleted by somebody else; all rows were loaded again.
  case changedRows
  /// Cells of another class were registered under an identifier of Foldout's.
  case foreignCell(identifier: String)
  /// The screen offered an act that its form refuses, which is a fault of Foldout's. Nothing was
  /// changed.
  case refusedAct(String)

  /// A sentence for the developer, in English.
  public var sentence: String {
    switch self {
    case .replacedDelegate:
      """
      The table’s data source or delegate was replaced. Give the form a table of its own, or listen \
      to scrolling through “onScroll”.
      """
    case .changedRows:
      """
      The table’s rows were changed by somebody else, so all were loaded again. Change the value, \
      or the form, instead.
      """
    case .foreignCell(let identifier):
      """
      The identifier “\(identifier)” was registered for cells of another class. Choose one that does \
      not begin with “foldout.”.
      """
    case .refusedAct(let reason):
      "The screen offered something that its form refuses, and nothing was changed: \(reason)"
    }
  }
}
#endif
