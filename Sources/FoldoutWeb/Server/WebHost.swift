import Foundation
@_exported public import FoldoutApp
public import FoldoutForms
import Hummingbird
public import Logging
import NIOCore

/// Serves screens in a browser: of a store's tables, of a list, or of one value that a form
/// describes.
///
/// ```swift
/// try await WebHost(form, value: Visit()).run()
/// ```
///
/// Between two requests the host keeps only what Undo and repeated adds need, within fixed bounds.
/// It listens on this machine only, because there is no access control yet. This file is the shell:
/// it connects the network to the routes, and makes no decisions.
public struct WebHost: Sendable {
  /// The served program, which can set values while the host runs. The paths of its screens are as
  /// in addresses.
  public let program: Program
  /// The time limits for slow clients.
  var timeouts = ClientTimeouts()
  /// The maximum time for requests in progress when the host stops: the program should end within a
  /// second.
  package var timeToEnd = Duration.milliseconds(700)

  /// Creates a host of a program.
  public init(_ program: Program) {
    self.program = program.mapScreens { $0.withEncodedPaths() }
  }

  /// Creates a host of one value in memory, edited by its form; see `Program.init(_:value:)`.
  public init<Value>(
    _ form: Form<Value>, value: Value,
    onChange: @escaping @Sendable (Value) async -> Void = { _ in },
    onReport: @escaping @Sendable (FormReport<Value>) -> Void = { _ in },
    onEvent: @escaping @Sendable (FormEvent<Value>) async -> Void = { _ in },
    onPress: @escaping @Sendable (FieldID, Value) async -> Void = { _, _ in }
  ) throws {
    self.init(
      try Program(
        form, value: value, onChange: onChange, onReport: onReport, onEvent: onEvent,
        onPress: onPress))
  }

  /// Creates a host of one list of the program's own.
  public init<Record>(_ list: List<Record>) {
    self.init(Program(list))
  }

  /// Serves until the process is asked to stop (SIGINT, SIGTERM), and finishes accepted requests.
  ///
  /// `host` is a loopback address. The port is `port`, else the environment variable `PORT`, else
  /// 8080; 0 takes a free one. `listening` is called with the address once requests are answered;
  /// by default the address is printed. Throws `HostError`, also for a clock outside the years 1 to
  /// 9999, and `ScreenError` for a screen whose form does not fit its table.
  public func run(
    host: String = "127.0.0.1", port: Int? = nil,
    logger: Logger = Logger(label: "foldout"),
    listening: @escaping @Sendable (String) -> Void = WebHost.announce
  ) async throws {
    let port = try WebHost.port(
      port.map { "\($0)" } ?? ProcessInfo.processInfo.environment["PORT"])
    try WebHost.check(clock: Date())
    guard WebHost.loopback.contains(host) else { throw HostError.notLoopback(host) }
    try WebHost.prepare()
    let bare = host.filter { $0 != "[" && $0 != "]" }
    try await program.check()
    _ = WebHost.prepared
    let site = site(
      PageShell(assets: .served), EnvironmentResolver(zone: .current, now: { Date() }))
    let peers = PeerAdmission()
    let application = Application(
      responder: SiteResponder(routes: Routes(site: site), peers: peers, timeouts: timeouts),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            PeerLookupHandler(peers), TargetHostHandler.Installer(),
            GracefulShutdownHandler(after: TimeAmount(timeToEnd)), DisconnectHandler(),
            WriteTimeoutHandler(after: timeouts.answer),
          ], idleTimeout: .seconds(75))),
      configuration: ApplicationConfiguration(
        address: .hostname(bare, port: port), serverName: nil),
      onServerRunning: { channel in
        await AcceptPause.install(on: channel, logger)
        guard let port = channel.localAddress?.port else {
          return logger.error("The host stopped listening before its address was known.")
        }
        listening("http://\(bare.contains(":") ? "[\(bare)]" : bare):\(port)/")
      }, logger: logger)
    do {
      try await application.runService()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      // If no free port is found, the sentence still says how to get one.
      throw HostError.portTaken(port, free: try? await FreePort.find(host: bare))
    } catch let error as IOError {
      throw HostError.refused(
        host: bare, port: port, reason: String(cString: strerror(error.errnoCode)))
    }
  }

  /// Returns the content that is served, for a page shell and for a resolver, which has the clock.
  func site(_ shell: PageShell, _ resolver: EnvironmentResolver) -> Site {
    Site(app: App(program), shell: shell, resolver: resolver)
  }

  /// Prints the address, for a person or for the program that started this one.
  public static let announce: @Sendable (String) -> Void = { address in
    print("Foldout: \(address)")
    // Output to a pipe is buffered.
    fflush(nil)
  }

  /// The loopback addresses, which only this machine can reach.
  public static let loopback: Set<String> = ["127.0.0.1", "localhost", "::1", "[::1]"]
}
