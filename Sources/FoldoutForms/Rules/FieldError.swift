import FoldoutWords
public import Foundation

/// A reason why a field refuses an entry, as facts.
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
  /// The text, shortened here, is not a UUID.
  case notAUUID(text: String)
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

extension FieldError {
  /// Returns the problem as a sentence: what is wrong with the field, and often what would be
  /// right.
  public func sentence(label: String, in environment: FormEnvironment) -> String {
    let words = environment.words.fields
    switch self {
    case .required: return words.required(["field": label])
    case .date(let problem): return problem.sentence(in: environment)
    case .number(let problem): return problem.sentence(in: environment)
    case .month(let problem): return problem.sentence(in: environment)
    case .span(let problem): return problem.sentence(in: environment)
    case .conflictingDates(let typed, let picked):
      return words.conflictingDates(["typed": typed, "picked": picked])
    case .readOnly: return words.readOnly(["field": label])
    case .controlCharacter(let scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return words.controlCharacter(["field": label, "code": code])
    case .cannotHold: return words.cannotHold(["field": label])
    case .tooShort, .tooLong, .tooSmall, .tooLarge, .notAbove, .notBelow, .pictureTooLarge,
      .optionTooLong, .tooFewChosen, .tooManyChosen:
      return limitSentence(label, in: environment)
    case .notAnEmail(let text): return words.notAnEmail(["text": text])
    case .notAURL(let text): return words.notAURL(["text": text])
    case .notAPhone(let text): return words.notAPhone(["text": text])
    case .notAUUID(let text): return words.notAUUID(["text": text])
    case .pattern(let hint): return words.pattern(["field": label, "hint": hint])
    case .differsFromField(let other):
      return words.differsFromField(["field": label, "other": other])
    case .beforeField(let other, let text):
      return words.beforeField(["field": label, "other": other, "limit": text])
    case .afterField(let other, let text):
      return words.afterField(["field": label, "other": other, "limit": text])
    case .noSuchMonth(let month, let last):
      return words.noSuchMonth([
        "month": environment.text(of: month), "first": environment.text(of: Int64(1)),
        "last": environment.text(of: Int64(last)),
      ])
    case .notAMonth(let text):
      let example = environment.monthsInLongestYear.dropFirst(7).first ?? ""
      return words.notAMonth([
        "text": text, "example": example, "number": environment.text(of: Int64(8)),
      ])
    case .wrongClock: return words.wrongClock([:])
    case .notAPicture: return words.notAPicture([:])
    case .pictureIncomplete: return words.pictureIncomplete([:])
    case .notOffered(let text):
      let quoted = text.isBlank ? environment.words.values.empty : text
      return words.notOffered(["field": label, "text": quoted])
    case .severalChosen: return words.severalChosen(["field": label])
    case .optionDisabled(let title):
      return words.optionDisabled(["field": label, "text": title])
    case .ambiguousOption(let title):
      return words.ambiguousOption(["field": label, "text": title])
    case .noRecord(let key, let noun, let table):
      guard let noun else { return words.noRecord(["key": key, "table": table]) }
      // In an English sentence nouns are lower-case.
      let isEnglish = environment.words == .english
      return words.noSuchRecord(["key": key, "noun": isEnglish ? noun.lowercased() : noun])
    case .custom(let sentence): return sentence
    }
  }

  /// Returns the sentence about a value outside a limit, with the limit in the locale's digits.
  private func limitSentence(_ label: String, in environment: FormEnvironment) -> String {
    let words = environment.words.fields
    switch self {
    case .tooShort(let count, let minimum):
      return words.tooShort([
        "field": label, "count": environment.text(of: Int64(count)),
        "least": environment.text(of: Int64(minimum)),
      ])
    case .tooLong(let count, let maximum):
      return words.tooLong([
        "field": label, "count": environment.text(of: Int64(count)),
        "most": environment.text(of: Int64(maximum)),
      ])
    case .tooSmall(let minimum):
      return words.tooSmall(["field": label, "least": environment.text(of: minimum)])
    case .tooLarge(let maximum):
      return words.tooLarge(["field": label, "most": environment.text(of: maximum)])
    case .notAbove(let limit):
      return words.notAbove(["field": label, "limit": environment.text(of: limit)])
    case .notBelow(let limit):
      return words.notBelow(["field": label, "limit": environment.text(of: limit)])
    case .pictureTooLarge(let limit):
      return words.pictureTooLarge(["limit": size(limit, in: environment)])
    case .tooFewChosen(let count, let minimum):
      return words.tooFewChosen([
        "field": label, "count": environment.text(of: Int64(count)),
        "least": environment.text(of: Int64(minimum)),
      ])
    case .tooManyChosen(_, let maximum):
      return words.tooManyChosen(["field": label, "most": environment.text(of: Int64(maximum))])
    case .optionTooLong(let limit):
      return words.optionTooLong(["field": label, "limit": size(limit, in: environment)])
    default: preconditionFailure("Only limits have a sentence about a limit: \(self)")
    }
  }

  /// Returns a number of bytes in the locale's format, as in "5 MB".
  private func size(_ bytes: Int, in environment: FormEnvironment) -> String {
    let style = ByteCountFormatStyle(style: .memory, locale: environment.locale)
    return Int64(bytes).formatted(style)
  }
}
