import FoldoutRecords
import TestSupport
import Testing

/// All store errors with their sentences, as one text.
@Suite struct SentenceTests {
  @Test("Each store error has its sentence", .promise(12))
  func eachErrorHasItsSentence() {
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
      .refused(rule: .uniqueTogether(["team", "number"]), column: "number", table: "people"),
      .refused(rule: .check("age > 0"), column: "age", table: "people"),
      .refused(rule: .foreignKey(to: "people"), column: "boss", table: "people"),
      .refused(
        rule: .foreignKey(to: "depots", columns: ["land", "number"]), column: nil, table: "people"),
      .refused(rule: .type, column: "age", table: "people"),
      .refused(
        rule: .inexact("9007199254740993", kept: "9007199254740992"), column: "rate",
        table: "people"),
      .refused(rule: .trigger("Closed on Sundays."), column: nil, table: "people"),
      .lostByTrigger(table: "people"), .ignoredByTrigger(table: "people"),
      .referredTo(table: "people", by: "rentals"), .referredTo(table: "people", by: nil),
      .keptByTrigger(table: "people"), .changeTooSlow(table: "people", seconds: 10),
      .removesTooMany(table: "people", maxCount: 10_000),
      .removalTooSlow(table: "people", seconds: 5, found: 12),
      .restoreTooSlow(table: "people", seconds: 5),
      .busy(path: path), .full(path: path), .missing(path: path),
      .removed(path: path), .replaced(path: path), .displaced(path: path),
      .lostLog(path: path), .folder(path: "/data"),
      .unreadable(path: path), .unreadableLog(path: path), .empty(path: path),
      .notADatabase(path: path), .unreadDisk(path: path),
      .damaged(path: path, detail: "database disk image is malformed"),
      .unfinished(path: path), .closed, .failed(detail: "disk I/O error"),
    ]
    let text = errors.map(\.sentence).joined(separator: "\n")
    #expect(
      text == """
        There is no table “people” in this database. Choose one from the list of tables.
        “people” has no column “age”; nothing was changed. Reload the page: the table may have changed.
        The database can’t do this with “people”: no such module: maps. Nothing was changed; the other tables are unaffected.
        A record of “people” is identified by 1 value, not by 2. Choose the record from the table’s list.
        A record of “Order Details” is identified by 2 values, not by 1. Choose the record from the table’s list.
        “people” is read-only; nothing was changed. Views can’t be changed, nor can a file that was opened read-only or can’t be written.
        The database computes “total” of “people”; nothing was changed. Change the values it is computed from.
        “name” of “people” was sent twice in one change; nothing was changed. Send it once.
        “name” of “people” must have a value; nothing was changed. Enter one.
        “email” of “people” is already used by another record; nothing was changed. Enter another value.
        “team + number” of “people” together are already used by another record; nothing was changed. Change one of these values.
        “age” of “people” breaks a rule of the database; nothing was changed. It must meet “age > 0”.
        “boss” of “people” must refer to an existing record of “people”; nothing was changed. Choose one that exists.
        “land + number” of “people” must refer to an existing record of “depots”; nothing was changed. Choose one that exists.
        “age” of “people” has the wrong type; nothing was changed. Enter another value.
        “rate” of “people” would store 9007199254740993 as 9007199254740992; nothing was changed. Enter a number with fewer digits.
        The database refused this for “people”: Closed on Sundays. Nothing was changed.
        A trigger would remove this record of “people” or change its key; nothing was changed. Make this change in the program that made the trigger.
        A trigger keeps this record of “people” as it is; nothing was changed. Make this change in the program that made the trigger.
        Records of “rentals” refer to this record of “people”; nothing was removed. Change or remove those first.
        Other records refer to this record of “people”; nothing was removed. Change or remove those first.
        A trigger prevents removing this record of “people”; nothing was removed. Remove it in the program that made the trigger.
        Changing “people” was stopped after 10 s; nothing was changed. Try again, or change the triggers that take so long.
        Removing this record of “people” would remove or change more than 10000 others; nothing was removed. Remove some of those first.
        Removing this record of “people” was stopped after 5 s, with 12 others found so far; nothing was removed. An index on the columns that refer to it would help.
        Restoring this record of “people” was stopped after 5 s; nothing was changed. Try again, or change the triggers that take so long.
        company.sqlite is in use by another program; nothing was changed. Try again in a moment.
        There is no space left to write company.sqlite; nothing was changed. Free some space and try again.
        There is no file /data/company.sqlite, and none was created. Check the path.
        company.sqlite was removed or moved while it was open; nothing was changed. Put it back and try again.
        Another file replaced company.sqlite while it was open, and the old file’s log, company.sqlite-wal, is still there; nothing was changed. Put the old file back, or move the log away; but if a program has the new file open, the log may hold that file’s data.
        company.sqlite was removed or replaced while this change was being saved, so it may only be in the old file. Reload the page to check, and put the old file back if the change is missing.
        Another program removed or replaced company.sqlite-wal, the log of company.sqlite, while it was open, so the latest changes may be lost; nothing was changed now. Reload the page and check them.
        /data is a folder. Give the path of a database file in it.
        /data/company.sqlite can’t be read: the system denies access. Check the permissions of the file and its folders.
        The latest changes to /data/company.sqlite are still in company.sqlite-wal and can’t be read in a read-only folder. Copy both files to a writable folder and open the copy.
        /data/company.sqlite is empty and has no tables. Give the path of a database with tables.
        /data/company.sqlite isn’t an SQLite database, or it is encrypted. Give the path of an SQLite file without a password.
        The disk reported an error while company.sqlite was read; nothing was changed. Try again; if it happens again, copy the file to another disk.
        /data/company.sqlite is damaged: database disk image is malformed. Keep a copy, and save what you can with “sqlite3 .recover”.
        A program stopped in the middle of a change to /data/company.sqlite, which can’t be undone while it is open read-only. Open it once for writing.
        The program is shutting down; nothing was changed. Start it again and try once more.
        The database couldn’t do this: disk I/O error. Nothing was changed. Reload the page.
        """)
  }
}
