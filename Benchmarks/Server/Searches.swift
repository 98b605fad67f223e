import BrowserDriver
import Foundation
import FoldoutRecords
import FoldoutSQLite

/// Measures searches for referenced records among 300,000, lists with the titles of referenced
/// records, and the memory of the labels.
func measureSearches(_ programs: Programs, file: String) async throws {
  try await measureFinding(in: file)
  try measureNames(programs, try Shop.file(in: programs.folder))
}

/// Measures searches of a store in this process, without a page.
private func measureFinding(in file: String) async throws {
  let store = try SQLiteStore(path: file, readOnly: true)
  defer { store.close() }
  func ask(_ query: String) async throws -> LabelMatches {
    try await store.matches(LabelSearchRequest(table: "employees", column: "emp_no", query: query))
  }
  try await measureFirstSearches(in: file)
  _ = try await store.schema()
  let first = ContinuousClock.now
  let begun = try await ask("maria")
  guard begun.isPartial else { return print("searches: not measured, the first one saw all rows") }
  while try await ask("maria").isPartial {}
  Figure(
    name: "until all labels are in memory",
    measured: (ContinuousClock.now - first) / .milliseconds(1), unit: "ms"
  ).print()
  // A beginning, a word, two parts of words, a key, a letter, and texts without a match.
  for query in ["mar", "son", "ar an", "299999", "a", "zzzz", "a zzzz"] {
    let found = try await ask(query)
    var times: [Double] = []
    for _ in 0..<50 {
      let start = ContinuousClock.now
      _ = try await ask(query)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    Figure(
      name: "search for “\(query)” among 300,024 employees, \(found.labels.count) found",
      measured: median(times), limit: 20, unit: "ms"
    ).print()
  }
}

/// Measures first searches, each in a new store that has read its schema, as for any page, but no
/// row.
private func measureFirstSearches(in file: String) async throws {
  for query in ["maria", "a", "zzzz"] {
    var times: [Double] = []
    for _ in 0..<21 {
      let store = try SQLiteStore(path: file, readOnly: true)
      defer { store.close() }
      _ = try await store.schema()
      let start = ContinuousClock.now
      _ = try await store.matches(
        LabelSearchRequest(table: "employees", column: "emp_no", query: query))
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    Figure(
      name: "first search for “\(query)” among 300,024 employees, of some rows, median of 21",
      measured: median(times), limit: 20, unit: "ms"
    ).print()
  }
}

/// Measures a list whose rows have titles from four tables.
private func measureNames(_ programs: Programs, _ file: String) throws {
  let server = try programs.open(file)
  defer { server.program.stop() }
  let load = server.load
  let list = load.get("/t/orders")
  let times = try load.latencies([[list]], rounds: 600)
  Figure(
    name: "a list of 100 rows with names of four tables", measured: times[0], limit: 3, unit: "ms"
  ).print()
  let rates = try ratesByTurns([(load, [list])])
  Figure(
    name: "a list of 100 rows with names of four tables, 16 clients", measured: rates[0],
    least: 1000, unit: "/s"
  ).print()
  Figure(
    name: "memory after lists with names", measured: try server.megabytes(), limit: 60, unit: "MB"
  ).print()
}
