import Foundation

/// A shop of 300,000 tracks that refer to albums, media types, genres and labels, made by one rule.
enum Tracks {
  static let count = 300_000

  /// The path of the file, which is made where it is not there.
  static func file(in folder: String) throws -> String {
    let path = "\(folder)/tracks-1.sqlite"
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let begun = "\(path).begun"
    try? FileManager.default.removeItem(atPath: begun)
    try Database(begun).run(
      """
      BEGIN;
      CREATE TABLE albums (id INTEGER PRIMARY KEY, title TEXT NOT NULL);
      CREATE TABLE media_types (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE genres (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE publishers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE tracks (id INTEGER PRIMARY KEY, name TEXT NOT NULL,
        album INTEGER REFERENCES albums (id), media_type INTEGER REFERENCES media_types (id),
        genre INTEGER REFERENCES genres (id), publisher INTEGER REFERENCES publishers (id),
        price NUMERIC(10,2));
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO tracks SELECT i, 'Track ' || i, 1 + i * 7919 % 30000, 1 + i % 5, 1 + i % 25,
        1 + i * 31 % 1000, 0.99 FROM n;
      INSERT INTO albums SELECT id, 'Album ' || id FROM tracks WHERE id <= 30000;
      INSERT INTO media_types SELECT id, 'Medium ' || id FROM tracks WHERE id <= 5;
      INSERT INTO genres SELECT id, 'Genre ' || id FROM tracks WHERE id <= 25;
      INSERT INTO publishers SELECT id, 'Publisher ' || id FROM tracks WHERE id <= 1000;
      COMMIT;
      """)
    try FileManager.default.moveItem(atPath: begun, toPath: path)
    return path
  }
}
