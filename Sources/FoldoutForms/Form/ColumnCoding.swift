import Foundation

/// The format in which a column stores a field's value.
public enum ColumnCoding: Hashable, Sendable {
  /// A text as text.
  case text
  /// A whole number as an integer.
  case integer
  /// A decimal number as a floating-point number.
  case real
  /// A decimal number as a floating-point number, or as an integer if only that is exact.
  case numeric
  /// A decimal number as the text of its digits, exactly.
  case digits
  /// On and off as 1 and 0.
  case flag
  /// Several texts and whole numbers as a JSON list, `["a","c"]`.
  case several
  /// On and off as two given values.
  case pair(off: StoredValue, on: StoredValue)
  /// A date as text, in the form of the old value, or otherwise in this one.
  case date(StoredDate.Form)
  /// A moment as a number, in the storage class of the old value, or otherwise as the form
  /// specifies.
  case moment(StoredMoment.Form)
  /// A time of day as text, in the form of the old value, or otherwise in this one.
  case time(StoredTime.Form)
  /// A month of a year as text, `2026-11`.
  case month
  /// A picture as its bytes, or as text with the path of its file.
  case bytes
}

extension ColumnCoding {
  /// Decodes a stored value.
  func reading(of stored: StoredValue) -> Reading {
    switch (self, stored) {
    case (_, .null): return .value(.none)
    case (.text, .text): return stored.string.map { .value(.text($0)) } ?? .mismatched(stored)
    case (.integer, .integer(let number)): return .value(.whole(number))
    case (.real, .integer(let number)), (.numeric, .integer(let number)),
      (.digits, .integer(let number)):
      return .value(.decimal(Decimal(number)))
    case (.real, .real(let number)), (.numeric, .real(let number)):
      return Decimal(string: "\(number)").map { .value(.decimal($0)) } ?? .mismatched(stored)
    case (.digits, .text):
      guard let text = stored.string, let number = Decimal(string: text), "\(number)" == text
      else { return .mismatched(stored) }
      return .value(.decimal(number))
    case (.flag, .integer(let number)) where number == 0 || number == 1:
      return .value(.flag(number == 1))
    case (.several, .text):
      return stored.string.flatMap(MemberListCoding.values).map { .value(.several($0)) }
        ?? .mismatched(stored)
    case (.pair(let off, let on), _) where stored == off || stored == on:
      return .value(.flag(stored == on))
    case (.time, .text):
      guard let text = stored.string, let found = StoredTime(text) else {
        return .mismatched(stored)
      }
      return .value(.time(found.value))
    case (.month, .text):
      return stored.string.flatMap { YearMonth($0) }.map { .value(.month($0)) }
        ?? .mismatched(stored)
    case (.bytes, .blob(let bytes)): return .value(.bytes(bytes))
    case (.bytes, .text): return stored.string.map { .value(.text($0)) } ?? .mismatched(stored)
    case (.date(let form), .text): return ColumnCoding.reading(of: stored, isDay: form.isDay)
    case (.moment(let form), .text): return ColumnCoding.reading(of: stored, isDay: form.isDay)
    case (.moment(let form), _):
      guard let found = StoredMoment(stored, unit: form.unit) else { return .mismatched(stored) }
      guard let time = form.timeOfDays else { return .value(.dateTime(found.value)) }
      return found.value.time == time ? .value(.date(found.value.date)) : .mismatched(stored)
    default: return .mismatched(stored)
    }
  }

  /// Decodes a text in a column of dates.
  private static func reading(of stored: StoredValue, isDay: Bool) -> Reading {
    guard let text = stored.string, let found = StoredDate(text) else { return .mismatched(stored) }
    guard isDay else { return .value(.dateTime(found.value)) }
    return found.value.time == .midnight ? .value(.date(found.value.date)) : .mismatched(stored)
  }

