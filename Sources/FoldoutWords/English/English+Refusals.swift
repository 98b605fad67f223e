extension Words.Store {
  static let english = Words.Store(
    unknownTable:
      "There is no table “{table}” in this database. Choose one from the list of tables.",
    unknownColumn:
      """
      “{table}” has no column “{column}”; nothing was changed. Reload the page: the table may \
      have changed.
      """,
    unavailable:
      """
      The database can’t do this with “{table}”: {reason}. Nothing was changed; the other tables \
      are unaffected.
      """,
    malformedKey:
      """
      A record of “{table}” is identified by {expected}, not by {found}. Choose the record from \
      the table’s list.
      """,
    oneValue: "1 value", twoValues: "2 values", manyValues: "{count} values",
    readOnly:
      """
      “{table}” is read-only; nothing was changed. Views can’t be changed, nor can a file that was \
      opened read-only or can’t be written.
      """,
    readOnlyColumn:
      """
      The database computes “{column}” of “{table}”; nothing was changed. Change the values it is \
      computed from.
      """,
    repeatedColumn:
      "“{column}” of “{table}” was sent twice in one change; nothing was changed. Send it once.",
    cell: "“{column}” of “{table}”", someCell: "This value of “{table}”",
    notNull: "{cell} must have a value; nothing was changed. Enter one.",
    unique: "{cell} is already used by another record; nothing was changed. Enter another value.",
    uniqueTogether:
      """
      {cell} together are already used by another record; nothing was changed. Change one of these \
      values.
      """,
    check: "{cell} breaks a rule of the database; nothing was changed. It must meet “{rule}”.",
    checkAllowing: "{cell} doesn’t allow this value; nothing was changed. Allowed: {allowed}.",
    foreignKey:
      """
      {cell} must refer to an existing record of “{other}”; nothing was changed. Choose one that \
      exists.
      """,
    brokenLink:
      """
      {cell} links records, and this value would break a link; nothing was changed. Enter another \
      value.
      """,
    stillReferredTo:
      "{cell} is referred to by other records; nothing was changed. Change or remove those first.",
    type: "{cell} has the wrong type; nothing was changed. Enter another value.",
    inexact:
      """
      {cell} would store {number} as {kept}; nothing was changed. Enter a number with fewer digits.
      """,
    becomesNumber:
      """
      {cell} is declared {type}, so “{text}” would be stored as the number {kept}; nothing was \
      changed. This type keeps digits only as a number.
      """,
    linkedSecret:
      """
      {cell} is tied to a secret, and any answer could reveal it; nothing was changed. Change it \
      with another program.
      """,
    trigger: "{cell} was refused: {reason}. Nothing was changed.",
    tableRefusal:
      "The database refused this for “{table}”: {reason}. Nothing was changed.",
    lostByTrigger:
      """
      A trigger would remove this record of “{table}” or change its key; nothing was changed. \
      Make this change in the program that made the trigger.
      """,
    ignoredByTrigger:
      """
      A trigger keeps this record of “{table}” as it is; nothing was changed. Make this change in the \
      program that made the trigger.
      """,
    referredTo:
      """
      Records of “{other}” refer to this record of “{table}”; nothing was removed. Change or \
      remove those first.
      """,
    referredToSomewhere:
      """
      Other records refer to this record of “{table}”; nothing was removed. Change or remove those \
      first.
      """,
    keptByTrigger:
      """
      A trigger prevents removing this record of “{table}”; nothing was removed. Remove it in the \
      program that made the trigger.
      """,
    changeTooSlow:
      """
      Changing “{table}” was stopped after {seconds} s; nothing was changed. Try again, or change \
      the triggers that take so long.
      """,
    removesTooMany:
      """
      Removing this record of “{table}” would remove or change more than {count} others; nothing \
      was removed. Remove some of those first.
      """,
    removalTooSlow:
      """
      Removing this record of “{table}” was stopped after {seconds} s, with {count} others found \
      so far; nothing was removed. An index on the columns that refer to it would help.
      """,
    restoreTooSlow:
      """
      Restoring this record of “{table}” was stopped after {seconds} s; nothing was changed. Try \
      again, or change the triggers that take so long.
      """,
    busy: "{file} is in use by another program; nothing was changed. Try again in a moment.",
    full:
      """
      There is no space left to write {file}; nothing was changed. Free some space and try again.
      """,
    missing: "There is no file {path}, and none was created. Check the path.",
    removed:
      """
      {file} was removed or moved while it was open; nothing was changed. Put it back and try \
      again.
      """,
    replaced:
      """
      Another file replaced {file} while it was open, and the old file’s log, {log}, is still \
      there; nothing was changed. Put the old file back, or move the log away; but if a program \
      has the new file open, the log may hold that file’s data.
      """,
    displaced:
      """
      {file} was removed or replaced while this change was being saved, so it may only be in the \
      old file. Reload the page to check, and put the old file back if the change is missing.
      """,
    lostLog:
      """
      Another program removed or replaced {log}, the log of {file}, while it was open, so the latest \
      changes may be lost; nothing was changed now. Reload the page and check them.
      """,
    folder: "{path} is a folder. Give the path of a database file in it.",
    unreadable:
      """
      {path} can’t be read: the system denies access. Check the permissions of the file and its \
      folders.
      """,
    unreadableLog:
      """
      The latest changes to {path} are still in {log} and can’t be read in a read-only folder. \
      Copy both files to a writable folder and open the copy.
      """,
    empty: "{path} is empty and has no tables. Give the path of a database with tables.",
    notADatabase:
      """
      {path} isn’t an SQLite database, or it is encrypted. Give the path of an SQLite file \
      without a password.
      """,
    unreadDisk:
      """
      The disk reported an error while {file} was read; nothing was changed. Try again; if it happens \
      again, copy the file to another disk.
      """,
    damaged:
      "{path} is damaged: {reason}. Keep a copy, and save what you can with “sqlite3 .recover”.",
    unfinished:
      """
      A program stopped in the middle of a change to {path}, which can’t be undone while it is \
      open read-only. Open it once for writing.
      """,
    closed:
      "The program is shutting down; nothing was changed. Start it again and try once more.",
    failed: "The database couldn’t do this: {reason}. Nothing was changed. Reload the page.")
}

