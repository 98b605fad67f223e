import FoldoutForms
import Foundation

/// The date of a field as a screen shows it: stored or entered, with the columns and the clock of
/// its editor.
struct ShownDate {
  let field: Field<DynamicRecord>
  let record: ShownRecord

  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    self.field = field
    self.record = record
  }

  /// The environment that determines today and now for the field, in the zone that its value
  /// states.
  var environment: FormEnvironment {
    if case .value(.zoned(_, let zone)) = record.reading(field) {
      return record.environment.withTimeZone(zone.timeZone)
    }
    return field.editor.dates?.environment(of: record.environment) ?? record.environment
  }

  /// The days that can be chosen.
  var offered: OfferedDays { record.form.offeredDays(of: field, in: record.stored) }

  /// The stored date; `nil` for none. A time of day gives that time today, and a month its first
  /// day.
  var current: LocalDateTime? { date(record.reading(field)) }

  /// The date that was typed, is valid and is not stored yet. The picker goes on showing it.
  var entered: LocalDateTime? {
    guard let entry = record.pending[field.id], entry.picked == nil, let typed = entry.typed,
      !typed.isBlank
    else { return nil }
    switch entry.problem {
    case nil, .conflict:
      let reader = InputReader(field: field, record: record)
      return (try? reader.value(of: typed)).flatMap { date(.value($0)) }
    case .field, .store, .altered, .trimmed, .undoConflict, .unsaved, .forgotten, .notCarried,
      .message, .needsConsent:
      return nil
    }
  }

  private func date(_ reading: Reading) -> LocalDateTime? {
    switch reading {
    case .value(.date(let date)): LocalDateTime(date: date)
    case .value(.dateTime(let dateTime)), .value(.zoned(let dateTime, _)): dateTime
    case .value(.time(let time)): LocalDateTime(date: record.environment.today, time: time)
    case .value(.month(let month)): LocalDateTime(date: month.days.lowerBound)
    case .value, .mismatched: nil
    }
  }

  /// The columns of the date's editor, which start from the stored date.
  func columns(_ mode: DateMode) -> DatePickerColumns { columns(mode, value: current) }

  /// The columns of the date's editor, which start from a date or, if it is `nil`, from a proposal.
  func columns(_ mode: DateMode, value date: LocalDateTime?) -> DatePickerColumns {
    DatePickerColumns(
      mode: mode, value: date, offered: offered, editing: field.editor.dates ?? DateEditing(),
      environment: environment)
  }

  /// The columns of the date's editor that show a given date first.
  func columns(_ mode: DateMode, initially date: LocalDateTime) -> DatePickerColumns {
    let environment = environment
    return DatePickerColumns(
      mode: mode, initial: date, offered: offered,
      minuteStep: field.editor.dates?.minuteStep ?? .one,
      clock: field.editor.dates?.clock(in: environment), environment: environment)
  }

  /// The stored date as the platform's own picker takes it; `nil` for no value and for text that is
  /// not a date.
  func nativeText(_ mode: DateMode) -> String? { current.map { mode.nativeText($0) } }

  /// The style of the date's drawer if a person can switch it; `nil` if the form decides.
  var style: DrawerStyle? {
    guard field.editor.dates?.isAutomatic == true, field.kind.dateMode?.isTimeAlone == false else {
      return nil
    }
    return record.styles[field.id] ?? suitableStyle
  }

  /// The style that suits the stored date.
  var suitableStyle: DrawerStyle { DrawerStyle(suiting: current?.date, today: environment.today) }
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

  /// True for a time of day without a day.
  var isTimeAlone: Bool {
    switch self {
    case .time: true
    case .date, .dateTime: false
    }
  }

  /// True if there is a time of day.
  var hasTime: Bool {
    switch self {
    case .time, .dateTime: true
    case .date: false
    }
  }
}
