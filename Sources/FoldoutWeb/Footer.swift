public import FoldoutForms

/// A line under a list that follows from its records, whichever of them the page shows: a sum, a
/// count.
///
/// ```swift
/// Footer { environment in
///   environment.text(of: await ledger.sum(of: environment.today))
/// }
/// ```
///
/// The program is asked with the reader's environment for each page, and for each answer, so that
/// the line is right after a removal and after Undo. It is to be quick.
public struct Footer<Record: Sendable>: Sendable {
  var text: @Sendable (FormEnvironment) async -> String?

  /// The text of the line; no line stands where it is `nil`.
  public init(_ text: @escaping @Sendable (FormEnvironment) async -> String?) {
    self.text = text
  }
}
