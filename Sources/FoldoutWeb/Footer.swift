public import FoldoutForms

/// A line below a list's rows that is computed from all its records, such as a sum or a count.
///
/// ```swift
/// Footer { environment in
///   environment.text(of: await ledger.sum(of: environment.today))
/// }
/// ```
///
/// The closure runs for each page and each answer, with the reader's environment, so that the line
/// is right after a removal and after Undo. It should be fast.
public struct Footer<Record: Sendable>: Sendable {
  var text: @Sendable (FormEnvironment) async -> String?

  /// Creates a footer from the function that makes its text; `nil` shows no text.
  public init(_ text: @escaping @Sendable (FormEnvironment) async -> String?) {
    self.text = text
  }
}
