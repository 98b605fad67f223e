public import Foundation
@_exported public import FoldoutApp
public import FoldoutForms
public import FoldoutRecords
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
  let store: any RecordStore
  private let title: String
  private let size: Int64?
  private let folder: URL?
  private let screens: [Screen]
  let forms: [String: Form<DynamicRecord>]
  let home: (table: String, key: RecordKey)?
  private let revealed: @Sendable (RecordKey, String) async -> DynamicRecord?
  private let program: ProgramCallbacks
  /// The time limits for slow clients.
  var timeouts = ClientTimeouts()
  /// The maximum time for requests in progress when the host stops: the program should end within a
  /// second.
  package var timeToEnd = Duration.milliseconds(700)

  /// Creates a host of all tables of a store, with screens inferred from its schema, or of given
  /// screens.
  ///
  /// `title` is the title of the start page, `size` the size of the file in bytes. If there are
  /// `screens`, the start page lists them instead of the tables, whose addresses still work. A
  /// picture field that holds the path of a file shows that file if it lies in the folder
  /// `pictures`.
  ///
  /// `onRecord` is called for each record that a person added, changed, removed or restored, once
  /// that is stored. `onEvent` is called while a text is edited, if its field asks for it
  /// (`.notifying(_:)`), with the table and the record's key, which is empty for a record that is
  /// not added yet. `onPress` is called when a button is pressed, with its table, the current
  /// record, which breaks no rule, and the reader's environment. It returns the outcome, like an
  /// action of a list. The answer includes changes that these functions make in the store.
  public init(
    store: any RecordStore, title: String, size: Int64? = nil, pictures folder: URL? = nil,
    screens: [Screen] = [],
    onRecord: @escaping @Sendable (RecordEvent) async -> Void = { _ in },
    onEvent: @escaping @Sendable (FieldEvent, String, RecordKey) async -> Void = { _, _, _ in },
    onPress:
      @escaping @Sendable (FieldID, String, StoredRecord, FormEnvironment) async -> ActionAnswer = {
        _, _, _, _ in .done
      }
  ) {
    self.store = store
    self.title = title
    self.size = size
    self.folder = folder
    self.screens = screens.map { $0.withEncodedPaths() }
    forms = [:]
    home = nil
    revealed = { _, _ in nil }
    program = ProgramCallbacks(onRecord: onRecord, onEvent: onEvent, onPress: onPress)
  }

  /// Creates a host of one value in memory, edited by its form.
  ///
  /// `onChange` is called with the value after each change; before that, `onReport` is called for
  /// each changed field, with its old and new value and who changed it. `onPress` is called with a
  /// pressed button and the current value, which breaks no rule. `onEvent` is called while a text
  /// is edited, if its field asks for it (`.notifying(_:)`). ``set(_:to:)-(FieldID,_)`` sets a
  /// value.
  ///
  /// Throws if two fields of the form have the same identity, or two sections that were given one.
  /// Throws `UnknownFieldError` if a rule, a limit or the head names a field that the form does not
  /// have, `UnstorableValueError` if a field has a value that no column can store, and
  /// `PreselectionError` if the value has more or fewer options chosen than it may.
  public init<Value>(
    _ form: Form<Value>, value: Value,
    onChange: @escaping @Sendable (Value) -> Void = { _ in },
    onReport: @escaping @Sendable (FieldReport) -> Void = { _ in },
    onEvent: @escaping @Sendable (FieldEvent) async -> Void = { _ in },
    onPress: @escaping @Sendable (FieldID, Value) async -> Void = { _, _ in }
  ) throws {
    _ = try form.outline()
    try form.checkNames()
    try form.checkValues(of: value)
    try form.checkChoices(of: value)
    let table = FieldID.from(label: form.title).name
    let columns = form.columns(of: value)
    let declared = TableSchema(
      name: table, key: .rowid,
      columns: columns.columns.map { name in
        ColumnSchema(name: name, isSecret: form.field(FieldID(name))?.kind.isSecret == true)
      })
    let key = RecordKey([.integer(1)])
    let memory = MemoryStore(
      schema: Schema(tables: [declared], isWritable: true),
      records: [table: [columns]])
    store = memory
    // Only the program that owns the value, and its rules, may read its secrets.
    let reveal: @Sendable (RecordKey) async -> DynamicRecord? = { key in
      do {
        return try await memory.revealed(key, in: table)
      } catch {
        preconditionFailure("The store of a single value can always read its table: \(error)")
      }
    }
    revealed = { key, _ in await reveal(key) }
    title = form.title
    size = nil
    folder = nil
    screens = []
    forms = [table: form.byColumns(template: value)]
    home = (table, key)
    program = ProgramCallbacks(
      whole: { stored in
        await reveal(stored.key).map { StoredRecord(key: stored.key, record: $0) }
      },
      onRecord: { event in
        guard case .changed(let stored, _, let reports) = event else { return }
        reports.forEach(onReport)
        onChange(form.record(value, with: stored.record))
      }, onEvent: { event, _, _ in await onEvent(event) },
      onPress: { id, _, stored, _ in
        await onPress(id, form.record(value, with: stored.record))
        return .done
      })
  }

  /// Creates a host of one list of the program's own.
  public init<Record>(_ list: List<Record>) {
    store = list.store ?? MemoryStore(schema: Schema(tables: [], isWritable: true), records: [:])
    title = list.title
    size = nil
    folder = nil
    screens = [Screen.list(list, at: "/\(list.name)").withEncodedPaths()]
    forms = [:]
    home = nil
    revealed = { _, _ in nil }
    program = ProgramCallbacks()
  }

  /// Serves until the process is asked to stop (SIGINT, SIGTERM), and finishes accepted requests.
  ///
  /// `host` is a loopback address. The port is `port`, else the environment variable `PORT`, else
  /// 8080; 0 takes a free one. `listening` is called with the address once requests are answered;
  /// by default the address is printed. Throws `HostError`, also for a screen whose form does not
  /// fit its table, and for a clock outside the years 1 to 9999.
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
    try await check()
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
    Site(
      app: App(
        Sources(store, folder: folder, forms: forms, revealed: revealed), program: program),
      title: title, size: size, screens: screens,
      home: home.map { Address.record(table: $0.table, key: $0.key) }, shell: shell,
      resolver: resolver)
  }

  /// Throws `HostError` for a screen with a field whose entries could not be stored.
  ///
  /// Runs before the host listens rather than in the initializer, because only the store knows its
  /// tables, and reading them is asynchronous.
  func check() async throws {
    let schema = try await store.schema()
    for screen in screens {
      if let fault = screen.fault(in: schema) { throw fault }
    }
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
