extension StoreError {
  /// What happened and what can be done about it, in plain English for a person to read.
  ///
  /// Each says where, what, why, and the next step; what concerns a change says that nothing was
  /// changed. A test holds every one of them in a single snapshot.
  public var sentence: String {
    switch self {
    case .unknownTable(let table):
      "There is no table “\(table)” in this database. Choose one from the list of tables."
    case .unknownColumn(let column, let table):
      "“\(table)” has no column “\(column)”; nothing was changed. Load the page again: the table "
        + "may have been altered."
    case .malformedKey(let table, let expected, let found):
      "A record of “\(table)” is named by \(StoreError.values(expected)), not by \(found). "
        + "Choose the record from the table's list."
    case .readOnly(let table):
      "“\(table)” is open for reading only; nothing was changed. Views are never written, and a "
        + "file only when it and its folder may be."
    case .readOnlyColumn(let column, let table):
      "The database itself computes “\(column)” of “\(table)”; nothing was changed. Change the "
        + "values that it is computed from."
    case .repeatedColumn(let column, let table):
      "“\(column)” of “\(table)” came twice in one change; nothing was changed. Send it once."
    case .refused(let rule, let column, let table):
      StoreError.refusal(rule, at: StoreError.cell(column, in: table))
    case .lostByTrigger(let table):
      "A trigger removes or renames a record of “\(table)” when it is changed so; nothing was "
        + "changed. Make this change where the trigger was made."
    case .busy(let path):
      "\(StoreError.name(path)) is in use by another program; nothing was changed. Try again in "
        + "a moment."
    case .full(let path):
      "There is no room left to write \(StoreError.name(path)); nothing was changed. Free some "
        + "space and try again."
    case .missing, .folder, .unreadable, .empty, .notADatabase, .damaged, .unfinished:
      StoreError.opening(self)
    case .failed(let detail):
      "The database could not do this: \(StoreError.clause(detail)). Nothing was changed. Load "
        + "the page again."
    }
  }

  /// The sentences of a file that cannot be opened, which name its whole path.
  private static func opening(_ error: StoreError) -> String {
    switch error {
    case .missing(let path):
      "There is no file \(path), and none was made. Check the path."
    case .folder(let path):
      "\(path) is a folder. Give the path of a database file in it."
    case .unreadable(let path):
      "\(path) cannot be read: the system refuses it. Check the permissions of the file and its "
        + "folders."
    case .empty(let path):
      "\(path) is empty, so there is no table in it. Give the path of a database with tables."
    case .notADatabase(let path):
      "\(path) is not an SQLite database, or it is encrypted: its bytes cannot tell which. Give "
        + "the path of an SQLite file without a password."
    case .damaged(let path, let detail):
      "\(path) is a damaged database: \(clause(detail)). Keep a copy, and let “sqlite3 .recover” "
        + "save what is in it."
    case .unfinished(let path):
      "\(path) was left in the middle of a change by a program that stopped, and reading alone "
        + "cannot take it back. Open it once for writing."
    default: ""
    }
  }

  private static func refusal(_ rule: Rule, at cell: String) -> String {
    switch rule {
    case .notNull: "\(cell) must have a value; nothing was changed. Enter one."
    case .unique: "\(cell) is taken by another record; nothing was changed. Enter another value."
    case .check(let name):
      "\(cell) must satisfy the check “\(name)”; nothing was changed. Enter a value that does."
    case .foreignKey:
      "\(cell) would refer to a record that is not there, or leave others that refer to it "
        + "behind; nothing was changed. Enter the key of a record that exists."
    case .type: "\(cell) does not take this type of value; nothing was changed. Enter another."
    case .trigger(let words): "\(cell) was refused: \(clause(words)). Nothing was changed."
    }
  }

  private static func cell(_ column: String?, in table: String) -> String {
    column.map { "“\($0)” of “\(table)”" } ?? "This value of “\(table)”"
  }

  private static func name(_ path: String) -> Substring {
    path.split(separator: "/").last ?? path[...]
  }

  private static func values(_ count: Int) -> String {
    count == 1 ? "1 value" : "\(count) values"
  }

  /// Another's words without the full stop that ours will set.
  private static func clause(_ words: String) -> Substring {
    words.last == "." ? words.dropLast() : words[...]
  }
}
