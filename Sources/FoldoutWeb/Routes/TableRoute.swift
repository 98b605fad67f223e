import FoldoutForms
import FoldoutRecords

/// A table's rows, a window of a hundred at a time.
struct TableRoute: Sendable {
  let site: Site
  let place: ListPlace

  func get(_ ask: Ask) async throws(WebRefusal) -> Answer {
    let environment = site.surroundings.environment(for: ask)
    do {
      let schema = try await site.store.schema()
      guard let declared = schema.table(place.table) else {
        throw WebRefusal.unknownTable(place.table)
      }
      let naming = RowNaming(place.form?(environment.locale, declared), of: declared)
      let position = position(ask.query)
      let window = try await site.store.window(
        WindowRequest(table: place.table, place: position, columns: naming.columns))
      let page = TablePage(
        declared: declared, place: place, naming: naming, window: window,
        isFirst: position == .first, words: environment.vocabulary)
      return .page(
        site.shell.page(
          title: "\(place.title) · \(site.title)", back: place.parent,
          notes: site.surroundings.notes(on: ask, environment), content: page.content,
          words: environment.vocabulary))
    } catch let refusal as WebRefusal {
      throw refusal
    } catch let error as StoreError {
      throw WebRefusal(error.labelled(place.title, for: place.table))
    } catch {
      throw .fault
    }
  }

  /// Where the window lies, by the key that it follows or goes before.
  private func position(_ query: Parameters) -> WindowRequest.Place {
    if let key = query["after"].flatMap({ RecordKey(address: $0) }) { return .after(key) }
    if let key = query["before"].flatMap({ RecordKey(address: $0) }) { return .before(key) }
    return .first
  }
}
