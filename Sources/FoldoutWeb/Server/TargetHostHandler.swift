import NIOCore
import NIOHTTP1

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
