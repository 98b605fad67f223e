import FoldoutWords
import Foundation

extension Field {
  /// Returns the value as text for reading, in the environment's format; `nil` for no value.
  ///
  /// A date is shown in the form of the field's settings, with its zone if it states its own. A
  /// switch, and *never*, are shown as words. Bytes that are not text also return `nil`; the host
  /// describes them.
  public func displayText(of reading: Reading, in environment: FormEnvironment) -> String? {
    // Computed lazily, because copying the words costs time and most values need none.
    var words: Words.Values { environment.words.values }
    if case .value(let value) = reading, let title = shownTitle?(value) { return title }
    return switch reading {
    case .value(.flag(let isOn)): isOn ? words.on : words.off
    case .value(.several(let members)):
      displayText(of: members.compactMap { displayText(of: .value($0), in: environment) }, words)
    case _ where reading.isNever && editor.dates?.hasNever != true: words.never
    case .value(.never): words.never
    case .value(.whole(let minutes)) where isTimeSpan: environment.text(ofMinutes: minutes)
    case .value(.whole(let number)):
      editor.miniPicker?.title(of: number, in: environment)
        ?? environment.text(of: number, numbers)
    case .value(.decimal(let number)): environment.text(of: number, numbers)
    case .value(.date(let date)): environment.text(of: date, shown)
    case .value(.dateTime(let value)): environment.text(of: value, shown)
    case .value(.zoned(let value, let zone)): "\(environment.text(of: value, shown)) \(zone.name)"
    case .value, .mismatched: formValue(of: reading, in: environment)
    }
  }

  /// Returns the value as an input control holds it, in a format that `value(from:replacing:in:)`
  /// parses.
  ///
  /// Returns `nil` for no value and for bytes.
  public func formValue(of reading: Reading, in environment: FormEnvironment) -> String? {
    switch reading {
    case .mismatched(let stored): stored.shown
    case .value(.none): nil
    case .value(.text(let text)): text
    case .value(.whole(let minutes)) where isTimeSpan: environment.text(ofMinutes: minutes)
    case .value(.whole(let number)): environment.text(of: number)
    case .value(.decimal(let number)): environment.text(of: number)
    case .value(.flag(let flag)): flag ? "1" : "0"
    case .value(.several(let members)): MemberListCoding.text(of: members)
    case .value(.time(let time)): environment.text(of: time)
    case .value(.bytes): nil
    case .value(.date(let date)): environment.text(of: date)
    case .value(.dateTime(let dateTime)): environment.text(of: dateTime)
    case .value(.zoned(let dateTime, let zone)): "\(environment.text(of: dateTime)) \(zone.name)"
    case .value(.never): environment.words.values.never
    case .value(.month(let month)): environment.text(of: month)
    }
  }

  /// Parses a text as a value of the field, in place of its current value.
  ///
  /// An empty text means *no value*, except in two cases: an empty text that was already stored
  /// stays empty, and a value that cannot be missing becomes the empty text. A required text must
  /// contain something visible. If the current value is mismatched and the text cannot be parsed,
  /// the text is accepted as it is, because such a column holds more than it declares; an empty
  /// text does not show that. Throws the problem of any other text.
  public func value(
    from text: String, replacing reading: Reading, in environment: FormEnvironment
  ) throws(FieldError) -> FieldValue {
    if isMissing(.text(text)) { throw .required }
    if text.isEmpty || (!kind.preservesBlanks && text.allSatisfy(\.isWhitespace)) {
      let emptied = try cleared()
      return reading == .value(.text("")) ? .text("") : emptied
    }
    if let scalar = ControlCharacter.first(of: text, replacing: reading) {
      throw .controlCharacter(scalar)
    }
    do {
      return try parsed(text, replacing: reading, in: environment)
    } catch {
      if case .mismatched(let stored) = reading, stored != .text("") { return .text(text) }
      throw error
    }
  }

  /// Returns the value of the field when it is cleared; throws if it must have a value.
  ///
  /// The result is *no value*, an empty list of several, the empty text if the value cannot be
  /// missing, or *never* if a date cannot be missing and the column has a value for it.
  public func cleared() throws(FieldError) -> FieldValue {
    if !canBeNone, editor.dates?.hasNever == true { return .never }
    if isRequired { throw .required }
    if canBeNone { return .none }
    return kind.isSeveral ? .several([]) : .text("")
  }

