import Foundation
import FoldoutForms
import HTTPTypes

/// Determines the language, time zone and direction of an answer.
///
/// The language is the address's `lang` unless it is empty, else that of the page from which a
/// change is sent, else the cookie's, else one that the browser accepts, else English. The zone is
/// the address's `zone`, else the cookie's, else the server's own. No header contains the browser's
/// zone, so the script writes it into the cookie, after a tilde that means that nobody chose it.
/// The direction is the address's `dir`, else that of the language.
struct EnvironmentResolver: Sendable {
  /// The server's own time zone.
  var zone: TimeZone
  /// Returns the current time.
  var now: @Sendable () -> Date

  /// The languages and zones of recent requests.
  let cache = LocaleCache()

  /// Returns the environment in which a request is answered.
  func environment(for request: SiteRequest) -> FormEnvironment {
    let found = localeAndZone(for: request)
    return FormEnvironment(
      locale: found.locale, timeZone: found.zone, now: now(),
      direction: request.query[.direction].flatMap { LayoutDirection(rawValue: $0) })
  }

  /// Returns the language and the time zone in which a request is answered.
  func localeAndZone(for request: SiteRequest) -> LocaleCache.Entry {
    let language = request.query[.lang].flatMap { $0.isEmpty ? nil : $0 }
    return cache.entry(
      of: LocaleCache.Key(
        language: language ?? request.pageLanguage, zone: request.query[.zone],
        cookie: request.headers[.cookie], accepted: request.headers[.acceptLanguage]),
      otherwise: resolve)
  }

  /// Determines the language and zone from everything that a request says about them.
  private func resolve(of key: LocaleCache.Key) -> LocaleCache.Entry {
    let cookies = EnvironmentResolver.cookies(key.cookie)
    let languages =
      [key.language, cookies[PageParameter.lang.rawValue]].compactMap(\.self)
      + EnvironmentResolver.accepted(key.accepted)
    // Create only known locales: Foundation would keep every identifier that it is given.
    let locale = languages.lazy.compactMap { LanguageTag($0)?.locale }.first
    let zones = [
      key.zone, EnvironmentResolver.chosenZone(cookies), EnvironmentResolver.browserZone(cookies),
    ]
    let named = zones.lazy.compactMap { $0.flatMap { TimeZone(identifier: $0) } }.first
    return LocaleCache.Entry(locale: locale ?? Locale(identifier: "en"), zone: named ?? zone)
  }

  /// Returns the languages that a browser accepts, best first (RFC 9110, section 12.5.4).
  static func accepted(_ header: String?) -> [String] {
    let weighted = (header ?? "").split(separator: ",").prefix(20).map { part in
      let halves = part.split(separator: ";").map { $0.filter { $0 != " " } }
      let weight = halves.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
        Double($0.dropFirst(2))
      }
      return (tag: halves.first.map { String($0) } ?? "", weight: weight ?? 1)
    }
    // Stable by construction: equal weights keep the header's order.
    return weighted.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .filter { $0.element.weight > 0 }.map(\.element.tag)
  }

  /// Returns the zone that a person chose.
  static func chosenZone(_ cookies: [String: String]) -> String? {
    cookies[PageParameter.zone.rawValue].flatMap { $0.hasPrefix("~") ? nil : $0 }
  }

  /// Returns the browser's zone, which the script found, if no zone was chosen.
  static func browserZone(_ cookies: [String: String]) -> String? {
    cookies[PageParameter.zone.rawValue].flatMap {
      $0.hasPrefix("~") && $0 != "~" ? String($0.dropFirst()) : nil
    }
  }

  /// Parses a cookie header into values by name.
  static func cookies(_ header: String?) -> [String: String] {
    var cookies: [String: String] = [:]
    for pair in (header ?? "").split(separator: ";") {
      let halves = pair.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, let bytes = PercentCoding.decode(halves[1].utf8) else { continue }
      cookies[halves[0].filter { $0 != " " }] = String(decoding: bytes, as: UTF8.self)
    }
    return cookies
  }
}
