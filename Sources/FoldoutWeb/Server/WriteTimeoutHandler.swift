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
