import Foundation
import Testing

@testable import FoldoutForms

@Suite("Styles of numbers")
struct NumberStyleTests {
  private func shown(_ number: Decimal, _ style: NumberStyle, _ locale: String = "en_US") -> String
  {
    FormEnvironment(locale: Locale(identifier: locale), timeZone: .gmt, now: .now)
      .text(of: number, style)
  }

  @Test("Thousands are grouped by the locale's sign, only if the style asks for it")
  func groups() throws {
    let number = try #require(Decimal(string: "-1234567.5"))
    let grouped = NumberStyle(isGrouped: true)
    let expected = [
      "en_US": "-1,234,567.5", "de_DE": "-1.234.567,5", "de_CH": "-1’234’567.5",
      "nl_NL": "-1.234.567,5",
    ]
    for (locale, text) in expected { #expect(shown(number, grouped, locale) == text, "\(locale)") }
    #expect(shown(number, .plain) == "-1234567.5")
    #expect(shown(1234, grouped) == "1,234")
    #expect(shown(1234, grouped, "es_ES") == "1234")
    #expect(shown(12345, grouped, "es_ES") == "12.345")
    #expect(shown(999, grouped) == "999")
    #expect(shown(-999, grouped) == "-999")
  }

  @Test("Indian grouping has groups of two digits before the last three")
  func india() {
    let grouping = NumberGrouping(separator: ",", last: 3, others: 2, minimum: 1)
    #expect(grouping.text(of: "-1234567") == "-12,34,567")
    #expect(grouping.text(of: "999") == "999")
  }

  @Test("A scale adds zeros and never rounds")
  func scales() throws {
    let style = NumberStyle(scale: 2)
    for (number, text) in [("3.5", "3.50"), ("3", "3.00"), ("-0.01", "-0.01"), ("1.125", "1.125")] {
      #expect(shown(try #require(Decimal(string: number)), style) == text)
    }
    #expect(shown(3.5, style, "de_DE") == "3,50")
    #expect(shown(3.5, style, "ar_EG") == "٣٫٥٠")
  }
}
