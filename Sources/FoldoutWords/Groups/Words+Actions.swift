extension Words {
  /// Titles of buttons and links, and hints beside entries.
  public struct Actions: Sendable {
    /// Stores the entries.
    public let save: String
    /// Chooses the current day.
    public let today: String
    /// Chooses the current month.
    public let thisMonth: String
    /// Chooses the current day and time.
    public let now: String
    /// Clears a value.
    public let clear: String
    /// Undoes the last change.
    public let undo: String
    /// Undoes several changes of one request.
    public let undoAll: String
    /// Redoes a change that was undone.
    public let redo: String
    /// Sends a request again that was not answered.
    public let retry: String
    /// Labels the entry of a day.
    public let typeDate: String
    /// Labels the entry of a month and year.
    public let typeMonth: String
    /// Labels the entry of a time span.
    public let typeSpan: String
    /// Labels the entry of a day and time.
    public let typeDateTime: String
    /// Labels the entry of a time.
    public let typeTime: String
    /// Labels the platform's picker of a day.
    public let pickDate: String
    /// Labels the platform's picker of a day and time.
    public let pickDateTime: String
    /// Labels the platform's picker of a time.
    public let pickTime: String
    /// Labels the entry of a value that is not an option.
    public let other: String
    /// Labels the field that filters a long list of options.
    public let narrow: String
    /// Labels the button that chooses a picture file.
    public let choosePicture: String
    /// Removes a picture or a record.
    public let remove: String
    /// Calls a telephone number.
    public let call: String
    /// Writes to an e-mail address.
    public let write: String
    /// Opens a web address or a record.
    public let open: String
    /// Shows hidden content.
    public let show: String
    /// Hides shown content.
    public let hide: String
    /// Closes a bar or an overlay.
    public let close: String
    /// Applies a choice.
    public let apply: String
    /// Stores the entered `{value}` instead of another person's.
    public let use: Phrase
    /// Keeps another person's `{value}`.
    public let keep: Phrase
    /// Answers no to the question before a removal or before clearing a value.
    public let keepIt: String
    /// Answers no to the question before a value is replaced.
    public let keepOld: String
    /// Answers yes to the question before a value is replaced.
    public let replace: String
    /// Stores the blanks around a text after all.
    public let keepThem: String
    /// Shows a `{text}` as an example of an input.
    public let example: Phrase
    /// Names the place whose day and time it is; it follows Today and Now.
    public let inPlace: Phrase
    /// Leads to the field before the one that is typed in.
    public let previousField: String
    /// Leads to the field after the one that is typed in.
    public let nextField: String
    /// Ends typing.
    public let done: String
    /// Says that a row's drawer is open.
    public let expanded: String
    /// Says that a row's drawer is folded.
    public let collapsed: String
  }
}

extension Words {
  /// The page of a new record, and messages about adding it.
  public struct Adding: Sendable {
    /// The link to a new record's page.
    public let add: String
    /// The title of a new record's page.
    public let title: String
    /// The button that stores the record and begins another.
    public let another: String
    /// The link that leaves the page without storing anything.
    public let cancel: String
    /// The link to a new record with the values of an existing one.
    public let duplicate: String
    /// The hint in an empty field that needs a value.
    public let required: String
    /// The hint in an empty field that the store fills in.
    public let byDefault: String
    /// The hint in an empty field with its current default `{value}`.
    public let valueByDefault: Phrase
    /// A message that the record was added.
    public let added: String
    /// A message that the record `{title}` was added, on the page of the next one.
    public let addedBefore: Phrase
    /// A message that an earlier request added the record, and this one nothing.
    public let alreadyAdded: String
    /// A message that the secret or file in `{field}` could not be kept.
    public let keptOnlyBySaving: Phrase
    /// A message that an earlier process may have added the record.
    public let maybeAdded: String
    /// The link to a record, `{title}`, with the same values.
    public let similar: Phrase
    /// A message that the record was added and has since been removed.
    public let removedSince: String
    /// A message that the form was sent without its ticket, which identifies repetitions.
    public let withoutTicket: String
    /// A message that the clock was set back, so that a repeated add cannot be recognised.
    public let clockSetBack: String
    /// The button that adds the record although an earlier request may have added it.
    public let addAnyway: String
    /// A message that the new record has the values of `{title}`.
    public let copied: Phrase
    /// A message that the new record has the values of `{title}`, except those of `{fields}`.
    public let copiedBut: Phrase
    /// A message that the same add was sent before with other values, and added nothing now.
    public let addedWithOtherValues: String
    /// A message that the add can no longer be undone.
    public let tooLate: String
    /// A message that the record of an add that can't be undone still exists.
    public let stillThere: String
    /// A message that the added record was not removed, because others refer to it.
    public let referredTo: String
    /// A message that the added record was not removed, because others may refer to it.
    public let maybeReferredTo: String
    /// A message that the added record was not removed, because somebody changed it since.
    public let changedSince: String
  }
}
