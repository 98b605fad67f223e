/// Why there is no demo to serve.
struct DemoError: Error, Hashable {
  enum Reason: Hashable {
    /// The file could not be made, in the system's own words.
    case notMade(String)
    /// There is a database that is no demo's.
    case somebodys
    /// The clock shows a moment before the year 1 or after 9999: the hours of the days before it
    /// cannot be made.
    case clock
    /// A signal came before it was made.
    case interrupted(Int32)
  }

  var path: String
  var reason: Reason

  /// The fault in words.
  var sentence: String {
    switch reason {
    case .notMade(let reason):
      let reason = reason.hasSuffix(".") ? reason : reason + "."
      return "\(path) couldn’t be created: \(reason) Choose another file with --file."
    case .somebodys:
      return """
        \(path) is another database, not the demo; it was left unchanged. \
        To open it: foldout open \(path)
        """
    case .clock:
      return """
        \(path) couldn’t be created: the clock of this computer is set before the year 1 or after \
        9999. Set the clock, and start the demo again.
        """
    case .interrupted:
      return "\(path) was not created because the program was interrupted. Nothing is left of it."
    }
  }

  /// The exit code, by the meanings of sysexits.h.
  var exitCode: Int32 {
    switch reason {
    case .notMade: 73
    case .somebodys: 65
    case .clock: 71
    // As shells tell of a signal.
    case .interrupted(let signal): 128 + signal
    }
  }
}
