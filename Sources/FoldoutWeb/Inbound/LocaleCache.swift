import Foundation

/// The language and zone of what the last requests said of theirs.
///
/// A browser says the same with each request, and every request is asked twice. To read tags and
/// look up zones took a tenth of the time of a record's page.
struct LocaleCache: Sendable {
  /// All that a request says of where it comes from.
  struct Key: Hashable {
    var language: String?
    var zone: String?
    var cookie: String?
    var accepted: String?

    fileprivate var length: Int {
      [language, zone, cookie, accepted].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
  }

  /// Where that is.
  struct Entry {
    var locale: Locale
    var zone: TimeZone
  }

  /// The largest number of kept entries: strangers choose them, so their number and bytes are
  /// bounded.
  static let maxKept = 64
  private static let maxBytes = 500

  private let entries = BoundedCache<Key, Entry>(capacity: LocaleCache.maxKept)

  /// The number of kept entries.
  var count: Int { entries.count }

  /// The entry of what is said, as it was found before, or is found out now.
  func entry(of key: Key, otherwise find: (Key) -> Entry) -> Entry {
    if let known = entries.value(of: key) { return known }
    let found = find(key)
    if key.length <= LocaleCache.maxBytes { entries.keep(found, of: key) }
    return found
  }
}
