#if canImport(UIKit)
public import FoldoutForms
import FoldoutWords
public import UIKit

/// A mini picker of the months of a year, named as the reader's language names them alone: "maart",
/// or "mrt" where there is little room, in Dutch.
///
/// ```swift
/// let picker = MonthMiniPicker(environment: environment)
/// picker.addListener { change in print(change.new) }  // 1 … 12
/// try picker.show(3, animated: false)
/// ```
public final class MonthMiniPicker: NumberMiniPicker {
  /// Creates a picker that shows a month, by default the current one, clamped to those of the year.
  ///
  /// The months are those of the environment's calendar: twelve, or thirteen in some.
  public init(environment: FormEnvironment, showing month: Int? = nil) {
    let (names, short) = (environment.monthNames, environment.shortMonthNames)
    let now = CalendarMonth(containing: environment.today, environment: environment).month
    let words = environment.words.dates
    super.init(
      1...names.count, showing: month ?? now,
      Spoken(caption: words.month, previous: words.previousMonth, next: words.nextMonth),
      in: environment, title: { names[$0 - 1] }, short: { short[$0 - 1] })
  }

  /// Not available: a picker needs its names.
  public required init?(coder: NSCoder) { nil }

  /// The month that is chosen, from 1.
  public var month: Int { number }
}

/// A mini picker of a range of years, written in the reader's digits.
///
/// ```swift
/// let picker = YearMiniPicker(years: 1900...2100, environment: environment)
/// picker.addListener { change in print(change.old, change.new) }
/// ```
public final class YearMiniPicker: NumberMiniPicker {
  /// Creates a picker that shows a year, by default the current one of the environment's calendar,
  /// clamped to the range.
  public init(
    years: ClosedRange<Int>, environment: FormEnvironment, showing year: Int? = nil
  ) {
    let now = CalendarMonth(containing: environment.today, environment: environment).year
    let words = environment.words.dates
    let title = { environment.digits($0, width: 4) }
    super.init(
      years, showing: year ?? now,
      Spoken(caption: words.year, previous: words.previousYear, next: words.nextYear),
      in: environment, title: title, short: title)
  }

  /// Not available: a picker needs its years.
  public required init?(coder: NSCoder) { nil }

  /// The year that is chosen.
  public var year: Int { number }
}
#endif
