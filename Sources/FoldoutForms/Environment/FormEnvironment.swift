public import FoldoutWords
public import Foundation

/// Where a form is read: the place's way of writing dates and numbers, its clock, and now.
///
/// One environment feeds label, editor, limits, parsing and text, so that they cannot disagree.
/// It is a value: it never looks at the machine's clock, locale or time zone, so a request, a
/// test and a page of yesterday each bring their own.
///
/// Making one costs a quarter of a microsecond: what the locale says is asked of Foundation once
/// and kept for all environments of the process.
public struct FormEnvironment: Hashable, Sendable {
  /// The language and region by whose custom dates and numbers are written.
  public let locale: Locale
  /// The zone in which today and now are what the clock on the wall shows; nothing else needs it.
  public let timeZone: TimeZone
  /// The calendar that dates are shown and read in; stored values, limits and dates typed in the
  /// form of ISO 8601 are always Gregorian.
  ///
  /// One that cannot be shown with one era and four-digit years, as the Japanese and the Chinese,
  /// is Gregorian here; every Islamic one is Umm al-Qura.
  public let calendar: Calendar.Identifier
  /// The day that a week begins with.
  public let firstWeekday: Weekday
  /// The hour cycle in which hours are shown.
  public let hourCycle: HourCycle
  /// The direction in which screens are laid out.
  public let direction: LayoutDirection
  /// The moment that counts as now.
  public let now: Date

  /// The locale's texts, looked up once.
  let words: LocaleWords

  /// An environment; calendar, first weekday and hour cycle are the locale's unless given, the
  /// direction that of the words in its language.
  ///
  /// Complexity: O(1), but for the first environment of a locale, which asks Foundation (about
  /// 1 ms, and 5 ms for the first of the process).
  public init(
    locale: Locale,
    timeZone: TimeZone,
    now: Date,
    calendar: Calendar.Identifier? = nil,
    firstWeekday: Weekday? = nil,
    hourCycle: HourCycle? = nil,
    direction: LayoutDirection? = nil
  ) {
    let words = LocaleWords.of(locale, calendar: calendar)
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.calendar = words.system.identifier
    self.firstWeekday = firstWeekday ?? words.firstWeekday
    self.hourCycle = hourCycle ?? words.hourCycle
    self.direction = direction ?? words.direction
    self.words = words
  }
}

extension FormEnvironment {
  /// The program's own words in the locale's language; English where there are none.
  ///
  /// Words and forms may part: in a locale that there are no words for, dates and numbers are
  /// written by its own custom within English sentences.
  public var vocabulary: Words {
    Words.of(locale)
  }
}

/// True where a clock counts to twelve twice a day or to twenty-four once.
public enum HourCycle: Hashable, Sendable, CaseIterable {
  /// From 1 to 12, twice, told apart by words such as AM and PM.
  case twelve
  /// From 0 to 23.
  case twentyFour
}

/// The direction in which a screen is laid out: where its lines begin, and which day of a week
/// stands first.
///
/// The raw value is that of HTML's `dir`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = "ltr"
  /// Lines begin at the right.
  case rightToLeft = "rtl"
}
