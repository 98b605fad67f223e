import BrowserDriver
import Foundation

/// Measures the start with a small database and with the company's.
func measureStarts(_ programs: Programs, file: String) throws {
  let folder = try ScratchFolder.make(named: "foldout-figures")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let demo = ["demo", "--file", "\(folder)/demo.sqlite", "--port", "0"]
  let large = ["open", file, "--port", "0"]
  // The first start makes the demo's file, so it is not counted.
  _ = try Server.coldStart(programs.foldout, demo)
  var times: [[Double]] = [[], [], [], []]
  for _ in 0..<21 {
    times[0].append(try Server.coldStart(programs.bare, [], first: "/1000"))
    times[1].append(try Server.coldStart(programs.foldout, demo))
    times[2].append(try Server.coldStart(programs.foldout, large))
    times[3].append(try Server.coldStart(programs.foldout, large, first: "/t/salaries"))
  }
  let medians = times.map(median)
  Figure(name: "cold start of the bare route, median of 21", measured: medians[0], unit: "ms")
    .print()
  for (what, time) in [
    ("to first answer", medians[1]), ("to first answer, 3.1 M rows", medians[2]),
    ("to first list of salaries, 3.1 M rows", medians[3]),
  ] {
    Figure(name: "cold start \(what), median of 21", measured: time, limit: 100, unit: "ms").print()
  }
}
