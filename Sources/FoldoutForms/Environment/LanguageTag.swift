public import Foundation

/// A language tag as in addresses and headers: a language, optionally with region, script and
/// calendar.
///
/// ```swift
/// let locale = LanguageTag("nl-BE")?.locale
/// ```
///
/// ```
/// en · nl-BE · zh-TW · ar-SA-u-ca-gregory · th-u-nu-thai · en-GB-u-hc-h12 · nl-u-fw-sun
/// ```
///
/// It resolves to a known locale, so that arbitrary tags in addresses cannot fill the per-locale
/// caches: an unknown region falls back to the language, an unknown extension is ignored, and an
/// unknown language makes no tag. Grammar: RFC 5646. Supported extensions: `ca`, `nu`, `hc` and
/// `fw` of UTS #35, part 1.
public struct LanguageTag: Hashable, Sendable {
  /// The known locale that the tag resolves to.
  public let locale: Locale

  /// Parses a tag; `nil` if it is malformed or its language is unknown.
  public init?(_ text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    let plain = parts.prefix { $0.count > 1 }
    guard isWellFormed, let language = plain.first, (2...3).contains(language.count),
      let known = LanguageTag.known(plain.joined(separator: "-"))
    else { return nil }
    let extended = parts.dropFirst(plain.count)
    let keywords =
      extended.first == "u"
      ? LanguageTag.keywords(extended.dropFirst().prefix { $0.count > 1 }, of: known) : [:]
    let end =
      keywords.isEmpty
      ? "" : "@" + keywords.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ";")
    locale = Locale(identifier: known + end)
  }

  /// Returns the identifier of the known locale nearest to a tag without extensions: the same
  /// language with script and region, with the region, with the script, or alone.
  private static func known(_ tag: String) -> String? {
    let given = Locale.Language(identifier: tag)
    guard given.languageCode?.identifier != "und" else { return nil }
    let full = Locale.Language(identifier: given.maximalIdentifier)
    guard var language = full.languageCode?.identifier else { return nil }
    // Browsers name plain Norwegian; Foundation has only its two written forms.
    if language == "no" { language = "nb" }
    let script = full.script?.identifier ?? ""
    let region = given.region == nil ? "" : full.region?.identifier ?? ""
    let candidates = [
      [language, script, region], [language, region], [language, script], [language],
    ]
    return candidates.lazy.map { $0.filter { !$0.isEmpty }.joined(separator: "_") }
      .first(where: identifiers.contains)
  }

  /// Returns the supported keywords of a tag's extension, in Foundation's spelling.
  private static func keywords(_ parts: ArraySlice<Substring>, of known: String) -> [String: String]
  {
    var keywords: [String: String] = [:]
    // Only the first part of a value matters: every "islamic-…" is one calendar.
    for (key, value) in zip(parts, parts.dropFirst()) where key.count == 2 && value.count > 2 {
      switch key {
      case "ca":
        keywords["calendar"] = keywords["calendar"] ?? calendars[String(value)]
      case "nu":
        let systems = Locale(identifier: known).availableNumberingSystems
        if systems.contains(where: { $0.identifier == value }) {
          keywords["numbers"] = String(value)
        }
      case "hc":
        if value == "h12" || value == "h23" { keywords["hours"] = String(value) }
      case "fw":
        if weekdays.keys.contains(String(value)) { keywords["fw"] = String(value) }
      default: break
      }
    }
    return keywords
  }

  /// The identifiers of Foundation's locales.
  private static let identifiers = Set(Locale.availableIdentifiers)

  /// The supported calendars in Foundation's spelling, by name in tags.
  static let calendars: [String: String] = [
    "gregory": "gregorian", "iso8601": "gregorian", "buddhist": "buddhist", "persian": "persian",
    "islamic": "islamic-umalqura", "hebrew": "hebrew", "indian": "indian", "coptic": "coptic",
    "ethiopic": "ethiopic",
  ]
}

extension LanguageTag {
  /// The parts of a tag: the language with all other subtags, the calendar and the first weekday.
  ///
  /// ```swift
  /// let calendar = LanguageTag.Settings("ar-EG-u-ca-islamic").calendar
  /// ```
  ///
  /// ```
  /// ar-EG-u-ca-islamic-fw-mon-nu-latn    ar-EG-u-nu-latn · islamic · mon
  /// ```
  ///
  /// The parts need not be known; ``LanguageTag`` checks that.
  public struct Settings: Hashable, Sendable {
    /// The tag without calendar and first weekday.
    public var language: String
    /// The name of the calendar; the known ones are in ``LanguageTag/calendarNames``.
    public var calendar: String?
    /// The first three letters of the English name of the first weekday: "mon".
    public var firstWeekday: String?

    /// Splits a tag. Complexity: O(length).
    public init(_ tag: String) {
      let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      language = tag
      guard let mark = parts.firstIndex(where: { $0.lowercased() == "u" }) else { return }
      let extended = parts[(mark + 1)...].prefix { $0.count != 1 }
      var others: [Substring] = []
      var isOfOthers = true
      var key: String?
      for part in extended {
        if part.count == 2 {
          key = part.lowercased()
          isOfOthers = key != "ca" && key != "fw"
        } else if key == "ca", calendar == nil {
          calendar = part.lowercased()
        } else if key == "fw", firstWeekday == nil {
          firstWeekday = part.lowercased()
        }
        if isOfOthers { others.append(part) }
      }
      let kept = others.isEmpty ? [] : ["u"] + others
      language = (parts[..<mark] + kept + parts[extended.endIndex...]).joined(separator: "-")
    }

    /// The parts joined to a tag.
    public var tag: String {
      let settings = [calendar.map { "ca-\($0)" }, firstWeekday.map { "fw-\($0)" }]
        .compactMap(\.self)
      guard !settings.isEmpty else { return language }
      let parts = language.split(separator: "-", omittingEmptySubsequences: false)
        .map { String($0) }
      // Unicode keywords come directly after the language, before any other extension.
      guard let mark = parts.firstIndex(where: { $0.count == 1 }) else {
        return (parts + ["u"] + settings).joined(separator: "-")
      }
      let isOurs = parts[mark].lowercased() == "u"
      return (parts[..<mark] + ["u"] + settings + parts[(isOurs ? mark + 1 : mark)...])
        .joined(separator: "-")
    }
  }

  /// The names of the supported calendars in tags.
  public static let calendarNames = [
    "gregory", "buddhist", "coptic", "ethiopic", "hebrew", "indian", "islamic", "persian",
  ]

  /// Returns the calendar of a name in tags; `nil` if it is not supported.
  public static func calendar(named name: String) -> Calendar.Identifier? {
    calendars[name].map { Locale(identifier: "en@calendar=\($0)").calendar.identifier }
  }

  /// The weekdays by name in tags.
  public static let weekdays: [String: Weekday] = [
    "sun": .sunday, "mon": .monday, "tue": .tuesday, "wed": .wednesday, "thu": .thursday,
    "fri": .friday, "sat": .saturday,
  ]
}

extension Locale {
  /// The name of the language and its region in that language.
  package var ownName: String {
    capitalized(localizedString(forIdentifier: identifier) ?? identifier)
  }

  /// The name of the language in that language, without a region.
  package var ownShortName: String {
    let name = language.languageCode.flatMap { localizedString(forLanguageCode: $0.identifier) }
    return name.map(capitalized) ?? ownName
  }

  private func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased(with: self) + name.dropFirst()
  }
}
