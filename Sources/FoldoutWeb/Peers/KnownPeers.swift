import Foundation
import NIOCore

/// Tells of each connection, once, if its peer is a program of the user who started this one.
///
/// Every address that is listened to is this machine's own, so that a peer is a program on it.
///
/// `@unchecked Sendable`: `owners` and `user` never change; `answers` is touched under `lock` only.
final class KnownPeers: @unchecked Sendable {
  private let owners: SocketOwners
  private let user: UInt32
  private let lock = NSLock()
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// The peers of a program of a user: of this one, where nothing else is said.
  init(owners: SocketOwners = SocketOwners(), user: UInt32 = UInt32(geteuid())) {
    self.owners = owners
    self.user = user
  }

  /// True where the connection's peer may ask.
  func mayAsk(over channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    if let answer = lock.withLock({ answers[id] }) { return answer }
    let answer = mayAsk(channel.remoteAddress, over: channel.localAddress)
    lock.withLock { answers[id] = answer }
    channel.closeFuture.whenComplete { [weak self] _ in self?.forget(id) }
    return answer
  }

  private func mayAsk(_ peer: SocketAddress?, over own: SocketAddress?) -> Bool {
    // Without addresses it has been closed already.
    guard let peer = peer.flatMap(Endpoint.init), let own = own.flatMap(Endpoint.init) else {
      return false
    }
    return !own.isLoopback || owners.owner(of: peer, connectedTo: own).mayAsk(user: user)
  }

  private func forget(_ id: ObjectIdentifier) {
    lock.withLock { answers[id] = nil }
  }
}

extension Endpoint {
  /// An address of the network; `nil` for any other, such as a file's.
  init?(_ address: SocketAddress) {
    guard let text = address.ipAddress, let port = address.port else { return nil }
    let isFour = address.protocol == .inet
    var bytes = [UInt8](repeating: 0, count: isFour ? 4 : 16)
    guard inet_pton(isFour ? AF_INET : AF_INET6, text, &bytes) == 1 else { return nil }
    self.init(address: bytes, port: UInt16(truncatingIfNeeded: port))
  }
}
