import FoldoutScreens
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
      let form = place.form?(environment.locale, declared)
      let inferred = site.sources.list(of: declared, in: schema)
      let choices = OrderChoices(
        form, inferred: inferred.form, of: declared, environment: environment)
      let address = ListAddress(
        ask.query, path: place.path, of: declared, offered: choices.columns)
      let usual =
        form.flatMap { RowNaming($0, of: declared, in: environment) }
        ?? RowNaming(
          RecordNaming(inferred.naming, form: form ?? inferred.form), in: environment)
      let naming = usual.showing(address.order, choices)
      let window = try await site.store.window(
        WindowRequest(
          table: place.table, place: address.place, order: address.order, columns: naming.columns,
          most: TablePage.mostCharacters))
      let names = await site.store.names(
        of: window.records.map(\.record),
        targets: inferred.targets.filter { naming.referring.contains($0.key) })
      let page = TablePage(
        declared: declared, place: place, address: address, choices: choices, naming: naming,
        window: window, names: names, environment: environment)
      return .page(
        site.shell.page(
          title: page.title(on: site.title), back: place.parent,
          notes: site.surroundings.notes(on: ask, environment), skip: page.skip,
          content: page.content,
          words: environment.vocabulary))
    } catch let refusal as WebRefusal {
      throw refusal
    } catch let error as StoreError {
      throw WebRefusal(error.labelled(place.title, for: place.table))
    } catch {
      throw .fault
    }
  }
}
