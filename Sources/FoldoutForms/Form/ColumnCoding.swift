import Foundation

/// How a field's typed value is kept in a column of a store.
public enum ColumnCoding: Hashable, Sendable {
  /// Text as text.
  case text
  /// A whole number as an integer.
  case integer
  /// A decimal number as a floating point number.
  case real
  /// A decimal number as its digits, exact.
  case digits
  /// On and off as 1 and 0.
  case flag
  /// A date as text, in the form it was found in, or else in this one.
  case date(StoredDate.Form)
  /// A time of day as text, in the form it was found in, or else in this one.
  case time(StoredTime.Form)
  /// A picture as its bytes, or as text that is the path of its file.
  case bytes
}

extension ColumnCoding {
  /// What a stored value says to a field of this coding.
  func reading(of stored: StoredValue) -> Reading {
    switch (self, stored) {
    case (_, .null): return .value(.none)
    case (.text, .text): return stored.string.map { .value(.text($0)) } ?? .foreign(stored)
    case (.integer, .integer(let number)): return .value(.whole(number))
    case (.real, .integer(let number)), (.digits, .integer(let number)):
      return .value(.decimal(Decimal(number)))
    case (.real, .real(let number)):
      return Decimal(string: "\(number)").map { .value(.decimal($0)) } ?? .foreign(stored)
    case (.digits, .text):
      guard let text = stored.string, let number = Decimal(string: text), "\(number)" == text
      else { return .foreign(stored) }
      return .value(.decimal(number))
    case (.flag, .integer(let number)) where number == 0 || number == 1:
      return .value(.flag(number == 1))
    case (.time, .text):
      guard let text = stored.string, let found = StoredTime(text) else { return .foreign(stored) }
      return .value(.time(found.value))
    case (.bytes, .blob(let bytes)): return .value(.bytes(bytes))
    case (.bytes, .text): return stored.string.map { .value(.text($0)) } ?? .foreign(stored)
    case (.date(let form), .text):
      guard let text = stored.string, let found = StoredDate(text) else { return .foreign(stored) }
      if form.isDay {
        return found.value.time == .midnight ? .value(.date(found.value.date)) : .foreign(stored)
      }
      return .value(.dateTime(found.value))
    default: return .foreign(stored)
    }
  }

  /// What is to be stored for a value, in the form in which the old value was found; `nil` for a
  /// value of another kind.
  func stored(_ value: FieldValue, over old: StoredValue) -> StoredValue? {
    switch (self, value) {
    case (_, .none): .null
    // Text stands for itself in any column: that is how a value that is not of the column's kind
    // is mended by hand.
    case (_, .text(let text)): .text(text)
    case (.integer, .whole(let number)): .integer(number)
    case (.real, .decimal(let number)): Double("\(number)").map(StoredValue.real)
    case (.digits, .decimal(let number)): .text("\(number)")
    case (.flag, .flag(let flag)): .integer(flag ? 1 : 0)
    case (.date(let form), .date(let date)):
      .text(StoredDate(LocalDateTime(date: date, time: .midnight), form: form.found(in: old)).text)
    case (.date(let form), .dateTime(let dateTime)):
      .text(StoredDate(dateTime, form: form.found(in: old)).text)
    case (.time(let form), .time(let time)):
      .text(StoredTime(time, form: form.found(in: old)).text)
    case (.bytes, .bytes(let bytes)): .blob(bytes)
    default: nil
    }
  }
}

extension StoredTime.Form {
  /// The form in which to write over an old value: the old one's own.
  func found(in old: StoredValue) -> StoredTime.Form {
    old.string.flatMap { StoredTime($0) }?.form ?? self
  }
}

extension StoredDate.Form {
  /// The form in which to write over an old value: the old one's own, if it has a place for all
  /// that this form has.
  func found(in old: StoredValue) -> StoredDate.Form {
    guard let text = old.string, let found = StoredDate(text)?.form else { return self }
    switch (self, found) {
    case (.dayAndTime, .day): return self
    case (.day, .dayAndTime), (.dayAtMidnight, .dayAndTime): return self
    default: return found
    }
  }
}
