/// The user whose program has the other end of a connection on this machine.
enum PeerOwner: Hashable, Sendable {
  /// A user, by user ID.
  case user(UInt32)
  /// No program has the socket open any more; it may have been anybody's.
  case closed
  /// The system does not provide owners.
  case notProvided

  /// Returns true if the owner may send requests to a user's program.
  ///
  /// The user itself may, and so may root, who can read and write everything anyway. If the system
  /// doesn't provide owners, everybody may.
  func maySendRequests(to own: UInt32) -> Bool {
    switch self {
    case .user(let id): id == own || id == 0
    case .closed: false
    case .notProvided: true
    }
  }
}

/// One end of a connection.
struct Endpoint: Hashable, Sendable {
  /// The address in network byte order: 4 bytes for IPv4, 16 for IPv6.
  var address: [UInt8]
  var port: UInt16

  /// True for a loopback address, which only this machine can reach. An IPv4-mapped IPv6 address
  /// counts as its IPv4 address.
  var isLoopback: Bool {
    switch address.count {
    case 4: address[0] == 127
    default:
      address.dropLast().allSatisfy { $0 == 0 } && address.last == 1
        || address.starts(with: Endpoint.mappedPrefix) && address[12] == 127
    }
  }

  private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  /// The same endpoint as an IPv6 socket has it: an IPv4 address is mapped to `::ffff:0:0/96`.
  var mapped: Endpoint {
    guard address.count == 4 else { return self }
    return Endpoint(address: Endpoint.mappedPrefix + address, port: port)
  }
}
