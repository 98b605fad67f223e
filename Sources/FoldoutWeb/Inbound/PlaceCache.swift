import Foundation

/// The language and zone of what the last requests said of theirs.
///
/// A browser says the same with each request, and every request is asked twice. To read tags and
/// look up zones took a tenth of the time of a record's page.
///
/// `@unchecked Sendable`: the dictionary is the only state, touched under `lock` only. Two requests
/// may find out the same, and either may win.
final class PlaceCache: @unchecked Sendable {
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

  /// What is kept is bounded, whatever strangers say: so many sayings of so many bytes.
  static let mostKept = 64
  private static let mostBytes = 500

  private let lock = NSLock()
  private var places: [Sayings: Place] = [:]

  /// How many sayings are kept.
  var count: Int { lock.withLock { places.count } }

  /// The place of what is said, as it was found before, or is found out now.
  func place(of said: Sayings, otherwise find: (Sayings) -> Place) -> Place {
    if let known = lock.withLock({ places[said] }) { return known }
    let found = find(said)
    guard said.length <= PlaceCache.mostBytes else { return found }
    lock.withLock {
      // Whoever still asks is soon known again.
      if places.count >= PlaceCache.mostKept { places.removeAll(keepingCapacity: true) }
      places[said] = found
    }
    return found
  }
}