  private func parsed(
    _ text: String, replacing reading: Reading, in environment: FormEnvironment
  ) throws(FieldError) -> FieldValue {
    if environment.meansNever(text) {
      if editor.dates?.hasNever == true { return .never }
      if reading.isNever, case .value(let value) = reading { return value }
    }
    do {
      switch kind {
      case .text, .longText:
        return try untypedNumber(from: text, replacing: reading, in: environment) ?? .text(text)
      case .secret: return .text(text)
      case .email, .phone, .url: return .text(text.trimmingCharacters(in: .whitespacesAndNewlines))
      case .wholeNumber where isTimeSpan:
        return .whole(Int64(try environment.timeSpan(from: text).totalMinutes))
      case .wholeNumber: return .whole(try wholeNumber(from: text, in: environment))
      case .decimal:
        return .decimal(try environment.decimal(from: environment.typedNumber(text, numbers)))
      case .flag: return .flag(text == "1")
      case .several:
        guard let members = MemberListCoding.values(in: text) else {
          throw FieldError.notOffered(text: TypedText.excerpt(text))
        }
        return .several(members)
      case .date:
        let date = try environment.date(from: text, shownAs: shown)
        try offeredDays.check(date, keeping: reading.day)
        return .date(date)
      case .time: return .time(try environment.time(from: text))
      case .dateTime:
        let (dateTime, zone) = try zonedDateTime(from: text, replacing: reading, in: environment)
        try offeredDays.check(dateTime.date, keeping: reading.day)
        return zone.map { .zoned(dateTime, $0) } ?? .dateTime(dateTime)
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

  /// Parses a whole number; in a picker of months also a month's name.
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

  /// Parses a date and time. A day alone keeps the current time, as choosing a day does.
  private func dateTime(
    from text: String, replacing reading: Reading, in environment: FormEnvironment
  ) throws(DateError) -> LocalDateTime {
    do {
      return try environment.dateTime(from: text, shownAs: shown)
    } catch .missingTime(let date) {
      switch reading {
      case .value(.dateTime(let old)), .value(.zoned(let old, _)):
        return LocalDateTime(date: date, time: old.time)
      case .value, .mismatched: throw .missingTime(date)
      }
    }
  }

  /// Parses a date and time, with a zone after it where values state their own. Elsewhere only the
  /// zone of the field may follow, which says nothing new.
  private func zonedDateTime(
    from text: String, replacing reading: Reading, in environment: FormEnvironment
  ) throws(DateError) -> (LocalDateTime, StoredDate.Zone?) {
    guard let dates = editor.dates, let (rest, zone) = StoredDate.Zone.split(text),
      let isOwn = dates.isOwn(zone, replacing: reading)
    else { return (try dateTime(from: text, replacing: reading, in: environment), nil) }
    let value = try dateTime(from: rest, replacing: reading, in: environment)
    return (value, isOwn ? zone : nil)
  }
}

extension DateEditing {
  /// Returns true for a typed zone that the value is to state, false for the zone of all values,
  /// and `nil` for one that cannot be entered.
  fileprivate func isOwn(_ zone: StoredDate.Zone, replacing reading: Reading) -> Bool? {
    if hasOwnZones { return true }
    if case .value(.zoned(_, let old)) = reading, old.minutes == zone.minutes { return true }
    return isInUTC && zone.minutes == 0 || clock == .zone(zone.timeZone) ? false : nil
  }
}

/// The values whose place a number takes in a column without a type.
package enum UntypedNumbers: Hashable, Sendable {
  /// Numbers alone.
  case numbers
  /// Numbers, and in a column of mostly numbers also an empty cell, and a text that spells none.
  case numbersAndOthers

  /// True if a number may take the place of a value.
  func mayReplace(_ reading: Reading) -> Bool {
    switch reading {
    case .value(.whole), .value(.decimal): true
    case .value(.none): self == .numbersAndOthers
    case .value(.text(let text)): self == .numbersAndOthers && !text.spellsNumber
    case .value, .mismatched: false
    }
  }
}

extension Field where Record == DynamicRecord {
  /// Makes the field of a column without a type read numbers as numbers, so that they are shown in
  /// the form in which they are typed. `filling` is that of ``ColumnCoding/untyped(filling:)``.
  package mutating func readNumbers(filling: ColumnCoding.NumberClass?) {
    untypedNumbers = filling == nil ? .numbers : .numbersAndOthers
    let (name, readText) = (id.name, read)
    read = { record in
      switch record[name] {
      case .integer(let number): .value(.whole(number))
      case .real(let number):
        number.decimal.flatMap { Double("\($0)") == number ? Reading.value(.decimal($0)) : nil }
          ?? readText(record)
      case .null, .text, .blob, .redacted: readText(record)
      }
    }
  }
}

extension Field {
  /// Parses a number that is typed in a column without a type; `nil` for a text.
  ///
  /// A number with leading zeros, as in 007, is a text. Throws for a number that can be read in two
  /// ways, and for one with too many digits.
  func untypedNumber(
    from text: String, replacing reading: Reading, in environment: FormEnvironment
  ) throws(NumberError) -> FieldValue? {
    guard let untypedNumbers, untypedNumbers.mayReplace(reading),
      !TypedText.beginsWithSpareZero(text)
    else { return nil }
    do {
      let number = try environment.decimal(from: text)
      return Int64("\(number)").map { .whole($0) } ?? .decimal(number)
    } catch {
      switch error {
      case .ambiguous, .tooManyDigits: throw error
      case .empty, .unreadable, .mixedDigits, .misplacedSeparator, .notWhole, .tooLarge, .inexact:
        return nil
      }
    }
  }
}

extension TypedText {
  /// True if the first digit of a text is a zero before another digit.
  fileprivate static func beginsWithSpareZero(_ text: String) -> Bool {
    let digits = folded(String(text.prefix(maxBytes))).drop { !$0.isWholeNumber }
    return digits.first == "0" && digits.dropFirst().first?.isWholeNumber == true
  }
}
