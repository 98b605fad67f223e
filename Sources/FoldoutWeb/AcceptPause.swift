import Logging
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

  /// Puts a pause before all else on a channel that listens. Where that fails, as on one that is
  /// closed already, it is logged: nothing but a lack of descriptors makes a difference.
  static func install(on channel: any Channel, _ logger: Logger) async {
    do {
      try await channel.eventLoop.submit {
        try channel.pipeline.syncOperations.addHandler(AcceptPause(), position: .first)
      }.get()
    } catch {
      logger.error(
        """
        Without a pause after refused connections, a lack of file descriptors takes a whole core: \
        \(error)
        """)
    }
  }

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
