extension Words {
  /// Texts for values that have no text of their own.
  public struct Values: Sendable {
    /// No value.
    public let none: String
    /// An empty text.
    public let empty: String
    /// A switch that is on.
    public let on: String
    /// A switch that is off.
    public let off: String
    /// The number of bytes: `{count}`.
    public let bytes: Phrase
    /// Bytes of a `{size}` that cannot be shown.
    public let data: Phrase
    /// A value that means never, in place of a date.
    public let never: String
    /// The link to the whole of a text of a `{size}`.
    public let showAll: Phrase
    /// The link that downloads a text of a `{size}` as a file.
    public let download: Phrase
    /// A note that a text is too long to edit.
    public let tooLong: String
    /// A `{text}` whose bytes are not valid text.
    public let unreadable: Phrase
    /// The path `{text}` of a picture file that cannot be shown.
    public let unreadablePicture: Phrase
    /// Joins several values in one line: the `{values}` so far and one `{more}`.
    public let several: Phrase
    /// Marks a stored value that is not one of the options.
    public let unlisted: String
    /// A secret that has a value.
    public let secretSet: String
    /// A secret without a value.
    public let secretUnset: String
    /// A missing picture.
    public let noPicture: String
    /// The alternative text for the picture of `{name}`.
    public let pictureOf: Phrase
  }

  /// Texts around a list of records.
  public struct Lists: Sendable {
    /// A message that the table has no records.
    public let empty: String
    /// A message that the window has no records, although the table may have some.
    public let emptyWindow: String
    /// The link to the first window, from an empty one.
    public let first: String
    /// The link to the previous window.
    public let previous: String
    /// The link to the next window.
    public let next: String
    /// The link to the first window, beside the links to others.
    public let start: String
    /// The link to the last window.
    public let end: String
    /// Labels the choice of an order.
    public let order: String
    /// The ascending order by a `{column}` of other values.
    public let ascending: Phrase
    /// The descending order by a `{column}` of other values.
    public let descending: Phrase
    /// The ascending order by a `{column}` of texts.
    public let lettersUp: Phrase
    /// The descending order by a `{column}` of texts.
    public let lettersDown: Phrase
    /// The ascending order by a `{column}` of numbers.
    public let smallestFirst: Phrase
    /// The descending order by a `{column}` of numbers.
    public let largestFirst: Phrase
    /// The ascending order by a `{column}` of days.
    public let oldestFirst: Phrase
    /// The descending order by a `{column}` of days.
    public let newestFirst: Phrase
    /// The ascending order by a `{column}` of times of day.
    public let earliestFirst: Phrase
    /// The descending order by a `{column}` of times of day.
    public let latestFirst: Phrase
    /// The stored order, for rows whose key is not a column.
    public let asStored: String
    /// The reverse of the stored order.
    public let asStoredReversed: String
    /// The numbers of a window's rows, from `{first}` to `{last}`.
    public let rows: Phrase
    /// The beginning of a window, by the `{title}` of its first row.
    public let from: Phrase
    /// A note that only the first `{count}` rows can be listed.
    public let cutShort: Phrase
    /// The link that skips the rows, for keyboards and screen readers.
    public let skip: String
    /// The accessible name of the links to other windows.
    public let pageNavigation: String
    /// A note that a view cannot be changed, and why.
    public let view: String
    /// A note that a table without a usable key cannot be changed, and why.
    public let keyless: String
    /// A note that no record can be added, because `{field}` needs bytes, which nobody can enter.
    public let unfillable: Phrase
    /// A note that a virtual table cannot be changed.
    public let virtual: String
    /// A note that a table with an unread column cannot be changed, and why.
    public let unreadColumns: String
    /// A note that no field of the records can be changed. The reason follows it.
    public let unchangeable: String
    /// A note that the `{fields}` cannot be changed. The reason follows it.
    public let unchangeableFields: Phrase
    /// A note that no records can be added. The reason follows it.
    public let unaddable: String
    /// A note that no records can be added, since Core Data numbers them.
    public let numberedByCoreData: String
    /// A note that no records can be removed. The reason follows it.
    public let unremovable: String
    /// A trigger, an index or a rule needs the function `{name}`.
    public let needsFunction: Phrase
    /// A trigger, an index or a rule needs the collation `{name}`.
    public let needsCollation: Phrase
    /// The `{table}` refers to columns of the `{other}` one that no unique index covers.
    public let ambiguousReference: Phrase
    /// A trigger, an index or a rule needs something that is missing, in the database's `{detail}`.
    public let needsSomething: Phrase
    /// The number of records: `{count}`.
    public let records: Phrase
    /// The number of people: `{count}`.
    public let people: Phrase
    /// A message that the line below the rows could not be calculated: `{reason}`.
    public let withoutFooter: Phrase
    /// The list has no order by `{name}`, which its address asks for.
    public let unknownOrder: Phrase
  }
}
