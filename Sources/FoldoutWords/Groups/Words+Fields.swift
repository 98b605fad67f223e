extension Words {
  /// Errors of a field's value.
  public struct Fields: Sendable {
    /// The field needs a value.
    public let required: Phrase
    /// One value was typed and another picked.
    public let typedAndPicked: Phrase
    /// The field is only shown.
    public let readOnly: Phrase
    /// The text has a character in it that nobody sees.
    public let controlCharacter: Phrase
    /// The field cannot hold such a value.
    public let notKept: Phrase
    /// The text has too few characters.
    public let tooShort: Phrase
    /// The text has too many characters.
    public let tooLong: Phrase
    /// The number is below the least that is allowed.
    public let tooSmall: Phrase
    /// The number is above the most that is allowed.
    public let tooLarge: Phrase
    /// The number is not above one that is too small itself.
    public let notAbove: Phrase
    /// The number is not below one that is too large itself.
    public let notBelow: Phrase
    /// The text is no e-mail address.
    public let notAnEmail: Phrase
    /// The text is no address of the web.
    public let notAURL: Phrase
    /// The text is no telephone number.
    public let notAPhone: Phrase
    /// The text has not the form that is asked for.
    public let pattern: Phrase
    /// The value is not that of another field.
    public let unequal: Phrase
    /// The value is before that of another field.
    public let beforeField: Phrase
    /// The value is after that of another field.
    public let afterField: Phrase
    /// No month has that number.
    public let noSuchMonth: Phrase
    /// The text is no month's name and no number.
    public let notAMonth: Phrase
    /// The file is no picture.
    public let notAPicture: Phrase
    /// The file is only part of a picture.
    public let pictureCutShort: Phrase
    /// The picture has too many bytes.
    public let pictureTooLarge: Phrase
    /// The value is none of the options.
    public let notOffered: Phrase
    /// Several options were sent, and one is taken.
    public let severalChosen: Phrase
    /// Fewer options are chosen than must be.
    public let tooFewChosen: Phrase
    /// More options are chosen than may be.
    public let tooManyChosen: Phrase
    /// The option can be neither chosen nor given up.
    public let optionDisabled: Phrase
    /// The text that was sent as an option has too many bytes.
    public let optionTooLong: Phrase
    /// Several options have the text as their title.
    public let ambiguousOption: Phrase
    /// No record has the key, in a table whose name says in the plural what they are.
    public let noSuchRecord: Phrase
    /// No record has the key, in any other table.
    public let noRecord: Phrase
  }

  /// Messages about a value that somebody or something else has changed.
  public struct Changes: Sendable {
    /// The mark in the title of a page with a refusal.
    public let error: String
    /// The line above the list of refusals.
    public let problems: String
    /// Somebody else changed the value meanwhile.
    public let conflict: Phrase
    /// The same of a date, beside buttons that say both values.
    public let dateConflict: Phrase
    /// Somebody else changed a picture meanwhile.
    public let pictureConflict: Phrase
    /// Somebody else changed a secret meanwhile.
    public let secretConflict: Phrase
    /// Somebody else changed the value since the change that was to be taken back.
    public let undoConflict: Phrase
    /// The field that was to be taken back has an entry that is not stored yet.
    public let unsaved: Phrase
    /// Says that the value to be restored is no longer known.
    public let forgotten: Phrase
    /// The store made something else of what was entered.
    public let altered: Phrase
    /// Asks before a value is cleared that nothing brings back.
    public let askClear: Phrase
    /// Asks before a picture is removed that nothing brings back.
    public let askRemove: Phrase
    /// Asks before a value is replaced that nothing brings back.
    public let askReplace: Phrase
    /// Asks before a picture is replaced that nothing brings back; the new one did not come along.
    public let askPicture: Phrase
  }
}
