import NIOCore

/// Stops taking connections for a moment when the system has no descriptor left for another.
///
/// A connection that waits to be taken makes its socket readable until somebody takes it. Without a
/// pause the event loop would try again at once, for ever, with all of a core.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// The time until it is tried again.
  private static let length = TimeAmount.milliseconds(100)
  private var end: Scheduled<Void>?

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // What goes on from here ends the host's loop over its connections. The system's refusals pass
    // by themselves, or close the socket.
    guard error is IOError else { return context.fireErrorCaught(error) }
    guard end == nil else { return }
    let channel = context.channel
    _ = channel.setOption(.autoRead, value: false)
    end = context.eventLoop.assumeIsolated().scheduleTask(in: AcceptPause.length) {
      self.end = nil
      _ = channel.setOption(.autoRead, value: true)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    end?.cancel()
    end = nil
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    end?.cancel()
    end = nil
  }
}
