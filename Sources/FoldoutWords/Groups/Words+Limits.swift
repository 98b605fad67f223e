extension Words {
  /// The limits of a value, shown beside its field before an entry is refused. Those of dates are
  /// only part of refusals.
  ///
  /// They begin in lower case, if the script has it, so that several can be joined in one line.
  public struct Limits: Sendable {
    /// A number of at least `{least}`.
    public let minimum: Phrase
    /// A number of at most `{most}`.
    public let maximum: Phrase
    /// A number or a date from `{least}` to `{most}`, both included.
    public let range: Phrase
    /// A number above `{limit}`.
    public let above: Phrase
    /// A number below `{limit}`.
    public let below: Phrase
    /// A date on or after `{limit}`.
    public let notBefore: Phrase
    /// A date on or before `{limit}`.
    public let notAfter: Phrase
    /// A date after `{limit}`.
    public let after: Phrase
    /// A date before `{limit}`.
    public let before: Phrase
    /// A text of `{least}` characters or more.
    public let minCharacters: Phrase
    /// A text of `{most}` characters or fewer.
    public let maxCharacters: Phrase
    /// A text of `{least}` to `{most}` characters.
    public let characters: Phrase
    /// A text of `{count}` characters, no more and no fewer.
    public let exactCharacters: Phrase
    /// Joins two limits.
    public let both: Phrase
    /// A sentence below options: choose at least `{least}`.
    public let minChosen: Phrase
    /// A sentence below options: choose at most `{most}`.
    public let maxChosen: Phrase
    /// A sentence below options: choose `{least}` to `{most}`.
    public let chosen: Phrase
    /// A sentence below options: choose exactly `{count}`.
    public let exactlyChosen: Phrase
  }
}
