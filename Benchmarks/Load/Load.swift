import Glibc

/// HTTP clients that measure the latency and the rate of a server's answers.
struct Load {
  let port: Int

  /// Returns the bytes of a GET request.
  func get(_ path: String, headers: [String] = []) -> [UInt8] {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Returns the bytes of a POST request with a form, as the script sends it.
  func post(_ path: String, form: String, accept: String = "*/*") -> [UInt8] {
    let lines = [
      "POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept: \(accept)",
      "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(form.utf8.count)", "",
      form,
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Measures the milliseconds from a request to its complete answer, by turns on one connection.
  ///
  /// Returns one median for each list of requests.
  func latencies(_ kinds: [[[UInt8]]], rounds: Int) throws -> [Double] {
    let connection = try HTTPConnection(port: port)
    var times = kinds.map { _ in [Double]() }
    for round in 0..<(rounds + rounds / 10) {
      for (index, requests) in kinds.enumerated() {
        let request = requests[round % requests.count]
        let start = ContinuousClock.now
        _ = try connection.ask(request)
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
        guard connection.status == 200 else {
          throw HTTPConnection.BenchmarkError.status(connection.status)
        }
        // The first tenth is the warm-up.
        if round >= rounds / 10 { times[index].append(elapsed) }
      }
    }
    return times.map(median)
  }

  /// Measures the answers per second to clients that each wait for an answer before they continue.
  ///
  /// One thread runs all clients with `poll`.
  func rate(_ requests: [[UInt8]], clients: Int = 16, seconds: Double = 1) throws -> Double {
    var count = 0
    let start = ContinuousClock.now
    let end = start + .seconds(seconds)
    try serve(requests, clients: clients) {
      count += 1
      return ContinuousClock.now < end
    }
    return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
  }

  /// Sends a number of requests in total, over all clients.
  func ask(_ requests: [[UInt8]], times: Int, clients: Int = 16) throws {
    var count = 0
    try serve(requests, clients: clients) {
      count += 1
      return count < times
    }
  }

  /// Measures the milliseconds of a client's successive requests while other clients are busy.
  ///
  /// Each of the `others` is a request that one further client repeats without a pause.
  func latencies(
    _ requests: [[UInt8]], times count: Int, beside others: [[UInt8]]
  ) throws -> [Double] {
    let connections = try (0...others.count).map { _ in try HTTPConnection(port: port) }
    var waiting = connections.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    for (connection, request) in zip(connections.dropFirst(), others) {
      try connection.send(request)
    }
    var times: [Double] = []
    var start = ContinuousClock.now
    try connections[0].send(requests[0])
    while times.count < count {
      guard poll(&waiting, nfds_t(connections.count), 10_000) > 0 else {
        throw HTTPConnection.BenchmarkError.connection(errno)
      }
      // The measured client is served first.
      for (index, connection) in connections.enumerated() where waiting[index].revents != 0 {
        guard try connection.read() else { continue }
        guard connection.status == 200 else {
          throw HTTPConnection.BenchmarkError.status(connection.status)
        }
        guard index == 0 else {
          try connection.send(others[index - 1])
          continue
        }
        times.append((ContinuousClock.now - start) / .milliseconds(1))
        start = ContinuousClock.now
        try connection.send(requests[times.count % requests.count])
      }
    }
    return times
  }

  private func serve(
    _ requests: [[UInt8]], clients: Int, goesOn: () -> Bool
  ) throws {
    let connections = try (0..<clients).map { _ in try HTTPConnection(port: port) }
    var waiting = connections.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    var next = 0
    for connection in connections {
      try connection.send(requests[next % requests.count])
      next += 1
    }
    while true {
      guard poll(&waiting, nfds_t(clients), 10_000) > 0 else {
        throw HTTPConnection.BenchmarkError.connection(errno)
      }
      for (index, connection) in connections.enumerated() where waiting[index].revents != 0 {
        guard try connection.read() else { continue }
        guard connection.status == 200 else {
          throw HTTPConnection.BenchmarkError.status(connection.status)
        }
        guard goesOn() else { return }
        try connection.send(requests[next % requests.count])
        next += 1
      }
    }
  }
}

/// Returns the median of some numbers.
func median(_ numbers: [Double]) -> Double {
  numbers.sorted()[numbers.count / 2]
}
