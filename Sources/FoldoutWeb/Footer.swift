public import FoldoutForms
import FoldoutScreens
import FoldoutWords

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
/// the line is right after a removal and after Undo. It is to be quick. Where it throws, the line
/// says why.
public struct Footer<Record: Sendable>: Sendable {
  var text: FooterText

  /// The text of the line; no line stands where it is `nil`.
  public init(_ text: @escaping @Sendable (FormEnvironment) async throws -> String?) {
    self.text = text
  }
}

/// The text of a line under a list.
typealias FooterText = @Sendable (FormEnvironment) async throws -> String?

extension FormEnvironment {
  /// The line that a text makes, which may be empty; the reason where there is none.
  func line(of text: FooterText) async -> String {
    do {
      return try await text(self) ?? ""
    } catch {
      return vocabulary.lists.withoutFooter(["reason": error.reason(in: vocabulary)])
    }
  }
}
