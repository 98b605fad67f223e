import Foldout
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

/// Handles the requests of one list: its page, the bars of its rows, and their actions. This is the
/// shell: it reads, removes and calls the program, and ``ListEditing`` decides.
struct ListRoute: Sendable {
  let site: Site
  let destination: ListDestination

  /// A list that was read, with everything else that its page needs.
  struct OpenedList: Sendable {
    let source: any ListSource
    var list: ShownList
    var window: ListWindow
    var designs: [RecordKey: Markup]
    let environment: FormEnvironment
  }

  /// Returns the page or, for the script, the batch for a tap.
  func get(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    guard request.wantsBatch else {
      let opened = try await open(request, .nothing)
      let page = page(opened, request)
      return SiteResponse.page(
        page.html(site.shell, on: site.title, notes: notes(request, opened)))
    }
    let wanted = try ListRequest(request.query.without(PageParameter.ofAddress))
    // Any site can make a browser send a GET; only a POST is known to come from a page of ours.
    guard !wanted.mayChange else { throw .method("GET", allowed: "POST") }
    return try await use(request, wanted)
  }

  /// Handles a press, or a tap without script.
  func post(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    let form = try request.form()
    try site.refuseOtherFile(request)
    return try await use(request, ListRequest(form), ticket: form[.ticket])
  }

  /// Runs `ListEditing` until there is something to show, and performs its steps.
  private func use(
    _ request: RoutedRequest, _ wanted: ListRequest, ticket: String? = nil
  ) async throws(WebRequestError) -> SiteResponse {
    var opened = try await open(request, wanted)
    let before = page(opened, request)
    var editing = ListEditing(opened.list)
    var failures: [StoreError] = []
    var step = editing.submit(wanted.input(in: opened))
    while true {
      switch step {
      case .ask(let ask):
        do {
          step = editing.answered(try await answer(ask, &opened, request, wanted, ticket))
        } catch {
          // Show what was done, even if the list cannot be read afterwards.
          guard editing.isDone, case .read = ask else { throw error }
          failures = error.failures
          opened.window.records.removeAll { $0.key == editing.removed }
          opened.designs = [:]
          step = editing.answered(.unread)
        }
      case .redirect(let row): return redirect(to: row, from: before, request)
      case .show(let conclusion):
        opened.list = editing.list
        var answer = await answer(conclusion, before, opened, request, wanted)
        answer.failures = failures
        answer.followsChange = editing.isDone
        return answer
      }
    }
  }

  /// Asks the list's source.
  private func answer(
    _ ask: ListAsk, _ opened: inout OpenedList, _ request: RoutedRequest, _ wanted: ListRequest,
    _ ticket: String?
  ) async throws(WebRequestError) -> ListAnswer {
    let source = opened.source
    switch ask {
    case .remove(let key, let original, let isPermanent):
      return .removed(try await source.remove(key, original: original, isPermanent: isPermanent))
    case .restore(let id):
      let restoration = try await source.restore(id)
      if restoration.isRestored { _ = await site.app.undo.isFirst(restoring: id) }
      return .restored(restoration)
    case .perform(let action, let key, let original):
      return .performed(try await source.perform(action, key, original: original))
    case .add(let values, let field):
      return .added(await source.add(values, editing: field, ticket))
    case .read(let open):
      // A tap changes nothing, so its rows are not read again.
      if wanted.mayChange { opened.window = try await window(source, request, wanted) }
      let (reading, designs) = try await read(source, opened.window, open)
      opened.designs = designs
      return .read(reading)
    }
  }

  /// Reads the list that the address describes, with the bar of the row whose button was pressed.
  private func open(_ request: RoutedRequest, _ wanted: ListRequest) async throws(WebRequestError)
    -> OpenedList
  {
    let environment = request.environment
    let source = try await source(request, environment)
    let window = try await window(source, request, wanted)
    let shown = source.address.open.flatMap { address in
      window.records.first { $0.key.address == address }?.key
    }
    var keys = [shown].compactMap(\.self)
    if let pressed = wanted.pressed {
      var key = window.record(pressed)?.key ?? pressed
      // The row may have moved out of the window because other rows were added.
      if window.record(pressed) == nil,
        let own = try await source.window(of: [pressed]).records.first
      {
        key = own.key
      }
      if key != shown { keys.append(key) }
    }
    var reading = ListReading(records: window.records)
    var designs: [RecordKey: Markup] = [:]
    var failed: [RecordKey: RowProblem] = [:]
    do {
      (reading, designs) = try await read(source, window, keys)
    } catch {
      // If the open bar cannot be read, show the list with the reason, unless a tap or a press
      // needs it.
      guard let shown, wanted == .nothing else { throw error }
      failed[shown] = RowProblem(sentence: error.sentence(in: environment.words))
    }
    var list = ShownList(
      reading, linksToRecords: source.linksToRecords, hasActions: !source.actions.isEmpty,
      open: source.actions.isEmpty || !failed.isEmpty ? [] : [shown].compactMap(\.self),
      environment: environment)
    list.problems = failed
    await addLastNotices(of: request, to: &list)
    return OpenedList(
      source: source, list: list, window: window, designs: designs, environment: environment)
  }

