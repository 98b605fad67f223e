import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

/// Dispatches each request to its handler.
struct Routes: Sendable {
  let site: Site
  private var catalog: Catalog { site.app.catalog }

  /// Returns the answer to a request. It never throws: a refused request gets an answer with the
  /// reason.
  func answer(_ request: SiteRequest) async -> SiteResponse {
    let request = routed(request)
    do {
      return finished(try await route(request), for: request)
    } catch {
      return finished(await refusal(error, to: request), for: request)
    }
  }

  /// Returns the answer to a request that is refused before it is routed.
  func refused(_ refusal: WebRequestError, to request: SiteRequest) async -> SiteResponse {
    let request = routed(request)
    return finished(await self.refusal(refusal, to: request), for: request)
  }

  private func routed(_ request: SiteRequest) -> RoutedRequest {
    RoutedRequest(request, screens: catalog.screens, resolver: site.resolver)
  }

  /// Completes an answer with security headers and compression.
  private func finished(_ answer: SiteResponse, for request: RoutedRequest) -> SiteResponse {
    var answer = answer
    answer.addSecurityHeaders()
    answer.compress(accepting: request.headers[.acceptEncoding])
    return answer
  }

  private func route(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    if let name = request.assetName { return try asset(name, request) }
    guard let address = request.address else {
      throw .unknownAddress(request.path)
    }
    let locale = request.environment.locale
    switch (address, request.method) {
    case (.start, .get):
      if let home = catalog.home {
        return .seeOther(KeptEnvironment(of: request.query.pairs).added(to: home.path))
      }
      return try await StartRoute(site: site).get(request)
    case (.start, .post): return try StartRoute(site: site).post(request)
    default: break
    }
    // With a wrong clock, date fields and their limits would use a wrong day.
    guard request.environment.knowsToday else { throw .clock }
    if let destination = try catalog.record(of: request, at: address) {
      let route = RecordRoute(site: site, destination: destination)
      switch request.method {
      case .get: return try await route.get(request)
      case .post: return try await route.post(request)
      default: break
      }
    }
    if let destination = catalog.list(at: address, in: locale) {
      let route = ListRoute(site: site, destination: destination)
      switch request.method {
      case .get: return try await route.get(request)
      case .post: return try await route.post(request)
      default: break
      }
    }
    throw .method(request.method.rawValue, allowed: "GET, HEAD, POST")
  }

  /// Returns one of our static files.
  private func asset(
    _ name: String, _ request: RoutedRequest
  ) throws(WebRequestError) -> SiteResponse {
    guard request.method == .get else {
      throw .method(request.method.rawValue, allowed: "GET, HEAD")
    }
    guard let file = site.shell.assets.answer(name, accepting: request.headers[.acceptEncoding])
    else { throw .unknownAddress(request.path) }
    return file
  }

  /// Returns a refusal as a page or, for the script, as a sentence.
  private func refusal(_ refusal: WebRequestError, to request: RoutedRequest) async -> SiteResponse
  {
    let words = request.environment.words
    var answer =
      request.wantsBatch
      ? SiteResponse(
        refusal.status, type: "text/plain; charset=utf-8", caching: .never,
        body: Array(refusal.sentence(in: words).utf8))
      : SiteResponse.page(
        status: refusal.status,
        RefusalPage(
          refusal: refusal, back: back(from: request, after: refusal, words),
          retryForm: await retryForm(request, after: refusal),
          entered: await entered(request, after: refusal)
        ).html(site.shell, words: words, direction: request.environment.direction))
    answer.reason = refusal.sentence(in: .english)
    answer.failures = refusal.failures
    if case .method(_, let allowed) = refusal { answer.headers[.allow] = allowed }
    return answer
  }

  /// Returns the entries of a form that failed because of the server, so that it can be sent again.
  /// Secrets and files are left out: no page contains secrets, and none can hold files.
  private func retryForm(_ request: RoutedRequest, after refusal: WebRequestError) async
    -> RefusalPage.RetryForm?
  {
    // A body that was itself refused, because it cannot be read, has no entries.
    guard request.method == .post, refusal.status.code >= 500, let form = try? request.form() else {
      return nil
    }
    let query = request.query.pairs.map {
      "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))"
    }
    let address = query.isEmpty ? request.path : "\(request.path)?\(query.joined(separator: "&"))"
    let secrets = await secretFields(in: form, of: request, after: refusal)
    let omitted = form.pairs.filter { secrets.contains($0.field) }
    let omitsValues =
      !form.files.isEmpty
      || omitted.contains { Aspect.parse($0.name)?.aspect != .original && !$0.value.isEmpty }
    return RefusalPage.RetryForm(
      address: address, pairs: form.pairs.filter { !secrets.contains($0.field) },
      omitsValues: omitsValues)
  }

