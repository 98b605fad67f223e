public import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// A line below a list's rows that is computed from all its records, such as a sum or a count.
///
/// ```swift
/// Footer { environment in
///   environment.text(of: await ledger.sum(of: environment.today))
/// }
/// ```
///
/// The closure runs for each page and each answer, with the reader's environment, so that the line
/// is right after a removal and after Undo. It should be fast. If it throws, the line shows the
/// reason.
public struct Footer<Record: Sendable>: Sendable {
  let text: FooterText

  /// Creates a footer from the function that makes its text; `nil` shows no text.
  public init(_ text: @escaping @Sendable (FormEnvironment) async throws -> String?) {
    self.text = text
  }
}

/// Makes the text of the line below a list's rows.
package typealias FooterText = @Sendable (FormEnvironment) async throws -> String?

extension FormEnvironment {
  /// Returns the footer's text, which may be empty, or a sentence with the reason if it cannot be
  /// made.
  package func line(of text: FooterText) async -> String {
    do {
      return try await text(self) ?? ""
    } catch {
      return words.lists.withoutFooter(["reason": error.reason(in: words)])
    }
  }
}
