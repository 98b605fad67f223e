import Foundation

extension LocaleTexts {
  /// Returns the texts of a locale, with a calendar or the locale's own.
  ///
  /// All environments of the same locale and calendar share one object. Complexity: O(1), except
  /// for the first call, which takes about 1 ms.
  static func of(_ locale: Locale, calendar: Calendar.Identifier?) -> LocaleTexts {
    let key = Key(locale: locale, calendar: calendar)
    return cache.value(of: key) { LocaleTexts(LocaleSource(locale, calendar: calendar)) }
  }

  /// Returns the pattern of a form, for a day, or for a day with a time in an hour cycle.
  ///
  /// It is read from Foundation on first use, because most forms are never used. Complexity: O(1),
  /// except for the first call, which takes about 1 ms.
  func pattern(of form: DateForm, with cycle: HourCycle?) -> DatePattern {
    let key = FormKey(locale: locale, system: system, form: form, cycle: cycle)
    return LocaleTexts.forms.value(of: key) {
      LocaleSource(locale, calendar: system.identifier).pattern(of: form, with: cycle)
    }
  }

  /// The cache key of a locale's texts.
  private struct Key: Hashable {
    let locale: Locale
    let calendar: Calendar.Identifier?
  }

  /// The cache key of a form's pattern.
  private struct FormKey: Hashable {
    let locale: Locale
    let system: CalendarSystem
    let form: DateForm
    let cycle: HourCycle?
  }

  private static let cache = Cache<Key, LocaleTexts>(capacity: 64)
  private static let forms = Cache<FormKey, DatePattern>(capacity: 256)

  /// A thread-safe cache with a fixed capacity. When full, it evicts the oldest entry.
  ///
  /// A visitor may name any locale, so memory must be bounded; 64 is more than the languages of one
  /// server's visitors.
  ///
  /// Unchecked `Sendable`: `capacity` never changes, and `values` and `order` are only accessed
  /// while `lock` is held. The lock is also held while Foundation is queried, so that two
  /// simultaneous first requests query it once; others wait for that millisecond. (`Mutex` would be
  /// checked, but needs macOS 15 and iOS 18.)
  private final class Cache<ID: Hashable, Value: Sendable>: @unchecked Sendable {
    private let capacity: Int
    private let lock = NSLock()
    private var values: [ID: Value] = [:]
    /// The IDs in order of insertion, the oldest first.
    private var order: [ID] = []

    init(capacity: Int) {
      self.capacity = capacity
    }

    func value(of id: ID, _ make: () -> Value) -> Value {
      lock.withLock {
        if let cached = values[id] { return cached }
        if order.count == capacity { values[order.removeFirst()] = nil }
        let new = make()
        values[id] = new
        order.append(id)
        return new
      }
    }
  }
}
