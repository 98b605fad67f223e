import FoldoutApp
import FoldoutForms
import FoldoutRecords
import HTTPTypes

/// Handles the requests of the start page, which lists the screens and sets the environment.
struct StartRoute: Sendable {
  let site: Site

  func get(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    guard request.environment.knowsToday else { throw .clock }
    let schema: Schema
    do {
      schema = try await site.app.sources.store.schema()
    } catch {
      throw .store(error)
    }
    let environment = request.environment
    let catalog = site.app.catalog
    let page = StartPage(
      title: catalog.title, size: catalog.size,
      screens: catalog.screens.map { ($0.title(environment.locale), $0.address) }, schema: schema,
      choices: EnvironmentChoices(request, site.resolver),
      listsZones: request.query[.zones] == "all",
      environment: environment, kept: KeptEnvironment(of: request.query.pairs))
    return .page(
      site.shell.page(
        title: page.title, back: nil, notes: site.resolver.notes(on: request, environment),
        content: page.content, words: environment.words, direction: environment.direction))
  }

  /// Sets the language and the zone for this browser: each is a cookie, or none for *automatic*.
  ///
  /// An unknown value is not set. The start page gets it in its address, and reports it.
  func post(_ request: RoutedRequest) throws(WebRequestError) -> SiteResponse {
    let form = try request.form()
    for pair in form.pairs where !["lang", "zone"].contains(pair.name) {
      throw .unknownParameter(pair.name)
    }
    var refused: [String] = []
    var cookies: [String] = []
    for (name, isKnown) in [
      ("lang", KeptEnvironment.isKnown(language:)),
      ("zone", KeptEnvironment.isKnown(zone:)),
    ] {
      guard let value = form[name] else { continue }
      if value.isEmpty {
        cookies.append("\(name)=; Path=/; SameSite=Lax; Max-Age=0")
      } else if isKnown(value) {
        let year = 365 * 24 * 60 * 60
        cookies.append(
          "\(name)=\(PercentCoding.encode(value)); Path=/; SameSite=Lax; Max-Age=\(year)")
      } else {
        refused.append("\(name)=\(PercentCoding.encode(value))")
      }
    }
    let start = Address.start.path
    var answer = SiteResponse.seeOther(
      refused.isEmpty ? start : "\(start)?\(refused.joined(separator: "&"))")
    for cookie in cookies { answer.headers.append(HTTPField(name: .setCookie, value: cookie)) }
    return answer
  }
}
