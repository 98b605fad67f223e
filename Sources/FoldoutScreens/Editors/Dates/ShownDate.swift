import FoldoutForms
import Foundation

extension ShownRecord {
  /// The columns of a date's editor, which start from the field's date.
  func columns(of field: Field<DynamicRecord>, mode: DateMode) -> DatePickerColumns {
    columns(of: field, mode: mode, value: currentDate(field))
  }

  /// The columns of a date's editor, which start from a date or, if it is `nil`, from a proposal.
  func columns(
    of field: Field<DynamicRecord>, mode: DateMode, value date: LocalDateTime?
  ) -> DatePickerColumns {
    DatePickerColumns(
      mode: mode, value: date, offered: form.offeredDays(of: field, in: stored),
      editing: field.editor.dates ?? DateEditing(), environment: environment(of: field))
  }

  /// The columns of a date's editor that show a given date first.
  func columns(
    of field: Field<DynamicRecord>, mode: DateMode, initially date: LocalDateTime
  ) -> DatePickerColumns {
    let environment = environment(of: field)
    return DatePickerColumns(
      mode: mode, initial: date, offered: form.offeredDays(of: field, in: stored),
      minuteStep: field.editor.dates?.minuteStep ?? .one,
      clock: field.editor.dates?.clock(in: environment), environment: environment)
  }

  /// The environment that determines today and now for the field, in the zone that its value
  /// states.
  func environment(of field: Field<DynamicRecord>) -> FormEnvironment {
    if case .value(.zoned(_, let zone)) = reading(field) {
      return environment.withTimeZone(zone.timeZone)
    }
    return field.editor.dates?.environment(of: environment) ?? environment
  }

  /// The field's date; `nil` for none. A time of day gives that time today, and a month its first
  /// day.
  func currentDate(_ field: Field<DynamicRecord>) -> LocalDateTime? { date(reading(field)) }

  /// The date of a reading; `nil` for none.
  func date(_ reading: Reading) -> LocalDateTime? {
    switch reading {
    case .value(.date(let date)): LocalDateTime(date: date)
    case .value(.dateTime(let dateTime)), .value(.zoned(let dateTime, _)): dateTime
    case .value(.time(let time)): LocalDateTime(date: environment.today, time: time)
    case .value(.month(let month)): LocalDateTime(date: month.days.lowerBound)
    case .value, .mismatched: nil
    }
  }

  /// The field's value as the platform's own picker takes it; `nil` for no value and for text that
  /// is not a date.
  func nativeText(_ field: Field<DynamicRecord>, _ mode: DateMode) -> String? {
    currentDate(field).map { mode.nativeText($0) }
  }
}

extension DateMode {
  /// A date in the format of the platform's inputs (HTML, section 2.3.5), cut to milliseconds,
  /// which are the smallest part that they have.
  fileprivate func nativeText(_ value: LocalDateTime) -> String {
    let time = value.time
    let kept =
      LocalTime(
        hour: time.hour, minute: time.minute, second: time.second,
        nanosecond: time.nanosecond / 1_000_000 * 1_000_000) ?? time
    return text(of: LocalDateTime(date: value.date, time: kept))
  }

  /// The parts of a date that the mode has, as text that every environment reads.
  func text(of value: LocalDateTime) -> String {
    switch self {
    case .date: "\(value.date)"
    case .time: "\(value.time)"
    case .dateTime: "\(value)"
    }
  }
}
