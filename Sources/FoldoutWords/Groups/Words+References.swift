extension Words {
  /// The words around a reference to a record, and in its search.
  public struct References: Sendable {
    /// A record by its `{title}`, with the `{key}` that names it.
    public let named: Phrase
    /// The link to the record of a `{title}`.
    public let open: Phrase
    /// Labels the words of a search, and its button.
    public let search: String
    /// Labels the entry of a key.
    public let key: String
    /// The number of matches: `{count}`.
    public let found: Phrase
    /// No record matches.
    public let nothing: String
    /// More records match than the `{count}` that are listed.
    public let more: Phrase
    /// Not all records were looked at.
    public let partial: String
    /// The words have more than `{most}` characters.
    public let tooLong: Phrase
    /// A change of `{field}` was stored, which was `{old}` before.
    public let changed: Phrase
  }
}
