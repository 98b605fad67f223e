import BrowserDriver
import Foundation
import FoldoutRecords
import FoldoutSQLite

/// Measures searches of a list, and orders without an index, among 300,024 employees, and the
/// latency of other clients meanwhile.
func measureFinding(_ programs: Programs, file: String) async throws {
  let store = try SQLiteStore(path: file, readOnly: true)
  defer { store.close() }
  let bare = try Database(file)
  for (name, sql) in [
    (
      "bare search for “ranederson”",
      """
      SELECT * FROM employees WHERE emp_no || birth_date || first_name || last_name || gender
        || hire_date LIKE '%ranederson%'
      """
    ),
    ("bare order by first_name", "SELECT * FROM employees ORDER BY first_name, emp_no LIMIT 101"),
  ] {
    let query = try bare.prepare(sql)
    let times = Stopwatch.nanoseconds(calls: 1, [{ _ in keep(query.readAll()) }])
    Figure(name: name, measured: times[0] / 1e6, unit: "ms").print()
  }
  for (query, limit) in [
    ("ranederson", 150.0), ("heria ranederson", 150), ("RANÉDERSON", 400), ("zzzz", 400),
    ("10001", 400),
    ("a", 150),
  ] {
    try await measure(store, "search for “\(query)”", limit, search: query)
  }
  for column in ["first_name", "birth_date", "gender"] {
    try await measure(store, "order by \(column), without an index", 400, order: column)
  }
  try await measure(
    store, "search for “heria” by first_name", 400, search: "heria", order: "first_name")
  let server = try programs.open(file)
  defer { server.program.stop() }
  try measureOthers(server.load)
}

/// Measures a complete window of 100 rows; the time limit of 5 s lets every search finish.
private func measure(
  _ store: SQLiteStore, _ name: String, _ limit: Double, search: String = "", order: String? = nil
) async throws {
  var times: [Double] = []
  var rowsRead = 0
  for _ in 0..<15 {
    let start = ContinuousClock.now
    let window = try await store.window(
      WindowRequest(
        table: "employees", order: RowOrder(column: order),
        search: RowSearch(search, timeLimit: .seconds(5))))
    times.append((ContinuousClock.now - start) / .milliseconds(1))
    rowsRead = window.scan?.rowsRead ?? 0
  }
  Figure(
    name: "\(name), \(rowsRead) rows looked at", measured: median(times), limit: limit, unit: "ms"
  )
  .print()
}

/// Measures records' pages while four clients search all rows and four sort them without a pause.
private func measureOthers(_ load: Load) throws {
  let busy = (0..<8).map {
    load.get($0 % 2 == 0 ? "/t/employees?q=zzzz" : "/t/employees?order=first_name")
  }
  let records = (0..<500).map { load.get("/t/employees/\(10_001 + $0 * 97)") }
  let times = try load.latencies(records, times: 3000, beside: busy).sorted()
  for (name, part, limit) in [("median", 50, nil), ("p99", 99, 20.0)] {
    Figure(
      name: "a record's page while eight clients search and sort, \(name)",
      measured: times[times.count * part / 100], limit: limit, unit: "ms"
    ).print()
  }
}
