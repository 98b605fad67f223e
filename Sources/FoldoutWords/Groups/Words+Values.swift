extension Words {
  /// Texts for values that have no text of their own.
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
    /// The link to the rest of a text whose bytes are of a `{size}`.
    public let showAll: Phrase
    /// The link to a file of a whole text, whose bytes are of a `{size}`.
    public let download: Phrase
    /// A text that is shown whole, and is too long for a form.
    public let tooLong: String
    /// A `{text}` whose bytes are no text.
    public let unreadable: Phrase
    /// Several values in one line: what stands there already, and one `{more}`.
    public let several: Phrase
    /// Marks a stored value that is none of the options.
    public let unlisted: String
    /// A secret that there is.
    public let secretSet: String
    /// A secret that there is not.
    public let secretUnset: String
    /// A picture that there is not.
    public let noPicture: String
    /// The picture of `{name}`, to those who do not see it.
    public let pictureOf: Phrase
  }

  /// Texts around a list of records.
  public struct Lists: Sendable {
    /// A table without a record.
    public let empty: String
    /// A window without records, in a table that may have some.
    public let emptied: String
    /// The link to the beginning.
    public let first: String
    /// The link to the window before.
    public let previous: String
    /// The link to the window after.
    public let next: String
    /// The link to the beginning, beside those to other windows.
    public let start: String
    /// The link to the end.
    public let end: String
    /// Labels the choice of an order.
    public let order: String
    /// The order by `{column}`, small values first.
    public let ascending: Phrase
    /// The order by `{column}`, large values first.
    public let descending: Phrase
    /// The order of texts by `{column}`.
    public let lettersUp: Phrase
    /// The same from its end.
    public let lettersDown: Phrase
    /// The order of numbers by `{column}`.
    public let smallestFirst: Phrase
    /// The same from its end.
    public let largestFirst: Phrase
    /// The order of days by `{column}`.
    public let oldestFirst: Phrase
    /// The same from its end.
    public let newestFirst: Phrase
    /// The order of times of day by `{column}`.
    public let earliestFirst: Phrase
    /// The same from its end.
    public let latestFirst: Phrase
    /// The order that the rows are kept in, where their key has no name.
    public let asKept: String
    /// The same from its end.
    public let lastAddedFirst: String
    /// The numbers of the rows, from `{first}` to `{last}`.
    public let rows: Phrase
    /// Where a window begins, by the `{title}` of its first row.
    public let from: Phrase
    /// That only the first `{count}` rows are ever listed.
    public let cutShort: Phrase
    /// The link past the rows.
    public let skip: String
    /// The name of all these links together.
    public let pageNavigation: String
    /// A view, or a table whose rows nothing names, which cannot be written.
    public let readOnly: String
    /// A virtual table, which is read only.
    public let virtual: String
    /// The number of records: `{count}`.
    public let records: Phrase
    /// The number of people: `{count}`.
    public let people: Phrase
    /// The line below the rows could not be computed: `{reason}`.
    public let withoutFooter: Phrase
  }
}
