import FoldoutForms
import Foundation

extension ShownRecord {
  /// The columns of a date's editor, standing on what the field holds.
  func columns(of field: Field<DynamicRecord>, mode: DateMode) -> DatePickerColumns {
    columns(of: field, mode: mode, over: currentDate(field))
  }

  /// The columns of a date's editor over a date.
  func columns(
    of field: Field<DynamicRecord>, mode: DateMode, over date: LocalDateTime?
  ) -> DatePickerColumns {
    DatePickerColumns(
      mode: mode, over: date, offered: form.offeredDays(of: field, in: stored),
      editing: field.editor.dates ?? DateEditing(), environment: environment(of: field))
  }

  /// The columns of a date's editor that stand on a date.
  func columns(
    of field: Field<DynamicRecord>, mode: DateMode, initially date: LocalDateTime
  ) -> DatePickerColumns {
    let environment = environment(of: field)
    return DatePickerColumns(
      mode: mode, initial: date, offered: form.offeredDays(of: field, in: stored),
      minuteStep: field.editor.dates?.minuteStep ?? .one,
      clock: field.editor.dates?.clock(in: environment), environment: environment)
  }

  /// The environment by whose clock the field says what is now.
  func environment(of field: Field<DynamicRecord>) -> FormEnvironment {
    field.editor.dates?.environment(of: environment) ?? environment
  }

  /// The date that a field holds; a time is today's, and a month its first day.
  func currentDate(_ field: Field<DynamicRecord>) -> LocalDateTime? { date(reading(field)) }

  /// The date that a reading is of.
  func date(_ reading: Reading) -> LocalDateTime? {
    switch reading {
    case .value(.date(let date)): LocalDateTime(date: date)
    case .value(.dateTime(let dateTime)): dateTime
    case .value(.time(let time)): LocalDateTime(date: environment.today, time: time)
    case .value(.month(let month)): LocalDateTime(date: month.days.lowerBound)
    case .value, .mismatched: nil
    }
  }

  /// The field's value as the platform's own picker takes it; `nil` for no value and for text that
  /// is no date.
  func nativeText(_ field: Field<DynamicRecord>, _ mode: DateMode) -> String? {
    currentDate(field).map { mode.nativeText($0) }
  }
}

extension DateMode {
  /// A date as a platform's input has it (HTML, section 2.3.5), which knows no less than a
  /// thousandth of a second.
  fileprivate func nativeText(_ value: LocalDateTime) -> String {
    let time = value.time
    let kept =
      LocalTime(
        hour: time.hour, minute: time.minute, second: time.second,
        nanosecond: time.nanosecond / 1_000_000 * 1_000_000) ?? time
    return text(of: LocalDateTime(date: value.date, time: kept))
  }

  /// The parts of a date that there are, as text that every environment reads.
  func text(of value: LocalDateTime) -> String {
    switch self {
    case .date: "\(value.date)"
    case .time: "\(value.time)"
    case .dateTime: "\(value)"
    }
  }
}
