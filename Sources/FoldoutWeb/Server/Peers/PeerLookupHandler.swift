import NIOCore

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
