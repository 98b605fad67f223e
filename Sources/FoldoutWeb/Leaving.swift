import NIOCore

/// Notices that a browser closes the connection while it waits for an answer, as it does where a
/// search is given up for other words, or its page is left.
///
/// Used on the connection's event loop only. A connection has one request at a time.
final class Leaving: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private var giveUp: (@Sendable () -> Void)?
  private var isLeft = false

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .inputClosed? = event as? ChannelEvent { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    isLeft = true
    giveUp?()
    giveUp = nil
  }

  /// Makes a value, in a task that is cancelled once the browser has left, and tells if it has: the
  /// value may be a part then. A browser that only sends no more may read on.
  static func value<Value: Sendable>(
    on channel: any Channel, _ body: @escaping @Sendable () async -> Value
  ) async -> (value: Value, isLeft: Bool) {
    let task = Task { await body() }
    watch(channel) { task.cancel() }
    let value = await task.value
    watch(channel, nil)
    return (value, task.isCancelled)
  }

  private static func watch(_ channel: any Channel, _ giveUp: (@Sendable () -> Void)?) {
    channel.eventLoop.execute {
      guard let own = try? channel.pipeline.syncOperations.handler(type: Leaving.self) else {
        return
      }
      own.giveUp = giveUp
      if own.isLeft { own.leave() }
    }
  }
}
