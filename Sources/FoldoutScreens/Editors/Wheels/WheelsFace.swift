import FoldoutForms
import FoldoutWords

extension WheelsFace {
  /// A date's columns and entry, which show the pending entry, or else the field's value.
  init(_ field: Field<DynamicRecord>, _ parts: WheelParts, in record: ShownRecord) {
    let entered = record.enteredDate(field)
    let fieldColumns = record.wheels(
      of: field, parts, value: entered ?? record.currentDate(field), reading: record.reading(field))
    columns = fieldColumns.columns.map { ColumnFace($0, of: field, in: record) }
    base = fieldColumns.base
    // Without a value the columns are pale: they show a proposal, which a tap accepts.
    let isPale =
      record.displayText(field) == nil && record.pending[field.id]?.picked == nil && entered == nil
    proposal = isPale ? fieldColumns.text : nil
    entry = DateEntryFace(field, parts, in: record)
    actions = DateActionsFace(field, parts, in: record)
  }
}

extension ColumnFace {
  /// A column, with the picked option chosen, or else that of the value.
  init(
    _ column: DatePickerColumns.Column, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    component = column.component
    caption = record.caption(of: column.component)
    options = column.options.map { .init(value: $0.value, title: $0.title) }
    chosen = record.pending[field.id]?.picked?[column.component] ?? column.chosen
  }
}

extension DateEntryFace {
  /// The entry for typing a date or a month.
  init(_ field: Field<DynamicRecord>, _ parts: WheelParts, in record: ShownRecord) {
    let words = record.words
    let environment = record.environment
    let pending = record.pending[field.id]
    shown = record.formValue(field) ?? ""
    text = pending?.typed ?? shown
    // A date that was typed and is not stored yet is sent again, like a refused text, until
    // something else is picked or typed.
    refused = record.enteredDate(field) != nil ? pending?.typed : pending?.refusedText
    // The locale may write dates from right to left, although the screen runs from left to right.
    followsText = environment.direction == .leftToRight
    let dateTime = environment.exampleDateTime
    let text: String
    switch parts {
    case .date(.date):
      (caption, text) = (
        words.actions.typeDate, environment.text(of: environment.exampleDate)
      )
    case .date(.time):
      (caption, text) = (words.actions.typeTime, environment.text(of: dateTime.time))
    case .date(.dateTime):
      (caption, text) = (words.actions.typeDateTime, environment.text(of: dateTime))
    case .month:
      (caption, text) = (
        words.actions.typeMonth, environment.text(of: environment.exampleMonth)
      )
    case .span:
      (caption, text) = (words.actions.typeSpan, environment.text(of: environment.exampleSpan))
    }
    example = words.actions.example(["text": text])
  }
}

extension DateActionsFace {
  /// The buttons that set or clear a date or a month at once.
  init(_ field: Field<DynamicRecord>, _ parts: WheelParts, in record: ShownRecord) {
    let words = record.words.actions
    let today = record.environment(of: field).today
    // Which day is today depends on the time zone, so the zone is named beside the button.
    if record.form.offeredDays(of: field, in: record.stored).contains(today, as: parts) {
      now =
        switch parts {
        case .date(let mode): mode.hasTime ? words.now : words.today
        case .month: words.thisMonth
        case .span: nil
        }
      zone = words.inPlace(["place": record.environment(of: field).timeZone.displayName])
    }
    let isNever = !field.canBeNone && record.reading(field) == .value(.never)
    let isClear = isNever || record.displayText(field) == nil
    if !field.isRequired, !isClear { clear = words.clear }
    note = field.clockNote(on: record.reading(field), in: record.environment)
    other = record.style(of: field).map { StyleFace($0.other, record.words.dates) }
  }
}

extension OfferedDays {
  /// True if the day can be chosen or, in a picker of months, its month.
  fileprivate func contains(_ day: LocalDate, as parts: WheelParts) -> Bool {
    switch parts {
    case .date: contains(day)
    case .span: false
    case .month: (try? limits.check(YearMonth(of: day))) != nil
    }
  }
}

extension ShownRecord {
  /// The date that was typed, is valid and is not stored yet. The picker goes on showing it.
  func enteredDate(_ field: Field<DynamicRecord>) -> LocalDateTime? {
    guard let entry = pending[field.id], entry.picked == nil, let typed = entry.typed,
      !typed.isBlank
    else { return nil }
    switch entry.problem {
    case nil, .conflict:
      let reader = InputReader(field: field, record: self)
      return (try? reader.value(of: typed)).flatMap { date(.value($0)) }
    case .field, .store, .altered, .trimmed, .undoConflict, .unsaved, .forgotten, .notCarried,
      .needsConsent:
      return nil
    }
  }

  func caption(of component: DateComponent) -> String {
    switch component {
    case .year: words.dates.year
    case .month: words.dates.month
    case .day: words.dates.day
    case .hour: words.dates.hour
    case .minute: words.dates.minute
    case .dayPeriod: words.dates.dayPeriod
    }
  }
}
