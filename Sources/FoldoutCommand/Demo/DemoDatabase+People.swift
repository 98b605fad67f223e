import GRDB

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

  /// Returns the number of people in a file; `nil` if it cannot be read.
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
