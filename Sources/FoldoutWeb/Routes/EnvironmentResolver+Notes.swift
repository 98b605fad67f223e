import Foundation
import FoldoutForms
import FoldoutWords

extension EnvironmentResolver {
  /// Returns a sentence about each unknown setting of the address, with the value that is used
  /// instead.
  ///
  /// Invalid cookies are ignored silently; only query parameters produce a notice.
  func notes(on request: RoutedRequest, _ environment: FormEnvironment) -> [String] {
    let words = environment.words.start
    var notes: [String] = []
    if let tag = request.query[.lang], !KeptEnvironment.isKnown(language: tag) {
      let used = EnvironmentChoices.name(ofLanguage: environment.locale)
      notes.append(words.unknownLanguage(["tag": EnvironmentResolver.excerpt(tag), "used": used]))
    }
    if let tag = request.query[.lang], KeptEnvironment.isKnown(language: tag) {
      notes += EnvironmentResolver.notes(on: LanguageTag.Settings(tag), environment)
    }
    if let zone = request.query[.zone], !KeptEnvironment.isKnown(zone: zone) {
      let used = environment.timeZone.identifier
      notes.append(words.unknownZone(["name": EnvironmentResolver.excerpt(zone), "used": used]))
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

  private static func excerpt(_ text: String) -> String {
    text.count <= 40 ? text : "\(text.prefix(40))…"
  }
}
