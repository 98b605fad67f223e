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
    references: "References from {table}: {count}.",
    referencesAtLeast: "References from {table}: {count}+.",
    referencesUnknown: "There may be references from {table}.",
    cascades: "They will be removed, too.",
    empties: "They will be cleared.",
    defaults: "They will be set to their default.",
    refuses: "It can’t be removed while they exist.",
    tooLarge: "This is too large to be undone. Records that would be removed: {count}.",
    untraceable: "A trigger removes more than can be traced. This can’t be undone.",
    unrestorable: "A rule of the database would prevent restoring it. This can’t be undone.",
    removing: "Remove {title}?",
    removeForGood: "Remove permanently",
    done: "{action}: done")
}

extension Words.Finding {
  static let english = Words.Finding(
    search: "Search",
    clear: "Show all rows",
    none: "No rows contain “{words}”.",
    noneYet: "Nothing found yet.",
    found: "{count} found.",
    searched: "{count} rows searched.",
    continueSearch: "Keep searching",
    partial: "Not all names in other tables were searched.",
    sorted: "Sorted for this page because no index has this order.",
    unsortable: "There are too many rows to sort this way. They’re in their usual order.",
    moreOrders: "More orders…")
}
