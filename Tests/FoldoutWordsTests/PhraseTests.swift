import Testing

@testable import FoldoutWords

/// Phrases whose placeholders are filled with texts.
@Suite struct PhraseTests {
  @Test("Placeholders are filled by name")
  func placesAreFilledInTheirOrder() {
    let phrase: Phrase = "{a} and {b}, then {a}."
    #expect(phrase(["a": "one", "b": "two"]) == "one and two, then one.")
    #expect(phrase.placeholders == ["a", "b"])
    #expect(Phrase("No place.")([:]) == "No place.")
  }

  @Test("A text that fills a placeholder is not read as a placeholder")
  func textsAreNotTemplates() {
    #expect(Phrase("{a}{b}")(["a": "{b}", "b": "{a}"]) == "{b}{a}")
    #expect(Phrase("a { b")([:]) == "a { b")
  }

  @Test("Texts of the other direction are isolated")
  func otherDirectionsAreSetApart() {
    let english: Phrase = "{field} needs a value."
    #expect(english(["field": "Name"]) == "Name needs a value.")
    #expect(english(["field": "שם"]) == "\u{2068}שם\u{2069} needs a value.")
    #expect(english(["field": "a\u{202E}b"]) == "\u{2068}ab\u{2069} needs a value.")
    let arabic: Phrase = "يحتاج {field} إلى قيمة."
    #expect(arabic(["field": "Name"]) == "يحتاج \u{2068}Name\u{2069} إلى قيمة.")
  }

  /// A part in the sentence's own language has its direction and needs no marks.
  @Test("Parts in the same language are not isolated")
  func ownWordsAreNotSetApart() {
    let cell: Phrase = "«{column}» في «{table}»"
    let sentence: Phrase = "القيمة مستخدمة: {cell}."
    let filled = sentence([:], own: ["cell": cell(["column": "a", "table": "b"])])
    #expect(filled == "القيمة مستخدمة: «\u{2068}a\u{2069}» في «\u{2068}b\u{2069}».")
  }

  /// Direction marks within a text neither close the phrase's marks early nor leave one open.
  @Test("Direction marks stay balanced, whatever fills the placeholders")
  func marksStayBalanced() {
    let phrase: Phrase = "“{a}” and “{b}”."
    let sentence = phrase(["a": "\u{2069}\u{2067}א", "b": "\u{202B}x\u{2066}"])
    #expect(sentence == "“\u{2068}א\u{2069}” and “\u{2068}x\u{2069}”.")
  }
}
