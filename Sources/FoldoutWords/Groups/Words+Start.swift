extension Words {
  /// The start page.
  public struct Start: Sendable {
    /// Its name, for a link to it.
    public let title: String
    /// The heading of the systems.
    public let systems: String
    /// The heading of the tables.
    public let tables: String
    /// A database without a table.
    public let noTables: String
    /// A file that cannot be written.
    public let readOnly: String
    /// The mark of a system that is not there yet.
    public let comesLater: String
    /// The heading of language and time zone.
    public let environment: String
    /// Labels the choice of the language.
    public let language: String
    /// Labels the choice of the time zone.
    public let timeZone: String
    /// Labels the choice of the calendar.
    public let calendar: String
    /// Labels the choice of the day that weeks begin with.
    public let firstWeekday: String
    /// Labels the choice of the direction in which a page is laid out.
    public let direction: String
    /// The direction of lines that begin at the left.
    public let leftToRight: String
    /// The direction of lines that begin at the right.
    public let rightToLeft: String
    /// Labels a language that is typed as a tag.
    public let languageTag: String
    /// Leads to the list of all time zones.
    public let allZones: String
    /// The choice that leaves it to the browser; `{used}` is what that gives.
    public let automatic: Phrase
    /// The `{tag}` is no language that is known; `{used}` is used.
    public let unknownLanguage: Phrase
    /// The `{name}` is no time zone that is known; `{used}` is used.
    public let unknownZone: Phrase
    /// The `{name}` is no calendar that is known; `{used}` is used.
    public let unknownCalendar: Phrase
    /// The `{name}` is no weekday in a tag; `{used}` is used.
    public let unknownWeekday: Phrase
  }
}
