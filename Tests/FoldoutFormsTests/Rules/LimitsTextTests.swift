import FoldoutForms
import Foundation
import Testing

/// The limits of a field described in words.
@Suite struct LimitsTextTests {
  private typealias Condition = Rule<DynamicRecord>.Condition

  private static let samples: [(rules: [Condition], text: String?)] = [
    ([], nil),
    ([.range(minimum: 0, maximum: nil)], "at least 0"),
    ([.range(minimum: nil, maximum: 5)], "at most 5"),
    ([.range(minimum: 1, maximum: 1_000)], "1 to 1000"),
    ([.range(minimum: nil, maximum: nil)], nil),
    ([.between(above: 0, below: nil)], "more than 0"),
    ([.between(above: nil, below: 10)], "less than 10"),
    ([.between(above: 0, below: 10)], "more than 0, less than 10"),
    (
      [.range(minimum: 0, maximum: nil), .between(above: nil, below: 1)], "at least 0, less than 1"
    ),
    ([.length(minimum: 0, maximum: 4)], "characters: at most 4"),
    ([.length(minimum: 2, maximum: nil)], "characters: at least 2"),
    ([.length(minimum: 2, maximum: 4)], "characters: 2 to 4"),
    ([.length(minimum: 3, maximum: 3)], "characters: exactly 3"),
    ([.length(minimum: 0, maximum: nil)], nil),
    ([.pattern("[a-z]*", hint: "small letters")], "small letters"),
    ([.email, .url, .phone, .equal("other"), .custom { _, _ in "no" }], nil),
  ]

  @Test("Limits are described in words", arguments: samples.indices)
  func areSaidInWords(place: Int) {
    let (rules, text) = LimitsTextTests.samples[place]
    #expect(field(rules).limitsText(in: environment("en")) == text)
  }

  @Test(
    "Limits are described in the words and digits of the language",
    arguments: [
      ("de", "mindestens 0,5, weniger als 10"), ("nl", "ten minste 0,5, minder dan 10"),
      ("ar-EG", "لا يقل عن \u{2068}٠٫٥\u{2069}، أقل من \u{2068}١٠\u{2069}"),
    ])
  func languages(tag: String, text: String) throws {
    let half = try #require(Decimal(string: "0.5"))
    let field = field([.range(minimum: half, maximum: nil), .between(above: nil, below: 10)])
    let isolates: Set<Unicode.Scalar> = ["\u{2067}", "\u{2068}", "\u{2069}"]
    func bare(_ text: String?) -> [Unicode.Scalar] {
      (text ?? "").unicodeScalars.filter { !isolates.contains($0) }
    }
    #expect(bare(field.limitsText(in: environment(tag))) == bare(text))
  }

  private func field(_ conditions: [Condition]) -> Field<DynamicRecord> {
    var field = Field<DynamicRecord>(
      column: "amount", label: "Amount", kind: .decimal, coding: .real)
    field.rules = conditions.map { Rule($0) }
    return field
  }

  private func environment(_ tag: String) -> FormEnvironment {
    FormEnvironment(locale: Locale(identifier: tag), timeZone: .gmt, now: .distantPast)
  }
}
