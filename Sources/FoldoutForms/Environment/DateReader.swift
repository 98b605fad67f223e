/// A parser that reads a text by the elements of a date pattern.
///
/// It checks only the *shape*: 13 has the shape of a month. The numbers are validated afterwards,
/// so that the error can name the wrong one.
struct DateReader {
  /// The text, folded.
  private let text: [Character]
  /// For each character that is a digit, the digit 0 of its script; `nil` for other characters.
  private let zeros: [Unicode.Scalar?]
  /// The number of characters read so far.
  private var position = 0
  private let texts: LocaleTexts
  /// The parts read so far.
  private(set) var found = ParsedDate()

  init(_ text: String, texts: LocaleTexts) {
    (self.text, zeros) = TypedText.foldedWithScripts(text)
    self.texts = texts
  }

  /// True if only spaces are left.
  var isAtEnd: Bool {
    text[position...].allSatisfy { $0 == " " }
  }

  /// True if the text is the language's word for the present moment. Diacritics are ignored.
  var isNow: Bool {
    let word = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return word.map(TypedText.strippingDiacritics) == texts.now
  }

  /// Returns a reader that has read a pattern; `nil` if the text has another shape.
  ///
  /// A literal at either end of the pattern, such as the "г." after a Bulgarian year, may be
  /// missing.
  func reading(_ pattern: DatePattern) -> DateReader? {
    var reader = self
    if pattern.isDayMonthAmbiguous { reader.found.isDayMonthAmbiguous = true }
    let last = pattern.elements.count - 1
    for (index, element) in pattern.elements.enumerated() {
      let saved = reader
      if reader.read(element, in: pattern) { continue }
      guard case .literal = element, index == 0 || index == last else { return nil }
      reader = saved
    }
    return reader
  }

  /// Returns a reader for each joining word found here between a date and a time, positioned after
  /// the word; the longest first.
  func readingConnector() -> [DateReader] {
    texts.connectors.compactMap { joint in
      var reader = self
      return reader.readLiteral(joint) ? reader : nil
    }
  }
}

extension DateReader {
  private mutating func read(_ element: DatePattern.Element, in pattern: DatePattern) -> Bool {
    switch element {
    case .literal(_, let folded): return readLiteral(folded)
    case .year, .isoYear:
      guard let (number, digits) = readNumber(digits: 1...9) else { return false }
      (found.year, found.yearDigits) = (number, digits)
      found.isGregorian = element == .isoYear
      return element == .year || digits == 4
    case .month:
      found.month = readNumber(digits: 1...2)?.number
      return found.month != nil
    case .monthName:
      found.month = readName(texts.months.recognised.lazy.map { ($0.name, $0.number) })
      found.isMonthNamed = true
      return found.month != nil
    case .day:
      found.day = readNumber(digits: 1...2)?.number
      return found.day != nil
    case .hour(let hourNumber, _):
      found.hour = readNumber(digits: 1...2, isOfTime: true)?.number
      found.hourNumber = hourNumber
      return found.hour != nil
    case .minute:
      found.minute = readNumber(digits: 2...2, isOfTime: true)?.number
      return found.minute != nil && readSeconds(after: pattern.minuteSeparator)
    case .relativeDay:
      found.daysFromToday = readRelativeDay()
      return found.daysFromToday != nil
    case .weekday:
      found.weekday = readName(texts.weekdays.recognised.lazy.map { ($0.name, $0.weekday) })
      return found.weekday != nil
    case .dayPeriod:
      found.dayPeriod = readName(texts.foldedDayPeriods.lazy.map { ($0.word, $0.half) })
      return found.dayPeriod != nil
    }
  }

