public import Foundation

extension LanguageTag {
  /// The parts of a tag: the language with all other subtags, the calendar and the first weekday.
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

extension FormEnvironment {
  /// Returns the standalone name of a weekday. Complexity: O(1).
  public func name(of weekday: Weekday) -> String {
    texts.weekdays.name(of: weekday, standalone: true, isShort: false)
  }
}
