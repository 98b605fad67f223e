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
