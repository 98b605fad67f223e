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
/// The host keeps nothing between two requests. It listens on this machine only, because there is
/// no access control yet. This file is the shell: it joins the network to the routes, and decides
/// nothing.
public struct WebHost: Sendable {
  private let store: any RecordStore
  private let title: String
  private let size: Int64?
  private let folder: URL?
  private let screens: [Screen]
  private let forms: [String: Form<DynamicRecord>]
  private let home: (table: String, key: RecordKey)?
  private let changed: @Sendable (StoredRecord, [FieldReport]) async -> Void
  private let revealed: @Sendable (RecordKey, String) async -> DynamicRecord?
  private let pressed: @Sendable (FieldID, String, StoredRecord) async -> Void

  /// A host of all tables of a store, with screens inferred from its schema, or of some screens.
  ///
  /// `title` is what the start page is called, `size` that of the file in bytes. Where there are
  /// `screens`, the start page leads to them and not to the tables, whose addresses work all the
  /// same. A picture field that holds the path of a file shows that file where it lies in the
  /// folder of `pictures`. `onPress` is given the button that was pressed, its table, and the record
  /// then, which no rule refuses; what it changes in the store is in the answer.
  public init(
    store: any RecordStore, title: String, size: Int64? = nil, pictures folder: URL? = nil,
    screens: [Screen] = [],
    onPress: @escaping @Sendable (FieldID, String, StoredRecord) async -> Void = { _, _, _ in }
  ) {
    self.store = store
    self.title = title
    self.size = size
    self.folder = folder
    self.screens = screens
    forms = [:]
    home = nil
    changed = { _, _ in }
    revealed = { _, _ in nil }
    pressed = onPress
  }

  /// A host of one value in memory, edited by its form.
  ///
  /// `onChange` is given the value after each change of it, `onReport` before that each field that
  /// changed, with its old and its new value and who changed it, `onPress` the button that was pressed
  /// and the value then, which no rule refuses. Throws where two fields of the form,
  /// or two of its sections, have one identity, and `BrokenChoice` where the value has chosen more or
  /// fewer options than it may.
  public init<Value>(
    _ form: Form<Value>, value: Value,
    onChange: @escaping @Sendable (Value) -> Void = { _ in },
    onReport: @escaping @Sendable (FieldReport) -> Void = { _ in },
    onPress: @escaping @Sendable (FieldID, Value) async -> Void = { _, _ in }
  ) throws {
    _ = try form.outline()
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
    // Secrets are revealed to the program that the value is of and to its rules, and to nobody else.
    revealed = { key, table in try? await memory.revealed(key, in: table) }
    let whole: @Sendable (StoredRecord) async -> Value = { stored in
      let revealed = (try? await memory.revealed(key, in: table)) ?? stored.record
      return form.record(value, with: revealed)
    }
    title = form.title
    size = nil
    folder = nil
    screens = []
    forms = [table: form.byColumns(over: value)]
    home = (table, key)
    changed = { stored, reports in
      reports.forEach(onReport)
      onChange(await whole(stored))
    }
    pressed = { id, _, stored in await onPress(id, await whole(stored)) }
  }

  /// Serves until the process is asked to stop (SIGINT, SIGTERM), and finishes what was accepted.
  ///
  /// `host` is a loopback address. The port is the one given, else that of the environment's
  /// `PORT`, else 8080; 0 takes a free one. `listening` is told the address once
  /// requests are answered; by default it is printed. Throws `HostFault`, also for a screen whose
  /// form does not fit its table.
  public func run(
    host: String = "127.0.0.1", port: Int? = nil,
    logger: Logger = Logger(label: "foldout"),
    listening: @escaping @Sendable (String) -> Void = WebHost.announce
  ) async throws {
    let port = port ?? ProcessInfo.processInfo.environment["PORT"].flatMap { Int($0) } ?? 8080
    guard WebHost.loopback.contains(host) else { throw HostFault.notLoopback(host) }
    let bare = host.filter { $0 != "[" && $0 != "]" }
    try await check()
    let site = Site(
      store: store, title: title, size: size, folder: folder, screens: screens, forms: forms,
      home: home.map { Address.record(table: $0.table, key: $0.key) },
      shell: PageShell(assets: .served),
      surroundings: Surroundings(zone: .current, now: { Date() }), changed: changed,
      revealed: revealed, pressed: pressed)
    let application = Application(
      responder: Inlet(routes: Routes(site: site)),
      server: .http1(
        configuration: .init(additionalChannelHandlers: [Parting()], idleTimeout: .seconds(75))),
      configuration: ApplicationConfiguration(
        address: .hostname(bare, port: port), serverName: nil),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? port
        listening("http://\(bare.contains(":") ? "[\(bare)]" : bare):\(port)/")
      }, logger: logger)
    do {
      try await application.runService()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw HostFault.portTaken(port, free: try? await FreePort.find(host: bare))
    } catch let error as IOError {
      throw HostFault.refused(
        host: bare, port: port, reason: String(cString: strerror(error.errnoCode)))
    }
  }

  /// Throws `HostFault` for a screen that would swallow what is entered into it.
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
