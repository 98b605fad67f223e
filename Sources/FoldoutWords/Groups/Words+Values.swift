extension Words {
  /// What stands for a value that has no text of its own.
  public struct Values: Sendable {
    /// No value.
    public let none: String
    /// A text without letters.
    public let empty: String
    /// A switch that is on.
    public let on: String
    /// A switch that is off.
    public let off: String
    /// As many bytes as `{count}` says.
    public let bytes: Phrase
    /// Bytes of a `{size}` that are nothing that can be shown.
    public let data: Phrase
    /// A last day that stands for none: 1 January or 31 December 9999.
    public let noEnd: String
    /// A `{text}` whose bytes are no text.
    public let unreadable: Phrase
    /// A secret that there is.
    public let secretSet: String
    /// A secret that there is not.
    public let secretUnset: String
    /// A picture that there is.
    public let picture: String
    /// A picture that there is not.
    public let noPicture: String
    /// The picture of `{name}`, to those who do not see it.
    public let pictureOf: Phrase
  }

  /// What stands around a list of records.
  public struct Lists: Sendable {
    /// A table without a record.
    public let empty: String
    /// A window that lost its records.
    public let emptied: String
    /// The link to the beginning.
    public let first: String
    /// The link to the window before.
    public let previous: String
    /// The link to the window after.
    public let next: String
    /// The name of both links together.
    public let places: String
    /// A view, which cannot be written.
    public let readOnly: String
    /// How many records there are: `{count}`.
    public let records: Phrase
    /// How many people there are: `{count}`.
    public let people: Phrase
  }
}
