import BrowserDriver
import Foundation
import GRDB
import TestSupport

/// A database for a walk, created anew for each test.
enum Fixture: Sendable {
  /// The program's own demo.
  case demo
  /// People and their appointments, with fields of every kind that a schema can express.
  case people
  /// A copy of the shared sample database or, if that is missing, its table of employees and some
  /// of its tracks.
  case chinook
  /// HTML in every name and text, and values of every kind.
  case odd
  /// A table of three pages, with an index, and a text that is too long to be shown in full at
  /// first.
  case list
  /// A record with rules over two of its columns.
  case pairs
  /// Two databases with large tables: one that takes a while to search, and one of a million rows.
  case log, million
  /// The example with a field of every kind, in memory.
  case fields
  /// The example of a program that is notified while texts are edited, in memory.
  case message
  /// The example of the guide, whose fields hide and have a drawer of their own, in memory.
  case trip
  /// The example of a list with a drawer and an action of its own, in memory.
  case months

  var name: String { "\(self)" }

  /// Returns the program that serves the database, and its arguments.
  func command(_ file: String, port: Int) -> (program: String, arguments: [String]) {
    switch self {
    case .demo: ("foldout", ["demo", "--file", file, "--port", "\(port)"])
    case .people, .chinook, .odd, .list, .pairs, .log, .million:
      ("foldout", ["open", file, "--port", "\(port)"])
    case .fields: ("Fields", [])
    case .message: ("Message", [])
    case .months: ("Months", [])
    case .trip: ("Trip", [])
    }
  }

  func make(at path: String) throws {
    switch self {
    case .demo:
      try Fixture.madeDemo.get().write(to: URL(fileURLWithPath: path))
    case .fields, .message, .months, .trip: break
    case .people: try Fixture.execute(Fixture.staff, at: path)
    case .chinook where Chinook.isThere:
      try FileManager.default.copyItem(atPath: Chinook.file.path, toPath: path)
    case .chinook: try Fixture.execute(Fixture.shop, at: path)
    case .odd: try Fixture.execute(Fixture.oddities, at: path)
    case .list: try Fixture.execute(Fixture.rows, at: path)
    case .pairs: try Fixture.execute(Fixture.parcels, at: path)
    case .log: try Fixture.madeLog.get().write(to: URL(fileURLWithPath: path))
    case .million: try Fixture.madeMillion.get().write(to: URL(fileURLWithPath: path))
    }
  }

  // These files are created once and kept as bytes: several walks use them, the program takes a
  // while to add a thousand people, and SQLite takes seconds to write a million rows.
  private static let madeDemo = Result {
    let folder = try ScratchFolder.make(named: "foldout-demo")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/demo.sqlite"
    let program = try Program(BuiltProgram.path(), ["demo", "--file", file, "--port", "0"])
    do {
      defer { program.stop() }
      _ = try program.line { $0.hasPrefix("Foldout: ") }
    }
    return try Data(contentsOf: URL(fileURLWithPath: file))
  }
  private static let madeLog = bytes(ofEntries: 400_000)
  private static let madeMillion = bytes(ofEntries: 1_000_000)

  private static func bytes(ofEntries count: Int) -> Result<Data, any Error> {
    Result {
      let folder = try ScratchFolder.make(named: "foldout-log")
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try execute(entries(count), at: "\(folder)/log.sqlite")
      return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/log.sqlite"))
    }
  }

