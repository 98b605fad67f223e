import FoldoutForms
import Foundation
import HTTPTypes

extension EnvironmentSwitches {
  /// The switches of a page as its address has set them.
  init(_ ask: Ask, _ surroundings: Surroundings, at address: RecordAddress) {
    let environment = surroundings.environment(for: ask)
    let chosen = LanguageTag.Settings(ask.query[.lang] ?? "")
    var bare = ask
    bare.query = ask.query.without(EnvironmentSwitches.names)
    bare.shown = nil
    let automatic = surroundings.environment(for: bare)
    if !chosen.language.isEmpty { bare.query.set(.lang, chosen.language) }
    let zone = ask.query[.zone].flatMap { TimeZone(identifier: $0)?.identifier }
    let plain = address.plain
    self.init(
      chosen: chosen, direction: ask.query[.direction].flatMap { LayoutDirection(rawValue: $0) },
      choices: EnvironmentChoices(
        chosenLanguage: chosen.language, chosenZone: zone ?? "", environment: environment,
        automaticLocale: automatic.locale, automaticZone: automatic.timeZone),
      usual: surroundings.environment(for: bare), listsZones: ask.query[.zones] == "all",
      allZones: "\(plain)\(plain == address.path ? "?" : "&")\(PageParameter.zones.rawValue)=all")
  }

  /// The address of the page as its switches were set, where a request says how; `nil` where it
  /// does not.
  ///
  /// A tag that was typed goes before a language that was chosen. With a language that was not
  /// chosen another calendar or weekday is of the language that is used.
  static func address(_ ask: Ask, _ surroundings: Surroundings) -> String? {
    let (calendar, week) = (ask.query[.calendar], ask.query[.week])
    let typed = ask.query[.tag].map { $0.filter { !$0.isWhitespace } }
    guard !ask.wantsBatch, calendar ?? week ?? typed != nil else { return nil }
    let isTyped = typed?.isEmpty == false
    var settings = LanguageTag.Settings((isTyped ? typed : ask.query[.lang]) ?? "")
    if let calendar, !calendar.isEmpty { settings.calendar = calendar }
    if let week, !week.isEmpty { settings.firstWeekday = week }
    if settings.language.isEmpty, settings.calendar != nil || settings.firstWeekday != nil {
      var bare = ask
      bare.query = ask.query.without([PageParameter.lang.rawValue])
      let used = surroundings.environment(for: bare).locale.identifier(.bcp47)
      settings.language = LanguageTag.Settings(used).language
    }
    var query = ask.query.without(EnvironmentSwitches.names)
    for (parameter, value) in [
      (PageParameter.lang, settings.tag), (.zone, ask.query[.zone] ?? ""),
      (.direction, ask.query[.direction] ?? ""),
    ] where !value.isEmpty {
      query.set(parameter, value)
    }
    let pairs = query.pairs.map {
      "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))"
    }
    return pairs.isEmpty ? ask.path : "\(ask.path)?\(pairs.joined(separator: "&"))"
  }
}
