import Foundation

/// The database for measuring lists, records and changes: an invented company of 300,024 employees
/// and 2,844,047 salaries.
///
/// It is generated from one seed, so that it is the same on every machine. The file is kept between
/// runs; its name has the number of the recipe.
enum Company {
  static let employees = 300_024
  static let salaries = 2_844_047
  static let firstEmployee = 10_001

  /// The recipe's number; increase it with each change of the data below.
  private static let recipe = 1

  /// Returns the path of the file, which is made if it does not exist.
  static func file(in folder: String) throws -> String {
    let path = "\(folder)/company-\(recipe).sqlite"
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for old in try FileManager.default.contentsOfDirectory(atPath: folder)
    where old.hasPrefix("company-") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(old)")
    }
    // Use another name until the file is complete, in case the run is interrupted.
    let begun = "\(path).begun"
    try make(at: begun)
    try FileManager.default.moveItem(atPath: begun, toPath: path)
    return path
  }

  private static func make(at path: String) throws {
    let database = try Database(path)
    try database.run(
      """
      PRAGMA foreign_keys = ON;
      BEGIN;
      CREATE TABLE employees (
        emp_no INTEGER PRIMARY KEY, birth_date DATE NOT NULL, first_name TEXT NOT NULL,
        last_name TEXT NOT NULL, gender TEXT NOT NULL CHECK (gender IN ('M', 'F')),
        hire_date DATE NOT NULL);
      CREATE TABLE salaries (
        emp_no INTEGER NOT NULL REFERENCES employees (emp_no), salary INTEGER NOT NULL,
        from_date DATE NOT NULL, to_date DATE NOT NULL, PRIMARY KEY (emp_no, from_date));
      """)
    try fill(database)
    try database.run(
      """
      CREATE INDEX employees_last_name ON employees (last_name);
      CREATE INDEX employees_hire_date ON employees (hire_date);
      CREATE INDEX salaries_salary ON salaries (salary);
      COMMIT;
      """)
    let counts = try database.text(
      "SELECT (SELECT count(*) FROM employees) || ' ' || (SELECT count(*) FROM salaries)")
    guard counts == "\(employees) \(salaries)" else {
      throw Database.BenchmarkError("\(counts) were made")
    }
  }
}
