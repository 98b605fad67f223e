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

  /// The texts of recent locales. A visitor may name any locale, so memory must be bounded; 64 is
  /// more than the languages of one server's visitors.
  private static let cache = FixedSizeCache<Key, LocaleTexts>(capacity: 64)
  private static let forms = FixedSizeCache<FormKey, DatePattern>(capacity: 256)
}
