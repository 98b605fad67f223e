import Foldout
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

/// Handles the requests of one list: its page, the bars of its rows, and their actions. This is the
/// shell: it decodes, passes the asks of ``ListEditing`` to the program, and encodes.
struct ListRoute: Sendable {
  let site: Site
  let destination: ListDestination

  /// A list that was read, with everything else that its page needs.
  struct OpenedList: Sendable {
    let source: any ListSource
    let address: ListAddress
    var list: ShownList
    var window: ListWindow

    var environment: FormEnvironment { source.environment }
  }

  /// Returns the page or, for the script, the batch for a tap.
  func get(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    guard request.wantsBatch else {
      let opened = try await open(request, .reload)
      let page = page(opened, request)
      return SiteResponse.page(
        page.html(site.shell, on: site.app.catalog.title, notes: notes(request, opened)))
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
    var step = editing.submit(
      wanted.input(offering: opened.source.actions) { key in
        opened.window.record(key)?.key
          ?? opened.list.bars.keys.first { $0.isSpelled(like: key) } ?? key
      })
    while case .ask(let ask) = step {
      step = editing.answered(await answer(ask, &opened, request, wanted, ticket))
    }
    switch step {
    case .ask: preconditionFailure("The loop ends with what there is to show")
    case .fail(let error): throw WebRequestError(error)
    case .redirect(let row): return redirect(to: row, from: before, request)
    case .show(let conclusion):
      opened.list = editing.list
      if conclusion.failure != nil {
        opened.window.records.removeAll { $0.key == editing.removed }
      }
      var answer = await answer(conclusion, before, opened, request, wanted)
      answer.failures = conclusion.failure.map { WebRequestError($0).failures } ?? []
      answer.followsChange = editing.isDone
      return answer
    }
  }

  /// Answers an ask of the conversation. A tap changes nothing, so its rows are not read again.
  private func answer(
    _ ask: ListAsk, _ opened: inout OpenedList, _ request: RoutedRequest, _ wanted: ListRequest,
    _ ticket: String?
  ) async -> ListAnswer {
    if case .read = ask, wanted.mayChange {
      do throws(StoreError) {
        opened.window = try await window(
          opened.source, opened.address, wanted, isPart: request.wantsBatch)
      } catch {
        return .failed(error)
      }
    }
    return await site.app.answer(ask, from: opened.source, opened.window, ticket: ticket)
  }

  /// Reads the list that the address describes, with the bar of the row whose button was pressed.
  private func open(_ request: RoutedRequest, _ wanted: ListRequest) async throws(WebRequestError)
    -> OpenedList
  {
    let environment = request.environment
    var address = try ListAddress(request.query, path: destination.address.path)
    let source = try await source(address.query, environment)
    address.query = source.query
    address.fileDigest = site.app.sources.fileDigest
    let window = try await window(source, address, request, wanted)
    let shown = address.open.flatMap { RecordKey(address: $0) }.flatMap { window.record($0)?.key }
    var keys = [shown].compactMap(\.self)
    if let pressed = wanted.pressed {
      var key = window.record(pressed)?.key ?? pressed
      // The row may have moved out of the window because other rows were added.
      if window.record(pressed) == nil,
        let own = try await rows(of: source, [pressed]).records.first
      {
        key = own.key
      }
      if key != shown { keys.append(key) }
    }
    var reading = ListReading(records: window.records)
    var failed: [RecordKey: RowProblem] = [:]
    do {
      reading = try await source.reading(of: window, bars: keys)
    } catch {
      // If the open bar cannot be read, show the list with the reason, unless a tap or a press
      // needs it.
      guard let shown, wanted == .reload else { throw WebRequestError(error) }
      failed[shown] = RowProblem(sentence: error.sentence(in: environment.words))
    }
    var list = ShownList(
      reading, linksToRecords: source.linksToRecords, hasActions: !source.actions.isEmpty,
      open: source.actions.isEmpty || !failed.isEmpty ? [] : [shown].compactMap(\.self),
      environment: environment)
    list.problems = failed
    await addLastNotices(of: request, to: &list)
    return OpenedList(
      source: source, address: address, list: list, window: window)
  }

  /// Returns the rows for the answer.
  private func window(
    _ source: any ListSource, _ address: ListAddress, _ request: RoutedRequest,
    _ wanted: ListRequest
  ) async throws(WebRequestError) -> ListWindow {
    if source.isScanned, !request.wantsBatch { return try await scan(source, request) }
    let window: ListWindow
    do throws(StoreError) {
      window = try await self.window(source, address, wanted, isPart: request.wantsBatch)
    } catch {
      throw WebRequestError(error)
    }
    if window.isPart, case .tap(let key) = wanted, window.record(key) == nil {
      let environment = request.environment
      let shown = key.shown(in: environment)
      throw request.pageFingerprint == nil
        ? .unknownRecord(table: destination.title, key: shown)
        : .recordGone(table: destination.title, key: shown)
    }
    return window
  }

  /// Returns all rows or, if a page with script has them already, perhaps found in several steps,
  /// the open row and that of the request, so that unfolding one does not repeat the search.
  private func window(
    _ source: any ListSource, _ address: ListAddress, _ wanted: ListRequest, isPart: Bool
  ) async throws(StoreError) -> ListWindow {
    guard source.isScanned, isPart else { return try await source.window() }
    let open = address.open.flatMap { RecordKey(address: $0) }
    return try await source.window(of: [open, wanted.named].compactMap(\.self))
  }

  /// Searches the rows until the browser leaves. A browser that closed only its sending side still
  /// gets the result, unless the search was cut short.
  private func scan(
    _ source: any ListSource, _ request: RoutedRequest
  ) async throws(WebRequestError) -> ListWindow {
    guard request.method == .get, let channel = request.channel else {
      return try await rows(of: source)
    }
    let (outcome, isDisconnected) = await DisconnectHandler.value(on: channel) {
      do throws(WebRequestError) {
        return Result<ListWindow, WebRequestError>.success(try await rows(of: source))
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

  // An error of the store refuses the request.

  private func source(
    _ query: ListQuery, _ environment: FormEnvironment
  ) async throws(WebRequestError) -> any ListSource {
    do {
      return try await site.app.source(of: destination, query, environment)
    } catch { throw WebRequestError(error) }
  }

  /// Returns the rows of the query, or those of some keys.
  private func rows(
    of source: any ListSource, _ keys: [RecordKey]? = nil
  ) async throws(WebRequestError) -> ListWindow {
    do {
      guard let keys else { return try await source.window() }
      return try await source.window(of: keys)
    } catch { throw WebRequestError(error) }
  }

  /// The parameters that repeat the last notices on a page without script.
  private static let repeatedNames: Set<String> = [
    PageParameter.removed.rawValue, PageParameter.notice.rawValue,
  ]

  func page(_ opened: OpenedList, _ request: RoutedRequest) -> ListPage {
    let address = opened.address
    return ListPage(
      list: opened.list, destination: destination,
      address: opened.window.scan?.gaveUpSorting == true ? address.inKeyOrder : address,
      window: opened.window,
      host: request.host,
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
    let order = opened.source.query.unknownOrder.map { column in
      words.unknownOrder(["name": EnvironmentResolver.excerpt(column)])
    }
    return site.resolver.notes(on: request, opened.environment) + [order].compactMap(\.self)
  }
}
