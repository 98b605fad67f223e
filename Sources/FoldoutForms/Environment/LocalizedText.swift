public import Foundation

/// A text for readers of several languages: the same for all, or a function of the reader's locale.
///
/// ```swift
/// .planned("Months")
/// .planned(LocalizedText { $0.language.languageCode == "de" ? "Monate" : "Months" })
/// ```
public struct LocalizedText: Sendable, ExpressibleByStringInterpolation {
  private let text: @Sendable (Locale) -> String

  /// Creates a text that is made for each reader's locale.
  public init(_ text: @escaping @Sendable (Locale) -> String) { self.text = text }

  /// Creates a text that is the same in every language.
  public init(_ text: String) { self.text = { _ in text } }

  /// Creates a text that is the same in every language.
  public init(stringLiteral text: String) { self.init(text) }

  /// Returns the text for a locale.
  package func callAsFunction(_ locale: Locale) -> String { text(locale) }
}
