/// Times some calls in turns, so that what else the machine does hits all of them alike.
enum Stopwatch {
  static let rounds = 101

  /// The nanoseconds that one call takes in the median round, for each piece of work.
  ///
  /// - Parameters:
  ///   - calls: How many calls a round of each piece of work makes.
  ///   - rounds: How many rounds there are, an odd number.
  ///   - work: What makes that many calls, given the number of the round.
  static func nanoseconds(
    calls: Int, rounds: Int = rounds, _ work: [(Int) -> Void]
  ) -> [Double] {
    var times = work.map { _ in [Double]() }
    for round in 0..<rounds {
      for (index, run) in work.enumerated() {
        let elapsed = ContinuousClock().measure { run(round) }
        let seconds = Double(elapsed.components.seconds)
        let attoseconds = Double(elapsed.components.attoseconds)
        times[index].append((seconds * 1e9 + attoseconds / 1e9) / Double(calls))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(__always)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { read(UnsafeRawPointer($0)) }
}

/// Something of which the optimiser is not allowed to see that it does nothing.
@inline(never) @_optimize(none)
private func read(_ pointer: UnsafeRawPointer) {}
