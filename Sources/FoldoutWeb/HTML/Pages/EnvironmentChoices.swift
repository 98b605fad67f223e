import Foundation
import FoldoutForms
import FoldoutWords

/// The languages and time zones to choose from, with the current choice.
///
/// The address accepts others, too. Each language is listed under its own name, because its readers
/// look for that.
struct EnvironmentChoices: Sendable {
  /// The tag of the chosen language; empty if none is chosen.
  let chosenLanguage: String
  /// The chosen zone; empty if none is chosen.
  let chosenZone: String
  /// The environment of the page.
  let environment: FormEnvironment
  /// The locale and the zone that are used if none is chosen.
  let automaticLocale: Locale
  let automaticZone: TimeZone

  /// The locales that are offered.
  static let tags = [
    "en-US", "en-GB", "de", "nl", "ar-EG", "ar-SA", "fr", "es", "pt-BR", "it", "pl", "cs", "ru",
    "tr", "he", "fa", "hi", "th", "ja", "zh-Hans", "ko",
  ]

  /// A choice, with the name under which it is offered.
  private struct Choice {
    let value: String
    let name: String
    var isRightToLeft = false
  }

  // Looking up a name costs about 0.1 ms, and names do not change.
  private static let languages = tags.compactMap { choice(tag: $0) }

  /// Returns the choice of a language; `nil` for an unknown tag.
  private static func choice(tag: String) -> Choice? {
    guard let locale = LanguageTag(tag)?.locale else { return nil }
    return Choice(
      value: tag, name: locale.ownName,
      isRightToLeft: locale.language.characterDirection == .rightToLeft)
  }

  /// The time zones by region, which is the beginning of their identifiers; zones without a region
  /// are left out.
  private static let zones: [(region: String, zones: [(destination: String, zone: TimeZone)])] = {
    var regions: [String: [(destination: String, zone: TimeZone)]] = [:]
    for identifier in TimeZone.knownTimeZoneIdentifiers {
      let halves = identifier.split(separator: "/", maxSplits: 1)
      guard halves.count == 2, let zone = TimeZone(identifier: identifier) else { continue }
      let destination = String(halves[1]).replacing("_", with: " ").replacing("/", with: ", ")
      regions[String(halves[0]), default: []].append((destination, zone))
    }
    return regions.sorted { $0.key < $1.key }.map { (region: $0.key, zones: $0.value) }
  }()

  /// Returns the options of the language list; `automatic` is the text for the browser's language.
  func languageOptions(automatic: String) -> Markup {
    let chosen = chosenLanguage
    var options: Markup = "<option value=\"\">\(automatic)</option>"
    var languages = EnvironmentChoices.languages
    if !languages.contains(where: { $0.value == chosen }),
      let other = EnvironmentChoices.choice(tag: chosen)
    {
      languages.append(other)
    }
    for language in languages {
      let direction: Markup = language.isRightToLeft ? "rtl" : "ltr"
      options += """
        <option value="\(language.value)" lang="\(language.value)" dir="\(direction)"\
        \("selected", if: language.value == chosen)>\(language.name)</option>
        """
    }
    return options
  }

  /// Returns the options of the zone list; `automatic` is the text for the browser's own zone.
  ///
  /// The server learns the browser's zone only from the script, and never while another is chosen,
  /// so `data-zone` contains the text for the script to fill in. Unless `all` is true, the chosen
  /// zone is the only other option.
  func zoneOptions(automatic: String, all: Bool) -> Markup {
    let chosen = chosenZone
    let words = environment.words.start.automatic(["used": "{}"])
    var options: Markup = "<option value=\"\" data-zone=\"\(words)\">\(automatic)</option>"
    var isListed = chosen.isEmpty
    for (region, zones) in all ? EnvironmentChoices.zones : [] {
      var group: Markup = ""
      for (destination, zone) in zones {
        let isChosen = zone.identifier == chosen
        isListed = isListed || isChosen
        group += """
          <option value="\(zone.identifier)"\("selected", if: isChosen)>\
          \(destination) (\(offset(of: zone)))</option>
          """
      }
      // Zone names are in Latin letters, whatever the page's direction.
      options += "<optgroup label=\"\(region)\" dir=\"ltr\">\(group)</optgroup>"
    }
    guard !isListed, let zone = TimeZone(identifier: chosen) else { return options }
    options += """
      <option value="\(chosen)" dir="ltr" selected>\(chosen) (\(offset(of: zone)))</option>
      """
    return options
  }

  /// Returns a zone's current offset, such as UTC+05:30.
  private func offset(of zone: TimeZone) -> String {
    let minutes = zone.secondsFromGMT(for: environment.now) / 60
    let hours = environment.digits(abs(minutes) / 60, width: 2)
    let rest = environment.digits(abs(minutes) % 60, width: 2)
    return "UTC\(minutes < 0 ? "−" : "+")\(hours):\(rest)"
  }
}
