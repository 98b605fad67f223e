import Foundation

/// Measures a change against a bare `UPDATE`, each with its own waits for the disk.
///
/// The time of the disk's four waits varies by more than the rest of a change takes. So both are
/// measured again in memory, without these waits.
func measureChanges(_ programs: Programs, file: String) throws {
  let disk = try changes(programs, file: file, in: programs.folder, rounds: 300)
  Figure(name: "bare UPDATE with its fsync", measured: median(disk.bare), unit: "ms").print()
  Figure(name: "a change with its fsync", measured: median(disk.ours), unit: "ms").print()
  let differences = zip(disk.ours, disk.bare).map { $0 - $1 }
  Figure(
    name: "a change beside its fsync, on disk", measured: median(differences), limit: 1, unit: "ms"
  ).print()

  let memory = "/dev/shm"
  let free = try? FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize]
  let size = try FileManager.default.attributesOfItem(atPath: file)[.size]
  guard let free = free as? NSNumber, let size = size as? NSNumber,
    free.intValue > 3 * size.intValue
  else { return print("a change beside its fsync, in memory: not measured, \(memory) has no room") }
  let inMemory = try changes(programs, file: file, in: memory, rounds: 1_000)
  Figure(name: "bare UPDATE, in memory", measured: median(inMemory.bare), unit: "ms").print()
  Figure(
    name: "a change beside its fsync, in memory", measured: median(inMemory.ours), limit: 1,
    unit: "ms"
  ).print()
}

/// Measures the milliseconds of our changes and of bare ones, which set a date there and back.
///
/// Each uses a copy of its own: after another program has written to a file, its cached pages must
/// be read again. The two alternate in going first, because the second finds the disk awake.
private func changes(
  _ programs: Programs, file: String, in folder: String, rounds: Int
) throws -> (ours: [Double], bare: [Double]) {
  let copies = ["ours", "bare"].map { "\(folder)/foldout-figures-\($0).sqlite" }
  defer { for copy in copies { try? FileManager.default.removeItem(atPath: copy) } }
  for copy in copies {
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: file, toPath: copy)
  }
  let server = try programs.open(copies[0], readOnly: false)
  defer { server.program.stop() }
  let database = try Database(copies[1])
  let update = try database.prepare("UPDATE employees SET birth_date = ? WHERE emp_no = ?")
  let connection = try HTTPConnection(port: server.port)
  let number = Company.firstEmployee
  let query = "SELECT birth_date FROM employees WHERE emp_no = \(number)"
  var current = try database.text(query)
  var times: (ours: [Double], bare: [Double]) = ([], [])
  for round in 0..<(rounds + 20) {
    let day = round % 4 < 2 ? "1961-02-0\(round % 2 + 1)" : "1962-03-0\(round % 2 + 1)"
    let post = server.load.post(
      "/t/employees/\(number)", form: "birth_date=\(day)&~original.birth_date=t:\(current)",
      accept: "application/vnd.foldout.batch+json")
    var both: (ours: Double, bare: Double) = (0, 0)
    for turn in round..<(round + 2) {
      if turn.isMultiple(of: 2) {
        both.ours =
          try ContinuousClock().measure { _ = try connection.ask(post) } / .milliseconds(1)
      } else {
        let bare = try ContinuousClock().measure {
          update.bind(day, at: 1)
          update.bind(number, at: 2)
          try update.run()
        }
        both.bare = bare / .milliseconds(1)
      }
    }
    // The answer contains the token of the stored value.
    guard connection.status == 200, connection.text.contains("t:\(day)") else {
      throw HTTPConnection.BenchmarkError.status(connection.status)
    }
    current = day
    guard round >= 20 else { continue }
    times.ours.append(both.ours)
    times.bare.append(both.bare)
  }
  let stored = try Database(copies[0]).text(query)
  guard stored == current else {
    throw Database.BenchmarkError("\(stored) is stored, not \(current)")
  }
  return times
}
