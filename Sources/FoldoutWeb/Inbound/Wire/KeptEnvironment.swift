import FoldoutForms
import Foundation

/// The parameters of the reader's environment in a page's address, which its links keep.
struct KeptEnvironment: Sendable, Equatable {
  private let pairs: [Parameters.Pair]

  /// Takes the language, zone and direction from the parameters of an address: the last of each, as
  /// the page does, and none that is unknown, which the page reports.
  init(of pairs: [Parameters.Pair] = []) {
    self.pairs = KeptEnvironment.names.compactMap { parameter, isKnown in
      pairs.last { $0.name == parameter.rawValue }.flatMap { isKnown($0.value) ? $0 : nil }
    }
  }

  private static let names: [(parameter: PageParameter, isKnown: @Sendable (String) -> Bool)] = [
    (.lang, { isKnown(language: $0) }),
    (.zone, { isKnown(zone: $0) }),
    (.direction, { LayoutDirection(rawValue: $0) != nil }),
  ]

  /// True if a text is the tag of a known language.
  static func isKnown(language tag: String) -> Bool { LanguageTag(tag) != nil }

  /// True if a text names a time zone.
  static func isKnown(zone: String) -> Bool { TimeZone(identifier: zone) != nil }

  /// Returns an address of this site, which has none of these parameters, with all of them.
  func added(to address: String) -> String {
    guard !pairs.isEmpty else { return address }
    let query = pairs.map(\.encoded).joined(separator: "&")
    return "\(address)\(address.contains("?") ? "&" : "?")\(query)"
  }
}
