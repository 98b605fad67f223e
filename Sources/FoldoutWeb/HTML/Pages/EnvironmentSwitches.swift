import FoldoutForms
import FoldoutScreens
import FoldoutWords
import Foundation

/// The switches above a page, with which its reader chooses language and region, calendar, first
/// weekday, time zone and direction for that page alone.
///
/// They are a form that requests the same page; the page's address contains the choice.
struct EnvironmentSwitches: Sendable {
  /// The parts of the language tag in the address.
  let chosen: LanguageTag.Settings
  /// The direction in the address; `nil` for none.
  let direction: LayoutDirection?
  /// The offered languages and zones, with the choice in the address.
  let choices: EnvironmentChoices
  /// The environment if the address contained only the language.
  let defaultEnvironment: FormEnvironment
  let listsZones: Bool
  /// The address that lists all zones.
  let allZones: String

  private var environment: FormEnvironment { choices.environment }
  private var words: Words { environment.words }

  /// Returns the form of a page at a path. It keeps the other parameters of the page's address.
  func html(keeping pairs: [Parameters.Pair], of path: String) -> Markup {
    let kept = pairs.filter { !EnvironmentSwitches.names.contains($0.name) }.map { pair -> Markup in
      "<input type=\"hidden\" name=\"\(pair.name)\" value=\"\(pair.value)\">"
    }
    let tag = environment.locale.identifier(.bcp47)
    let start = words.start
    return """
      <form id="\(PageElement.switches.id)" class="settings" action="\(path)" autocomplete="off" \
      aria-label="\(start.environment)">\(kept)\
      \(list(.lang, start.language, id: .lang, languages))\
      \(list(.calendar, start.calendar, calendars))\(list(.week, start.firstWeekday, weekdays))\
      \(list(.zone, start.timeZone, id: .zone, needs: .zone, zones))\
      \(list(.direction, start.direction, directions))\
      <label class="entry"><span class="caption">\(start.languageTag)</span>\
      <input name="\(PageParameter.tag.rawValue)" placeholder="\(tag)" dir="ltr" maxlength="100" autocapitalize="none" \
      spellcheck="false"></label>\
      <button class="nojs">\(words.actions.apply)</button>\(zonesLink)</form>
      """
  }

  private func list(
    _ parameter: PageParameter, _ label: String, id: PageElement? = nil,
    needs part: Assets.Part? = nil, _ options: Markup
  ) -> Markup {
    let id: Markup = id.map { " id=\"\($0.id)\"" } ?? ""
    let needs: Markup = part == .zone ? "\(needs: .order, .zone)" : "\(needs: .order)"
    return """
      <label class="pick"><span class="caption">\(label)</span>\
      <select\(id) name="\(parameter.rawValue)"\(needs)>\(options)</select></label>
      """
  }

  private var languages: Markup {
    choices.languageOptions(
      automatic: automatic(choices.automaticLocale.ownShortName))
  }

  private var zones: Markup {
    choices.zoneOptions(automatic: automatic(choices.automaticZone.displayName), all: listsZones)
  }

  private var calendars: Markup {
    let names = SettingNames(in: words)
    return options(
      LanguageTag.calendarNames.map { name in
        (name, names.title(LanguageTag.calendar(named: name).map(names.name(of:)) ?? name))
      }, chosen: chosen.calendar,
      automatic: names.title(names.name(of: defaultEnvironment.calendar)))
  }

  private var weekdays: Markup {
    let names = SettingNames(in: words)
    return options(
      Weekday.allCases.compactMap { day in
        LanguageTag.weekdays.first { $0.value == day }
          .map { ($0.key, names.title(names.name(of: day))) }
      }, chosen: chosen.firstWeekday,
      automatic: names.title(names.name(of: defaultEnvironment.firstWeekday)))
  }

  private var directions: Markup {
    func name(_ direction: LayoutDirection) -> String {
      switch direction {
      case .leftToRight: words.start.leftToRight
      case .rightToLeft: words.start.rightToLeft
      }
    }
    return options(
      LayoutDirection.allCases.map { ($0.rawValue, name($0)) }, chosen: direction?.rawValue,
      automatic: name(defaultEnvironment.direction))
  }

  private func options(
    _ offered: [(value: String, name: String)], chosen: String?, automatic used: String
  ) -> Markup {
    let others = offered.map { option -> Markup in
      """
      <option value="\(option.value)"\("selected", if: option.value == chosen)>\(option.name)</option>
      """
    }
    return "<option value=\"\">\(automatic(used))</option>\(others)"
  }

  private func automatic(_ used: String) -> String { words.start.automatic(["used": used]) }

  private var zonesLink: Markup {
    guard !listsZones else { return "" }
    return """
      <p class="nojs"><a id="\(PageElement.zones.id)" class="all" href="\(allZones)">\(words.start.allZones)</a></p>
      """
  }

  /// The parameters that the switches set.
  static let names = Set(
    [PageParameter.lang, .tag, .calendar, .week, .zone, .direction, .zones].map(\.rawValue))
}
