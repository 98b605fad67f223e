extension Words.Store {
  static let english = Words.Store(
    unknownTable:
      "There is no table “{table}” in this database. Choose one from the list of tables.",
    unknownColumn:
      """
      “{table}” has no column “{column}”; nothing was changed. Load the page again: the table may \
      have been altered.
      """,
    unavailable:
      """
      The database cannot do this with “{table}”: {reason}. Nothing was changed; the other tables \
      are not concerned.
      """,
    malformedKey:
      """
      A record of “{table}” is named by {expected}, not by {found}. Choose the record from the \
      table's list.
      """,
    oneValue: "1 value", twoValues: "2 values", manyValues: "{count} values",
    readOnly:
      """
      “{table}” is open for reading only; nothing was changed. Views are never written, and a file \
      only when it and its folder may be.
      """,
    readOnlyColumn:
      """
      The database itself computes “{column}” of “{table}”; nothing was changed. Change the values \
      that it is computed from.
      """,
    repeatedColumn:
      "“{column}” of “{table}” came twice in one change; nothing was changed. Send it once.",
    cell: "“{column}” of “{table}”", someCell: "This value of “{table}”",
    notNull: "{cell} must have a value; nothing was changed. Enter one.",
    unique: "{cell} is taken by another record; nothing was changed. Enter another value.",
    check: "{cell} must satisfy the check “{name}”; nothing was changed. Enter a value that does.",
    foreignKey:
      """
      {cell} would refer to a record that is not there, or leave others that refer to it behind; \
      nothing was changed. Enter the key of a record that exists.
      """,
    type: "{cell} does not take this type of value; nothing was changed. Enter another.",
    inexact:
      """
      {cell} would store {number} as {kept}; nothing was changed. Enter a number with fewer digits.
      """,
    linkedSecret:
      """
      {cell} is tied to a secret that links records, and any answer would tell which secrets there \
      are; nothing was changed. Change it with another program.
      """,
    trigger: "{cell} was refused: {reason}. Nothing was changed.",
    lostByTrigger:
      """
      A trigger removes or renames a record of “{table}” when it is changed so; nothing was \
      changed. Make this change where the trigger was made.
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
      A trigger keeps this record of “{table}”; nothing was removed. Remove it where the trigger \
      was made.
      """,
    changeTooSlow:
      """
      This change of “{table}” was given up after {seconds} s; nothing was changed. Try again, or change the \
      triggers that take so long.
      """,
    removesTooMany:
      """
      More than {count} other records would go or change with this record of “{table}”; nothing \
      was removed. Remove some of those first.
      """,
    removalTooSlow:
      """
      Removing this record of “{table}” was given up after {seconds} s, with {count} others found so far; \
      nothing was removed. An index of the columns that refer to it would help.
      """,
    restoreTooSlow:
      """
      Bringing back this record of “{table}” was given up after {seconds} s; nothing was changed. Try \
      again, or change the triggers that take so long.
      """,
    busy: "{file} is in use by another program; nothing was changed. Try again in a moment.",
    full:
      """
      There is no room left to write {file}; nothing was changed. Free some space and try again.
      """,
    missing: "There is no file {path}, and none was made. Check the path.",
    removed:
      """
      {file} was removed or moved away while it was open; nothing was changed. Put it back, and \
      try again.
      """,
    replaced:
      """
      Another file was put in the place of {file} while it was open, and the log of the old one, \
      {log}, is still there; nothing was changed. Put the old file back, or move its log away; but \
      if a program has the new file open, that log may be its own and hold its data.
      """,
    displaced:
      """
      {file} was removed or replaced just when this change was made; if it was stored, it is in the \
      old file only. Load the page again and look, and put the old file back if it is missing.
      """,
    folder: "{path} is a folder. Give the path of a database file in it.",
    unreadable:
      """
      {path} cannot be read: the system refuses it. Check the permissions of the file and its \
      folders.
      """,
    unreadableLog:
      """
      The latest changes of {path} are still in {log}, and cannot be read in a read-only folder. \
      Copy both files to a folder that you can write to, and open the copy.
      """,
    empty: "{path} is empty, so there is no table in it. Give the path of a database with tables.",
    notADatabase:
      """
      {path} is not an SQLite database, or it is encrypted: its bytes cannot tell which. Give the \
      path of an SQLite file without a password.
      """,
    damaged:
      """
      {path} is a damaged database: {reason}. Keep a copy, and let “sqlite3 .recover” save what is \
      in it.
      """,
    unfinished:
      """
      {path} was left in the middle of a change by a program that stopped, and reading alone cannot \
      take it back. Open it once for writing.
      """,
    closed:
      """
      The program is closing its file, because it is about to end; nothing was changed. Start it again, \
      and try once more.
      """,
    failed:
      "The database could not do this: {reason}. Nothing was changed. Load the page again.")
}

