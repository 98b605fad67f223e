extension Words {
  /// Messages beside a row, or about it.
  public struct Messages: Sendable {
    /// Secrets and files are not sent again with the rest.
    public let notSentAgain: String
    /// The caption of an entry whose row is no longer on the page.
    public let entered: String
    /// A change is being sent.
    public let saving: String
    /// A change was stored.
    public let saved: String
    /// A change could not be sent.
    public let unsaved: String
    /// The server has not answered yet; shown in the space that is kept for a drawer.
    public let waiting: String
    /// The server did not answer.
    public let unreached: String
    /// A change of `{field}` was stored.
    public let changed: Phrase
    /// The change in the same line cannot be undone, because its old value is not known here.
    public let forGood: String
    /// A change of `{field}` was undone.
    public let restored: Phrase
    /// The action of the button `{field}` is done.
    public let done: Phrase
  }
}
