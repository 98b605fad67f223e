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
  }
}
