import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Asks the system whose program holds the other end of a connection.
///
/// Linux answers about one socket by netlink, and has a list of all in `/proc/net` for where that
/// is forbidden. Other systems do not tell.
///
/// `@unchecked Sendable`: `netlink` never changes. `isToldByNetlink`, `isListed`, `latest` and what
/// is sent and received on the socket belong together, and are touched under `lock` only.
final class SocketOwners: @unchecked Sendable {
  private let lock = NSLock()
  /// The socket to the kernel, open from the beginning: somebody who takes all descriptors must not
  /// escape the question. -1 for none.
  private let netlink: Int32
  /// True once the kernel, or its list, has told an owner; from then on silence means that there is
  /// none.
  private var isToldByNetlink = false
  private var isListed = false
  private var latest: UInt32 = 0

  /// Opens what is needed to ask; `usesNetlink` is false for a system that has the list only.
  init(usesNetlink: Bool = true) {
    netlink = usesNetlink ? SocketDiagnosis.open() : -1
  }

  deinit {
    if netlink >= 0 { close(netlink) }
  }

  /// The owner of the peer's end. Complexity: O(1) by netlink, else O(sockets of the machine).
  func owner(of peer: Endpoint, connectedTo own: Endpoint) -> PeerOwner {
    lock.withLock {
      if let told = byNetlink(peer, own) {
        isToldByNetlink = true
        return told
      }
      // To read all lists for what is not there would be work that anybody can give.
      if isToldByNetlink { return .nobody }
      if let told = ListedSockets.owner(of: peer, connectedTo: own) {
        isListed = true
        return told
      }
      return isListed ? .nobody : .untold
    }
  }

  /// The kernel's answer; `nil` where it has none, which may also mean that it cannot look there.
  private func byNetlink(_ peer: Endpoint, _ own: Endpoint) -> PeerOwner? {
    guard netlink >= 0 else { return nil }
    latest &+= 1
    let question = SocketDiagnosis(peer: peer, own: own, number: latest)
    return question.ask(on: netlink)
  }
}
