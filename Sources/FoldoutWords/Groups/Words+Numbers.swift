extension Words {
  /// Errors of a number.
  public struct Numbers: Sendable {
    /// Nothing was typed.
    public let empty: Phrase
    /// A sign of the text cannot stand where it does.
    public let oddSign: Phrase
    /// The text has no digit.
    public let digitMissing: Phrase
    /// The sign of the thousands does not stand between thousands.
    public let oddGrouping: Phrase
    /// The same where the sign of the fraction may be meant.
    public let oddGroupingOrFraction: Phrase
    /// The text can be read in two ways.
    public let ambiguous: Phrase
    /// A fraction where only a whole number belongs.
    public let notWhole: Phrase
    /// The number cannot be kept exactly.
    public let tooLarge: Phrase
    /// The number has more digits than can be kept.
    public let tooManyDigits: Phrase
    /// The number would be kept as another one.
    public let inexact: Phrase
    /// A sign in quotation marks.
    public let quoted: Phrase
    /// The name of a blank with the article of something new.
    public let aBlank: String
    /// The name of a blank after the article of something known.
    public let blank: String
  }
}
