import Foundation

extension LocaleWords {
  /// Returns the texts of a locale with a calendar, or with its own one where none is given; the
  /// same object for every environment of both.
  ///
  /// Complexity: O(1) but for the first time, which takes about 1 ms.
  static func of(_ locale: Locale, calendar: Calendar.Identifier?) -> LocaleWords {
    let key = Key(locale: locale, calendar: calendar)
    return cache.value(of: key) { LocaleWords(LocaleSource(locale, calendar: calendar)) }
  }

  /// The pattern of a day, or of a day and a time on a clock that counts hours in a stated way, in
  /// a form. Asked of Foundation when it is first needed, because most forms never are.
  ///
  /// Complexity: O(1) but for the first time, which takes about 1 ms.
  func pattern(of form: DateForm, with cycle: HourCycle?) -> DatePattern {
    let key = FormKey(locale: locale, system: system, form: form, cycle: cycle)
    return LocaleWords.forms.value(of: key) {
      LocaleSource(locale, calendar: system.identifier).pattern(of: form, with: cycle)
    }
  }

  /// The key by which a locale's texts are kept.
  private struct Key: Hashable {
    let locale: Locale
    let calendar: Calendar.Identifier?
  }

  /// The key of a pattern: the form that it is of.
  private struct FormKey: Hashable {
    let locale: Locale
    let system: CalendarSystem
    let form: DateForm
    let cycle: HourCycle?
  }

  private static let cache = Cache<Key, LocaleWords>(capacity: 64)
  private static let forms = Cache<FormKey, DatePattern>(capacity: 256)

  /// Keeps the values that were asked for last, at most as many as its capacity.
  ///
  /// A visitor may name any locale, so the memory must have an end; 64 is more than the languages
  /// of one server's visitors.
  ///
  /// Sendable unchecked: `capacity` never changes, and `values` and `order` are touched only while
  /// `lock` is held. The lock is held also while Foundation is asked, so that two first requests
  /// ask once; others wait that millisecond. (`Mutex` would say the same and be checked, but needs
  /// macOS 15 and iOS 18.)
  private final class Cache<Name: Hashable, Value: Sendable>: @unchecked Sendable {
    private let capacity: Int
    private let lock = NSLock()
    private var values: [Name: Value] = [:]
    /// The names in the order in which they came, the oldest first.
    private var order: [Name] = []

    init(capacity: Int) {
      self.capacity = capacity
    }

    func value(of name: Name, _ make: () -> Value) -> Value {
      lock.withLock {
        if let known = values[name] { return known }
        if order.count == capacity { values[order.removeFirst()] = nil }
        let new = make()
        values[name] = new
        order.append(name)
        return new
      }
    }
  }
}
