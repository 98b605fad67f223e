import Foundation

/// Measures the resident memory after 100,000 mixed requests while Undo keeps its maximum: 64
/// removals with 16 MB in all.
///
/// Nine of ten request a record; the others request a list, a bar of actions or an indexed order,
/// and one in 5,000 requests a search of all rows. The file is a copy in memory that is not part of
/// the process's memory.
func measureUndo(_ programs: Programs, file: String) throws {
  let copy = "/dev/shm/foldout-undo.sqlite"
  try? FileManager.default.removeItem(atPath: copy)
  try FileManager.default.copyItem(atPath: file, toPath: copy)
  defer { try? FileManager.default.removeItem(atPath: copy) }
  try Database(copy).run(
    """
    CREATE TABLE drafts (id INTEGER PRIMARY KEY, text TEXT);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO drafts SELECT i, hex(zeroblob(125000)) FROM n;
    """)
  let server = try programs.open(copy, readOnly: false)
  defer { server.program.stop() }
  var removed = 0
  for id in 1...100 {
    let page = try server.client.get("/t/drafts?open=\(id)").text
    guard let press = page.firstMatch(of: /name="~press\.remove" value="([^"]*)"/) else { continue }
    let answer = try server.client.post("/t/drafts", form: ["~press.remove": String(press.1)])
    if answer.status == 303 { removed += 1 }
  }
  guard removed >= 64 else {
    throw Database.BenchmarkError("only \(removed) records were removed, and Undo keeps 64")
  }
  Figure(name: "removals of 250 kB each before it", measured: Double(removed), unit: "").print()
  var chance = Chance(seed: 11)
  let requests = (0..<10_000).map { index in
    let number = Company.firstEmployee + chance.below(Company.employees)
    let address =
      switch index % 5000 {
      case 4999: "/t/employees?q=ranederson"
      case let kind where kind % 10 > 0:
        "/t/employees/\(number)\(index % 3 == 0 ? "?open=hire_date" : "")"
      case let kind where kind % 40 == 0: "/t/employees?after=\(number)&open=\(number + 1)"
      case let kind where kind % 40 == 10: "/t/employees?order=last_name"
      case let kind where kind % 40 == 20: "/t/salaries?last=1"
      default: "/t/employees?after=\(number)"
      }
    return server.load.get(address)
  }
  try server.load.ask(requests, times: 100_000)
  Figure(
    name: "memory after 100,000 mixed requests, Undo full", measured: try server.megabytes(),
    limit: 80, unit: "MB"
  ).print()
  Figure(
    name: "the most memory that it ever took", measured: try server.megabytes("VmHWM"), unit: "MB"
  ).print()
}
