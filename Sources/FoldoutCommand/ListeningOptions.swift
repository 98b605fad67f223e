import ArgumentParser

/// The options for the server's address and port, shared by all commands that serve.
///
/// The delays of the end are hidden: tests give them, so that none depends on a machine's speed.
struct ListeningOptions: ParsableArguments {
  @Option(help: "The port to listen on; 0 picks a free one.")
  var port = 8080

  @Option(help: "The address to listen on: 127.0.0.1, localhost or ::1.")
  var host = "127.0.0.1"

  @Option(help: .hidden)
  var interruptAfterMilliseconds: UInt16?

  @Option(help: .hidden)
  var abandonAfterMilliseconds: UInt16?

  /// The delays of the steps that end the program.
  var shutdownPlan: ShutdownPlan {
    var plan = ShutdownPlan()
    if let delay = interruptAfterMilliseconds { plan.interruptDelay = .milliseconds(delay) }
    if let delay = abandonAfterMilliseconds { plan.abandonDelay = .milliseconds(delay) }
    return plan
  }

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("\(port) isn’t a port: ports go from 0 to 65535.")
    }
  }
}
