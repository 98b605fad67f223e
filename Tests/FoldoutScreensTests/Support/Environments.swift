import FoldoutForms
import FoldoutTesting
import Foundation

extension FormEnvironment {
  /// A reader somewhere, at the moment of all tests or another.
  static func reader(
    _ locale: String, _ zone: String = "Europe/Berlin", now: Date = Stay.now
  ) -> FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt, now: now)
  }
}
