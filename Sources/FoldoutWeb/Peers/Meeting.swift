import NIOCore

/// Has a connection's peer asked about when it is accepted, before it has sent anything.
///
/// By its first request it may have hung up, and then nobody knows any more whose it was. What it
/// had sent is answered all the same, as it always was.
final class Meeting: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let peers: KnownPeers

  init(_ peers: KnownPeers) {
    self.peers = peers
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { meet(context.channel) }
  }

  func channelActive(context: ChannelHandlerContext) {
    meet(context.channel)
    context.fireChannelActive()
  }

  private func meet(_ channel: any Channel) {
    _ = peers.mayAsk(over: channel)
  }
}
