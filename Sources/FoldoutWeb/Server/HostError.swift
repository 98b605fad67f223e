import NIOCore
import NIOPosix

/// An error that keeps a host from starting to listen.
public enum HostError: Error, Hashable, Sendable {
  /// Another program listens on the port. `free` is a port that is free, if one was found.
  case portTaken(Int, free: Int?)
  /// The address can be reached from other machines, and there is no access control.
  case notLoopback(String)
  /// The text is not a port number.
  case notAPort(String)
  /// The computer's clock is before the year 1 or after 9999.
  case clock
  /// The process has too few free file descriptors for its files and connections.
  case tooFewDescriptors(free: Int, needed: Int)
  /// The operating system refuses to listen on the address; `reason` is its own message.
  case refused(host: String, port: Int, reason: String)

  /// A sentence that says what is wrong, why, and what to do.
  public var sentence: String {
    switch self {
    case .portTaken(let port, let free):
      "Port \(port) is in use by another program. "
        + (free.map { "Port \($0) is free: try --port \($0), or --port 0 for any." }
          ?? "Try --port 0 for any that is free.")
    case .notLoopback(let host):
      """
      \(host) can be reached from other machines, and there is no access control yet. \
      Use 127.0.0.1, localhost or ::1.
      """
    case .notAPort(let text):
      """
      “\(text)” is not a port. Ports go from 0 to 65535, and 0 takes any that is free. Correct PORT \
      in the environment, or the port in the program.
      """
    case .clock:
      """
      This computer’s clock is set before the year 1 or after 9999, so today’s date is unknown. Set \
      the clock, then start the program again.
      """
    case .tooFewDescriptors(let free, let needed):
      """
      The system lets this program open only \(free) more files, and it needs \(needed). Raise the \
      limit, for example with “ulimit -n 256”, and start it again.
      """
    case .refused(let host, let port, let reason):
      """
      The system doesn’t let this program listen on \(host), port \(port): \(reason). Use \
      another port, such as 8080, or --port 0 for any that is free.
      """
    }
  }
}

/// Finds a free port.
enum FreePort {
  static func find(host: String) async throws -> Int? {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: host, port: 0).get()
    let port = channel.localAddress?.port
    try await channel.close()
    return port
  }
}
