import GRDB

extension DemoDatabase {
  /// Takes the number of people that were made so far, and throws where no more are to be made.
  typealias Progress = (Int) throws -> Void

  /// The people that are made between two looks at what was asked meanwhile.
  private static let peopleOfABatch = 5_000

  /// Fills the table of people, in the one transaction that makes the file.
  static func addPeople(
    _ count: Int, to database: Database, telling progress: Progress
  ) throws {
    let placeholders = Array(repeating: "?", count: 16).joined(separator: ", ")
    let statement = try database.makeStatement(sql: "INSERT INTO people VALUES (\(placeholders))")
    let first = DemoPeople.all().prefix(count)
    for person in first { try statement.execute(arguments: person.arguments) }
    let lists = DemoRegion.all.map(\.lists)
    var made = first.count
    while made < count {
      try progress(made)
      let batch = min(peopleOfABatch, count - made)
      for id in made + 1...made + batch {
        let person = DemoPeople.stranger(id, from: lists)
        try statement.execute(arguments: person.arguments)
      }
      made += batch
    }
    try progress(made)
  }

  /// The number of people in a file; `nil` where it cannot be read: serving it says why.
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
