import Logging
import NIOCore

/// Pauses accepting connections while the system has no file descriptor left for another.
///
/// A pending connection keeps the listening socket readable until it is accepted. Without a pause
/// the event loop would retry at once, endlessly, and use all of a core.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// The time until connections are accepted again.
  private static let pause = TimeAmount.milliseconds(100)
  private var resumption: Scheduled<Void>?
  private let logger: Logger
  /// True after an error was logged, until a connection is accepted. It prevents repeated lines.
  private var isLogged = false

  /// Creates a pause that logs why a connection cannot be accepted.
  init(_ logger: Logger) {
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isLogged = false
    context.fireChannelRead(data)
  }

  /// Installs a pause as the first handler of a listening channel.
  ///
  /// A failure, as on a closed channel, is logged: it matters only once file descriptors run out.
  static func install(on channel: any Channel, _ logger: Logger) async {
    do {
      try await channel.eventLoop.submit {
        try channel.pipeline.syncOperations.addHandler(AcceptPause(logger), position: .first)
      }.get()
    } catch {
      logger.error(
        """
        The host can’t pause after a failed accept, so it will use a whole core when file \
        descriptors run out: \(error)
        """)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // An error that is passed on ends the host's loop over its connections. I/O errors stay here:
    // they are temporary, or close the socket.
    guard error is IOError else { return context.fireErrorCaught(error) }
    if !isLogged { logger.error("A connection can’t be accepted and is waiting: \(error)") }
    isLogged = true
    guard resumption == nil else { return }
    let channel = context.channel
    setAccepting(false, on: channel)
    resumption = context.eventLoop.assumeIsolated().scheduleTask(in: AcceptPause.pause) {
      self.resumption = nil
      self.setAccepting(true, on: channel)
    }
  }

  /// Pauses or resumes accepting. A failure is logged unless the channel has closed.
  private func setAccepting(_ isAccepting: Bool, on channel: any Channel) {
    let logger = logger
    channel.setOption(.autoRead, value: isAccepting).whenFailure { error in
      guard channel.isActive else { return }
      logger.error("Connections are no longer accepted; start the program again: \(error)")
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    resumption?.cancel()
    resumption = nil
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    resumption?.cancel()
    resumption = nil
  }
}