  private static func execute(_ sql: String, at path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  private static let staff = """
    CREATE TABLE people (
      id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, position TEXT,
      email TEXT, birth_date DATE, started_work DATE NOT NULL, ended_work DATE,
      days_of_leave INTEGER NOT NULL DEFAULT 25, hourly_rate DECIMAL(8,2),
      works_from_home BOOLEAN NOT NULL DEFAULT 0, phone TEXT, website TEXT, starts_at TIME,
      photo BLOB, notes VARCHAR(2000), password TEXT);
    INSERT INTO people VALUES
      (1, 'Ada', 'Brandt', 'Engineer', 'ada.brandt@example.com', '1965-01-09', '2005-06-12',
        NULL, 21, 26.25, 0, '+49 30 123456', 'https://example.com/ada', '08:30', NULL,
        'Works on engines.' || char(10) || 'Likes tea.', '\(secret)'),
      (2, 'Björn', 'Åkesson', 'Carpenter', 'bjorn.akesson@example.com', '1972-02-10',
        '2006-11-23', NULL, 22, 30, 0, NULL, NULL, NULL, NULL, NULL, NULL),
      (3, 'Chidi', 'Okafor', 'Accountant', 'chidi.okafor@example.com', '1979-11-07',
        '2007-04-06', '2025-04-06', 23, 33.75, 1, NULL, NULL, NULL, NULL, NULL, NULL),
      (4, 'ليلى', 'منصور', NULL, NULL, NULL, '2016-01-21', NULL, 30, 56.25, 0,
        NULL, NULL, NULL, NULL, NULL, NULL);
    CREATE TABLE appointments (
      id INTEGER PRIMARY KEY, title TEXT NOT NULL, place TEXT, starts DATETIME NOT NULL,
      ends DATETIME, person INTEGER REFERENCES people (id));
    INSERT INTO appointments VALUES
      (1, 'Dinner', 'Harbour', '2016-11-21 19:30:00', '2016-11-21 22:00:00', 1),
      (2, 'Fitting', NULL, '2017-01-15 14:45:00', NULL, 4);
    CREATE TABLE visits (id INTEGER PRIMARY KEY, name TEXT, day DATE);
    INSERT INTO visits VALUES (1, 'Ada', '2016-11-21');
    CREATE TABLE empty (id INTEGER PRIMARY KEY, name TEXT);
    """

  /// A secret that must not appear in any page, address or log.
  static let secret = "correct horse battery"

  private static let rows = """
    CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, hired DATE, note TEXT);
    CREATE INDEX hires ON staff (hired);
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 250)
      INSERT INTO staff SELECT n, 'Person ' || n, date('2020-01-01', n || ' days'), NULL FROM numbers;
    UPDATE staff SET note = '\(String(repeating: "Works on engines. ", count: 700))' WHERE id = 1;
    """

  private static let parcels = """
    CREATE TABLE depot (land TEXT, number TEXT, name TEXT, PRIMARY KEY (land, number));
    INSERT INTO depot VALUES ('NL', '1', 'Delft'), ('BE', '2', 'Ghent');
    CREATE TABLE parcel (
      id INTEGER PRIMARY KEY, colour TEXT, land TEXT NOT NULL, number TEXT NOT NULL, sent DATE,
      back DATE, CHECK ((sent IS NULL) = (back IS NULL)),
      FOREIGN KEY (land, number) REFERENCES depot (land, number));
    INSERT INTO parcel VALUES (1, NULL, 'NL', '1', NULL, NULL);
    """

  private static func entries(_ count: Int) -> String {
    """
    CREATE TABLE log (id INTEGER PRIMARY KEY, text TEXT);
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(count))
      INSERT INTO log SELECT n, iif(n % 100000 = 7, 'needle ', 'straw ') || n FROM numbers;
    CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT);
    INSERT INTO notes SELECT id, iif(id % 10000 = 7, 'needle ', 'straw ') || id FROM log
      WHERE id < 120000;
    CREATE TABLE slow (
      id INTEGER PRIMARY KEY,
      text TEXT AS ('needle ' || id || substr(hex(zeroblob(300000 + id % 2)), 1, 0)) VIRTUAL);
    INSERT INTO slow (id) SELECT id FROM log WHERE id <= 200000;
    """
  }

  /// The table's name. Like the names of its columns, it would run or break a page that treats it
  /// as HTML.
  static let table = #"<img src=x onerror=alert(1)> "T" & 'Ü'/,"#

  /// A table with HTML in names and values, and with columns named as properties of a form element.
  private static let oddities = """
    CREATE TABLE \(table.quoted) (
      id INTEGER PRIMARY KEY, title TEXT,
      "<script>alert('name')</script>" TEXT NOT NULL,
      "</title><b onclick=""alert(2)"">day</b>" DATE,
      "~original.x" DATE, "open" DATE, "action" TEXT, "dataset" DATE, "getAttribute" TEXT,
      "querySelectorAll" BOOLEAN NOT NULL DEFAULT 0, "100 % & more" DECIMAL(8,2),
      "lines" TEXT, "long" TEXT, "bytes" BLOB, "broken" TEXT, "not a day" DATE, "née le ٣" DATETIME);
    INSERT INTO \(table.quoted) VALUES (
      1, '</title><script>alert(0)</script>', '</script><script>alert("text")</script>', '2017-10-15', NULL, '2020-02-29',
      '"><svg onload=alert(3)>', '2001-12-31', '&lt;b&gt; & &amp;', 1, 12.5,
      'one' || char(10) || char(10) || '  two' || char(13, 10) || 'three',
      '\(String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 60))',
      x'00ff3c623e', CAST(x'3c623eff' AS TEXT), '<i>soon</i>', '2026-11-21 19:30:45');
    INSERT INTO \(table.quoted) (id, title, "<script>alert('name')</script>")
      VALUES (2, 'Second', '');
    """
}

extension String {
  /// The text as a quoted identifier in SQL.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
