import FoldoutForms
import FoldoutRecords

/// A table's rows, a window of a hundred at a time.
struct TableRoute: Sendable {
  let site: Site
  let table: String

  func get(_ ask: Ask) async throws(WebRefusal) -> Answer {
    let words = site.surroundings.environment(for: ask).vocabulary
    do {
      let schema = try await site.store.schema()
      guard let declared = schema.table(table) else { throw WebRefusal.unknownTable(table) }
      let naming = RecordTitle(declared)
      let place = place(ask.query)
      let window = try await site.store.window(
        WindowRequest(
          table: table, place: place, columns: naming.title + [naming.detail].compactMap(\.self)))
      let page = TablePage(
        declared: declared, naming: naming, window: window, isFirst: place == .first,
        words: words)
      return .page(
        site.shell.page(
          title: "\(page.title) · \(site.title)", back: (Address.start.path, site.title),
          content: page.content, words: words))
    } catch let refusal as WebRefusal {
      throw refusal
    } catch let error as StoreError {
      throw WebRefusal(error)
    } catch {
      throw .fault
    }
  }

  /// Where the window lies, by the key that it follows or goes before.
  private func place(_ query: Parameters) -> WindowRequest.Place {
    if let key = query["after"].flatMap({ RecordKey(address: $0) }) { return .after(key) }
    if let key = query["before"].flatMap({ RecordKey(address: $0) }) { return .before(key) }
    return .first
  }
}