  /// Returns the rows for the answer. A page with script already has its rows, perhaps found in
  /// several steps, so unfolding one of them does not repeat the search.
  private func window(
    _ source: any ListSource, _ request: RoutedRequest, _ wanted: ListRequest
  ) async throws(WebRequestError) -> ListWindow {
    guard source.isScanned else { return try await source.window() }
    guard request.wantsBatch else { return try await scan(source, request) }
    let open = source.address.open.flatMap { RecordKey(address: $0) }
    let window = try await source.window(of: [open, wanted.named].compactMap(\.self))
    if case .tap(let key) = wanted, window.record(key) == nil {
      let environment = request.environment
      let shown = key.shown(in: environment)
      throw request.pageFingerprint == nil
        ? .unknownRecord(table: destination.title, key: shown)
        : .recordGone(table: destination.title, key: shown)
    }
    return window
  }

  /// Searches the rows until the browser leaves. A browser that closed only its sending side still
  /// gets the result, unless the search was cut short.
  private func scan(
    _ source: any ListSource, _ request: RoutedRequest
  ) async throws(WebRequestError) -> ListWindow {
    guard request.method == .get, let channel = request.channel else {
      return try await source.window()
    }
    let (outcome, isDisconnected) = await DisconnectHandler.value(on: channel) {
      do throws(WebRequestError) {
        return Result<ListWindow, WebRequestError>.success(try await source.window())
      } catch {
        return .failure(error)
      }
    }
    guard isDisconnected else { return try outcome.get() }
    guard case .success(let window) = outcome, window.scan?.rest == nil else {
      throw .searchAbandoned
    }
    return window
  }

  private func source(
    _ request: RoutedRequest, _ environment: FormEnvironment
  ) async throws(WebRequestError) -> any ListSource {
    if let program = site.program(at: destination.path) {
      return try ProgramRows(
        program, destination, request, environment,
        timeLimit: site.app.sources.searchTimeouts.firstRows)
    }
    let own = site.storedList(at: destination.path).map { site.withStore($0.store) }
    return try await TableRows(own ?? site, destination, request, environment)
  }

  /// Reads the bars of some rows of a window, and the footer.
  private func read(
    _ source: any ListSource, _ window: ListWindow, _ keys: [RecordKey]
  ) async throws(WebRequestError) -> (ListReading, [RecordKey: Markup]) {
    var bars: [RecordKey: BarReading] = [:]
    var designs: [RecordKey: Markup] = [:]
    for key in keys where !source.actions.isEmpty {
      let record = window.record(key) ?? ListedRecord(key: key, title: key.shown)
      guard let bar = try await source.bar(of: record) else { continue }
      bars[key] = bar.reading
      designs[key] = bar.design?.markup
    }
    let footer = await source.footer()
    return (ListReading(records: window.records, bars: bars, footer: footer), designs)
  }

  /// The parameters that repeat the last notices on a page without script.
  private static let repeatedNames: Set<String> = [
    PageParameter.removed.rawValue, PageParameter.notice.rawValue,
  ]

  func page(_ opened: OpenedList, _ request: RoutedRequest) -> ListPage {
    let address = opened.source.address
    return ListPage(
      list: opened.list, destination: destination,
      address: opened.window.scan?.gaveUpSorting == true ? address.inKeyOrder : address,
      window: opened.window,
      designs: opened.designs, host: request.host,
      repeatedNotices: request.wantsBatch
        ? [] : request.query.pairs.filter { ListRoute.repeatedNames.contains($0.name) },
      ticket: mayAdd(opened) ? site.app.undo.tickets.issue() : nil)
  }

  /// True if an action of the program may add another record to the list.
  private func mayAdd(_ opened: OpenedList) -> Bool {
    let builtIn: Set<ActionID> = [.share, .open, .duplicate, .remove]
    return opened.window.takesRecords && opened.source.actions.contains { !builtIn.contains($0) }
  }

  /// Returns a sentence about each value in the address that is unknown.
  func notes(_ request: RoutedRequest, _ opened: OpenedList) -> [String] {
    let words = opened.environment.words.lists
    let order = opened.source.address.unknownOrder.map { column in
      words.unknownOrder(["name": EnvironmentResolver.excerpt(column)])
    }
    return site.resolver.notes(on: request, opened.environment) + [order].compactMap(\.self)
  }
}

extension ListWindow {
  /// Returns the record of a key, however the key is written.
  func record(_ key: RecordKey) -> ListedRecord? {
    records.first { $0.key.address == key.address }
  }
}

extension ListRequest {
  /// The key of the record whose button was pressed.
  fileprivate var pressed: RecordKey? {
    switch self {
    case .press(_, let press): press.key
    case .nothing, .tap, .restore: nil
    }
  }

  /// The key of the record that was tapped, or whose button was pressed.
  fileprivate var named: RecordKey? {
    switch self {
    case .tap(let key): key
    case .press(_, let press): press.key
    case .nothing, .restore: nil
    }
  }

  /// True if the request may change something.
  var mayChange: Bool {
    switch self {
    case .press, .restore: true
    case .nothing, .tap: false
    }
  }

  /// Returns the request with the list's own keys.
  fileprivate func input(in opened: ListRoute.OpenedList) -> ListInput {
    func own(_ key: RecordKey) -> RecordKey {
      opened.window.record(key)?.key
        ?? opened.list.bars.keys.first { $0.address == key.address } ?? key
    }
    switch self {
    case .nothing: return .nothing
    case .tap(let key): return .tap(own(key))
    case .press(let action, let press):
      return .press(
        .init(
          action: action, key: own(press.key), original: press.original,
          isConfirmed: press.isConfirmed,
          isKnown: opened.source.actions.contains(action)))
    case .restore(let restoring): return .restore(restoring.id, own(restoring.key))
    }
  }
}
