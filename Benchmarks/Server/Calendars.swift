import BrowserDriver
import Foundation
import FoldoutForms

/// Measures a calendar: a month's grid in several calendar systems, a drawer's bytes, and turning
/// the page.
func measureCalendars(_ programs: Programs) throws {
  try measureMonths()
  let folder = try ScratchFolder.make(named: "foldout-figures")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let demo = try Server(
    programs.foldout, ["demo", "--file", "\(folder)/demo.sqlite", "--port", "0"])
  defer { demo.program.stop() }
  for (address, field, what) in [
    ("/entry/1", "day", "a day"), ("/appointment", "reminder", "a day and a time"),
  ] {
    let batch = "\(address)?tap=\(field)&from=\(try demo.fingerprint(of: address))"
    let plain = try demo.client.get(batch, headers: ["Accept": Server.batch]).body.count
    let gzip = try demo.bytes(batch, accept: Server.batch)
    Figure(
      name: "calendar drawer opened, \(what)", measured: Double(plain), limit: 10_000, unit: "B"
    ).print()
    Figure(name: "calendar drawer opened, \(what), gzip", measured: gzip, limit: 2000, unit: "B")
      .print()
  }
  let open = "/entry/1?open=day"
  let from = try demo.fingerprint(of: open)
  let turns = (1...12).map { month in
    let day = "2024-\(month < 10 ? "0" : "")\(month)-01"
    return demo.load.get(
      "\(open)&~view.day=\(day)&from=\(from)",
      headers: ["Accept: \(Server.batch)", "Accept-Encoding: gzip"])
  }
  let latencies = try demo.load.latencies([turns], rounds: 1_000)
  Figure(name: "another month, one request", measured: latencies[0], limit: 2, unit: "ms").print()
}

/// Measures making a month's six weeks with their names, over 24 months; the names are made once.
private func measureMonths() throws {
  for system in [
    "gregorian", "buddhist", "japanese", "persian", "hebrew", "islamic-umalqura", "indian",
    "coptic",
  ] {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en_US@calendar=\(system)"), timeZone: .gmt, now: Date())
    let days = (0..<24).compactMap {
      LocalDate(year: 2025 + $0 / 12, month: $0 % 12 + 1, day: 14)
    }
    let times = Stopwatch.nanoseconds(
      calls: days.count,
      [
        { _ in
          for day in days {
            keep(CalendarMonth(containing: day, chosen: day, environment: environment))
          }
        }
      ])
    Figure(
      name: "a month's grid, \(system)", measured: times[0] / 1000,
      limit: system == "gregorian" ? 50 : 500, unit: "µs"
    ).print()
  }
}

extension Server {
  /// The media type of answers to the script.
  static let batch = "application/vnd.foldout.batch+json"

  /// Returns the fingerprint of a page, which the script sends with each request.
  func fingerprint(of address: String) throws -> String {
    guard let found = try client.get(address).text.firstMatch(of: /data-from="([^"]+)"/) else {
      throw Database.BenchmarkError("no fingerprint in \(address)")
    }
    return String(found.1)
  }
}
