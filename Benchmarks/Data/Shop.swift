import Foundation

/// The database for measuring references, generated from one seed.
///
/// It has 10,000 orders; each refers to one of 10,000 customers, clerks, products and stores.
enum Shop {
  static let rows = 10_000
  private static let referred = ["customers", "clerks", "products", "stores"]

  /// The recipe's number; increase it with each change of the data below.
  private static let recipe = 1

  /// Returns the path of the file, which is made if it does not exist.
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
        try insert.run()
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
      for parameter in 2...5 { insert.bind(1 + chance.below(rows), at: Int32(parameter)) }
      try insert.run()
    }
    try database.run("COMMIT")
  }
}
