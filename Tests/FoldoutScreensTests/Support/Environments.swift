import FoldoutForms
import FoldoutTesting
import Foundation

extension FormEnvironment {
  /// Returns the environment of a reader with this locale and time zone, by default at the tests'
  /// common time.
  static func reader(
    _ locale: String, _ zone: String = "Europe/Berlin", now: Date = Stay.now
  ) -> FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt, now: now)
  }
}
