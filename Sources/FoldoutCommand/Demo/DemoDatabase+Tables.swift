import FoldoutForms
import Foundation
import GRDB

extension DemoDatabase {
  /// Creates the tables in an empty file, and fills them.
  static func fill(
    _ database: Database, people: Int, reporting progress: Progress
  ) throws {
    try database.execute(sql: declaration)
    try addPeople(people, to: database, reporting: progress)
    try database.execute(sql: appointments)
    let now = FormEnvironment(locale: Locale(identifier: "en"), timeZone: .current, now: Date())
    try addHours(until: now.today, to: database)
    try database.execute(sql: pickers)
    try database.execute(
      sql: "INSERT INTO options VALUES (1, 'two', '[\"a\",\"c\"]', '[]', ?)",
      arguments: [Options.text(of: Options.firstWords)])
  }

  /// The SQL that creates the tables.
  ///
  /// A person's screen lists neither the credentials (`user_id` and `password`) nor columns such as
  /// the position, the date of birth and the hourly rate.
  private static let declaration = """
    PRAGMA application_id = \(Edition.applicationID);
    PRAGMA user_version = \(Edition.number);
    CREATE TABLE people (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      position TEXT,
      email TEXT,
      birth_date DATE,
      started_work DATE,
      ended_work DATE,
      days_of_leave INTEGER NOT NULL DEFAULT 25,
      hourly_rate DECIMAL(8,2),
      works_from_home BOOLEAN NOT NULL DEFAULT 0,
      user_id TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(4)))),
      password TEXT,
      phone_number TEXT,
      image BLOB,
      marital_status TEXT,
      address TEXT
    );
    CREATE TABLE appointments (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      place TEXT,
      notes TEXT,
      starts DATETIME NOT NULL,
      ends DATETIME,
      reminder DATETIME,
      person INTEGER REFERENCES people (id)
    );
    CREATE TABLE options (
      id INTEGER PRIMARY KEY,
      number TEXT NOT NULL,
      letters TEXT NOT NULL,
      favourites TEXT NOT NULL,
      words TEXT NOT NULL
    );
    CREATE TABLE hours (
      id INTEGER PRIMARY KEY,
      day DATE NOT NULL,
      project TEXT,
      minutes INTEGER,
      note TEXT
    );
    CREATE INDEX hours_of_days ON hours (day);
    CREATE TABLE pickers (
      id INTEGER PRIMARY KEY,
      open DATE NOT NULL,
      month INTEGER NOT NULL,
      year INTEGER NOT NULL,
      wheels DATE NOT NULL,
      calendar DATE,
      compact DATE,
      automatic DATE,
      limited DATE,
      closed DATE,
      long DATE,
      month_of_year TEXT,
      moment_wheels DATETIME NOT NULL,
      moment_calendar DATETIME,
      moment_compact DATETIME,
      amsterdam DATETIME,
      time TIME,
      quarters TIME,
      span INTEGER
    );
    """

  /// The SQL that fills the table of pickers.
  ///
  /// All days but one are the same; the time in Amsterdam is in the night when its clocks are put
  /// back.
  private static let pickers = """
    INSERT INTO pickers VALUES
      (1, '2026-11-18', 11, 2026, '2026-11-18', '2026-11-18', '2026-11-18', NULL, '2026-11-18',
        '2026-11-18', '2026-11-18', '2026-11', '2026-11-18 19:30:00', '2026-11-18 19:30:00',
        '2026-11-18 19:30:00', '2026-10-25 01:30:00', '19:30:00', '19:30:00', 2250);
    """

  private static let appointments = """
    INSERT INTO appointments VALUES
      (1, 'Dinner', 'Harbour', 'A table for four.' || char(10) || 'Daan brings the plans.',
        '2026-11-21 19:30:00', '2026-11-21 22:00:00', '2026-11-20 18:00:00', 1),
      (2, 'Review of the plans', 'Room 4', NULL,
        '2026-12-02 09:00:00', '2026-12-02 10:15:00', NULL, 4),
      (3, 'Fitting', NULL, NULL, '2027-01-15 14:45:00', NULL, NULL, 24),
      (4, 'Flight to Lisbon', 'Gate B', 'Passport, charger.',
        '2027-02-28 06:10:00', '2027-02-28 09:05:00', '2027-02-25 09:00:00', 20);
    """
}
