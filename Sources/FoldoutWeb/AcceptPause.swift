import Logging
import NIOCore

/// Pauses accepting connections while the system has no file descriptor left for another.
///
/// A pending connection keeps the listening socket readable until it is accepted. Without a pause
/// the event loop would retry at once, endlessly, and use all of a core.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// The time until connections are accepted again.
  private static let pause = TimeAmount.milliseconds(100)
  private var resumption: Scheduled<Void>?

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
    // An error that is passed on ends the host's loop over its connections. I/O errors stay here:
    // they are temporary, or close the socket.
    guard error is IOError else { return context.fireErrorCaught(error) }
    guard resumption == nil else { return }
    let channel = context.channel
    _ = channel.setOption(.autoRead, value: false)
    resumption = context.eventLoop.assumeIsolated().scheduleTask(in: AcceptPause.pause) {
      self.resumption = nil
      _ = channel.setOption(.autoRead, value: true)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    resumption?.cancel()
    resumption = nil
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    resumption?.cancel()
    resumption = nil
  }
}