  private mutating func skipBlanks() {
    while position < text.count, text[position] == " " { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < text.count, text[position] == character else { return false }
    position += 1
    return true
  }

  /// Reads a literal, ignoring spaces: "14. 8. 2002" and "14.8.2002" are the same. A full stop that
  /// was already read at the end of an abbreviation may be repeated, but need not be.
  private mutating func readLiteral(_ literal: [Character]) -> Bool {
    for character in literal {
      if character == ".", position > 0, text[position - 1] == "." {
        _ = take(".")
        continue
      }
      skipBlanks()
      guard take(character) else { return false }
    }
    return true
  }

  private mutating func readNumber(
    digits: ClosedRange<Int>, isOfTime: Bool = false
  ) -> (number: Int, digits: Int)? {
    skipBlanks()
    let run = text[position...].prefix { $0.isASCII && $0.isWholeNumber }
    guard digits.contains(run.count), let number = Int(String(run)) else { return nil }
    noteScripts(of: run, isOfTime: isOfTime)
    position += run.count
    return (number, run.count)
  }

  /// Records the scripts of a number's digits.
  private mutating func noteScripts(of run: ArraySlice<Character>, isOfTime: Bool) {
    for zero in zeros[run.indices] {
      let known = isOfTime ? found.timeZero : found.dateZero
      if zero != known ?? zero { found.hasMixedDigits = true }
      if isOfTime { found.timeZero = zero } else { found.dateZero = zero }
    }
  }

  /// Reads a signed number of days, or one of the language's words for days around today.
  /// Diacritics are ignored, because not every keyboard has them.
  private mutating func readRelativeDay() -> Int? {
    skipBlanks()
    for (word, days) in texts.relativeDays {
      let end = position + word.count
      guard end <= text.count, !(end < text.count && text[end].isLetter) else { continue }
      guard zip(text[position..<end], word).allSatisfy({ TypedText.strippingDiacritics($0) == $1 })
      else {
        continue
      }
      position = end
      return days
    }
    let isNegative = text[position...].first.map(TypedNumber.minuses.contains) ?? false
    guard isNegative || text[position...].first == "+" else { return nil }
    position += 1
    // At most 99,999 days, about 270 years: a longer number would be a typing error.
    guard let number = readNumber(digits: 1...5)?.number else { return nil }
    return isNegative ? -number : number
  }

  /// Reads the seconds that may follow a minute, with decimals. False for more than nine decimals;
  /// a separator without its digits is left unread.
  private mutating func readSeconds(after separator: Character) -> Bool {
    let start = position
    guard take(":") || take(separator) else { return true }
    guard let (second, _) = readNumber(digits: 2...2, isOfTime: true) else {
      // The separator may be the full stop of a date that follows the time.
      position = start
      return true
    }
    found.second = second
    guard take(".") || take(",") else { return true }
    let run = text[position...].prefix { $0.isASCII && $0.isWholeNumber }
    guard (1...9).contains(run.count), let decimals = Int(String(run)) else {
      position -= 1
      return run.isEmpty
    }
    noteScripts(of: run, isOfTime: true)
    found.nanosecond = (run.count..<9).reduce(decimals) { value, _ in value * 10 }
    position += run.count
    return true
  }

  /// Reads the first of the names that matches here, and returns its value. Full stops are ignored.
  ///
  /// No digit may follow a name that ends in one, so that "thg 1" does not match "thg 12". Letters
  /// may, because Kurdish appends endings to the names; the rest of any other word fits no pattern.
  private mutating func readName<Value>(
    _ names: some Sequence<(name: [Character], value: Value)>
  ) -> Value? {
    skipBlanks()
    for (name, value) in names {
      guard let end = end(of: name) else { continue }
      position = end
      return value
    }
    return nil
  }

  private func end(of name: [Character]) -> Int? {
    var index = position
    for character in name {
      while index < text.count, text[index] == "." { index += 1 }
      guard index < text.count, text[index] == character else { return nil }
      index += 1
    }
    if index < text.count, let last = name.last {
      let next = text[index]
      if last.isWholeNumber && next.isWholeNumber { return nil }
      if next == "." { return index + 1 }
    }
    return index
  }
}
