public import Foundation

/// A reason why a field refuses an entry, as facts; `FieldError+Sentence.swift` makes the sentence.
public enum FieldError: Error, Hashable, Sendable {
  /// The field needs a value.
  case required
  /// The entry is not a date, or not one that the field accepts.
  case date(DateError)
  /// The entry is not a number, or not one that the field accepts.
  case number(NumberError)
  /// The entry is not a month of a year, or not one that the field accepts.
  case month(MonthError)
  /// The entry is not a length of time, or not one that the field accepts.
  case span(TimeSpanError)
  /// A date was typed and a different one picked, so the intended one is unknown.
  case conflictingDates(typed: String, picked: String)
  /// The field cannot be edited.
  case readOnly
  /// The text contains an invisible control character: the first such character.
  case controlCharacter(Unicode.Scalar)
  /// The field's property cannot hold the value.
  case cannotHold
  /// The text has fewer characters than the minimum.
  case tooShort(count: Int, minimum: Int)
  /// The text has more characters than the maximum.
  case tooLong(count: Int, maximum: Int)
  /// The number is below the minimum.
  case tooSmall(minimum: Decimal)
  /// The number is above the maximum.
  case tooLarge(maximum: Decimal)
  /// The number is not greater than an exclusive lower limit.
  case notAbove(Decimal)
  /// The number is not less than an exclusive upper limit.
  case notBelow(Decimal)
  /// The text, shortened here, is not an e-mail address.
  case notAnEmail(text: String)
  /// The text, shortened here, is not a web address.
  case notAURL(text: String)
  /// The text, shortened here, is not a phone number.
  case notAPhone(text: String)
  /// The text does not match the pattern that the hint describes.
  case pattern(hint: String)
  /// The value differs from that of the field with this label.
  case differsFromField(label: String)
  /// The date is before that of another field: the other's label, and its date as shown.
  case beforeField(label: String, text: String)
  /// The date is after that of another field: the other's label, and its date as shown.
  case afterField(label: String, text: String)
  /// The shown calendar has no month of this number; `last` is its last one.
  case noSuchMonth(Int64, last: Int)
  /// The text, shortened here, is neither a month's name nor a number.
  case notAMonth(text: String)
  /// Today or now was chosen, by a clock that was a day or more ahead, or before the year 1.
  case wrongClock
  /// The bytes are not a picture in a supported format.
  case notAPicture
  /// The bytes begin like a picture but are incomplete.
  case pictureIncomplete
  /// The picture has more bytes than the limit.
  case pictureTooLarge(limit: Int)
  /// The value, shortened here, is not among the options of the record.
  case notOffered(text: String)
  /// Two or more options were sent for a field of a single value.
  case severalChosen
  /// Fewer options are chosen than the minimum.
  case tooFewChosen(count: Int, minimum: Int)
  /// More options are chosen than the maximum.
  case tooManyChosen(count: Int, maximum: Int)
  /// The option with this title is disabled: it can be neither chosen nor deselected.
  case optionDisabled(title: String)
  /// The text sent as an option has more bytes than the limit.
  case optionTooLong(limit: Int)
  /// The text is the title of several options with different values.
  case ambiguousOption(title: String)
  /// No record has the key, which is shortened here.
  ///
  /// The noun names such a record, if the table's name suggests one.
  case noRecord(key: String, noun: String?, table: String)
  /// A sentence written by the form's author.
  case custom(String)
}