  /// Encodes a value, in the form of the old value where possible; returns `nil` for a value of
  /// another kind.
  func stored(_ value: FieldValue, replacing old: StoredValue) -> StoredValue? {
    switch (self, value) {
    case (_, .none): .null
    case (.text, .text(let text)): old.number(parsing: text) ?? .text(text)
    case (.pair(let off, let on), .flag(let flag)): flag ? on : off
    // Every column accepts text, so that a person can correct a value that is not of the column's
    // kind.
    case (_, .text(let text)): .text(text)
    case (.integer, .whole(let number)): .integer(number)
    case (.real, .decimal(let number)): Double(exactly: number).map { .real($0) }
    case (.numeric, .decimal(let number)): StoredValue(exactly: number)
    case (.digits, .decimal(let number)): .text("\(number)")
    case (.flag, .flag(let flag)): .integer(flag ? 1 : 0)
    case (.several, .several(let members)): MemberListCoding.text(of: members).map { .text($0) }
    case (.date(let form), .date(let date)):
      .text(
        StoredDate(LocalDateTime(date: date, time: .midnight), form: form.preserving(formOf: old))
          .text)
    case (.date(let form), .dateTime(let dateTime)):
      .text(StoredDate(dateTime, form: form.preserving(formOf: old)).text)
    case (.moment(let form), .date(let date)):
      form.stored(
        LocalDateTime(date: date, time: .midnight),
        as: LocalDateTime(date: date, time: form.timeOfDays ?? .midnight), replacing: old)
    case (.moment(let form), .dateTime(let dateTime)):
      form.stored(dateTime, as: dateTime, replacing: old)
    case (.time(let form), .time(let time)):
      .text(StoredTime(time, form: form.preserving(formOf: old)).text)
    case (.month, .month(let month)): .text("\(month)")
    case (.bytes, .bytes(let bytes)): .blob(bytes)
    default: nil
    }
  }
}

extension StoredValue {
  /// Creates a number that equals a decimal exactly, or `nil` if there is none.
  ///
  /// A binary fraction holds some sixteen digits, an integer up to nineteen.
  fileprivate init?(exactly number: Decimal) {
    let real = Double(exactly: number)
    if let whole = Int64("\(number)"), real.flatMap({ Int64(exactly: $0) }) != whole {
      self = .integer(whole)
    } else if let real {
      self = .real(real)
    } else {
      return nil
    }
  }

  /// Returns the number that a text spells in exactly the way this number would be shown.
  ///
  /// Returns `nil` for any other text, and if this value is not a number. A column without a type
  /// distinguishes 7 from '7': if somebody changes the number 7 to 8 there, the 8 is also stored as
  /// a number. A column of texts never contains numbers.
  fileprivate func number(parsing text: String) -> StoredValue? {
    switch self {
    case .integer:
      guard let number = Int64(text), "\(number)" == text else { return nil }
      return .integer(number)
    case .real:
      guard let number = Double(text), "\(number)" == text else { return nil }
      return .real(number)
    default: return nil
    }
  }
}

extension StoredMoment.Form {
  /// Encodes a date: as text in the old text's form if the old value is a date in text, otherwise
  /// as a number.
  fileprivate func stored(
    _ text: LocalDateTime, as moment: LocalDateTime, replacing old: StoredValue
  ) -> StoredValue? {
    if let string = old.string, StoredDate(string) != nil {
      let form: StoredDate.Form = isDay ? .day : .dayAndTime(separator: .blank, .seconds)
      return .text(StoredDate(text, form: form.preserving(formOf: old)).text)
    }
    return StoredMoment(moment, unit: unit).stored(replacing: old, form: self)
  }
}

extension StoredTime.Form {
  /// Returns the form for writing over an old value: the old value's form if it is a time.
  func preserving(formOf old: StoredValue) -> StoredTime.Form {
    old.string.flatMap { StoredTime($0) }?.form ?? self
  }
}

extension StoredDate.Form {
  /// Returns the form for writing over an old value: the old value's form, unless only one of the
  /// two has a time of day.
  func preserving(formOf old: StoredValue) -> StoredDate.Form {
    guard let text = old.string, let found = StoredDate(text)?.form else { return self }
    switch (self, found) {
    case (.dayAndTime, .day): return self
    case (.day, .dayAndTime), (.dayAtMidnight, .dayAndTime): return self
    default: return found
    }
  }
}
