extension Words.Rows {
  static let english = Words.Rows(
    actions: "Actions",
    actionsFor: "Actions for {title}",
    share: "Share",
    link: "Link",
    copied: "Link copied",
    removed: "{title} was removed",
    restored: "{title} was restored",
    wentAlong: "Also removed: {places}",
    wereChanged: "References changed: {places}",
    alteredRows: "Changed by a trigger: {places}",
    leftRows: "References changed in the meantime and left as they are: {places}",
    restoredElsewhere: "A record of {table} was restored.",
    tooLate: "It can no longer be restored.",
    taken: "It can’t be restored: another record has its key now.",
    gone: "{title} no longer exists.",
    changed: "{title} has changed in the meantime. Check it and try again.",
    notOffered: "This can no longer be done with {title}.",
    unknownAction: "There is no such action here.",
    reference: "A record of {table} refers to it.",
    references: "{count} records of {table} refer to it.",
    referencesAtLeast: "At least {count} records of {table} refer to it.",
    referencesUnknown: "There may be references from {table}.",
    cascades: "They will be removed, too.",
    empties: "These references will be cleared.",
    defaults: "These references will be set to their default.",
    refuses: "It can’t be removed while they exist.",
    cascadesOne: "That record will be removed, too.",
    emptiesOne: "This reference will be cleared.",
    defaultsOne: "This reference will be set to its default.",
    refusesOne: "It can’t be removed while that record exists.",
    tooLarge: "This is too large to be undone. Records that would be removed: {count}.",
    untraceable: "A trigger removes more than can be traced. This can’t be undone.",
    unrestorable: "A rule of the database would prevent restoring it. This can’t be undone.",
    removing: "Remove {title}?",
    irremovable: "{title} can’t be removed",
    removeForGood: "Remove permanently",
    done: "{action}: done",
    unread: "The page couldn’t be refreshed and may be out of date. Reload it.",
    unreadable: "The program can’t read this record, so it offers no actions here.")
}

extension Words.Finding {
  static let english = Words.Finding(
    search: "Search",
    clear: "Show all rows",
    none: "No rows contain “{words}”.",
    noneYet: "Nothing found yet.",
    found: "{count} found.",
    foundAtLeast: "At least {count} found.",
    searched: "{count} rows searched.",
    continueSearch: "Keep searching",
    partial: "Not all names in other tables were searched.",
    searchTable: "Search in {table}",
    sorted: "Sorted for this page because no index has this order.",
    unsortable: "There are too many rows to sort this way. They’re in their usual order.",
    moreOrders: "More orders…")
}

extension Words.Adding {
  static let english = Words.Adding(
    add: "Add",
    title: "New record",
    another: "Save and add another",
    cancel: "Cancel",
    duplicate: "Duplicate",
    required: "required",
    byDefault: "by default",
    valueByDefault: "{value} by default",
    added: "Added",
    addedBefore: "{title} was added.",
    alreadyAdded: "This was already added, so nothing was added now.",
    keptOnlyBySaving: "{field} isn’t kept until you save. Enter it again.",
    maybeAdded: "This may already have been added. Check before you add it again.",
    similar: "Looks the same as {title}",
    removedSince: "This was already added and has since been removed.",
    withoutTicket: "This form is incomplete. Check what you entered and save again.",
    clockSetBack:
      """
      This computer’s clock was set back after this page was opened, so it’s unknown whether this \
      was already added. Check, then save again.
      """,
    addAnyway: "Add anyway",
    copied: "Copied from {title}.",
    copiedBut: "Copied from {title}. Not copied: {fields}.",
    addedWithOtherValues:
      "This was already added with different values. Save again to add another.",
    tooLate: "Adding this can no longer be undone.",
    stillThere: "The record is still there.",
    referredTo: "It wasn’t removed because other records refer to it now.",
    maybeReferredTo: "It wasn’t removed because other records may refer to it.",
    changedSince: "This record was changed after it was added, so it wasn’t removed.")
}
