extension Words {
  /// English. Every language has the same texts; the compiler requires it.
  public static let english = Words(
    language: "en", direction: "ltr", name: "English", actions: .english, messages: .english,
    values: .english, dates: .english, numbers: .english, limits: .english, fields: .english,
    changes: .english, store: .english, host: .english, statuses: .english, lists: .english,
    finding: .english,
    start: .english,
    references: .english, adding: .english, rows: .english,
    periods: .english)
}

extension Words.Actions {
  static let english = Words.Actions(
    save: "Save", today: "Today", thisMonth: "This month", now: "Now", clear: "Clear", undo: "Undo",
    undoAll: "Undo all",
    redo: "Redo", retry: "Try again", typeDate: "Type a date", typeMonth: "Type a month",
    typeSpan: "Type hours",
    typeDateTime: "Type a date and time", typeTime: "Type a time", pickDate: "Pick a date",
    pickDateTime: "Pick a date and time", pickTime: "Pick a time",
    other: "Other…", narrow: "Find an option", choosePicture: "Choose a picture", remove: "Remove",
    call: "Call",
    write: "Write", open: "Open", show: "Show", hide: "Hide", close: "Close", apply: "Apply",
    use: "Use “{value}”", keep: "Keep “{value}”", keepIt: "Keep", keepOld: "Keep the old value",
    replace: "Replace", keepThem: "Keep them", example: "e.g. {text}", inPlace: "in {place}",
    previousField: "Previous field", nextField: "Next field", done: "Done", expanded: "expanded",
    collapsed: "collapsed")
}

extension Words.Messages {
  static let english = Words.Messages(
    notSentAgain: "Secrets and files aren’t sent again: enter them once more afterwards.",
    entered: "What you entered:",
    saving: "Saving", saved: "Saved", unsaved: "Not saved yet",
    waiting: "Loading…",
    unreached: "The server did not answer. Try again in a moment.",
    changed: "{field} was changed", forGood: "This can’t be undone.",
    hidden: "“{field}” is no longer shown, so what you entered there wasn’t saved.",
    restored: "{field} was restored", done: "{field}: done")
}

extension Words.Values {
  static let english = Words.Values(
    none: "-", empty: "empty", on: "On", off: "Off", bytes: "{count} bytes",
    data: "{size} of data", never: "never",
    showAll: "Show all ({size})",
    download: "Download ({size})",
    tooLong: "Too long to edit here.",
    unreadable: "{text} (not readable as text)",
    unreadablePicture: "{text} (not readable as a picture file)",
    several: "{values}, {more}", unlisted: "Not one of the options", secretSet: "set",
    secretUnset: "not set",
    noPicture: "No picture", pictureOf: "Picture of {name}")
}

extension Words.Lists {
  static let english = Words.Lists(
    empty: "This table has no rows yet.", emptyWindow: "There are no rows here.",
    first: "First page", previous: "Previous", next: "Next", start: "First", end: "Last",
    order: "Order", ascending: "{column}, ascending", descending: "{column}, descending",
    lettersUp: "{column}, A–Z", lettersDown: "{column}, Z–A",
    smallestFirst: "{column}, smallest first", largestFirst: "{column}, largest first",
    oldestFirst: "{column}, oldest first", newestFirst: "{column}, newest first",
    earliestFirst: "{column}, earliest first", latestFirst: "{column}, latest first",
    asStored: "As stored", asStoredReversed: "As stored, last first", rows: "Rows {first}–{last}",
    from: "from {title}", cutShort: "Only the first {count} rows are listed.",
    skip: "Skip the rows", pageNavigation: "Pages",
    view:
      """
      This is a view: its rows are computed from other tables, so they can be read but not \
      changed.
      """,
    keyless:
      """
      This table has no key that identifies a row for good, so its rows can be read but not \
      changed.
      """,
    unfillable:
      """
      No record can be added here, because {field} consists of bytes, which can’t be entered.
      """,
    virtual: "This is a virtual table: its rows can be read but not changed.",
    unreadColumns:
      """
      The names of two columns differ only in how a letter is composed, and one of them isn’t \
      shown: the rows can be read but not changed.
      """,
    unchangeable: "These records can’t be changed here.",
    unchangeableFields: "This can’t be changed here: {fields}.",
    unaddable: "No records can be added here.",
    numberedByCoreData:
      """
      No records can be added here: Core Data, which made the table, numbers them \
      itself.
      """,
    unremovable: "No records can be removed here.",
    needsFunction:
      """
      A trigger, an index or a rule of the table needs the function {name} of the program that \
      made the file.
      """,
    needsCollation:
      """
      A trigger, an index or a rule of the table needs the sort order {name} of the program that \
      made the file.
      """,
    ambiguousReference:
      """
      {table} refers to columns of {other} that aren’t unique there, so the database refuses this.
      """,
    needsSomething:
      "A trigger, an index or a rule of the table doesn’t work: {detail}",
    records: "Records: {count}",
    people: "People: {count}",
    withoutFooter: "This line couldn’t be calculated: {reason}",
    unknownOrder: "This list can’t be ordered by “{name}”.")
}

extension Words.Start {
  static let english = Words.Start(
    title: "Start", systems: "Screens", tables: "Tables",
    noTables: "This database has no tables yet.",
    readOnly: "Opened read-only: nothing can be changed here.",
    readOnlyOnRequest: "Opened read-only, as requested: nothing can be changed here.",
    readOnlyByPermissions:
      """
      Opened read-only, because the file or its folder can’t be written: nothing can be changed \
      here.
      """,
    unreadable: "Can’t be read: {detail}", comesLater: "comes later",
    environment: "Language and time zone", language: "Language", timeZone: "Time zone",
    calendar: "Calendar", firstWeekday: "Week begins on", direction: "Direction",
    leftToRight: "Left to right", rightToLeft: "Right to left",
    languageTag: "Language tag",
    allZones: "All time zones",
    automatic: "{used} (automatic)",
    unknownLanguage: "“{tag}” isn’t a supported language; using {used}.",
    untranslatedLanguage:
      """
      Buttons and messages aren’t translated into {language} and are in English. Dates and numbers \
      follow {language}.
      """,
    unknownZone: "“{name}” isn’t a supported time zone; using {used}.",
    unknownCalendar: "“{name}” isn’t a supported calendar; using {used}.",
    unknownWeekday: "“{name}” isn’t a weekday; weeks begin on {used}.",
    unknownDirection: "“{name}” isn’t a supported direction; using {used}.")
}

extension Words.References {
  static let english = Words.References(
    named: "{title} ({key})",
    open: "Open {title}",
    search: "Search",
    key: "Type a key",
    found: "Found: {count}",
    nothing: "Nothing found. Search for something else, or type a key.",
    more: "More than {count} were found. Type more of the name, or a key.",
    partial: "Only some of the records were searched. Type more of the name, or a key.",
    tooLong: "That’s too long: search for at most {most} characters.",
    changed: "{field} was changed from “{old}”")
}
