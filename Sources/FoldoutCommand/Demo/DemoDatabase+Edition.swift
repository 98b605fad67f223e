import Foundation
import GRDB

extension DemoDatabase {
  /// The origin of a database file: this demo, an older one, or another program.
  ///
  /// The demo's files have a number of their own in `application_id` (offset 68 of the file), and
  /// the edition in `user_version`. Files of the first edition have neither; they are recognised by
  /// the exact declaration of their table.
  enum Edition: Equatable {
    /// This program's demo, or a later one's.
    case current
    /// An earlier program's demo.
    case older
    /// Another program's database.
    case foreign
    /// The file cannot be read, or is no database; opening it as a store then gives the reason.
    case unread

    /// The letters *Fold*.
    static let applicationID: Int32 = 0x466F_6C64
    static let number: Int32 = 7

    init(at path: String) {
      do {
        let queue = try DatabaseQueue(path: path)
        self = try queue.read { database in
          let mark = try Int32.fetchOne(database, sql: "PRAGMA application_id")
          let number = try Int32.fetchOne(database, sql: "PRAGMA user_version") ?? 0
          if mark == Edition.applicationID { return number < Edition.number ? .older : .current }
          let declaration = try String.fetchOne(
            database, sql: "SELECT sql FROM sqlite_schema WHERE name = 'people'")
          return declaration == Edition.first ? .older : .foreign
        }
        try queue.close()
      } catch {
        self = .unread
      }
    }

    private static let first = """
      CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        first_name TEXT NOT NULL,
        last_name TEXT NOT NULL,
        position TEXT,
        email TEXT,
        birth_date DATE,
        started_work DATE NOT NULL,
        ended_work DATE,
        days_of_leave INTEGER NOT NULL DEFAULT 25,
        hourly_rate DECIMAL(8,2),
        works_from_home BOOLEAN NOT NULL DEFAULT 0
      )
      """
  }
}
