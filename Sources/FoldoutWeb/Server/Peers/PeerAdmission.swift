import Foundation
import NIOCore

/// Decides for each connection, once, whether its peer may send requests.
///
/// On a loopback connection the peer is a program on this machine: it may if it belongs to root or
/// to the user who started this program. Peers on other addresses always may.
///
/// `@unchecked Sendable`: `owners` and `user` never change; `answers` is accessed under `lock`
/// only.
final class PeerAdmission: @unchecked Sendable {
  private let owners: SocketOwners
  private let user: UInt32
  private let lock = NSLock()
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// Creates the peers of a user's program, by default those of this one.
  init(owners: SocketOwners = SocketOwners(), user: UInt32 = UInt32(geteuid())) {
    self.owners = owners
    self.user = user
  }

  /// True if the connection's peer may send requests.
  func maySendRequests(over channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    if let answer = lock.withLock({ answers[id] }) { return answer }
    let answer = maySendRequests(channel.remoteAddress, over: channel.localAddress)
    lock.withLock { answers[id] = answer }
    channel.closeFuture.whenComplete { [weak self] _ in self?.forget(id) }
    return answer
  }

  private func maySendRequests(_ peer: SocketAddress?, over own: SocketAddress?) -> Bool {
    // A connection without addresses is closed already.
    guard let peer = peer.flatMap(Endpoint.init), let own = own.flatMap(Endpoint.init) else {
      return false
    }
    return !own.isLoopback || owners.owner(of: peer, connectedTo: own).maySendRequests(to: user)
  }

  private func forget(_ id: ObjectIdentifier) {
    lock.withLock { answers[id] = nil }
  }
}

extension Endpoint {
  /// Converts an IP address; `nil` for any other, such as a Unix socket's.
  init?(_ address: SocketAddress) {
    guard let text = address.ipAddress, let port = address.port else { return nil }
    let isFour = address.protocol == .inet
    var bytes = [UInt8](repeating: 0, count: isFour ? 4 : 16)
    guard inet_pton(isFour ? AF_INET : AF_INET6, text, &bytes) == 1 else { return nil }
    self.init(address: bytes, port: UInt16(truncatingIfNeeded: port))
  }
}

/// Looks up the owner of a connection's peer when the connection is accepted, before any request.
///
/// By its first request the peer may have disconnected, and then its owner cannot be found any
/// more. The requests that it sent are still answered.
final class PeerLookupHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let peers: PeerAdmission

  init(_ peers: PeerAdmission) {
    self.peers = peers
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { lookUpOwner(context.channel) }
  }

  func channelActive(context: ChannelHandlerContext) {
    lookUpOwner(context.channel)
    context.fireChannelActive()
  }

  private func lookUpOwner(_ channel: any Channel) {
    _ = peers.maySendRequests(over: channel)
  }
}
