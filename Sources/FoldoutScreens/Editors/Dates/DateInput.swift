import FoldoutForms
import Foundation

/// Reads a date that a person picked: with wheels, in a calendar, with the platform's own picker,
/// or by a button for the present one.
struct DateInput {
  private let date: ShownDate

  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    date = ShownDate(field, in: record)
  }

  private var field: Field<DynamicRecord> { date.field }
  private var record: ShownRecord { date.record }

  /// The value to which wheels were turned; `nil` if it is the one that was shown.
  func turned(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    guard let picked = input.picked, let parts = field.wheelParts else { return nil }
    let columns = FieldColumns(
      parts, of: date, value: picked.base ?? date.current,
      reading: recordAsSeen(original).reading(field))
    let value = try columns.value(of: picked.selection, settles: picked.settles)
    return withAllowedTime(value, from: picked.base)
  }

  /// The value for a day that was chosen in a calendar, with the time that was picked beside it or,
  /// if none was, the time that the calendar shows; `nil` for a text that no calendar sends.
  func value(onDay text: String, _ input: FieldInput) throws(FieldError) -> FieldValue? {
    guard let mode = field.kind.dateMode, let day = StoredDate(text)?.value.date else { return nil }
    let base = input.picked?.base ?? input.dayBase ?? date.columns(mode).initial
    let columns = date.columns(mode, initially: LocalDateTime(date: day, time: base.time))
    do {
      let value = try columns.strictValue(of: input.picked?.selection ?? columns.selection)
      return withAllowedTime(field.kind.value(value), from: base) ?? FieldValue.none
    } catch {
      throw .date(error)
    }
  }

  /// Returns a picked value, with the nearest time allowed on its day if only its day was chosen.
  ///
  /// An empty field has no time, so its picker shows the present one. On a day that a limit allows
  /// only in part, that time may be beyond the limit. `base` is the date from which the picker was
  /// turned; `nil` for the one that it shows first. A field with a date keeps its time.
  private func withAllowedTime(_ value: FieldValue?, from base: LocalDateTime?) -> FieldValue? {
    guard case .dateTime(let moment)? = value, date.current == nil else { return value }
    let shown = base ?? date.columns(.dateTime).initial
    guard moment.time == shown.time else { return value }
    return .dateTime(date.offered.nearestMoment(to: moment))
  }

  /// Returns the date picked with the platform's own picker, as text that every environment reads;
  /// `nil` if the picker was left as it was shown, or is not filled in.
  ///
  /// A picker with an empty part sends an empty text. That does not clear the field: a button does.
  func text(pickedWhole pick: String, _ mode: DateMode, original: Token) -> String? {
    guard !pick.isEmpty else { return nil }
    let before = ShownDate(field, in: recordAsSeen(original))
    let shown = before.nativeText(mode)
    guard pick != shown else { return nil }
    let day = mode.isTimeAlone ? "\(record.environment.today)T" : ""
    guard var value = StoredDate(day + pick)?.value else {
      return pick  // No platform sends it: reading it as typed reports its error.
    }
    // A picker may leave out the seconds, and has no fractions of a millisecond. An unchanged time
    // keeps both, and a time without seconds gets the old ones.
    if let old = before.current?.time, mode.hasTime {
      if shown?.timePart == pick.timePart {
        value.time = old
      } else if pick.timePart.utf8.count == 5 {
        value.time =
          LocalTime(
            hour: value.time.hour, minute: value.time.minute, second: old.second,
            nanosecond: old.nanosecond) ?? value.time
      }
    }
    return mode.text(of: value)
  }

  private func recordAsSeen(_ original: Token) -> ShownRecord {
    original.value.map { record.with($0, in: field.id.name) } ?? record
  }

  /// The present date, time or month at the moment of a press, as text that every environment
  /// reads; `nil` for a field that has none.
  func text(at moment: FieldInput.Moment) throws(FieldError) -> String? {
    guard let parts = field.wheelParts else { return nil }
    let clock = try environment(at: moment)
    return switch parts {
    case .date(let mode): mode.text(of: clock.nowDateTime)
    case .month: "\(clock.thisMonth)"
    case .span: nil
    }
  }

  /// Returns the environment at the moment of a press. Throws `wrongClock` for a moment that is a
  /// day or more ahead of the present, or before the year 1.
  private func environment(at moment: FieldInput.Moment) throws(FieldError) -> FormEnvironment {
    let environment = date.environment
    guard let date = moment.date else { return environment }
    let then = FormEnvironment(
      locale: environment.locale, timeZone: environment.timeZone, now: date)
    guard then.knowsToday, date.timeIntervalSince(environment.now) < DateInput.maxLead else {
      throw .wrongClock
    }
    return then
  }

  /// Limit for the seconds by which the clock of a press is ahead.
  private static let maxLead = 86_400.0
}

extension String {
  /// The text after the `T` of a date with a time; the whole text if there is no `T`.
  fileprivate var timePart: Substring {
    self[(lastIndex(of: "T").map(index(after:)) ?? startIndex)...]
  }
}
