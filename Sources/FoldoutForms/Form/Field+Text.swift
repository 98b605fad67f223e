import FoldoutWords
import Foundation

extension Field {
  /// The value as people read it, in the environment's form; `nil` for no value.
  ///
  /// A date has the form of the field's settings. A switch is said in words, and so is a last day
  /// that stands for none. Bytes that are no text give `nil` too; a host says of them what they
  /// are.
  public func displayText(of reading: Reading, in environment: FormEnvironment) -> String? {
    // A copy of the words is made only where one of them is said.
    var words: Words.Values { environment.vocabulary.values }
    return switch reading {
    case .value(.flag(let isOn)): isOn ? words.on : words.off
    case .value(.several(let members)):
      displayText(of: members.compactMap { displayText(of: .value($0), in: environment) }, words)
    case .value(.date(let date)) where date.isNoEnd: words.noEnd
    case .value(.dateTime(let value)) where value.isNoEnd: words.noEnd
    case .value(.whole(let minutes)) where isTimeSpan: environment.text(ofMinutes: minutes)
    case .value(.whole(let number)):
      editor.miniPicker?.title(of: number, in: environment)
        ?? environment.text(of: number, numbers)
    case .value(.decimal(let number)): environment.text(of: number, numbers)
    case .value(.date(let date)): environment.text(of: date, shown)
    case .value(.dateTime(let value)): environment.text(of: value, shown)
    case .value, .mismatched: formValue(of: reading, in: environment)
    }
  }

  /// The value as a control holds it, to be read again by `value(from:over:in:)`; `nil` for no
  /// value, and for bytes.
  public func formValue(of reading: Reading, in environment: FormEnvironment) -> String? {
    switch reading {
    case .mismatched(let stored): stored.shown
    case .value(.none): nil
    case .value(.text(let text)): text
    case .value(.whole(let minutes)) where isTimeSpan: environment.text(ofMinutes: minutes)
    case .value(.whole(let number)): environment.text(of: number)
    case .value(.decimal(let number)): environment.text(of: number)
    case .value(.flag(let flag)): flag ? "1" : "0"
    case .value(.several(let members)): Members.text(of: members)
    case .value(.time(let time)): environment.text(of: time)
    case .value(.bytes): nil
    case .value(.date(let date)): environment.text(of: date)
    case .value(.dateTime(let dateTime)): environment.text(of: dateTime)
    case .value(.month(let month)): environment.text(of: month)
    }
  }

  /// The value that a text stands for, over what the field holds now.
  ///
  /// An empty text is *no value*, but for text that was already there and may stay empty, and for
  /// text that cannot be missing. A required text has something in it that can be seen. Text over a
  /// value that is not of the field's kind is taken as it is when it is not of the kind either:
  /// such a column holds more than its declaration says. Throws the problem otherwise.
  public func value(
    from text: String, over reading: Reading, in environment: FormEnvironment
  ) throws(FieldError) -> FieldValue {
    if isMissing(.text(text)) { throw .required }
    if text.isEmpty || (!kind.keepsBlanks && text.allSatisfy(\.isWhitespace)) {
      let emptied = try emptied()
      return reading == .value(.text("")) ? .text("") : emptied
    }
    if let scalar = ControlCharacter.first(of: text, over: reading) {
      throw .controlCharacter(scalar)
    }
    do {
      return try parsed(text, over: reading, in: environment)
    } catch {
      if case .mismatched = reading { return .text(text) }
      throw error
    }
  }

  /// The value of the field once it is emptied: *no value*, or the empty text where a text cannot
  /// be missing, and of several none. Throws where it must not be without a value.
  public func emptied() throws(FieldError) -> FieldValue {
    if isRequired { throw .required }
    if canBeNone { return .none }
    if kind.isSeveral { return .several([]) }
    guard kind.isText else { throw .required }
    return .text("")
  }

  private func parsed(
    _ text: String, over reading: Reading, in environment: FormEnvironment
  ) throws(FieldError) -> FieldValue {
    do {
      switch kind {
      case .text, .longText, .secret: return .text(text)
      case .email, .phone, .url: return .text(text.trimmingCharacters(in: .whitespacesAndNewlines))
      case .wholeNumber where isTimeSpan:
        return .whole(Int64(try environment.timeSpan(from: text).totalMinutes))
      case .wholeNumber: return .whole(try wholeNumber(from: text, in: environment))
      case .decimal: return .decimal(try environment.decimal(from: text))
      case .flag: return .flag(text == "1")
      case .several:
        guard let members = Members.values(in: text) else {
          throw FieldError.notOffered(text: TypedText.excerpt(text))
        }
        return .several(members)
      case .date:
        let isNoEnd = environment.saysNoEnd(text)
        let date =
          isNoEnd ? LocalDateTime.noEnd.date : try environment.date(from: text, shownAs: shown)
        try offeredDays.check(date, keeping: reading.day)
        return .date(date)
      case .time: return .time(try environment.time(from: text))
      case .dateTime:
        let dateTime = try dateTime(from: text, over: reading, in: environment)
        try offeredDays.check(dateTime.date, keeping: reading.day)
        return .dateTime(dateTime)
      case .month:
        let month = try environment.yearMonth(from: text)
        try offeredDays.limits.check(month)
        return .month(month)
      case .picture, .readOnly, .button: throw FieldError.readOnly
      }
    } catch let problem as DateError {
      throw .date(problem)
    } catch let problem as NumberError {
      throw .number(problem)
    } catch let problem as MonthError {
      throw .month(problem)
    } catch let problem as TimeSpanError {
      throw .span(problem)
    } catch let problem as FieldError {
      throw problem
    } catch {
      throw .readOnly
    }
  }
}

extension Field {
  /// The form in which the field shows its date.
  private var shown: DateForm { editor.dates?.shown ?? .plain }

  /// A whole number as typed; a month by its name, too.
  private func wholeNumber(
    from text: String, in environment: FormEnvironment
  ) throws -> Int64 {
    guard let picker = editor.miniPicker else { return try environment.wholeNumber(from: text) }
    if let number = picker.number(named: text, in: environment) { return number }
    do {
      return try environment.wholeNumber(from: text)
    } catch {
      throw picker.refusal(of: text, error)
    }
  }

  /// A date and time as typed. A day alone keeps the time that is there: choosing a day does, too.
  private func dateTime(
    from text: String, over reading: Reading, in environment: FormEnvironment
  ) throws(DateError) -> LocalDateTime {
    if environment.saysNoEnd(text) { return .noEnd }
    do {
      return try environment.dateTime(from: text, shownAs: shown)
    } catch .timeMissing(let date) {
      guard case .value(.dateTime(let old)) = reading else { throw .timeMissing(date) }
      return LocalDateTime(date: date, time: old.time)
    }
  }
}

extension FormEnvironment {
  /// True for the words that are shown for a last day that stands for none.
  fileprivate func saysNoEnd(_ text: String) -> Bool {
    text.trimmingCharacters(in: .whitespaces).caseInsensitiveCompare(vocabulary.values.noEnd)
      == .orderedSame
  }
}

extension StoredValue {
  /// A value as it is, for showing where its kind was not expected; `nil` for bytes.
  var shown: String? {
    switch self {
    case .null, .blob, .redacted: nil
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
