#if canImport(UIKit)
import FoldoutForms
import Foundation

/// The way between the days and times of a form and the moments that a system's picker takes.
///
/// A day and time without a zone is shown as the moment in GMT, whose clocks never change: the day
/// that a picker shows in GMT is the day that is stored.
enum WallClock {
  /// The zone of a picker.
  static let zone = TimeZone.gmt

  /// Returns the calendar of a picker.
  static func calendar(_ environment: FormEnvironment?) -> Calendar {
    var calendar = Calendar(identifier: environment?.calendar ?? .gregorian)
    calendar.timeZone = zone
    calendar.locale = locale(environment)
    if let environment { calendar.firstWeekday = environment.firstWeekday.rawValue }
    return calendar
  }

  /// Returns the locale of a picker, with the form's clock of twelve or twenty-four hours.
  static func locale(_ environment: FormEnvironment?) -> Locale? {
    guard let environment else { return nil }
    var parts = Locale.Components(locale: environment.locale)
    parts.hourCycle =
      switch environment.hourCycle {
      case .twelve: .oneToTwelve
      case .twentyFour: .zeroToTwentyThree
      }
    return Locale(components: parts)
  }

  /// Returns the moment at which a picker shows a day and time.
  static func moment(of value: LocalDateTime) -> Date? {
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (value.date.year, value.date.month, value.date.day)
    (parts.hour, parts.minute) = (value.time.hour, value.time.minute)
    return gregorian.date(from: parts)
  }

  /// Returns the day and time that a picker shows at a moment, without seconds.
  static func value(at moment: Date) -> LocalDateTime? {
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute
    else { return nil }
    return LocalDateTime(year: year, month: month, day: day, hour: hour, minute: minute)
  }

  /// Stored days are Gregorian in every locale.
  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()
}

extension DateMode {
  /// Returns the moment of a picker for a text of the platform's pickers; `nil` for no date.
  func moment(of text: String) -> Date? {
    let whole =
      switch self {
      case .date, .dateTime: text
      case .time: "2000-01-01T\(text)"
      }
    return (StoredDate(whole)?.value).flatMap { WallClock.moment(of: $0) }
  }

  /// Returns the text of the platform's pickers for a moment of a picker.
  func text(at moment: Date) -> String? {
    guard let value = WallClock.value(at: moment) else { return nil }
    return switch self {
    case .date: "\(value.date)"
    case .dateTime: "\(value)"
    case .time: "\(value.time)"
    }
  }
}
#endif
