import BrowserDriver
import Foundation

/// Measures the built program: its start, and what it sends.
func measureServer(program: String) throws {
  let folder = try ScratchFolder.make(named: "foldout-figures")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let file = "\(folder)/demo.sqlite"
  // The first start makes the file; it is not one of those that count.
  _ = try Server.coldStart(program, file: file)
  let starts = try (0..<21).map { _ in try Server.coldStart(program, file: file) }.sorted()
  Figure(
    name: "cold start to first answer, median of \(starts.count)",
    measured: starts[starts.count / 2],
    limit: 100, unit: "ms"
  ).print()

  let server = try Server(program, file: file)
  defer { server.program.stop() }
  let page = try server.client.get("/t/people/1").text
  for (address, field, what) in [
    ("/t/people/1", "started_work", "a date"), ("/t/people/1", "ended_work", "no date"),
    ("/t/appointments/1", "starts", "a date and time"),
  ] {
    let shown = try server.client.get(address).text
    let from = shown.firstMatch(of: /data-from="([0-9a-f]+)"/)?.1 ?? ""
    Figure(
      name: "drawer opened, \(what), gzip",
      measured: try server.bytes(
        "\(address)?tap=\(field)&from=\(from)", accept: "application/vnd.foldout.batch+json"),
      limit: 2000, unit: "B"
    ).print()
  }
  let script = page.firstMatch(of: /src="([^"]+)"/)?.1 ?? ""
  let style = page.firstMatch(of: /stylesheet" href="([^"]+)"/)?.1 ?? ""
  Figure(
    name: "first view, script, gzip", measured: try server.bytes(String(script)), limit: 6000,
    unit: "B"
  ).print()
  Figure(
    name: "first view, styles, gzip", measured: try server.bytes(String(style)), limit: 4000,
    unit: "B"
  ).print()
  Figure(
    name: "first view, page of a record, gzip", measured: try server.bytes("/t/people/1"),
    limit: nil, unit: "B"
  ).print()
}
