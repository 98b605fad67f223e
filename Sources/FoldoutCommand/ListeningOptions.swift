import ArgumentParser

/// The options for the server's address and port, shared by all commands that serve.
struct ListeningOptions: ParsableArguments {
  @Option(help: "The port to listen on; 0 picks a free one.")
  var port = 8080

  @Option(help: "The address to listen on: 127.0.0.1, localhost or ::1.")
  var host = "127.0.0.1"

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("\(port) isn’t a port: ports go from 0 to 65535.")
    }
  }
}
