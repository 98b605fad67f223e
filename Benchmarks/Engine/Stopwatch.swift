/// Times pieces of work by turns, so that other load on the machine affects all of them alike.
enum Stopwatch {
  static let rounds = 101

  /// Returns the nanoseconds of one call in the median round, for each piece of work.
  ///
  /// - Parameters:
  ///   - calls: The number of calls that a piece of work makes in one round.
  ///   - rounds: The number of rounds, which must be odd.
  ///   - work: The pieces of work; each gets the number of the round.
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

/// Keeps the optimiser from removing work whose result is not used.
@inline(__always)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { read(UnsafeRawPointer($0)) }
}

/// Does nothing, which the optimiser cannot see.
@inline(never) @_optimize(none)
private func read(_ pointer: UnsafeRawPointer) {}
