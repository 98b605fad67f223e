extension Words {
  /// The start page.
  public struct Start: Sendable {
    /// The title of the start page, and of links to it.
    public let title: String
    /// The heading of the screens.
    public let systems: String
    /// The heading of the tables.
    public let tables: String
    /// A message that the database has no tables.
    public let noTables: String
    /// A message that the file is open read-only.
    public let readOnly: String
    /// A message that the file is open read-only because the program was asked to open it so.
    public let readOnlyOnRequest: String
    /// A message that the file is open read-only because it or its folder cannot be written.
    public let readOnlyByPermissions: String
    /// A note that a table cannot be read, with the database's `{detail}`.
    public let unreadable: Phrase
    /// The mark of a screen that does not exist yet.
    public let comesLater: String
    /// The heading of language and time zone.
    public let environment: String
    /// Labels the choice of the language.
    public let language: String
    /// Labels the choice of the time zone.
    public let timeZone: String
    /// Labels the choice of the calendar.
    public let calendar: String
    /// Labels the choice of the first weekday.
    public let firstWeekday: String
    /// Labels the choice of the page's direction.
    public let direction: String
    /// The option for pages from left to right.
    public let leftToRight: String
    /// The option for pages from right to left.
    public let rightToLeft: String
    /// Labels the entry of a language tag.
    public let languageTag: String
    /// The link to the list of all time zones.
    public let allZones: String
    /// The option to follow the browser's settings, which currently give `{used}`.
    public let automatic: Phrase
    /// The `{tag}` is not a supported language; `{used}` is used.
    public let unknownLanguage: Phrase
    /// The language `{language}` has no words, so that they are English; dates and numbers follow
    /// it.
    public let untranslatedLanguage: Phrase
    /// The `{name}` is not a supported time zone; `{used}` is used.
    public let unknownZone: Phrase
    /// The `{name}` is not a supported calendar; `{used}` is used.
    public let unknownCalendar: Phrase
    /// The `{name}` is not a weekday; weeks begin on `{used}`.
    public let unknownWeekday: Phrase
    /// The `{name}` is not a direction; `{used}` is used: `ltr` or `rtl`.
    public let unknownDirection: Phrase
  }
}
