import FoldoutRecords
import Testing

/// Every refusal of a store and its sentence, as one text.
@Suite struct SentenceTests {
  @Test func eachErrorHasItsSentence() {
    let path = "/data/company.sqlite"
    let errors: [StoreError] = [
      .unknownTable("people"),
      .unknownColumn("age", table: "people"),
      .unavailable(table: "people", detail: "no such module: maps"),
      .malformedKey(table: "people", expected: 1, found: 2),
      .malformedKey(table: "Order Details", expected: 2, found: 1),
      .readOnly(table: "people"),
      .readOnlyColumn("total", table: "people"),
      .repeatedColumn("name", table: "people"),
      .refused(rule: .notNull, column: "name", table: "people"),
      .refused(rule: .unique, column: "email", table: "people"),
      .refused(rule: .check("age > 0"), column: "age", table: "people"),
      .refused(rule: .foreignKey, column: "boss", table: "people"),
      .refused(rule: .type, column: "age", table: "people"),
      .refused(
        rule: .inexact("9007199254740993", kept: "9007199254740992"), column: "rate",
        table: "people"),
      .refused(rule: .trigger("Closed on Sundays."), column: nil, table: "people"),
      .lostByTrigger(table: "people"),
      .referredTo(table: "people", by: "rentals"), .referredTo(table: "people", by: nil),
      .keptByTrigger(table: "people"), .changeTooSlow(table: "people", seconds: 10),
      .removesTooMany(table: "people", most: 10_000),
      .removalTooSlow(table: "people", seconds: 5, found: 12),
      .restoreTooSlow(table: "people", seconds: 5),
      .busy(path: path), .full(path: path), .missing(path: path),
      .removed(path: path), .replaced(path: path), .displaced(path: path), .folder(path: "/data"),
      .unreadable(path: path), .unreadableLog(path: path), .empty(path: path),
      .notADatabase(path: path),
      .damaged(path: path, detail: "database disk image is malformed"),
      .unfinished(path: path), .closed, .failed(detail: "disk I/O error"),
    ]
    let text = errors.map(\.sentence).joined(separator: "\n")
    #expect(
      text == """
        There is no table “people” in this database. Choose one from the list of tables.
        “people” has no column “age”; nothing was changed. Load the page again: the table may have been altered.
        The database cannot do this with “people”: no such module: maps. Nothing was changed; the other tables are not concerned.
        A record of “people” is named by 1 value, not by 2. Choose the record from the table's list.
        A record of “Order Details” is named by 2 values, not by 1. Choose the record from the table's list.
        “people” is open for reading only; nothing was changed. Views are never written, and a file only when it and its folder may be.
        The database itself computes “total” of “people”; nothing was changed. Change the values that it is computed from.
        “name” of “people” came twice in one change; nothing was changed. Send it once.
        “name” of “people” must have a value; nothing was changed. Enter one.
        “email” of “people” is taken by another record; nothing was changed. Enter another value.
        “age” of “people” must satisfy the check “age > 0”; nothing was changed. Enter a value that does.
        “boss” of “people” would refer to a record that is not there, or leave others that refer to it behind; nothing was changed. Enter the key of a record that exists.
        “age” of “people” does not take this type of value; nothing was changed. Enter another.
        “rate” of “people” would store 9007199254740993 as 9007199254740992; nothing was changed. Enter a number with fewer digits.
        This value of “people” was refused: Closed on Sundays. Nothing was changed.
        A trigger removes or renames a record of “people” when it is changed so; nothing was changed. Make this change where the trigger was made.
        Records of “rentals” refer to this record of “people”; nothing was removed. Change or remove those first.
        Other records refer to this record of “people”; nothing was removed. Change or remove those first.
        A trigger keeps this record of “people”; nothing was removed. Remove it where the trigger was made.
        This change of “people” was given up after 10 s; nothing was changed. Try again, or change the triggers that take so long.
        More than 10000 other records would go or change with this record of “people”; nothing was removed. Remove some of those first.
        Removing this record of “people” was given up after 5 s, with 12 others found so far; nothing was removed. An index of the columns that refer to it would help.
        Bringing back this record of “people” was given up after 5 s; nothing was changed. Try again, or change the triggers that take so long.
        company.sqlite is in use by another program; nothing was changed. Try again in a moment.
        There is no room left to write company.sqlite; nothing was changed. Free some space and try again.
        There is no file /data/company.sqlite, and none was made. Check the path.
        company.sqlite was removed or moved away while it was open; nothing was changed. Put it back, and try again.
        Another file was put in the place of company.sqlite while it was open, and the log of the old one, company.sqlite-wal, is still there; nothing was changed. Put the old file back, or move its log away; but if a program has the new file open, that log may be its own and hold its data.
        company.sqlite was removed or replaced just when this change was made; if it was stored, it is in the old file only. Load the page again and look, and put the old file back if it is missing.
        /data is a folder. Give the path of a database file in it.
        /data/company.sqlite cannot be read: the system refuses it. Check the permissions of the file and its folders.
        The latest changes of /data/company.sqlite are still in company.sqlite-wal, and cannot be read in a read-only folder. Copy both files to a folder that you can write to, and open the copy.
        /data/company.sqlite is empty, so there is no table in it. Give the path of a database with tables.
        /data/company.sqlite is not an SQLite database, or it is encrypted: its bytes cannot tell which. Give the path of an SQLite file without a password.
        /data/company.sqlite is a damaged database: database disk image is malformed. Keep a copy, and let “sqlite3 .recover” save what is in it.
        /data/company.sqlite was left in the middle of a change by a program that stopped, and reading alone cannot take it back. Open it once for writing.
        The program is closing its file, because it is about to end; nothing was changed. Start it again, and try once more.
        The database could not do this: disk I/O error. Nothing was changed. Load the page again.
        """)
  }
}
