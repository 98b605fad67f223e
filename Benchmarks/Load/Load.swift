import Glibc

/// Clients that ask one after another, or side by side, and how fast they are answered.
struct Load {
  let port: Int

  /// A request without a body, as bytes; what it accepts is among the headers.
  func get(_ path: String, headers: [String] = []) -> [UInt8] {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// A form that is posted as the script posts it.
  func post(_ path: String, form: String, accept: String = "*/*") -> [UInt8] {
    let lines = [
      "POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept: \(accept)",
      "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(form.utf8.count)", "",
      form,
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Milliseconds from asking to the whole answer, in the median, of requests asked by turns on one
  /// connection: one median for each list of requests.
  func latencies(_ kinds: [[[UInt8]]], rounds: Int) throws -> [Double] {
    let wire = try Wire(port: port)
    var times = kinds.map { _ in [Double]() }
    for round in 0..<(rounds + rounds / 10) {
      for (index, requests) in kinds.enumerated() {
        let request = requests[round % requests.count]
        let begun = ContinuousClock.now
        _ = try wire.ask(request)
        let elapsed = (ContinuousClock.now - begun) / .milliseconds(1)
        guard wire.status == 200 else { throw Wire.BenchmarkError.status(wire.status) }
        // The first tenth warms up.
        if round >= rounds / 10 { times[index].append(elapsed) }
      }
    }
    return times.map(median)
  }

  /// Answers per second, of that many clients that each wait for an answer before they ask again.
  ///
  /// One thread serves them all: it takes what is ready, and asks the next at once.
  func rate(_ requests: [[UInt8]], clients: Int = 16, seconds: Double = 1) throws -> Double {
    var count = 0
    let begun = ContinuousClock.now
    let end = begun + .seconds(seconds)
    try serve(requests, clients: clients) {
      count += 1
      return ContinuousClock.now < end
    }
    return Double(count) / ((ContinuousClock.now - begun) / .seconds(1))
  }

  /// Asks so many times in all.
  func ask(_ requests: [[UInt8]], times: Int, clients: Int = 16) throws {
    var count = 0
    try serve(requests, clients: clients) {
      count += 1
      return count < times
    }
  }

  /// Milliseconds of so many requests that are asked one after another while other clients, one for
  /// each of the others, ask theirs again and again.
  func latencies(
    _ requests: [[UInt8]], times count: Int, beside others: [[UInt8]]
  ) throws -> [Double] {
    let wires = try (0...others.count).map { _ in try Wire(port: port) }
    var waiting = wires.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    for (wire, request) in zip(wires.dropFirst(), others) { try wire.send(request) }
    var times: [Double] = []
    var begun = ContinuousClock.now
    try wires[0].send(requests[0])
    while times.count < count {
      guard poll(&waiting, nfds_t(wires.count), 10_000) > 0 else {
        throw Wire.BenchmarkError.connection(errno)
      }
      // The measured client is served first.
      for (index, wire) in wires.enumerated() where waiting[index].revents != 0 {
        guard try wire.read() else { continue }
        guard wire.status == 200 else { throw Wire.BenchmarkError.status(wire.status) }
        guard index == 0 else {
          try wire.send(others[index - 1])
          continue
        }
        times.append((ContinuousClock.now - begun) / .milliseconds(1))
        begun = ContinuousClock.now
        try wire.send(requests[times.count % requests.count])
      }
    }
    return times
  }

  private func serve(
    _ requests: [[UInt8]], clients: Int, goesOn: () -> Bool
  ) throws {
    let wires = try (0..<clients).map { _ in try Wire(port: port) }
    var waiting = wires.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    var next = 0
    for wire in wires {
      try wire.send(requests[next % requests.count])
      next += 1
    }
    while true {
      guard poll(&waiting, nfds_t(clients), 10_000) > 0 else {
        throw Wire.BenchmarkError.connection(errno)
      }
      for (index, wire) in wires.enumerated() where waiting[index].revents != 0 {
        guard try wire.read() else { continue }
        guard wire.status == 200 else { throw Wire.BenchmarkError.status(wire.status) }
        guard goesOn() else { return }
        try wire.send(requests[next % requests.count])
        next += 1
      }
    }
  }
}

/// The middle one of some numbers.
func median(_ numbers: [Double]) -> Double {
  numbers.sorted()[numbers.count / 2]
}
