extension Words {
  /// Titles of buttons and links, and hints beside entries.
  public struct Actions: Sendable {
    /// Stores what was entered.
    public let save: String
    /// Chooses the day that it is.
    public let today: String
    /// Chooses the month that it is.
    public let thisMonth: String
    /// Chooses the day and time that it is.
    public let now: String
    /// Makes a value no value.
    public let clear: String
    /// Takes the last change back.
    public let undo: String
    /// Takes several changes of one request back.
    public let undoAll: String
    /// Makes a change again that was taken back.
    public let redo: String
    /// Sends again what was not answered.
    public let retry: String
    /// Labels the entry of a day.
    public let typeDate: String
    /// Labels the entry of a month of a year.
    public let typeMonth: String
    /// Labels the entry of a length of time.
    public let typeSpan: String
    /// Labels the entry of a day and time.
    public let typeDateTime: String
    /// Labels the entry of a time.
    public let typeTime: String
    /// Labels the platform's own choice of a day.
    public let pickDate: String
    /// Labels the platform's own choice of a day and time.
    public let pickDateTime: String
    /// Labels the platform's own choice of a time.
    public let pickTime: String
    /// Labels the entry of a value that is none of the options.
    public let other: String
    /// Labels the field that narrows a long list of options.
    public let narrow: String
    /// Labels the choice of a picture's file.
    public let choosePicture: String
    /// Takes a picture away.
    public let remove: String
    /// Calls a telephone number.
    public let call: String
    /// Writes to an e-mail address.
    public let write: String
    /// Opens an address of the web.
    public let open: String
    /// Shows what is hidden.
    public let show: String
    /// Hides what is shown.
    public let hide: String
    /// Ends what lies over the page.
    public let close: String
    /// Puts a choice into effect.
    public let apply: String
    /// Takes the entered `{value}` in spite of somebody else's.
    public let use: Phrase
    /// Leaves somebody else's `{value}` as it is.
    public let keep: Phrase
    /// Answers no to a question whether something is to be taken away.
    public let keepIt: String
    /// Answers no to a question whether a value is to be replaced.
    public let keepOld: String
    /// Answers yes to it.
    public let replace: String
    /// A `{text}` as an example of what can be typed.
    public let example: Phrase
    /// Whose day and time it is: said below Today and Now, and read on from them.
    public let inPlace: Phrase
  }
}
