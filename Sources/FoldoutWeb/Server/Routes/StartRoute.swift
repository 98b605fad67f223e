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
      schema = try await site.app.sources.schema()
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
    let settings = try EnvironmentCookies(request.form())
    let start = Address.start.path
    var answer = SiteResponse.seeOther(
      settings.refused.isEmpty ? start : "\(start)?\(settings.refused.joined(separator: "&"))")
    for cookie in settings.cookies {
      answer.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    return answer
  }
}
