public import Foundation
public import FoldoutForms
public import FoldoutRecords
import Hummingbird
public import Logging
import NIOCore

/// Serves screens in a browser: of a store's tables, or of one value described by a form.
///
/// ```swift
/// try await WebHost(form, value: Visit()).run()
/// ```
///
/// Between two requests the host keeps only what Undo and repeated adds need, within fixed bounds.
/// It listens on this machine only, because there is no access control yet. This file is the shell:
/// it joins the network to the routes, and decides nothing.
public struct WebHost: Sendable {
  let store: any RecordStore
  private let title: String
  private let size: Int64?
  private let folder: URL?
  private let screens: [Screen]
  let forms: [String: Form<DynamicRecord>]
  let home: (table: String, key: RecordKey)?
  private let revealed: @Sendable (RecordKey, String) async -> DynamicRecord?
  private let program: ProgramSide
  /// The patience with slow clients.
  var patience = Patience()

  /// A host of all tables of a store, with screens inferred from its schema, or of some screens.
  ///
  /// `title` is what the start page is called, `size` that of the file in bytes. Where there are
  /// `screens`, the start page leads to them and not to the tables, whose addresses work all the
  /// same. A picture field that holds the path of a file shows that file where it lies in the
  /// folder of `pictures`.
  ///
  /// `onRecord` is told of each record that a person added, changed, removed or brought back, once
  /// that is stored; `onEvent` of texts that are edited, where their fields asked to be heard
  /// (`.heard(_:)`), with the table and the record, whose key is empty as long as it is still to be
  /// added. `onPress` is given the button that was pressed, its table, the record then, which no
  /// rule refuses, and the reader's environment; it answers what came of it, as an action of a list
  /// does. What they change in the store is in the answer.
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
    self.screens = screens
    forms = [:]
    home = nil
    revealed = { _, _ in nil }
    program = ProgramSide(stored: onRecord, heard: onEvent, pressed: onPress)
  }

  /// A host of one value in memory, edited by its form.
  ///
  /// `onChange` is given the value after each change of it, `onReport` before that each field that
  /// changed, with its old and its new value and who changed it, `onPress` the button that was
  /// pressed and the value then, which no rule refuses. `onEvent` is told of texts that are edited,
  /// where their fields asked to be heard (`.heard(_:)`). ``set(_:to:)-(FieldID,_)`` sets a value.
  ///
  /// Throws where two fields of the form have one identity, or two sections that were given one,
  /// `UnkeptValueError` where a field has a value that no column can keep, and `PreselectionError`
  /// where the value has chosen more or fewer options than it may.
  public init<Value>(
    _ form: Form<Value>, value: Value,
    onChange: @escaping @Sendable (Value) -> Void = { _ in },
    onReport: @escaping @Sendable (FieldReport) -> Void = { _ in },
    onEvent: @escaping @Sendable (FieldEvent) async -> Void = { _ in },
    onPress: @escaping @Sendable (FieldID, Value) async -> Void = { _, _ in }
  ) throws {
    _ = try form.outline()
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
    // Secrets are revealed to the program that the value is of and to its rules, and to nobody
    // else.
    let reveal: @Sendable (RecordKey) async -> DynamicRecord? = { key in
      do {
        return try await memory.revealed(key, in: table)
      } catch {
        preconditionFailure("The table of the one value is made with its store: \(error)")
      }
    }
    revealed = { key, _ in await reveal(key) }
    title = form.title
    size = nil
    folder = nil
    screens = []
    forms = [table: form.byColumns(over: value)]
    home = (table, key)
    program = ProgramSide(
      whole: { stored in
        await reveal(stored.key).map { StoredRecord(key: stored.key, record: $0) }
      },
      stored: { event in
        guard case .changed(let stored, _, let reports) = event else { return }
        reports.forEach(onReport)
        onChange(form.record(value, with: stored.record))
      }, heard: { event, _, _ in await onEvent(event) },
      pressed: { id, _, stored, _ in
        await onPress(id, form.record(value, with: stored.record))
        return .done
      })
  }

  /// A host of one list of the program's own.
  public init<Record>(_ list: List<Record>) {
    store = list.store ?? MemoryStore(schema: Schema(tables: [], isWritable: true), records: [:])
    title = list.title
    size = nil
    folder = nil
    screens = [.list(list, at: "/\(list.name)")]
    forms = [:]
    home = nil
    revealed = { _, _ in nil }
    program = ProgramSide()
  }

  /// Serves until the process is asked to stop (SIGINT, SIGTERM), and finishes what was accepted.
  ///
  /// `host` is a loopback address. The port is the one given, else that of the environment's
  /// `PORT`, else 8080; 0 takes a free one. `listening` is told the address once
  /// requests are answered; by default it is printed. Throws `HostError`, also for a screen whose
  /// form does not fit its table, and for a clock that shows no day there is.
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
    let peers = KnownPeers()
    let application = Application(
      responder: SiteResponder(routes: Routes(site: site), peers: peers, patience: patience),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            Meeting(peers), Naming.Placing(), GracefulShutdownHandler(), Leaving(),
            Unread(after: patience.answer),
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
      // Without a suggestion the sentence still says how to get a free one.
      throw HostError.portTaken(port, free: try? await FreePort.find(host: bare))
    } catch let error as IOError {
      throw HostError.refused(
        host: bare, port: port, reason: String(cString: strerror(error.errnoCode)))
    }
  }

  /// The content that is served, in a page's frame and by a clock.
  func site(_ shell: PageShell, _ resolver: EnvironmentResolver) -> Site {
    Site(
      store: store, title: title, size: size, folder: folder, screens: screens, forms: forms,
      home: home.map { Address.record(table: $0.table, key: $0.key) }, shell: shell,
      resolver: resolver, program: program, revealed: revealed)
  }

  /// Throws `HostError` for a screen that would swallow what is entered into it.
  ///
  /// It is asked before anybody can enter something, and not when the host is made, because only
  /// the store knows its tables.
  func check() async throws {
    let schema = try await store.schema()
    for screen in screens {
      if let fault = screen.fault(over: schema) { throw fault }
    }
  }

  /// Prints the line by which a person, or the program that started this one, learns the address.
  public static let announce: @Sendable (String) -> Void = { address in
    print("Foldout: \(address)")
    // Output to a pipe is kept back until there is much of it.
    fflush(nil)
  }

  /// The addresses that nobody but this machine reaches.
  public static let loopback: Set<String> = ["127.0.0.1", "localhost", "::1", "[::1]"]
}
