import Foundation

/// The format in which a column stores a field's value.
public enum ColumnCoding: Hashable, Sendable {
  /// A text as text.
  case text
  /// A text as text, or as a number if it spells one in place of a number. `filling` is the class
  /// of a number in place of an empty cell, or of a text that spells none; `nil` if such a cell
  /// gets a text.
  case untyped(filling: NumberClass?)
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
  /// A date as text that states its own zone, in the form of the old value, or otherwise in this
  /// one.
  case zonedDate(StoredDate.Form)
  /// Dates in another coding, or *never*, which is written as this value.
  indirect case dateOrNever(ColumnCoding, never: StoredValue)
  /// A moment as a number, in the storage class of the old value, or otherwise as the form
  /// specifies.
  case moment(StoredMoment.Form)
  /// A time of day as text, in the form of the old value, or otherwise in this one.
  case time(StoredTime.Form)
  /// A month of a year as text, `2026-11`.
  case month
  /// A picture as its bytes, or as text with the path of its file.
  case bytes

  /// The two storage classes of numbers.
  public enum NumberClass: Hashable, Sendable {
    /// 64-bit integers.
    case integer
    /// Floating-point numbers.
    case real
  }
}

extension ColumnCoding {
  /// Decodes a stored value.
  func reading(of stored: StoredValue) -> Reading {
    switch (self, stored) {
    case (_, .null): return .value(.none)
    case (.text, .text), (.untyped, .text):
      return stored.string.map { .value(.text($0)) } ?? .mismatched(stored)
    case (.untyped, .integer(let number)): return .value(.text("\(number)"))
    case (.untyped, .real(let number)) where number.isFinite: return .value(.text("\(number)"))
    case (.integer, .integer(let number)): return .value(.whole(number))
    case (.real, .integer(let number)), (.numeric, .integer(let number)),
      (.digits, .integer(let number)):
      return .value(.decimal(Decimal(number)))
    case (.real, .real(let number)), (.numeric, .real(let number)), (.digits, .real(let number)):
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
    case (.dateOrNever(let coding, _), _):
      return isNever(stored) ? .value(.never) : coding.reading(of: stored)
    case (.date(let form), .text):
      return ColumnCoding.reading(of: stored, isDay: form.isDay, zone: form.zone)
    case (.zonedDate, .text): return ColumnCoding.reading(of: stored, isDay: false)
    case (.moment(let form), _):
      guard let found = StoredMoment(stored, unit: form.unit) else {
        return ColumnCoding.reading(of: stored, isDay: form.isDay)
      }
      guard let time = form.timeOfDays else { return .value(.dateTime(found.value)) }
      return found.value.time == time ? .value(.date(found.value.date)) : .mismatched(stored)
    default: return .mismatched(stored)
    }
  }

  /// Decodes a text in a column of dates. If they are all in one zone, its label says so, so that
  /// a text without a zone does not belong there.
  private static func reading(
    of stored: StoredValue, isDay: Bool, zone: StoredDate.Zone? = nil
  ) -> Reading {
    guard let text = stored.string, let found = StoredDate(text) else { return .mismatched(stored) }
    switch found.form.zone {
    case nil where isDay:
      return found.value.time == .midnight ? .value(.date(found.value.date)) : .mismatched(stored)
    case nil: return zone == nil ? .value(.dateTime(found.value)) : .mismatched(stored)
    case _ where isDay: return .mismatched(stored)
    case let own? where own.minutes == zone?.minutes: return .value(.dateTime(found.value))
    case let own?: return .value(.zoned(found.value, own))
    }
  }

  /// Encodes a value, in the form of the old value where possible; returns `nil` for a value of
  /// another kind.
  func stored(_ value: FieldValue, replacing old: StoredValue) -> StoredValue? {
    switch (self, value) {
    case (_, .none): .null
    case (.dateOrNever(_, let never), .never): isNever(old) ? old : never
    case (.dateOrNever(let coding, _), .text): coding.stored(value, replacing: old)
    case (.dateOrNever(let coding, _), _): coding.dateStored(value, replacing: old)
    case (.text, .text(let text)): ColumnCoding.stored(text, replacing: old, filling: nil)
    case (.untyped(let filling), .text(let text)):
      ColumnCoding.stored(text, replacing: old, filling: filling)
    case (.untyped(let filling), .whole(let number)):
      ColumnCoding.stored("\(number)", replacing: old, filling: filling)
    case (.untyped(let filling), .decimal(let number)):
      ColumnCoding.stored("\(number)", replacing: old, filling: filling)
    case (.pair(let off, let on), .flag(let flag)): flag ? on : off
    // Every column accepts text, so that a person can correct a value that is not of the column's
    // kind.
    case (_, .text(let text)): .text(text)
    case (.integer, .whole(let number)): .integer(number)
    case (.real, .decimal(let number)): Double(exactly: number).map { .real($0) }
    case (.numeric, .decimal(let number)): ColumnCoding.exactly(number)
    case (.digits, .decimal(let number)):
      ColumnCoding.numberClass(of: old, ifEmpty: nil) == .real
        ? ColumnCoding.exactly(number) : .text("\(number)")
    case (.flag, .flag(let flag)): .integer(flag ? 1 : 0)
    case (.several, .several(let members)): MemberListCoding.text(of: members).map { .text($0) }
    case (.date(let form), .date(let date)):
      .text(
        StoredDate(LocalDateTime(date: date, time: .midnight), form: form.preserving(formOf: old))
          .text)
    case (.date(let form), .dateTime(let dateTime)),
      (.zonedDate(let form), .dateTime(let dateTime)):
      .text(StoredDate(dateTime, form: form.preserving(formOf: old)).text)
    case (.moment(let form), .date(let date)):
      form.stored(
        LocalDateTime(date: date, time: .midnight),
        as: LocalDateTime(date: date, time: form.timeOfDays ?? .midnight), replacing: old)
    case (.moment(let form), .dateTime(let dateTime)):
      form.stored(dateTime, as: dateTime, replacing: old)
    case (.date(let form), .zoned(let dateTime, let zone)) where !form.isDay,
      (.zonedDate(let form), .zoned(let dateTime, let zone)):
      form.stored(dateTime, in: zone, replacing: old)
    case (.moment(let form), .zoned(let dateTime, let zone)) where !form.isDay:
      StoredDate.Form.dayAndTime(separator: .blank, .seconds)
        .stored(dateTime, in: zone, replacing: old)
    case (.time(let form), .time(let time)):
      .text(StoredTime(time, form: form.preserving(formOf: old)).text)
    case (.month, .month(let month)): .text("\(month)")
    case (.bytes, .bytes(let bytes)): .blob(bytes)
    default: nil
    }
  }

