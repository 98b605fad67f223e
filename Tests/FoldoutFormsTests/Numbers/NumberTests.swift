import FoldoutForms
import Foundation
import FoldoutTesting
import Testing

/// Numbers as people write them, and the value of each.
@Suite struct NumberTests {
  @Test(
    "Whole numbers are read as each locale writes them",
    arguments: [
      ("en_US", "1234", 1234), ("en_US", " -1234 ", -1234), ("en_US", "−1234", -1234),
      ("en_US", "+7", 7), ("en_US", "007", 7), ("en_US", "-0", 0), ("en_US", "1,234", 1234),
      ("en_US", "1,234,567", 1_234_567), ("de_DE", "1.234", 1234), ("de_CH", "1’234", 1234),
      ("de_CH", "1'234", 1234), ("fr_FR", "1 234", 1234), ("fr_FR", "1\u{202F}234", 1234),
      ("sv_SE", "−1\u{A0}234", -1234), ("en_IN", "12,34,567", 1_234_567),
      ("en_US", "1,23,45,678", 12_345_678),
      ("en_IN", "1,234,567", 1_234_567), ("ar_EG", "١٬٢٣٤", 1234), ("ar_EG", "؜-١٢٣٤", -1234),
      ("ar_EG", "1234", 1234), ("en_US", "٤٢", 42),
    ])
  func wholeNumbers(place: String, text: String, number: Int64) throws {
    #expect(try FormEnvironment.of(place).wholeNumber(from: text) == number)
  }

  @Test(
    "Decimal numbers are read as each locale writes them",
    arguments: [
      ("en_US", "1.5", "1.5"), ("en_US", "1,234.50", "1234.5"), ("en_US", "1,234", "1234"),
      ("en_US", ".5", "0.5"), ("en_US", "-.5", "-0.5"), ("de_DE", "1,5", "1.5"),
      ("de_DE", "1.5", "1.5"), ("de_DE", "1.234,5", "1234.5"), ("de_DE", "1.234.567", "1234567"),
      ("de_DE", "0.125", "0.125"), ("de_DE", "1234.567", "1234.567"), ("de_DE", "1,234", "1.234"),
      ("fr_FR", "1 234,5", "1234.5"), ("fr_FR", "1234.5", "1234.5"), ("ar_EG", "١٫٥", "1.5"),
      ("ar_EG", "1.5", "1.5"), ("de_CH", "1’234.5", "1234.5"), ("en_US", "0.000", "0"),
    ])
  func decimals(place: String, text: String, plain: String) throws {
    let number = try #require(Decimal(string: plain))
    #expect(try FormEnvironment.of(place).decimal(from: text) == number)
  }

  @Test("Whole numbers read back in each place", arguments: places)
  func wholeNumbersRoundTrip(place: String) throws {
    let environment = FormEnvironment.of(place)
    let seed: UInt64 = 42
    var random = SeededGenerator(seed: seed)
    var numbers: [Int64] = [0, 1, -1, 9, 10, 999, 1000, -1000, .min, .max]
    for shift in UInt64(0)..<64 {
      numbers.append(Int64(truncatingIfNeeded: random.next() >> shift))
    }
    for number in numbers {
      let text = environment.text(of: number)
      #expect(try environment.wholeNumber(from: text) == number, "\(place), seed \(seed)")
    }
  }

  @Test("Decimal numbers read back in each place", arguments: places)
  func decimalsRoundTrip(place: String) throws {
    let environment = FormEnvironment.of(place)
    let seed: UInt64 = 43
    var random = SeededGenerator(seed: seed)
    for step in 0..<200 {
      var digits = ""
      for _ in 0...(step % 38) { digits += "\(Int.random(in: 0...9, using: &random))" }
      let point = Int.random(in: 0...digits.count, using: &random)
      digits.insert(".", at: digits.index(digits.startIndex, offsetBy: point))
      let sign = step % 3 == 0 ? "-" : ""
      let number = try #require(Decimal(string: "\(sign)0\(digits)0"))
      let text = environment.text(of: number)
      #expect(try environment.decimal(from: text) == number, "\(place), seed \(seed), \(text)")
      #expect(environment.text(of: try environment.decimal(from: text)) == text)
    }
  }

  @Test("Numbers of 38 digits are exact")
  func thirtyEightDigitsAreExact() throws {
    let environment = FormEnvironment.of("en_US")
    for text in [
      String(repeating: "9", count: 38), "-" + String(repeating: "9", count: 38),
      "0." + String(repeating: "0", count: 82) + String(repeating: "7", count: 38),
      "1234567890123456789.0123456789012345678",
    ] {
      #expect(environment.text(of: try environment.decimal(from: text)) == text)
    }
  }

  /// In half of the world 1.000 is a thousand.
  @Test("A whole number is refused if it has a fraction, even one of zeros")
  func aWholeNumberHasNoFraction() {
    for (place, text) in [("en_US", "1.000"), ("de_DE", "1,000"), ("fr_FR", "1.0")] {
      #expect(throws: NumberError.notWhole(text: text)) {
        try FormEnvironment.of(place).wholeNumber(from: text)
      }
    }
  }

  @Test(
    "Misplaced grouping signs are refused",
    arguments: [
      "1,23", "1,2345", "123,45,678", "12,34,56", ",123", "1,,234", "0,123", "1,234,", "1234,567",
    ])
  func thousandsThatStandWrong(text: String) {
    #expect(throws: NumberError.misplacedSeparator(text: text, separator: ",", as: .decimal)) {
      try FormEnvironment.of("en_US").decimal(from: text)
    }
  }

  @Test("An incomplete number is refused", arguments: ["5.", ".", "-", "+", "- ", "-."])
  func somethingIsMissing(text: String) {
    #expect(throws: NumberError.self) { try FormEnvironment.of("en_US").decimal(from: text) }
  }

  @Test("The smallest whole number is read, and smaller ones are refused")
  func theEndsOfWholeNumbers() throws {
    let environment = FormEnvironment.of("en_US")
    #expect(try environment.wholeNumber(from: "-9223372036854775808") == .min)
    #expect(throws: NumberError.tooLarge(text: "-9223372036854775809")) {
      try environment.wholeNumber(from: "-9223372036854775809")
    }
  }
}
