import FoldoutForms
import FoldoutWords

/// The entry for typing a date.
package struct DateEntryFace: Equatable, Sendable {
  package var caption: String
  package var text: String
  /// An example of a date, as a person may type it.
  package var example: String
  /// The text that the entry shows for the stored value.
  package var shown: String
  /// The refused text, which the control still holds.
  package var refused: String?
  /// True if the direction of the entry follows its text, because dates may be written from
  /// right to left on a screen that runs from left to right.
  package var followsText: Bool
}

/// The buttons that set or clear a date at once.
package struct DateActionsFace: Equatable, Sendable {
  /// The time zone that decides today's date, in words; `nil` if today cannot be chosen.
  package var zone: String?
  package var now: String?
  package var clear: String?
  /// Notes about a repeated time and about marked days that could not be read; `nil` if none.
  package var note: String?
  /// The button that switches the drawer to the other style; `nil` if the form decides the
  /// style.
  package var other: StyleFace?
}

/// A button that switches a date's drawer to another style.
package struct StyleFace: Equatable, Sendable {
  package var style: DrawerStyle
  package var title: String

  init(_ style: DrawerStyle, _ words: Words.Dates) {
    self.style = style
    switch style {
    case .wheels: title = words.showWheels
    case .calendar: title = words.showCalendar
    }
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
    refused = ShownDate(field, in: record).entered != nil ? pending?.typed : pending?.refusedText
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
    let date = ShownDate(field, in: record)
    // Which day is today depends on the time zone, so the zone is named beside the button.
    if date.offered.contains(date.environment.today, as: parts) {
      now =
        switch parts {
        case .date(let mode): mode.hasTime ? words.now : words.today
        case .month: words.thisMonth
        case .span: nil
        }
      zone = words.inPlace(["place": date.environment.timeZone.displayName])
    }
    let isNever = !field.canBeNone && record.reading(field) == .value(.never)
    let isClear = isNever || record.displayText(field) == nil
    if !field.isRequired, !isClear { clear = words.clear }
    note = field.clockNote(in: record.stored, record.environment)
    other = date.style.map { StyleFace($0.other, record.words.dates) }
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
