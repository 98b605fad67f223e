import FoldoutForms
import Foundation
import GRDB

extension DemoDatabase {
  /// Creates the tables in an empty file, and fills them.
  static func fill(
    _ database: Database, people: Int, until today: LocalDate, reporting progress: Progress
  ) throws {
    try database.execute(sql: declaration)
    try addPeople(people, to: database, reporting: progress)
    try database.execute(sql: appointments)
    try addHours(until: today, to: database)
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

extension DemoDatabase {
  /// Fills the table of hours with the working days of the weeks up to and including a day.
  static func addHours(until today: LocalDate, to database: Database) throws {
    for entry in hours(until: today) {
      try database.execute(
        sql: "INSERT INTO hours (day, project, minutes, note) VALUES (?, ?, ?, ?)",
        arguments: [
          entry.day.map { "\($0)" }, entry.project, entry.hours?.totalMinutes,
          entry.note,
        ])
    }
  }

  /// Returns the entries of the weeks up to `today`, oldest first; they depend only on the day.
  static func hours(until today: LocalDate) -> [WorkEntry] {
    let weekend: Set<Weekday> = [.saturday, .sunday]
    let days = (0...daysOfHours).reversed().compactMap { today.adding(days: -$0) }
      .filter { !weekend.contains($0.weekday) }
    return days.flatMap { day -> [WorkEntry] in
      let number = day.dayNumber
      let project = WorkEntry.projects[number % 3 == 0 ? 1 : 0]
      guard number % 5 != 0 else {
        // Two projects on one day.
        return [
          WorkEntry(day: day, project: project, hours: TimeSpan(minutes: 270)),
          WorkEntry(
            day: day, project: WorkEntry.projects[2], hours: TimeSpan(minutes: 200),
            note: "Tickets, and a plan for the week"),
        ]
      }
      let hours = TimeSpan(minutes: 420 + number % 4 * 15)
      return [WorkEntry(day: day, project: project, hours: hours)]
    }
  }

  /// The number of days before today that have entries: six weeks with today, so over a month.
  private static let daysOfHours = 41
}

extension DemoDatabase {
  /// Receives the number of people made so far; throws to stop making more.
  typealias Progress = (Int) throws -> Void

  /// The number of people made between two calls of `Progress`.
  private static let batchSize = 5_000

  /// Fills the table of people, in the transaction that makes the whole file.
  static func addPeople(
    _ count: Int, to database: Database, reporting progress: Progress
  ) throws {
    let placeholders = Array(repeating: "?", count: 16).joined(separator: ", ")
    let statement = try database.makeStatement(sql: "INSERT INTO people VALUES (\(placeholders))")
    let first = DemoPeople.all().prefix(count)
    for person in first { try statement.execute(arguments: person.arguments) }
    let lists = DemoRegion.all.map(\.lists)
    var made = first.count
    while made < count {
      try progress(made)
      let batch = min(batchSize, count - made)
      for id in made + 1...made + batch {
        let person = DemoPeople.generated(id: id, from: lists)
        try statement.execute(arguments: person.arguments)
      }
      made += batch
    }
    try progress(made)
  }

  /// Returns the number of people in a file; `nil` if it cannot be read, which serving it reports.
  static func countOfPeople(at path: String) -> Int? {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
      return nil
    }
    defer { try? queue.close() }
    return try? queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM people") }
  }
}
