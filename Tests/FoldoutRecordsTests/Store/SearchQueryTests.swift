import FoldoutRecords
import Testing

/// The ranges of a text that match the words of a search.
@Suite struct SearchQueryTests {
  @Test(
    "Matches are marked in whole characters",
    arguments: [
      ("Ada", "ad", "[Ad]a"), ("Łódź", "od", "Ł[ód]ź"), ("Straße", "ss", "Stra[ß]e"),
      ("aXbX", "x", "a[X]b[X]"),
      ("one two", "two on", "[on]e [two]"), ("abc", "ab bc", "[abc]"),
      ("e\u{301}a", "e", "[e\u{301}]a"),
      ("👩‍👩‍👧 x", "x", "👩‍👩‍👧 [x]"), ("", "a", ""), ("aaa", "aa", "[aa]a"),
      ("مُحَمَّد علي", "محمد", "[مُحَمَّد] علي"), ("أحمد", "احمد", "[أحمد]"), ("١٢٣", "12", "[١٢]٣"),
      ("row 12", "١٢", "row [12]"), ("Ångstro\u{308}m", "angstrom", "[Ångstro\u{308}m]"),
    ])
  func wordsAreMarkedInWholeCharacters(_ text: String, _ words: String, _ expected: String) {
    var marked = ""
    var end = text.startIndex
    for range in SearchQuery(words).ranges(in: text) {
      marked += "\(text[end..<range.lowerBound])[\(text[range])]"
      end = range.upperBound
    }
    #expect(marked + text[end...] == expected)
  }
}
