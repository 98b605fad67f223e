import Foundation
import FoldoutForms
import FoldoutWords

extension EnvironmentResolver {
  /// Returns a sentence about each unknown setting of the address, with the value that is used
  /// instead, and about a language without words. An empty setting is the same as none.
  ///
  /// Invalid cookies are ignored silently; only query parameters produce a notice.
  func notes(on request: RoutedRequest, _ environment: FormEnvironment) -> [String] {
    let words = environment.words.start
    var notes: [String] = []
    if let tag = request.query[.lang], !tag.isEmpty {
      let used = environment.locale.ownName
      if let known = LanguageTag(tag) {
        if Words.own(of: known.locale) == nil {
          notes.append(words.untranslatedLanguage(["language": used]))
        }
        notes += EnvironmentResolver.notes(on: LanguageTag.Settings(tag), environment)
      } else {
        let tag = EnvironmentResolver.excerpt(tag)
        notes.append(words.unknownLanguage(["tag": tag, "used": used]))
      }
    }
    if let zone = request.query[.zone], !zone.isEmpty, !KeptEnvironment.isKnown(zone: zone) {
      let used = environment.timeZone.identifier
      notes.append(words.unknownZone(["name": EnvironmentResolver.excerpt(zone), "used": used]))
    }
    if let direction = request.query[.direction], !direction.isEmpty,
      LayoutDirection(rawValue: direction) == nil
    {
      let used = environment.direction.rawValue
      notes.append(
        words.unknownDirection(["name": EnvironmentResolver.excerpt(direction), "used": used]))
    }
    return notes
  }

  /// Returns a sentence about each unknown setting in a known language's tag.
  private static func notes(
    on settings: LanguageTag.Settings, _ environment: FormEnvironment
  ) -> [String] {
    let words = environment.words
    let names = SettingNames(in: words)
    var notes: [String] = []
    if let name = settings.calendar, LanguageTag.calendar(named: name) == nil {
      let used = names.name(of: environment.calendar)
      notes.append(words.start.unknownCalendar(["name": excerpt(name), "used": used]))
    }
    if let name = settings.firstWeekday, LanguageTag.weekdays[name] == nil {
      let used = names.name(of: environment.firstWeekday)
      notes.append(words.start.unknownWeekday(["name": excerpt(name), "used": used]))
    }
    return notes
  }

  /// Returns a text from an address, shortened to 40 characters.
  static func excerpt(_ text: String) -> String {
    text.count <= 40 ? text : "\(text.prefix(40))…"
  }
}
