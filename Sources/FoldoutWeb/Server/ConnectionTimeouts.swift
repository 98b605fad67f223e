import NIOCore

/// Closes a connection whose client does not read its answer.
///
/// Parts of an answer are written only as fast as the network accepts them. A client that reads
/// nothing would keep them in memory, so its connection is closed after some time without progress.
/// A slow client that keeps reading is not cut off: each accepted part restarts the time.
final class WriteTimeoutHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let timeout: TimeAmount
  private var timer: Scheduled<Void>?

  init(after timeout: TimeAmount) {
    self.timeout = timeout
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    timer?.cancel()
    let channel = context.channel
    timer =
      channel.isWritable
      ? nil : context.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
  }
}

/// Time limits for clients that send or read slowly.
///
/// A value of its own, so that tests can use shorter limits.
struct ClientTimeouts: Sendable {
  /// The maximum time from the head of a request to the end of its body.
  var body = TimeAmount.seconds(30)
  /// The maximum time during which a client reads nothing of an answer.
  var answer = TimeAmount.seconds(30)
}

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
