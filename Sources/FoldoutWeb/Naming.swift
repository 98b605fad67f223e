import NIOCore
import NIOHTTP1

/// Has a request that names its host in its first line asked as that host.
///
/// The host in the line comes before the header of that name (RFC 9112, section 3.2.2). The types
/// of the web that requests become next have no room for it: it would be forgotten before anybody
/// could refuse it.
final class Naming: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data),
      let authority = RequestTarget(head.uri).authority, head.headers["Host"].count == 1
    else { return context.fireChannelRead(data) }
    head.headers.replaceOrAdd(name: "Host", value: authority)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Puts itself before the handler that makes the web's types of requests, once there is one.
  final class Placing: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    func handlerAdded(context: ChannelHandlerContext) {
      do {
        let pipeline = context.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(Naming(), position: .after(decoder))
      } catch {
        // Without it a foreign host could go unseen.
        context.close(promise: nil)
      }
    }
  }
}
