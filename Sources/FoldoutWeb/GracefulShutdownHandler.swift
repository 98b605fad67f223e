import NIOCore

/// Gives a connection limited time to finish its request when the server stops.
///
/// Hummingbird closes idle connections at once and the others after their answer. A connection
/// whose request never arrives completely would keep the process alive.
final class GracefulShutdownHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// The maximum time for requests in progress: the program should end within a second.
  private static let gracePeriod = TimeAmount.milliseconds(700)

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      let channel = context.channel
      context.eventLoop.scheduleTask(in: GracefulShutdownHandler.gracePeriod) {
        channel.close(promise: nil)
      }
    }
    context.fireUserInboundEventTriggered(event)
  }
}
