public import Foundation

extension Words {
  /// All languages that there are words in.
  public static let all: [Words] = [.english, .german, .dutch, .arabic]

  /// The words of a locale's language; English where there are none.
  ///
  /// Complexity: O(1). The language is read off the identifier (`de_CH`, `de-CH`), because asking
  /// Foundation for it takes longer than all else that a page asks of its environment.
  public static func of(_ locale: Locale) -> Words {
    let language = locale.identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    return all.first { $0.language == language } ?? .english
  }
}
