import NIOCore

/// Closes a connection whose other side does not read its answer.
///
/// Parts of an answer are written only while the network takes them. One who reads nothing keeps
/// them in memory, so the connection ends when nothing was taken for a while. A slow reader who
/// goes on reading is not cut off: each part that is taken begins the time anew.
final class Unread: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let patience: TimeAmount
  private var end: Scheduled<Void>?

  init(after patience: TimeAmount) {
    self.patience = patience
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    end?.cancel()
    let channel = context.channel
    end =
      channel.isWritable
      ? nil : context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    context.fireChannelWritabilityChanged()
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
