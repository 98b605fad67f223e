extension Words {
  /// The actions of a list's rows, and the messages about them.
  public struct Rows: Sendable {
    /// The button that unfolds a row's actions.
    public let actions: String
    /// The button that unfolds the actions of the row `{title}`.
    public let actionsFor: Phrase
    /// The button that shares a row's link.
    public let share: String
    /// Labels the link to copy.
    public let link: String
    /// The link was copied.
    public let copied: String
    /// The row `{title}` was removed.
    public let removed: Phrase
    /// The row `{title}` was restored.
    public let restored: Phrase
    /// The records removed together with a row, counted by table in `{places}`.
    public let wentAlong: Phrase
    /// The records in `{places}` whose references to a removed row were cleared or set to their
    /// default.
    public let wereChanged: Phrase
    /// The restored records in `{places}` that triggers altered.
    public let alteredRows: Phrase
    /// The references in `{places}` that were changed in the meantime and not restored.
    public let leftRows: Phrase
    /// A removed row of another list, of `{table}`, was restored.
    public let restoredElsewhere: Phrase
    /// The removed row can no longer be restored.
    public let tooLate: String
    /// The removed row cannot be restored, because another record has its key now.
    public let taken: String
    /// The row no longer exists.
    public let gone: Phrase
    /// Another person changed the row.
    public let changed: Phrase
    /// The action is no longer offered for the row.
    public let notOffered: Phrase
    /// There is no such action.
    public let unknownAction: String
    /// A message that one record of `{table}` refers to the row.
    public let reference: Phrase
    /// A message that `{count}` records of `{table}`, more than one, refer to the row.
    public let references: Phrase
    /// A message that at least `{count}` records of `{table}` refer to the row, if not all were
    /// counted.
    public let referencesAtLeast: Phrase
    /// There may be references to the row from `{table}`, which could not be counted.
    public let referencesUnknown: Phrase
    /// The records that refer to the row will be removed, too.
    public let cascades: String
    /// The references to the row will be cleared.
    public let empties: String
    /// The references to the row will be set to their default.
    public let defaults: String
    /// The row cannot be removed while records refer to it.
    public let refuses: String
    /// The one record that refers to the row will be removed, too.
    public let cascadesOne: String
    /// The one reference to the row will be cleared.
    public let emptiesOne: String
    /// The one reference to the row will be set to its default.
    public let defaultsOne: String
    /// The row cannot be removed while the one record refers to it.
    public let refusesOne: String
    /// The removal is too large to be undone.
    public let tooLarge: Phrase
    /// A trigger removes records that cannot be traced, so the removal cannot be undone.
    public let untraceable: String
    /// A rule of the database would refuse the restore, so the removal cannot be undone.
    public let unrestorable: String
    /// The question before the row `{title}` is removed.
    public let removing: Phrase
    /// A heading: the row `{title}` cannot be removed. The reasons are below it.
    public let irremovable: Phrase
    /// The button for a removal that cannot be undone.
    public let removeForGood: String
    /// A message that an action is done, if it has no message of its own.
    public let done: Phrase
    /// A message that the page could not be refreshed after an action or change.
    public let unread: String
    /// A note that the row's record cannot be read as the program's type.
    public let unreadable: String
  }
}

extension Words {
  /// The texts of searches in lists, and of sorted orders.
  public struct Finding: Sendable {
    /// The label of the search field.
    public let search: String
    /// The link to the list without a search.
    public let clear: String
    /// A message that no row contains the `{words}`.
    public let none: Phrase
    /// A message that no row has been found yet.
    public let noneYet: String
    /// The number of rows found: `{count}`.
    public let found: Phrase
    /// The number of rows found, if there may be more: `{count}`.
    public let foundAtLeast: Phrase
    /// The number of rows searched so far, if some are left: `{count}`.
    public let searched: Phrase
    /// The link that continues the search.
    public let continueSearch: String
    /// A note that the names of some referenced records were not searched.
    public let partial: String
    /// The link that searches the `{table}` itself for the same words.
    public let searchTable: Phrase
    /// A note that the rows were sorted for this page, because no index has their order.
    public let sorted: String
    /// A note that there are too many rows to sort.
    public let unsortable: String
    /// The option that shows all orders.
    public let moreOrders: String
  }
}

extension Words {
  /// The texts of a reference to a record, and of its search.
  public struct References: Sendable {
    /// A record's `{title}` with its `{key}`.
    public let named: Phrase
    /// The link to the record `{title}`.
    public let open: Phrase
    /// Labels the query of a search, and its button.
    public let search: String
    /// Labels the entry of a key.
    public let key: String
    /// The number of matches: `{count}`.
    public let found: Phrase
    /// No record matches.
    public let nothing: String
    /// More records match than the `{count}` listed ones.
    public let more: Phrase
    /// Only some of the records were searched.
    public let partial: String
    /// The query has more than `{most}` characters.
    public let tooLong: Phrase
    /// A change of `{field}` was stored; its value was `{old}` before.
    public let changed: Phrase
  }
}
