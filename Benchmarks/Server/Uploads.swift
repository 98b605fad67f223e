import Foundation

/// Measures an upload of a thousand parts, which must be read in a time that depends on its length
/// alone: four times as long for four times the bytes.
func measureUploads(_ programs: Programs, file: String) throws {
  let server = try programs.open(file, readOnly: false)
  defer { server.program.stop() }
  let path = "/t/employees/\(Company.firstEmployee)"
  let sizes = [2, 8]
  let requests = sizes.map { upload(to: path, megabytes: $0, port: server.port) }
  let connection = try HTTPConnection(port: server.port)
  var times = sizes.map { _ in [Double]() }
  for _ in 0..<11 {
    for (index, request) in requests.enumerated() {
      let elapsed = try ContinuousClock().measure { _ = try connection.ask(request) }
      // The parts name no field of the record, so the form is refused once it is read.
      guard (400..<500).contains(connection.status) else {
        throw HTTPConnection.BenchmarkError.status(connection.status)
      }
      times[index].append(elapsed / .milliseconds(1))
    }
  }
  let (short, long) = (median(times[0]), median(times[1]))
  Figure(name: "an upload of 1,000 parts, 8 MB", measured: long, limit: 500, unit: "ms").print()
  Figure(name: "an upload of 8 MB / one of 2 MB", measured: long / short, limit: 6, unit: "×")
    .print()
}

/// Returns a form of a thousand short parts and a long one.
private func upload(to path: String, megabytes: Int, port: Int) -> [UInt8] {
  let boundary = "figures"
  func part(_ name: String, _ content: String) -> String {
    "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(content)\r\n"
  }
  let parts = (1...1_000).map { part("x\($0)", "\($0)") }.joined()
  let long = part("long", String(repeating: "x", count: megabytes << 20))
  let form = "\(parts)\(long)--\(boundary)--\r\n"
  let lines = [
    "POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)",
    "Content-Type: multipart/form-data; boundary=\(boundary)",
    "Content-Length: \(form.utf8.count)", "", form,
  ]
  return Array(lines.joined(separator: "\r\n").utf8)
}
