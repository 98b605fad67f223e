package import FoldoutWords
package import Foundation

/// The names of calendars and weekdays in the language of a page's words.
package struct SettingNames {
  private let environment: FormEnvironment

  package init(in words: Words) {
    environment = FormEnvironment(
      locale: Locale(identifier: words.language), timeZone: .gmt,
      now: Date(timeIntervalSince1970: 0))
  }

  /// Returns the name of a calendar within a sentence: "Hebrew Calendar".
  package func name(of calendar: Calendar.Identifier) -> String {
    environment.locale.localizedString(for: calendar) ?? "\(calendar)"
  }

  /// Returns the name of a weekday within a sentence: "Monday".
  package func name(of weekday: Weekday) -> String { environment.name(of: weekday) }

  /// Returns a name with its first letter as a capital.
  package func title(_ name: String) -> String {
    name.prefix(1).uppercased(with: environment.locale) + name.dropFirst()
  }
}
