import FoldoutForms
import FoldoutRecords

/// The start page: what is served, and its tables.
struct StartRoute: Sendable {
  let site: Site

  func get(_ ask: Ask) async throws(WebRefusal) -> Answer {
    let schema: Schema
    do {
      schema = try await site.store.schema()
    } catch {
      throw .store(error)
    }
    let environment = site.surroundings.environment(for: ask)
    let page = StartPage(
      title: site.title, size: site.size, schema: schema, environment: environment)
    return .page(
      site.shell.page(
        title: page.title, back: nil, content: page.content, words: environment.vocabulary))
  }
}
