import NIOCore
import NIOHTTP1

/// Detects that a browser closes its connection while it waits for an answer.
///
/// Browsers do so when another search replaces the current one, or when its page is left.
///
/// Used on the connection's event loop only. A connection has one request at a time.
final class DisconnectHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private var onDisconnect: (@Sendable () -> Void)?
  private var isDisconnected = false

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .inputClosed? = event as? ChannelEvent { disconnect() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    disconnect()
    context.fireChannelInactive()
  }

  private func disconnect() {
    isDisconnected = true
    onDisconnect?()
    onDisconnect = nil
  }

  /// Computes a value in a task that is cancelled if the browser leaves.
  ///
  /// Returns the value, and true if the task was cancelled, in which case the value may be
  /// incomplete. A browser that closed only its sending side counts as having left, although it may
  /// still read.
  static func value<Value: Sendable>(
    on channel: any Channel, _ body: @escaping @Sendable () async -> Value
  ) async -> (value: Value, isDisconnected: Bool) {
    let task = Task { await body() }
    watch(channel) { task.cancel() }
    let value = await task.value
    watch(channel, nil)
    return (value, task.isCancelled)
  }

  private static func watch(_ channel: any Channel, _ onDisconnect: (@Sendable () -> Void)?) {
    channel.eventLoop.execute {
      guard let own = try? channel.pipeline.syncOperations.handler(type: DisconnectHandler.self)
      else {
        return
      }
      own.onDisconnect = onDisconnect
      if own.isDisconnected { own.disconnect() }
    }
  }
}

/// Copies the host of an absolute request target into the `Host` header.
///
/// The host in the request line takes precedence over the header (RFC 9112, section 3.2.2). The
/// HTTP types that requests are converted to next would drop it, before the origin policy could
/// refuse it.
final class TargetHostHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data),
      let authority = RequestTarget(head.uri).authority, head.headers["Host"].count == 1
    else { return context.fireChannelRead(data) }
    head.headers.replaceOrAdd(name: "Host", value: authority)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Inserts `TargetHostHandler` after the HTTP decoder, before requests are converted to the HTTP
  /// types.
  final class Installer: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    func handlerAdded(context: ChannelHandlerContext) {
      do {
        let pipeline = context.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(TargetHostHandler(), position: .after(decoder))
      } catch {
        // Without `TargetHostHandler` a foreign host would go unnoticed.
        context.close(promise: nil)
      }
    }
  }
}
