import Foundation
import GRDB

/// A database to try things on, made anew for each test.
enum Fixture: Sendable {
  /// The program's own demo.
  case demo
  /// A copy of the shared sample database, or, where that is missing, its table of employees.
  case chinook
  /// HTML in every name and text, and values of every kind.
  case odd

  var name: String { "\(self)" }

  /// What the program is started with.
  func command(_ file: String) -> [String] {
    switch self {
    case .demo: ["demo", "--file", file]
    case .chinook, .odd: ["open", file]
    }
  }

  func make(at path: String) throws {
    switch self {
    case .demo: break  // The program makes it.
    case .chinook where FileManager.default.fileExists(atPath: Fixture.sample):
      try FileManager.default.copyItem(atPath: Fixture.sample, toPath: path)
    case .chinook: try Fixture.execute(Fixture.employees, at: path)
    case .odd: try Fixture.execute(Fixture.oddities, at: path)
    }
  }

  private static func execute(_ sql: String, at path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  private static var sample: String {
    var place = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    // This file, Harness, BrowserTests, Tests, the package.
    for _ in 1...5 { place.deleteLastPathComponent() }
    return place.appendingPathComponent("shared/data/chinook.sqlite").path
  }

  private static let employees = """
    CREATE TABLE [Employee] (
      [EmployeeId] INTEGER NOT NULL, [LastName] NVARCHAR(20) NOT NULL,
      [FirstName] NVARCHAR(20) NOT NULL, [Title] NVARCHAR(30), [ReportsTo] INTEGER,
      [BirthDate] DATETIME, [HireDate] DATETIME, [Address] NVARCHAR(70), [City] NVARCHAR(40),
      [State] NVARCHAR(40), [Country] NVARCHAR(40), [PostalCode] NVARCHAR(10),
      [Phone] NVARCHAR(24), [Fax] NVARCHAR(24), [Email] NVARCHAR(60),
      CONSTRAINT [PK_Employee] PRIMARY KEY ([EmployeeId]),
      FOREIGN KEY ([ReportsTo]) REFERENCES [Employee] ([EmployeeId]));
    INSERT INTO [Employee] VALUES (1, 'Adams', 'Andrew', 'General Manager', NULL,
      '1962-02-18 00:00:00', '2002-08-14 00:00:00', '11120 Jasper Ave NW', 'Edmonton', 'AB',
      'Canada', 'T5K 2N1', '+1 (780) 428-9482', '+1 (780) 428-3457', 'andrew@chinookcorp.com');
    """

  /// The table's name and each column's would run or break a page that takes it for HTML.
  static let table = #"<img src=x onerror=alert(1)> "T" & 'Ü'/,"#

  /// Names of columns that a form's own properties have, too.
  private static let oddities = """
    CREATE TABLE \(table.quoted) (
      id INTEGER PRIMARY KEY, title TEXT,
      "<script>alert('name')</script>" TEXT NOT NULL,
      "</title><b onclick=""alert(2)"">day</b>" DATE,
      "~seen.x" DATE, "open" DATE, "action" TEXT, "dataset" DATE, "getAttribute" TEXT,
      "querySelectorAll" BOOLEAN, "100 % & more" DECIMAL(8,2), "lines" TEXT, "long" TEXT,
      "bytes" BLOB, "broken" TEXT, "not a day" DATE, "née le ٣" DATETIME);
    INSERT INTO \(table.quoted) VALUES (
      1, '</title><script>alert(0)</script>', '</script><script>alert("text")</script>', '2017-10-15', NULL, '2020-02-29',
      '"><svg onload=alert(3)>', '2001-12-31', '&lt;b&gt; & &amp;', 1, 12.5,
      'one' || char(10) || char(10) || '  two' || char(13, 10) || 'three',
      '\(String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 60))',
      x'00ff3c623e', CAST(x'3c623eff' AS TEXT), '<i>soon</i>', '2026-11-21 19:30:45');
    INSERT INTO \(table.quoted) (id, "<script>alert('name')</script>")
      VALUES (2, '');
    """
}

extension String {
  /// The text as a name in SQL.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
