/// An error that prevents the demo from being served.
struct DemoError: Error, Hashable {
  enum Reason: Hashable {
    /// The file could not be made; the value is the system's message.
    case notMade(String)
    /// The path has another program's database.
    case foreignFile
    /// The clock is before the year 1 or after 9999, so the hours of the last days cannot be made.
    case clock
    /// A signal arrived before the file was complete.
    case interrupted(Int32)
  }

  var path: String
  var reason: Reason

  /// A sentence for the user.
  var sentence: String {
    switch reason {
    case .notMade(let reason):
      let reason = reason.hasSuffix(".") ? reason : reason + "."
      return "\(path) couldn’t be created: \(reason) Choose another file with --file."
    case .foreignFile:
      return """
        \(path) is another database, not the demo; it was left unchanged. \
        To open it: foldout open \(path)
        """
    case .clock:
      return """
        \(path) couldn’t be created: this computer’s clock is set before the year 1 or after 9999. \
        Set the clock, then start the demo again.
        """
    case .interrupted:
      return "\(path) was not created because the program was interrupted. Nothing is left of it."
    }
  }

  /// The exit code, from sysexits.h.
  var exitCode: Int32 {
    switch reason {
    case .notMade: 73
    case .foreignFile: 65
    case .clock: 71
    // The code that shells use for a signal.
    case .interrupted(let signal): 128 + signal
    }
  }
}
