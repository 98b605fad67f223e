import NIOCore

/// Lets a connection finish what it is doing when the server stops, but not for ever.
///
/// Hummingbird closes idle connections at once and the others after their answer. One whose
/// request never becomes whole would keep the process alive.
final class GracefulShutdownHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// The longest time for work that was begun: the program is to end within a second.
  private static let patience = TimeAmount.milliseconds(700)

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      let channel = context.channel
      context.eventLoop.scheduleTask(in: GracefulShutdownHandler.patience) {
        channel.close(promise: nil)
      }
    }
    context.fireUserInboundEventTriggered(event)
  }
}
