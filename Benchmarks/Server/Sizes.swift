import BrowserDriver
import Foundation

/// Measures the bytes that the program sends for an opened drawer, and for a first view.
func measureSizes(_ programs: Programs, file: String) throws {
  let folder = try ScratchFolder.make(named: "foldout-figures")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let demo = try Server(
    programs.foldout, ["demo", "--file", "\(folder)/demo.sqlite", "--port", "0"])
  defer { demo.program.stop() }
  for (address, field, what) in [
    ("/t/people/1", "started_work", "a date"), ("/t/people/1", "ended_work", "no date"),
    ("/t/appointments/1", "starts", "a date and time"),
  ] {
    let from = try demo.fingerprint(of: address)
    Figure(
      name: "drawer opened, \(what), gzip",
      measured: try demo.bytes(
        "\(address)?tap=\(field)&from=\(from)", accept: "application/vnd.foldout.batch+json"),
      limit: 2000, unit: "B"
    ).print()
  }
  try measureFirstView(demo, "/", what: "the demo's start page")
  try measureFirstView(demo, "/people", what: "the demo's list of people")
  try measureFirstView(demo, "/t/people/1", what: "a record of the demo")
  let server = try programs.open(file)
  defer { server.program.stop() }
  try measureFirstView(server, "/t/employees", what: "the first list of employees")
  try measureFirstView(server, "/t/employees/200000", what: "an employee")
}

/// Measures a page with all its scripts, styles and icons, including headers.
private func measureFirstView(_ server: Server, _ address: String, what: String) throws {
  let page = try server.client.get(address).text
  let scripts = page.matches(of: /<script[^>]* ?src="([^"]+)"/).map { String($0.1) }
  let styles = page.matches(of: /stylesheet" href="([^"]+)"/).map { String($0.1) }
  let icons = page.matches(of: /rel="icon" href="([^"]+)"/).map { String($0.1) }
  let script = try scripts.map { try server.bytes($0) }.reduce(0, +)
  let style = try styles.map { try server.bytes($0) }.reduce(0, +)
  let connection = try HTTPConnection(port: server.port)
  let whole = try ([address] + scripts + styles + icons).map { file in
    Double(try connection.ask(server.load.get(file, headers: ["Accept-Encoding: gzip"])))
  }
  let name = "first view of \(what), gzip"
  Figure(name: "\(name): script", measured: script, limit: 6000, unit: "B").print()
  Figure(name: "\(name): styles", measured: style, limit: 4000, unit: "B").print()
  Figure(name: "\(name): page", measured: try server.bytes(address), unit: "B").print()
  Figure(
    name: "\(name): all, with headers", measured: whole.reduce(0, +), limit: 14_600, unit: "B"
  ).print()
}
