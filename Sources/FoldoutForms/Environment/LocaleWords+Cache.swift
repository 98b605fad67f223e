import Foundation

extension LocaleWords {
  /// What a locale says with a calendar, or with its own one where none is given; the same object
  /// for every environment of both.
  ///
  /// Complexity: O(1) but for the first time, which takes about 1 ms.
  static func of(_ locale: Locale, calendar: Calendar.Identifier?) -> LocaleWords {
    cache.words(of: Key(locale: locale, calendar: calendar))
  }

  /// What words are asked for by.
  private struct Key: Hashable {
    let locale: Locale
    let calendar: Calendar.Identifier?
  }

  private static let cache = Cache(capacity: 64)

  /// The locales and calendars that were asked for last, at most as many as its capacity.
  ///
  /// A visitor may name any locale, so the memory must have an end; 64 is more than the languages
  /// of one server's visitors.
  ///
  /// Sendable unchecked: `capacity` never changes, and `words` and `order` are touched only while
  /// `lock` is held. The lock is held also while Foundation is asked, so that two first requests
  /// ask once; others wait that millisecond. (`Mutex` would say the same and be checked, but needs
  /// macOS 15 and iOS 18.)
  private final class Cache: @unchecked Sendable {
    private let capacity: Int
    private let lock = NSLock()
    private var words: [Key: LocaleWords] = [:]
    /// The keys in the order in which they came, the oldest first.
    private var order: [Key] = []

    init(capacity: Int) {
      self.capacity = capacity
    }

    func words(of key: Key) -> LocaleWords {
      lock.withLock {
        if let known = words[key] { return known }
        if order.count == capacity { words[order.removeFirst()] = nil }
        let new = LocaleWords(LocaleSource(key.locale, calendar: key.calendar))
        words[key] = new
        order.append(key)
        return new
      }
    }
  }
}
