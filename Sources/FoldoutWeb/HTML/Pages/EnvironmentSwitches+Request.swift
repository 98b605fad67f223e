import FoldoutForms
import Foundation
import HTTPTypes

extension EnvironmentSwitches {
  /// Creates the switches of a page from its address.
  init(_ request: RoutedRequest, _ resolver: EnvironmentResolver, at address: RecordAddress) {
    let environment = request.environment
    let chosen = LanguageTag.Settings(request.query[.lang] ?? "")
    var bare = request.request
    bare.query = request.query.without(EnvironmentSwitches.names)
    bare.pageFingerprint = nil
    let automatic = resolver.localeAndZone(for: bare)
    if !chosen.language.isEmpty { bare.query.set(.lang, chosen.language) }
    let zone = request.query[.zone].flatMap { TimeZone(identifier: $0)?.identifier }
    let standard = resolver.localeAndZone(for: bare)
    let plain = address.withoutQuestion
    self.init(
      chosen: chosen,
      direction: request.query[.direction].flatMap { LayoutDirection(rawValue: $0) },
      choices: EnvironmentChoices(
        chosenLanguage: chosen.language, chosenZone: zone ?? "", environment: environment,
        automaticLocale: automatic.locale, automaticZone: automatic.zone),
      defaultEnvironment: FormEnvironment(
        locale: standard.locale, timeZone: standard.zone, now: environment.now),
      listsZones: request.query[.zones] == "all",
      allZones: "\(plain)\(plain == address.path ? "?" : "&")\(PageParameter.zones.rawValue)=all")
  }

  /// Returns the page's address for the switches that a request sets; `nil` if it sets none.
  ///
  /// A typed tag takes precedence over a chosen language. If no language is chosen, a chosen
  /// calendar or weekday is added to the tag of the language in use.
  static func address(_ request: RoutedRequest, _ resolver: EnvironmentResolver) -> String? {
    let (calendar, week) = (request.query[.calendar], request.query[.week])
    let typed = request.query[.tag].map { $0.filter { !$0.isWhitespace } }
    guard !request.wantsBatch, calendar ?? week ?? typed != nil else { return nil }
    let isTyped = typed?.isEmpty == false
    var settings = LanguageTag.Settings((isTyped ? typed : request.query[.lang]) ?? "")
    if let calendar, !calendar.isEmpty { settings.calendar = calendar }
    if let week, !week.isEmpty { settings.firstWeekday = week }
    if settings.language.isEmpty, settings.calendar != nil || settings.firstWeekday != nil {
      var bare = request.request
      bare.query = request.query.without([PageParameter.lang.rawValue])
      let used = resolver.localeAndZone(for: bare).locale.identifier(.bcp47)
      settings.language = LanguageTag.Settings(used).language
    }
    var query = request.query.without(EnvironmentSwitches.names)
    for (parameter, value) in [
      (PageParameter.lang, settings.tag), (.zone, request.query[.zone] ?? ""),
      (.direction, request.query[.direction] ?? ""),
    ] where !value.isEmpty {
      query.set(parameter, value)
    }
    let pairs = query.pairs.map {
      "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))"
    }
    return pairs.isEmpty ? request.path : "\(request.path)?\(pairs.joined(separator: "&"))"
  }
}

extension EnvironmentChoices {
  /// Creates the choices for a request, and marks the current ones.
  ///
  /// They are those of the address, or else of the cookies; everything else is automatic. So saving
  /// the page unchanged changes nothing.
  init(_ request: RoutedRequest, _ resolver: EnvironmentResolver) {
    let cookies = EnvironmentResolver.cookies(request.headers[.cookie])
    var bare = request.request
    bare.query = .none
    bare.headers[.cookie] = nil
    let automatic = resolver.localeAndZone(for: bare)
    let found = EnvironmentResolver.browserZone(cookies).flatMap { TimeZone(identifier: $0) }
    let language = request.query[.lang].flatMap {
      KeptEnvironment.isKnown(language: $0) ? $0 : nil
    }
    let zone = request.query[.zone].flatMap { TimeZone(identifier: $0)?.identifier }
    let chosenZone = EnvironmentResolver.chosenZone(cookies).flatMap {
      TimeZone(identifier: $0)?.identifier
    }
    self.init(
      chosenLanguage: language ?? cookies[PageParameter.lang.rawValue] ?? "",
      chosenZone: zone ?? chosenZone ?? "",
      environment: request.environment, automaticLocale: automatic.locale,
      automaticZone: found ?? automatic.zone)
  }
}
