extension Words {
  /// The limits of a value, told beside its field before anything is refused. They begin with a
  /// small letter where the language writes such, so that several stand in one line.
  public struct Limits: Sendable {
    /// A number that is not below `{least}`.
    public let minimum: Phrase
    /// A number that is not above `{most}`.
    public let maximum: Phrase
    /// A number between two, both included.
    public let range: Phrase
    /// A number that is above `{limit}`.
    public let above: Phrase
    /// A number that is below `{limit}`.
    public let below: Phrase
    /// A text of `{least}` characters or more.
    public let minCharacters: Phrase
    /// A text of `{most}` characters or fewer.
    public let maxCharacters: Phrase
    /// A text of so many characters, both numbers included.
    public let characters: Phrase
    /// Joins one limit and the next.
    public let both: Phrase
    /// A sentence on `{least}` options or more, under a list of them.
    public let minChosen: Phrase
    /// A sentence on `{most}` options or fewer.
    public let maxChosen: Phrase
    /// A sentence on so many options, both numbers included.
    public let chosen: Phrase
    /// A sentence on `{count}` options, no more and no fewer.
    public let exactlyChosen: Phrase
  }
}
