import Foundation

/// The language and zone of what the last requests said of theirs.
///
/// A browser says the same with each request, and every request is asked twice. To read tags and
/// look up zones took a tenth of the time of a record's page.
struct PlaceCache: Sendable {
  /// All that a request says of where it comes from.
  struct Sayings: Hashable {
    var language: String?
    var zone: String?
    var cookie: String?
    var accepted: String?

    fileprivate var length: Int {
      [language, zone, cookie, accepted].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
  }

  /// Where that is.
  struct Place {
    var locale: Locale
    var zone: TimeZone
  }

  /// The largest number of kept entries: strangers choose them, so their number and bytes are
  /// bounded.
  static let mostKept = 64
  private static let mostBytes = 500

  private let places = BoundedCache<Sayings, Place>(capacity: PlaceCache.mostKept)

  /// The number of kept entries.
  var count: Int { places.count }

  /// The place of what is said, as it was found before, or is found out now.
  func place(of said: Sayings, otherwise find: (Sayings) -> Place) -> Place {
    if let known = places.value(of: said) { return known }
    let found = find(said)
    if said.length <= PlaceCache.mostBytes { places.keep(found, of: said) }
    return found
  }
}
