/// Measures lists against a bare route of as many bytes, and against the bare query.
func measureLists(_ programs: Programs, file: String) throws {
  let server = try programs.open(file)
  defer { server.program.stop() }
  let bare = try Server(programs.bare)
  defer { bare.program.stop() }
  let database = try Database(file)

  let load = server.load
  let first = load.get("/t/employees")
  let size = try server.client.get("/t/employees").body.count
  let bytes = bare.load.get("/\(size)")
  let gzip = load.get("/t/employees", headers: ["Accept-Encoding: gzip"])

  let query = try database.prepare("SELECT * FROM employees ORDER BY emp_no LIMIT 101")
  let queried = Stopwatch.nanoseconds(
    calls: 10, [{ _ in for _ in 0..<10 { keep(query.readAll()) } }])
  let ours = try load.latencies([[first], [gzip]], rounds: 600)
  let theirs = try bare.load.latencies([[bytes]], rounds: 600)
  Figure(name: "bare query, 101 employees", measured: queried[0] / 1e6, unit: "ms").print()
  Figure(name: "bare route, \(size) B", measured: theirs[0], unit: "ms").print()
  Figure(name: "first list of employees", measured: ours[0], limit: 2, unit: "ms").print()
  Figure(name: "first list of employees, gzip", measured: ours[1], unit: "ms").print()

  let last = load.get("/t/employees?last=1")
  let rates = try ratesByTurns([
    (bare.load, [bytes]), (load, [first]), (load, [gzip]), (load, [last]),
  ])
  Figure(name: "bare route, \(size) B, 16 clients", measured: rates[0], unit: "/s").print()
  Figure(
    name: "first list of employees, 16 clients", measured: rates[1], least: 2000, unit: "/s"
  ).print()
  Figure(
    name: "last page of employees, 16 clients", measured: rates[3], least: 2000, unit: "/s"
  ).print()
  Figure(name: "first list of employees, gzip, 16 clients", measured: rates[2], unit: "/s").print()
  try measurePages(load, database)
}

/// Measures row 200,000, the last page and another order against the first page, in both tables.
private func measurePages(_ load: Load, _ database: Database) throws {
  try measurePages(
    of: "employees", key: "emp_no", order: "last_name", load, database)
  try measurePages(
    of: "salaries", key: "emp_no || ',' || from_date", order: "salary", load, database)
}

private func measurePages(
  of table: String, key: String, order: String, _ load: Load, _ database: Database
) throws {
  func find(_ clause: String) throws -> String {
    try database.text("SELECT \(key) FROM \(table) ORDER BY \(clause)")
  }
  let after = try find("rowid LIMIT 1 OFFSET 199999")
  let pages = [
    ("first list", "", try find("rowid LIMIT 1")),
    ("row 200,000", "?after=\(after)", try find("rowid LIMIT 1 OFFSET 200000")),
    ("last page", "?last=1", try find("rowid DESC LIMIT 1")),
    ("first list by \(order)", "?order=\(order)", try find("\(order), rowid LIMIT 1")),
    (
      "last page by \(order)", "?order=\(order)&last=1",
      try find("\(order) DESC, rowid DESC LIMIT 1")
    ),
  ]
  // Check that each page shows the right row: a misunderstood address would show the first page,
  // which is fast, too.
  let connection = try HTTPConnection(port: load.port)
  let verified = try pages.filter { page in
    _ = try connection.ask(load.get("/t/\(table)\(page.1)"))
    let rows = connection.text.matches(of: /class="row" href="\/t\/[a-z]+\/([^"?]+)/).map { $0.1 }
    let shown = (page.0.hasPrefix("last") ? rows.last : rows.first).map { String($0) }
    if shown != page.2 {
      print("\(page.0) of \(table): not measured, it shows \(shown ?? "nothing"), not \(page.2)")
    }
    return shown == page.2
  }
  let times = try load.latencies(verified.map { [load.get("/t/\(table)\($0.1)")] }, rounds: 400)
  for (page, time) in zip(verified, times) {
    Figure(
      name: "\(page.0) of \(table)", measured: time,
      limit: page.1.isEmpty || page.1 == "?last=1" ? 2 : nil, unit: "ms"
    ).print()
    guard !page.1.isEmpty else { continue }
    Figure(
      name: "\(page.0) of \(table) / first list", measured: time / times[0], limit: 1.5, unit: "×"
    ).print()
  }
}

/// Measures the median rate of each load, by turns, so that other load on the machine affects all
/// of them alike.
func ratesByTurns(_ loads: [(load: Load, requests: [[UInt8]])]) throws -> [Double] {
  var rates = loads.map { _ in [Double]() }
  for _ in 0..<5 {
    for (index, each) in loads.enumerated() {
      rates[index].append(try each.load.rate(each.requests))
    }
  }
  return rates.map(median)
}