extension Words.Host {
  static let english = Words.Host(
    withoutOneHost:
      "The request does not say which host it asks, or names several. Send one Host line.",
    foreignHost:
      """
      This server answers only to its own names on this machine, and was asked as “{host}”: \
      another site may be trying to read your data. Open {address} instead.
      """,
    foreignOrigin:
      """
      A page of another site (“{origin}”) asked for a change, and only this server's own pages \
      may; nothing was changed. Open the record here and change it there.
      """,
    foreignReader:
      """
      A page of another site tried to load something from this server, and only this server's own \
      pages may. Open {address} in a tab of its own.
      """,
    otherUser:
      """
      This connection belongs to another user of this machine, and only the user who started this \
      server may use it. Ask that user, or open the file with a server of your own.
      """,
    unknownAddress: "Nothing lives at {path}. Begin at the start page.",
    unknownRecord: "There is no record “{key}” in “{table}”. Choose one from the list.",
    recordGone:
      """
      Record {key} of “{table}” was removed while its page was open; nothing was changed. Choose \
      another from the table's list.
      """,
    method: "This address does not take {method}, only {allowed}; nothing was changed.",
    tooLarge:
      """
      More than {limit} MB were sent at once, which is the most that is taken; nothing was \
      changed. Send less at a time, and a picture of at most {picture} MB.
      """,
    cutShort: "The request ended before all of it had come; nothing was changed. Send it again.",
    otherFile:
      """
      This page is of another file, which was open here before; nothing was changed. Open the record \
      anew, from the start page.
      """,
    overloaded:
      """
      The server is busy: other requests take all the memory that it has for them. Nothing was \
      changed. Try again in a moment.
      """,
    tooManyParameters:
      """
      The request has more than {limit} parameters, which is the most that is taken; nothing was \
      changed. Send fewer at a time.
      """,
    tooLongToEdit:
      """
      The text in {field} is too long to be edited here; nothing was changed. Download it from its \
      record, and change it with a program for large texts.
      """,
    searchLeft:
      """
      The search was given up, because the connection was closed for sending while it was under \
      way. Send it again. Keep the connection open until the answer has come.
      """,
    malformedParameters:
      """
      “{part}” is not encoded as the parameters of an address or a form are; nothing was changed. \
      Load the page again and use its own controls.
      """,
    notAForm:
      """
      A change has to be sent as application/x-www-form-urlencoded or multipart/form-data, and \
      came as “{type}”; nothing was changed.
      """,
    formWithoutType:
      """
      A change has to be sent as application/x-www-form-urlencoded or multipart/form-data, and \
      came without a type; nothing was changed.
      """,
    malformedUpload:
      """
      The file was not sent in the parts that a form's upload has; nothing was changed. Load the \
      page again and choose the file once more.
      """,
    unknownField:
      """
      “{table}” has no field “{field}”; nothing was changed. Load the page again: the table may \
      have been altered.
      """,
    unknownParameter:
      """
      “{name}” is no parameter that a page of this server sends; nothing was changed. Load the \
      page again and use its own controls.
      """,
    unknownChoice:
      """
      “{value}” is no number, and “{name}” is chosen by one; nothing was changed. Load the page \
      again and choose from its lists.
      """,
    withoutToken:
      """
      {field} was sent without what was seen of it, so somebody else's change could be \
      overwritten; nothing was changed. Open the record again and change it there.
      """,
    fault:
      """
      Something went wrong in this program; nothing was changed. Load the page again; its log says \
      more.
      """)
}

extension Words.Statuses {
  static let english = Words.Statuses(
    badRequest: "Bad Request", forbidden: "Forbidden", notFound: "Not Found",
    methodNotAllowed: "Method Not Allowed", gone: "Gone", contentTooLarge: "Content Too Large",
    unsupportedMediaType: "Unsupported Media Type",
    unprocessableContent: "Unprocessable Content",
    internalServerError: "Internal Server Error", serviceUnavailable: "Service Unavailable",
    insufficientStorage: "Insufficient Storage")
}
