extension Program {
  /// Waits until the program has written a complete line that satisfies the condition.
  ///
  /// Output wakes the wait; there is no polling. Throws at once if the program ends without such a
  /// line.
  public func line(
    within limit: Duration = Deadline.usual, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    try line(of: output, within: limit, where: isWanted)
  }

  /// Waits for a line of standard error in the same way.
  public func errorLine(
    within limit: Duration = Deadline.usual, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    try line(of: errors, within: limit, where: isWanted)
  }

  private func line(
    of transcript: Transcript, within limit: Duration, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    var checked = 0
    var found: String?
    let state = transcript.state.wait(for: limit) { state in
      found = state.lines[checked...].first(where: isWanted)
      checked = state.lines.count
      return state.hasEnded || found != nil
    }
    if let found { return found }
    guard state.hasEnded else {
      throw .timedOut(waitingFor: "\(name) writes the line", lastSeen: state.text)
    }
    let rest = errors.state.wait(for: Deadline.usual) { $0.hasEnded }
    throw .programEnded(name: name, output: state.text + rest.text)
  }

  /// Waits until the program has ended.
  public func waitForEnd(within limit: Duration = Deadline.usual) throws(DriverError) -> Ending {
    let ending = end.wait(for: limit) { $0 != nil }
    guard let ending else {
      throw .timedOut(waitingFor: "\(name) ends", lastSeen: errorText)
    }
    // Its last output may still be in the pipes.
    _ = output.state.wait(for: limit) { $0.hasEnded }
    _ = errors.state.wait(for: limit) { $0.hasEnded }
    return ending
  }
}
