extension Words {
  /// The actions of a list's rows, and the messages about them.
  public struct Rows: Sendable {
    /// The button that unfolds a row's actions.
    public let actions: String
    /// The same of the row `{title}`.
    public let actionsFor: Phrase
    /// Hands a row's link on.
    public let share: String
    /// Labels the link, to be copied.
    public let link: String
    /// The link was copied.
    public let copied: String
    /// The row `{title}` was removed.
    public let removed: Phrase
    /// The row `{title}` was brought back.
    public let restored: Phrase
    /// The records that went with a removed one, by their tables in `{places}`.
    public let wentAlong: Phrase
    /// The records in `{places}` whose references to a removed one were emptied or got their
    /// default.
    public let wereChanged: Phrase
    /// Triggers made something else of the records in `{places}`, which came back.
    public let alteredRows: Phrase
    /// The references in `{places}` were changed since and were not written back.
    public let leftRows: Phrase
    /// A removed row of another list, of `{table}`, was brought back.
    public let restoredElsewhere: Phrase
    /// A removed row cannot be brought back any more.
    public let tooLate: String
    /// A removed row cannot be brought back, because its key is another's now.
    public let taken: String
    /// The row is not there any more.
    public let gone: Phrase
    /// The row was changed by somebody else.
    public let changed: Phrase
    /// The action is not offered for the row any more.
    public let notOffered: Phrase
    /// There is no such action.
    public let unknownAction: String
    /// The references to the row from `{table}`, by their number.
    public let references: Phrase
    /// The same, where only some were counted.
    public let referencesAtLeast: Phrase
    /// There may be references to the row from `{table}`; nobody knows.
    public let referencesUnknown: Phrase
    /// The records that refer to the row go with it.
    public let cascades: String
    /// The records that refer to the row refer to nothing then.
    public let empties: String
    /// The records that refer to the row refer to a default then.
    public let defaults: String
    /// The row cannot go as long as something refers to it.
    public let refuses: String
    /// The removal would take too much to be brought back.
    public let tooLarge: Phrase
    /// Triggers remove what nobody knows of.
    public let untraceable: String
    /// A rule of the database would keep what was removed from being put back.
    public let unrestorable: String
    /// Asks if the row `{title}` is to be removed.
    public let removing: Phrase
    /// Removes what cannot be brought back.
    public let removeForGood: String
    /// The message of an action that said nothing of its own: it is done.
    public let done: Phrase
  }
}