  /// True if a value in a column of such dates means *never*: one that is no date, or the first or
  /// the last of all days. Beside a *never* that is no date, these days are dates: an account that
  /// is locked for ever is not one that is not locked.
  public func isNever(_ stored: StoredValue) -> Bool {
    if stored.meansNever { return true }
    guard case .dateOrNever(let coding, let never) = self else {
      return reading(of: stored).isNever
    }
    return !never.meansNever && coding.isNever(stored)
  }

  /// Encodes a date in a column in which some values mean *never*; `nil` for one that would be read
  /// as one of these.
  private func dateStored(_ value: FieldValue, replacing old: StoredValue) -> StoredValue? {
    guard let stored = stored(value, replacing: old) else { return nil }
    return stored.meansNever ? nil : stored
  }
}

extension ColumnCoding {
  /// A number that equals a decimal exactly; `nil` if there is none.
  ///
  /// A binary fraction holds some sixteen digits, an integer up to nineteen.
  private static func exactly(_ number: Decimal) -> StoredValue? {
    let real = Double(exactly: number)
    if let whole = Int64("\(number)"), real.flatMap({ Int64(exactly: $0) }) != whole {
      return .integer(whole)
    }
    return real.map { .real($0) }
  }

  /// Returns the value of a text in place of an old value; `nil` for a number that cannot be stored
  /// exactly.
  ///
  /// A column without a type distinguishes 7 from '7', and sorts every text after all numbers. So a
  /// number in place of a number is stored as one: a real in place of a real, and in place of an
  /// integer only if it has a fraction. Anything else is a text, also a number with leading zeros.
  /// A column of texts never contains numbers.
  private static func stored(
    _ text: String, replacing old: StoredValue, filling empty: NumberClass?
  ) -> StoredValue? {
    let number = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let preferred = numberClass(of: old, ifEmpty: empty),
      number.spellsNumber, let digits = DecimalDigits(number)
    else { return .text(text) }
    let whole = Int64(digits.text).map { StoredValue.integer($0) }
    let nearest = Double(number).flatMap { DecimalDigits("\($0)") == digits ? $0 : nil }
    let real = nearest.map { StoredValue.real($0) }
    return switch preferred {
    case .integer: whole ?? real
    case .real: real ?? whole
    }
  }

  /// The class of a number that a value is, or that would take the place of an empty cell or of a
  /// text among numbers.
  private static func numberClass(
    of value: StoredValue, ifEmpty empty: NumberClass?
  ) -> NumberClass? {
    switch value {
    case .integer: .integer
    case .real: .real
    case .null: empty
    case .text: value.string?.spellsNumber == true ? nil : empty
    case .blob, .redacted: nil
    }
  }
}

extension String {
  /// True if a column without a type holds this text in place of a number: it spells one, without
  /// leading zeros.
  var spellsNumber: Bool {
    wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]{1,9})?/) != nil
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
    guard let found = old.string.flatMap({ StoredTime($0) })?.form else { return self }
    return preserving(found)
  }

  /// Returns the precision for writing over an old value: the old value's, but the column's if its
  /// decimals depend on the time.
  fileprivate func preserving(_ found: StoredDate.Precision) -> StoredDate.Precision {
    if case .fractionIfAny = self, found != .minutes { self } else { found }
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
    case (.dayAndTime(_, let column, _), .dayAtMidnight(let separator, let precision)):
      return .dayAndTime(separator: separator, column.preserving(precision))
    case (.dayAndTime(_, let column, _), .dayAndTime(let separator, let precision, let zone)):
      return .dayAndTime(separator: separator, column.preserving(precision), zone: zone)
    default: return found
    }
  }

  /// Encodes a day and time in a zone: in the form of the old value, if it states that zone.
  fileprivate func stored(
    _ value: LocalDateTime, in zone: StoredDate.Zone, replacing old: StoredValue
  ) -> StoredValue {
    let form = preserving(formOf: old)
    let stating = form.zone?.minutes == zone.minutes ? form : form.stating(zone)
    return .text(StoredDate(value, form: stating).text)
  }
}
