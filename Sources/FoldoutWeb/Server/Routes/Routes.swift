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
  private func retryForm(_ request: RoutedRequest, after refusal: WebRequestError) async
    -> RefusalPage.RetryForm?
  {
    // A body that was itself refused, because it cannot be read, has no entries.
    guard request.method == .post, refusal.status.code >= 500, let form = try? request.form() else {
      return nil
    }
    let secrets = await secretFields(in: form, of: request, after: refusal)
    return RefusalPage.RetryForm(of: request, form, without: secrets)
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
    return submission.enteredTexts.filter { !secrets.contains(FieldID($0.name)) }
  }

  /// Returns the fields that are declared as secrets, and those with a secret token or with a name
  /// like a secret's. If the declarations are unknown, every field counts as a secret.
  ///
  /// No parameter of such a field is shown, whatever its aspect: `~set.` carries an entry, too.
  private func secretFields(
    in sent: Parameters, of request: RoutedRequest, after refusal: WebRequestError
  ) async -> Set<FieldID> {
    let all = Set(sent.pairs.map(\.field))
    guard let address = request.address else { return all }
    let destination: RecordDestination?
    do {
      destination = try catalog.record(of: request, at: address)
    } catch {
      return all
    }
    let isBusy = if case .store(.busy) = refusal { true } else { false }
    let declared = await site.app.sources.secretFields(
      of: destination, isBusy: isBusy, in: request.environment.locale)
    guard let declared else { return all }
    let recognised = sent.pairs.filter { pair in
      let hasToken = Aspect.parse(pair.name)?.aspect == .original && pair.value.hasPrefix("s:")
      return hasToken || ColumnSchema.isSecret(named: pair.field.name)
    }
    return declared.union(recognised.map(\.field))
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
