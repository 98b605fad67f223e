public import Foundation

/// Why a field does not take what was entered, as facts; `FieldError+Sentence.swift` has the
/// words.
public enum FieldError: Error, Hashable, Sendable {
  /// The field must have a value.
  case required
  /// The entry is no date, or not one that the field takes.
  case date(DateError)
  /// The entry is no number, or not one that the field takes.
  case number(NumberError)
  /// The entry is no month of a year, or not one that the field takes.
  case month(MonthError)
  /// The entry is no length of time, or not one that the field takes.
  case span(TimeSpanError)
  /// One date was typed and another picked, and only one can be meant.
  case typedAndPicked(typed: String, picked: String)
  /// The field is shown and not changed.
  case readOnly
  /// The text has a control character in it, which nobody sees: the first one.
  case controlCharacter(Unicode.Scalar)
  /// The field's own record has no place for such a value.
  case notKept
  /// The text has fewer characters than it must have.
  case tooShort(count: Int, minimum: Int)
  /// The text has more characters than it may have.
  case tooLong(count: Int, maximum: Int)
  /// The number is below the least that is allowed.
  case tooSmall(minimum: Decimal)
  /// The number is above the most that is allowed.
  case tooLarge(maximum: Decimal)
  /// The number is not above one that is too small itself.
  case notAbove(Decimal)
  /// The number is not below one that is too large itself.
  case notBelow(Decimal)
  /// The text, here cut to its beginning, is no e-mail address.
  case notAnEmail(text: String)
  /// The text, here cut to its beginning, is no address of the web.
  case notAURL(text: String)
  /// The text, here cut to its beginning, is no phone number.
  case notAPhone(text: String)
  /// The text has not the form that the hint describes.
  case pattern(hint: String)
  /// The value is not the same as that of the field with this label.
  case unequal(label: String)
  /// The date is before that of another field: the other's label, and its date as it is shown.
  case beforeField(label: String, text: String)
  /// The date is after that of another field: the other's label, and its date as it is shown.
  case afterField(label: String, text: String)
  /// No month of the calendar that is shown has that number; the last one that there is.
  case noSuchMonth(Int64, last: Int)
  /// The text, here cut to its beginning, is no month's name and no number.
  case notAMonth(text: String)
  /// The bytes are no picture of a kind that is shown.
  case notAPicture
  /// The bytes begin as a picture does, and are not all of one.
  case pictureCutShort
  /// The picture has more bytes than are kept.
  case pictureTooLarge(limit: Int)
  /// The value, here cut to its beginning, is none of the options of the record.
  case notOffered(text: String)
  /// Two options or more were sent where one is taken.
  case severalChosen
  /// Fewer options are chosen than must be.
  case tooFewChosen(count: Int, minimum: Int)
  /// More options are chosen than may be.
  case tooManyChosen(count: Int, maximum: Int)
  /// The option of this title can be neither chosen nor given up.
  case optionDisabled(title: String)
  /// The text that was sent as an option has more bytes than are taken.
  case optionTooLong(limit: Int)
  /// The text is the title of several options with different values.
  case ambiguousOption(title: String)
  /// No record has the key, here cut to its beginning. The noun is what such a record is called,
  /// where its table's name says it.
  case noRecord(key: String, noun: String?, table: String)
  /// A sentence of the form's own author.
  case custom(String)
}
