extension Words {
  /// Errors of a field's value.
  public struct Fields: Sendable {
    /// The field needs a value.
    public let required: Phrase
    /// One value was typed and another picked.
    public let conflictingDates: Phrase
    /// The field is read-only.
    public let readOnly: Phrase
    /// The text contains an invisible control character.
    public let controlCharacter: Phrase
    /// The field cannot hold this value.
    public let cannotHold: Phrase
    /// The text has too few characters.
    public let tooShort: Phrase
    /// The text has too many characters.
    public let tooLong: Phrase
    /// The number is below the minimum.
    public let tooSmall: Phrase
    /// The number is above the maximum.
    public let tooLarge: Phrase
    /// The number is not above its exclusive lower limit.
    public let notAbove: Phrase
    /// The number is not below its exclusive upper limit.
    public let notBelow: Phrase
    /// The text is not an e-mail address.
    public let notAnEmail: Phrase
    /// The text is not a web address.
    public let notAURL: Phrase
    /// The text is not a telephone number.
    public let notAPhone: Phrase
    /// The text is not a UUID.
    public let notAUUID: Phrase
    /// The text does not match the required pattern.
    public let pattern: Phrase
    /// The value differs from that of another field.
    public let differsFromField: Phrase
    /// The value is before that of another field.
    public let beforeField: Phrase
    /// The value is after that of another field.
    public let afterField: Phrase
    /// No month has this number.
    public let noSuchMonth: Phrase
    /// The text is neither the name nor the number of a month.
    public let notAMonth: Phrase
    /// Today or now was chosen while the clock was wrong.
    public let wrongClock: Phrase
    /// The file is not a supported picture.
    public let notAPicture: Phrase
    /// The picture is incomplete.
    public let pictureIncomplete: Phrase
    /// The picture has too many bytes.
    public let pictureTooLarge: Phrase
    /// The value is not one of the options.
    public let notOffered: Phrase
    /// Several options were sent, but the field takes only one.
    public let severalChosen: Phrase
    /// Fewer options are chosen than required.
    public let tooFewChosen: Phrase
    /// More options are chosen than allowed.
    public let tooManyChosen: Phrase
    /// The option is disabled.
    public let optionDisabled: Phrase
    /// The text that was sent as an option has too many bytes.
    public let optionTooLong: Phrase
    /// Several options have the text as their title.
    public let ambiguousOption: Phrase
    /// No record has the key, in a table whose name is the plural of a noun.
    public let noSuchRecord: Phrase
    /// No record has the key, in any other table.
    public let noRecord: Phrase
  }

  /// Messages about values that others or the store changed, and questions before a loss.
  public struct Changes: Sendable {
    /// The prefix of a page's title if an entry was refused.
    public let error: String
    /// The line above the list of refusals.
    public let problems: String
    /// Another person changed the value in the meantime.
    public let conflict: Phrase
    /// Another person changed the date in the meantime; both values are on buttons.
    public let dateConflict: Phrase
    /// Another person changed the picture in the meantime.
    public let pictureConflict: Phrase
    /// Another person changed the secret in the meantime.
    public let secretConflict: Phrase
    /// Undo failed: another person changed the value since.
    public let undoConflict: Phrase
    /// Undo failed: the field has an entry that is not stored yet.
    public let unsaved: Phrase
    /// Undo failed: the earlier value is no longer known.
    public let forgotten: Phrase
    /// The store altered the entered value.
    public let altered: Phrase
    /// The blanks around the entered text were not stored.
    public let trimmed: Phrase
    /// The text can be entered again with its blanks.
    public let typeBlanksAgain: String
    /// The refused `{entered}` stays, and is stored with the next entry if both together are valid.
    public let standing: Phrase
    /// The question before a value is cleared for good.
    public let askClear: Phrase
    /// The question before a picture is removed for good.
    public let askRemove: Phrase
    /// The question before a value is replaced for good.
    public let askReplace: Phrase
    /// The question before a secret is replaced for good; the new one must be entered again.
    public let askSecret: Phrase
    /// The new secret is stored as typed, although the column's values look like hashes.
    public let plainAmongHashes: String
    /// The question before a picture is replaced for good; the new one must be chosen again.
    public let askPicture: Phrase
  }
}

extension Words {
  /// The limits of a value, shown beside its field before an entry is refused. Those of dates are
  /// only part of refusals.
  ///
  /// They begin in lower case, if the script has it, so that several can be joined in one line.
  public struct Limits: Sendable {
    /// A number of at least `{least}`.
    public let minimum: Phrase
    /// A number of at most `{most}`.
    public let maximum: Phrase
    /// A number or a date from `{least}` to `{most}`, both included.
    public let range: Phrase
    /// A number above `{limit}`.
    public let above: Phrase
    /// A number below `{limit}`.
    public let below: Phrase
    /// A date on or after `{limit}`.
    public let notBefore: Phrase
    /// A date on or before `{limit}`.
    public let notAfter: Phrase
    /// A date after `{limit}`.
    public let after: Phrase
    /// A date before `{limit}`.
    public let before: Phrase
    /// A text of `{least}` characters or more.
    public let minCharacters: Phrase
    /// A text of `{most}` characters or fewer.
    public let maxCharacters: Phrase
    /// A text of `{least}` to `{most}` characters.
    public let characters: Phrase
    /// A text of `{count}` characters, no more and no fewer.
    public let exactCharacters: Phrase
    /// Joins two limits.
    public let both: Phrase
    /// A sentence below options: choose at least `{least}`.
    public let minChosen: Phrase
    /// A sentence below options: choose at most `{most}`.
    public let maxChosen: Phrase
    /// A sentence below options: choose `{least}` to `{most}`.
    public let chosen: Phrase
    /// A sentence below options: choose exactly `{count}`.
    public let exactlyChosen: Phrase
  }
}
