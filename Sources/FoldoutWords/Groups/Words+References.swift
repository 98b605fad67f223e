extension Words {
  /// The texts of a reference to a record, and of its search.
  public struct References: Sendable {
    /// A record's `{title}` with its `{key}`.
    public let named: Phrase
    /// The link to the record `{title}`.
    public let open: Phrase
    /// Labels the query of a search, and its button.
    public let search: String
    /// Labels the entry of a key.
    public let key: String
    /// The number of matches: `{count}`.
    public let found: Phrase
    /// No record matches.
    public let nothing: String
    /// More records match than the `{count}` listed ones.
    public let more: Phrase
    /// Only some of the records were searched.
    public let partial: String
    /// The query has more than `{most}` characters.
    public let tooLong: Phrase
    /// A change of `{field}` was stored; its value was `{old}` before.
    public let changed: Phrase
  }
}
