/// The user whose program holds the other end of a connection on this machine.
enum PeerOwner: Hashable, Sendable {
  /// A user, by number.
  case user(UInt32)
  /// No program has it open any more: it may have been anybody's.
  case nobody
  /// The system does not tell.
  case untold

  /// Decides if the owner may ask a program of some user: that user may, and so may root, who can
  /// read and write everything anyway. Where the system never tells, everybody may.
  func mayAsk(user own: UInt32) -> Bool {
    switch self {
    case .user(let id): id == own || id == 0
    case .nobody: false
    case .untold: true
    }
  }
}

/// One end of a connection.
struct Endpoint: Hashable, Sendable {
  /// The address: 4 bytes, or 16.
  var address: [UInt8]
  var port: UInt16

  /// True for an address that only this machine can reach.
  var isLoopback: Bool {
    switch address.count {
    case 4: address[0] == 127
    default: address.dropLast().allSatisfy { $0 == 0 } && address.last == 1
    }
  }

  /// The same as a socket of the newer kind of addresses has it.
  var mapped: Endpoint {
    guard address.count == 4 else { return self }
    let prefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    return Endpoint(address: prefix + address, port: port)
  }
}
