import Foundation

/// A cache of the languages and zones of recent requests.
///
/// A browser sends the same values with each request, and each request is resolved twice. Reading
/// tags and looking up zones took a tenth of the time of a record's page.
struct LocaleCache: Sendable {
  /// The parts of a request that determine its language and zone.
  struct Key: Hashable {
    var language: String?
    var zone: String?
    var cookie: String?
    var accepted: String?

    fileprivate var length: Int {
      [language, zone, cookie, accepted].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
  }

  /// The language and zone of a request.
  struct Entry {
    var locale: Locale
    var zone: TimeZone
  }

  /// The maximum number of entries. Clients choose the keys, so their number and size are bounded.
  static let maxKept = 64
  private static let maxBytes = 500

  private let entries = BoundedCache<Key, Entry>(capacity: LocaleCache.maxKept)

  /// The number of entries.
  var count: Int { entries.count }

  /// Returns the cached entry of a key, or finds and caches it. Keys over 500 bytes are not cached.
  func entry(of key: Key, otherwise find: (Key) -> Entry) -> Entry {
    if let known = entries.value(of: key) { return known }
    let found = find(key)
    if key.length <= LocaleCache.maxBytes { entries.keep(found, of: key) }
    return found
  }
}
