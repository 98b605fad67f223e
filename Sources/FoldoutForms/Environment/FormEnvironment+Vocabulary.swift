public import FoldoutWords

extension FormEnvironment {
  /// The program's own words in the locale's language; English where there are none.
  ///
  /// Words and forms may part: in a locale that there are no words for, dates and numbers are
  /// written by its own custom within English sentences.
  public var vocabulary: Words {
    Words.of(locale)
  }
}
