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

/// The cookies with which a browser keeps the language and the zone that were chosen for it.
struct EnvironmentCookies {
  /// The cookies: each sets a setting, or deletes it for *automatic*.
  private(set) var cookies: [String] = []
  /// The unknown settings, as parameters of an address. They are not kept.
  private(set) var refused: [String] = []

  /// Reads the form of the settings. Throws `unknownParameter` for any other parameter.
  init(_ form: Parameters) throws(WebRequestError) {
    for pair in form.pairs where !["lang", "zone"].contains(pair.name) {
      throw .unknownParameter(pair.name)
    }
    for (name, isKnown) in [
      ("lang", KeptEnvironment.isKnown(language:)),
      ("zone", KeptEnvironment.isKnown(zone:)),
    ] {
      guard let value = form[name] else { continue }
      if value.isEmpty {
        cookies.append("\(name)=; Path=/; SameSite=Lax; Max-Age=0")
      } else if isKnown(value) {
        let year = 365 * 24 * 60 * 60
        cookies.append(
          "\(name)=\(PercentCoding.encode(value)); Path=/; SameSite=Lax; Max-Age=\(year)")
      } else {
        refused.append("\(name)=\(PercentCoding.encode(value))")
      }
    }
  }
}
