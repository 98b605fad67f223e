extension Words {
  /// Errors of a number.
  public struct Numbers: Sendable {
    /// The entry is empty.
    public let empty: Phrase
    /// The text has a character that a number cannot have there.
    public let oddSign: Phrase
    /// The text has no digit.
    public let digitMissing: Phrase
    /// A grouping separator does not separate thousands.
    public let misplacedSeparator: Phrase
    /// A grouping separator does not separate thousands; it may be meant as a decimal separator.
    public let oddGroupingOrFraction: Phrase
    /// The text can mean two numbers.
    public let ambiguous: Phrase
    /// The text has a fraction, but the field takes only whole numbers.
    public let notWhole: Phrase
    /// The number is too large to be stored exactly.
    public let tooLarge: Phrase
    /// The number has more digits than can be stored exactly.
    public let tooManyDigits: Phrase
    /// The number would be stored as another one.
    public let inexact: Phrase
    /// A character in quotation marks.
    public let quoted: Phrase
    /// The name of the space character with the indefinite article.
    public let aSpace: String
    /// The name of the space character for use after the definite article.
    public let space: String
  }
}
