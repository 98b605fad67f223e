import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Finds the user whose program has the other end of a connection.
///
/// Linux answers about one socket by netlink. Where that is forbidden, `/proc/net` lists all
/// sockets. Other systems do not provide owners.
///
/// `@unchecked Sendable`: `netlink` never changes. `netlinkHasAnswered`, `listHasAnswered`,
/// `lastNumber` and the messages on the socket belong together, and are accessed under `lock` only.
final class SocketOwners: @unchecked Sendable {
  private let lock = NSLock()
  /// The netlink socket, or -1. It is opened at the beginning, so that nobody can escape the check
  /// by using up all file descriptors.
  private let netlink: Int32
  /// True once netlink has found an owner. From then on no answer means that there is no owner.
  private var netlinkHasAnswered = false
  /// The same for the list.
  private var listHasAnswered = false
  private var lastNumber: UInt32 = 0
  private let lists: Lists

  /// Looks up an owner in the system's lists of sockets, like ``ListedSockets``.
  typealias Lists = @Sendable (_ peer: Endpoint, _ own: Endpoint) throws(LookupError) -> PeerOwner?

  /// Opens the netlink socket, unless `usesNetlink` is false, as for a system that only has the
  /// lists.
  init(
    usesNetlink: Bool = true,
    lists: @escaping Lists = { (peer, own) throws(LookupError) in
      try ListedSockets.owner(of: peer, connectedTo: own)
    }
  ) {
    netlink = usesNetlink ? SocketDiagnosis.open() : -1
    self.lists = lists
  }

  deinit {
    if netlink >= 0 { close(netlink) }
  }

  /// Returns the owner of the peer's end. If it cannot be looked up for lack of descriptors or
  /// memory, returns `closed`, so that the peer is not admitted.
  ///
  /// Complexity: O(1) by netlink, otherwise O(sockets of the machine).
  func owner(of peer: Endpoint, connectedTo own: Endpoint) -> PeerOwner {
    lock.withLock {
      do {
        return try lookUp(peer, own)
      } catch {
        return .closed
      }
    }
  }

  private func lookUp(_ peer: Endpoint, _ own: Endpoint) throws(LookupError) -> PeerOwner {
    if let owner = try ownerByNetlink(peer, own) {
      netlinkHasAnswered = true
      return owner
    }
    // Don't read the lists for a socket that isn't there: anybody could cause that work.
    if netlinkHasAnswered { return .closed }
    if let owner = try lists(peer, own) {
      listHasAnswered = true
      return owner
    }
    return listHasAnswered ? .closed : .notProvided
  }

  /// Returns the kernel's answer by netlink; `nil` if there is none or netlink is not permitted.
  private func ownerByNetlink(
    _ peer: Endpoint, _ own: Endpoint
  ) throws(LookupError) -> PeerOwner? {
    guard netlink >= 0 else { return nil }
    lastNumber &+= 1
    let question = SocketDiagnosis(peer: peer, own: own, number: lastNumber)
    return try question.ask(on: netlink)
  }
}

/// An error for a lookup of a connection's owner that failed for lack of descriptors or memory.
///
/// It must not be confused with a system that provides no owners: anybody can use up descriptors.
struct LookupError: Error, Hashable {
  let code: Int32

  /// Creates an error from an `errno` code; `nil` if the code means another failure.
  init?(code: Int32) {
    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) else { return nil }
    self.code = code
  }

  /// Throws if the last system call failed for lack of descriptors or memory.
  static func check(_ code: Int32 = errno) throws(LookupError) {
    if let error = LookupError(code: code) { throw error }
  }
}
