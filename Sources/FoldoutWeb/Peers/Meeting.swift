import NIOCore

/// Looks up the owner of a connection's peer when the connection is accepted, before any request.
///
/// By its first request the peer may have disconnected, and then its owner cannot be found any
/// more. The requests that it sent are still answered.
final class Meeting: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let peers: KnownPeers

  init(_ peers: KnownPeers) {
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
    _ = peers.mayAsk(over: channel)
  }
}
