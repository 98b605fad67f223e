import NIOCore

/// Gives a connection limited time to finish its request when the server stops.
///
/// Hummingbird closes idle connections at once and the others after their answer. A connection
/// whose request never arrives completely would keep the process alive.
final class GracefulShutdownHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let time: TimeAmount

  /// Creates a handler that closes a connection if its request is not answered by then.
  init(after time: TimeAmount) {
    self.time = time
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      let channel = context.channel
      context.eventLoop.scheduleTask(in: time) {
        channel.close(promise: nil)
      }
    }
    context.fireUserInboundEventTriggered(event)
  }
}
