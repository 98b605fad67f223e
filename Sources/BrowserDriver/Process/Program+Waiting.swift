extension Program {
  /// Waits until the program has written a whole line that satisfies the condition.
  ///
  /// Woken by the output itself. A program that ends without such a line fails at once.
  public func line(
    within limit: Duration = .seconds(10), where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    try line(of: output, within: limit, where: isWanted)
  }

  /// Waits in the same way for a line of standard error.
  public func errorLine(
    within limit: Duration = .seconds(10), where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    try line(of: errors, within: limit, where: isWanted)
  }

  private func line(
    of transcript: Transcript, within limit: Duration, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    var judged = 0
    var found: String?
    let state = transcript.state.wait(for: limit) { state in
      found = state.lines[judged...].first(where: isWanted)
      judged = state.lines.count
      return state.hasEnded || found != nil
    }
    if let found { return found }
    guard state.hasEnded else {
      throw .timedOut(waitingFor: "\(name) writes the line", lastSeen: state.text)
    }
    let rest = errors.state.wait(for: .seconds(1)) { $0.hasEnded }
    throw .programEnded(name: name, output: state.text + rest.text)
  }

  /// Waits until the program has ended by itself.
  public func waitForEnd(within limit: Duration = .seconds(10)) throws(DriverError) -> Ending {
    let ending = end.wait(for: limit) { $0 != nil }
    guard let ending else {
      throw .timedOut(waitingFor: "\(name) ends", lastSeen: errorText)
    }
    // What it wrote last may still be on its way through the pipes.
    _ = output.state.wait(for: limit) { $0.hasEnded }
    _ = errors.state.wait(for: limit) { $0.hasEnded }
    return ending
  }
}