extension Words.Host {
  static let english = Words.Host(
    withoutOneHost: "The request must name exactly one host. Send a single Host line.",
    foreignHost:
      """
      This server answers only to its own names on this machine, not to “{host}”: another site \
      may be trying to read your data. Open {address} instead.
      """,
    foreignOrigin:
      """
      A page of another site (“{origin}”) tried to make a change, and only this server’s own \
      pages may; nothing was changed. Open the record here and change it there.
      """,
    foreignReader:
      """
      A page of another site tried to load something from this server, and only this server’s own \
      pages may. Open {address} in its own tab.
      """,
    otherUser:
      """
      Only the user who started this server may use it, and this connection belongs to another. \
      Ask that user, or open the file with a server of your own.
      """,
    unknownAddress: "There is no page at {path}. Go to the start page.",
    unknownRecord: "There is no record “{key}” in “{table}”. Choose one from the list.",
    recordGone:
      """
      Record {key} of “{table}” was removed while its page was open; nothing was changed. Choose \
      another from the table’s list.
      """,
    method: "This address accepts only {allowed}, not {method}; nothing was changed.",
    tooLarge:
      """
      More than {limit} MB were sent at once, which is the limit; nothing was changed. Send less \
      at a time, and a picture of at most {picture} MB.
      """,
    cutShort: "The request ended before it was complete; nothing was changed. Send it again.",
    pageOfOtherFile:
      """
      This page belongs to another file, which was open here before; nothing was changed. Open \
      the record again from the start page.
      """,
    overloaded:
      "The server is busy with other requests; nothing was changed. Try again in a moment.",
    tooManyParameters:
      """
      The request has more than {limit} parameters, which is the limit; nothing was changed. Send \
      fewer at a time.
      """,
    tooLongToEdit:
      """
      The text in {field} is too long to edit here; nothing was changed. Download it from its \
      record and edit it in another program.
      """,
    searchStopped:
      """
      The search was stopped because the connection was closed before it ended. Send it again, \
      and keep the connection open until the answer has come.
      """,
    malformedParameters:
      """
      “{part}” isn’t encoded like the parameters of an address or a form; nothing was changed. \
      Reload the page and use its own controls.
      """,
    notAForm:
      """
      A change must be sent as application/x-www-form-urlencoded or multipart/form-data, not as \
      “{type}”; nothing was changed.
      """,
    formWithoutType:
      """
      A change must be sent as application/x-www-form-urlencoded or multipart/form-data, and this \
      one has no type; nothing was changed.
      """,
    malformedUpload:
      "The upload is malformed; nothing was changed. Reload the page and choose the file again.",
    unknownField:
      """
      “{table}” has no field “{field}”; nothing was changed. Reload the page: the table may have \
      changed.
      """,
    unknownParameter:
      """
      “{name}” isn’t a parameter of this server’s pages; nothing was changed. Reload the page and \
      use its own controls.
      """,
    unknownChoice:
      """
      “{name}” takes a number, and “{value}” isn’t one; nothing was changed. Reload the page and \
      choose from its lists.
      """,
    withoutToken:
      """
      {field} was sent without its original value, so it could overwrite someone else’s change; \
      nothing was changed. Open the record again and change it there.
      """,
    unexpectedFile:
      """
      A file was sent for {field}, which takes none; nothing was changed. Enter it as text.
      """,
    clock:
      """
      This computer’s clock is set before the year 1 or after 9999, so today’s date is unknown; \
      nothing was changed. Set the clock, then reload the page.
      """,
    fault:
      """
      Something went wrong in this program; nothing was changed. Reload the page; the log says \
      more.
      """)
}

extension Words.Statuses {
  static let english = Words.Statuses(
    badRequest: "Unreadable Request", forbidden: "Not Allowed", notFound: "Not Found",
    methodNotAllowed: "Not Possible Here", gone: "No Longer There", contentTooLarge: "Too Large",
    unsupportedMediaType: "Unknown Kind of Data", unprocessableContent: "Not Accepted",
    internalServerError: "Something Went Wrong", serviceUnavailable: "Not Available Right Now",
    insufficientStorage: "No Space Left")
}