  /// Returns the texts that were entered into a refused form, without secrets and without unchanged
  /// texts.
  private func entered(_ request: RoutedRequest, after refusal: WebRequestError) async
    -> [Parameters
    .Pair]
  {
    guard request.method == .post, refusal.status.code < 500, let form = try? request.form(),
      let submission = try? request.submission()
    else { return [] }
    let secrets = await secretFields(in: form, of: request, after: refusal)
    return submission.fields.compactMap { id in
      guard let input = submission[id], let text = input.text, !text.isEmpty,
        !secrets.contains(id), !text.isIdentical(to: input.shown)
      else { return nil }
      let isAsSeen = input.original.map { original in
        original.matches(.text(text)) || original.value?.equalsText(text) == true
      }
      return isAsSeen == true ? nil : Parameters.Pair(name: id.name, value: text)
    }
  }

  /// Returns the fields that are secrets, as the page's form and the store declare them. Those with
  /// a secret token, or with a name like a secret's, also count. If the declarations are unknown,
  /// because the store is failing and the table was never read, every field counts as a secret.
  ///
  /// No parameter of such a field is shown, whatever its aspect: `~set.` carries an entry, too.
  private func secretFields(
    in sent: Parameters, of request: RoutedRequest, after refusal: WebRequestError
  ) async -> Set<FieldID> {
    let locale = request.environment.locale
    let all = sent.pairs.map(\.field)
    guard let address = request.address else { return Set(all) }
    let destination: RecordDestination?
    do {
      destination = try catalog.record(of: request, at: address)
    } catch {
      return Set(all)
    }
    let form = destination.flatMap { destination in
      destination.form?(locale, TableSchema(name: destination.table, key: .rowid, columns: []))
        ?? site.app.sources.forms[destination.table]
    }
    var declared = form?.fields.filter(\.kind.isSecret).map(\.id.name) ?? []
    if let destination {
      guard let table = await table(destination.table, after: refusal) else { return Set(all) }
      declared += table.columns.filter(\.isSecret).map(\.name)
    }
    let recognised = sent.pairs.filter { pair in
      let hasToken = Aspect.parse(pair.name)?.aspect == .original && pair.value.hasPrefix("s:")
      return hasToken || ColumnSchema.isSecret(named: pair.field.name)
    }
    return Set(declared.map { FieldID($0) } + recognised.map(\.field))
  }

  /// Returns a table's current schema, else the last one used for a page; `nil` if there is none.
  ///
  /// A file that is in use is not waited for a second time.
  private func table(_ name: String, after refusal: WebRequestError) async -> TableSchema? {
    if case .store(.busy) = refusal { return site.app.sources.cache.tables.value(of: name) }
    do throws(StoreError) {
      return try await site.app.sources.store.schema().table(name)
        ?? site.app.sources.cache.tables.value(of: name)
    } catch {
      return site.app.sources.cache.tables.value(of: name)
    }
  }

  /// Returns the nearest page that is likely to exist.
  private func back(from request: RoutedRequest, after refusal: WebRequestError, _ words: Words)
    -> BackLink
  {
    page(before: request, after: refusal, words).keeping(
      KeptEnvironment(of: request.query.pairs))
  }

  private func page(before request: RoutedRequest, after refusal: WebRequestError, _ words: Words)
    -> BackLink
  {
    let start = BackLink(path: Address.start.path, title: words.start.title)
    guard let address = request.address else { return start }
    if case .record(let table, _) = address, refusal == .unknownTable(table) { return start }
    let locale = request.environment.locale
    guard let destination = catalog.record(at: address, in: locale),
      let parent = destination.parent, parent != catalog.start
    else { return start }
    return BackLink(parent)
  }
}

extension Catalog {
  /// Returns the stored record that a request is about, or the new one that `?add` asks for; `nil`
  /// for any other address.
  fileprivate func record(
    of request: RoutedRequest, at address: Address
  ) throws(WebRequestError) -> RecordDestination? {
    let locale = request.environment.locale
    guard let copied = request.query[.add], let list = list(at: address, in: locale) else {
      return record(at: address, in: locale)
    }
    let key = copied.isEmpty ? nil : RecordKey(address: copied)
    guard let addition = addition(to: list, copying: key) else { return nil }
    guard copied.isEmpty || key != nil else {
      throw .unknownRecord(table: list.title, key: copied)
    }
    return addition
  }
}

extension Parameters.Pair {
  /// The field that the parameter belongs to, if it belongs to one.
  fileprivate var field: FieldID { Aspect.parse(name)?.field ?? FieldID(name) }
}
