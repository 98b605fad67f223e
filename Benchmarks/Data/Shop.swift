import Foundation

/// The database that references are measured over: 10,000 orders, each of which refers to a
/// customer, a clerk, a product and a store, of whom there are 10,000 each. It is made from one
/// seed.
enum Shop {
  static let rows = 10_000
  private static let referred = ["customers", "clerks", "products", "stores"]

  /// A new number for each change of what is made below.
  private static let recipe = 1

  /// The path of the file, which is made where it is not there.
  static func file(in folder: String) throws -> String {
    let path = "\(folder)/shop-\(recipe).sqlite"
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let begun = "\(path).begun"
    try? FileManager.default.removeItem(atPath: begun)
    try make(at: begun)
    try FileManager.default.moveItem(atPath: begun, toPath: path)
    return path
  }

  private static func make(at path: String) throws {
    let database = try Database(path)
    try database.run("BEGIN")
    var chance = Chance(seed: 4)
    for table in referred {
      try database.run("CREATE TABLE \(table) (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
      let insert = try database.prepare("INSERT INTO \(table) VALUES (?, ?)")
      for row in 1...rows {
        insert.bind(row, at: 1)
        insert.bind("Name \(chance.below(1_000_000)) of \(table)", at: 2)
        _ = insert.step()
        insert.reset()
      }
    }
    try database.run(
      """
      CREATE TABLE orders (
        id INTEGER PRIMARY KEY, note TEXT,
        customer_id INTEGER NOT NULL REFERENCES customers (id),
        clerk_id INTEGER NOT NULL REFERENCES clerks (id),
        product_id INTEGER NOT NULL REFERENCES products (id),
        store_id INTEGER REFERENCES stores (id))
      """)
    let insert = try database.prepare("INSERT INTO orders VALUES (?, NULL, ?, ?, ?, ?)")
    for row in 1...rows {
      insert.bind(row, at: 1)
      for place in 2...5 { insert.bind(1 + chance.below(rows), at: Int32(place)) }
      _ = insert.step()
      insert.reset()
    }
    try database.run("COMMIT")
  }
}
