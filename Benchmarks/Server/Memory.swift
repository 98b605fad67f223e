/// Measures the resident memory after 100,000 requests in five languages.
///
/// Nine of ten request a random record; the others request a list, from its beginning or after a
/// random row. Every second answer is compressed.
func measureMemory(_ programs: Programs, file: String) throws {
  let server = try programs.open(file)
  defer { server.program.stop() }
  var chance = Chance(seed: 100_000)
  let requests = (0..<10_000).map { index in
    let number = Company.firstEmployee + chance.below(Company.employees)
    let address =
      index % 10 > 0
      ? "/t/employees/\(number)\(index % 3 == 0 ? "?open=hire_date" : "")"
      : index % 20 > 0 ? "/t/employees?after=\(number)" : "/t/salaries"
    var headers = ["Accept-Language: \(["en", "de", "nl", "ar", "ja"][chance.below(5)])"]
    if index % 2 == 0 { headers.append("Accept-Encoding: gzip") }
    return server.load.get(address, headers: headers)
  }
  _ = try server.client.get("/")
  Figure(name: "memory after the first answer", measured: try server.megabytes(), unit: "MB")
    .print()
  try server.load.ask(requests, times: 20_000)
  let before = try server.megabytes()
  Figure(name: "memory after 20,000 requests", measured: before, unit: "MB").print()
  try server.load.ask(requests, times: 80_000)
  let after = try server.megabytes()
  Figure(name: "memory after 100,000 requests", measured: after, limit: 60, unit: "MB").print()
  Figure(
    name: "the most memory that it ever took", measured: try server.megabytes("VmHWM"), unit: "MB"
  ).print()
  // Memory is flat if the last four fifths of the requests add next to nothing.
  Figure(
    name: "memory after 100,000 requests / after 20,000", measured: after / before, limit: 1.1,
    unit: "×"
  ).print()
}
