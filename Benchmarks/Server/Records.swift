/// Measures a record's page against a bare route of as many bytes, and against the bare query.
func measureRecords(_ programs: Programs, file: String) throws {
  let server = try programs.open(file)
  defer { server.program.stop() }
  let bare = try Server(programs.bare)
  defer { bare.program.stop() }

  var chance = Chance(seed: 16)
  let numbers = (0..<2_000).map { _ in Company.firstEmployee + chance.below(Company.employees) }
  let load = server.load
  let pages = numbers.map { load.get("/t/employees/\($0)") }
  let gzip = numbers.map { load.get("/t/employees/\($0)", headers: ["Accept-Encoding: gzip"]) }
  let size = try server.client.get("/t/employees/\(numbers[0])").body.count
  let bytes = bare.load.get("/\(size)")

  let query = try Database(file).prepare("SELECT * FROM employees WHERE emp_no = ?")
  let queried = Stopwatch.nanoseconds(
    calls: 100,
    [
      { round in
        for call in 0..<100 {
          query.bind(numbers[(round * 100 + call) % numbers.count], at: 1)
          keep(query.readAll())
        }
      }
    ])
  let ours = try load.latencies([pages, gzip], rounds: 2_000)
  let theirs = try bare.load.latencies([[bytes]], rounds: 2_000)
  Figure(name: "bare query, one employee", measured: queried[0] / 1e6, unit: "ms").print()
  Figure(name: "bare route, \(size) B", measured: theirs[0], unit: "ms").print()
  Figure(name: "a record's page", measured: ours[0], limit: 1, unit: "ms").print()
  Figure(name: "a record's page, gzip", measured: ours[1], unit: "ms").print()

  let rates = try ratesByTurns([(bare.load, [bytes]), (load, pages), (load, gzip)])
  Figure(name: "bare route, \(size) B, 16 clients", measured: rates[0], unit: "/s").print()
  Figure(
    name: "a record's page, 16 clients", measured: rates[1], least: 5000, unit: "/s"
  ).print()
  Figure(name: "a record's page, gzip, 16 clients", measured: rates[2], unit: "/s").print()
}
