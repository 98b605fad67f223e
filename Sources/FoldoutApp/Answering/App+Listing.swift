package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

extension App {
  /// Returns the source of a list's rows.
  package func source(
    of list: ListDestination, _ query: ListQuery, _ environment: FormEnvironment
  ) async throws(StoreError) -> any ListSource {
    switch list.content {
    case .program(let program):
      return try ProgramRows(
        program, query, environment, timeLimit: sources.searchTimeouts.firstRows)
    case .stored(let own):
      let app = App(catalog, sources.over(own.store), callbacks, undo: undo)
      return try await TableRows(app, list, query, environment)
    case .table: return try await TableRows(self, list, query, environment)
    }
  }

  /// Answers what a list's conversation asks for. `window` has the rows that it shows; the program
  /// adds records under the `ticket` of the screen.
  package func answer(
    _ ask: ListAsk, from source: any ListSource, _ window: ListWindow, ticket: String?
  ) async -> ListAnswer {
    do throws(StoreError) {
      return try await result(of: ask, from: source, window, ticket: ticket)
    } catch {
      return .failed(error)
    }
  }

  private func result(
    of ask: ListAsk, from source: any ListSource, _ window: ListWindow, ticket: String?
  ) async throws(StoreError) -> ListAnswer {
    switch ask {
    case .remove(let key, let original, let isPermanent):
      return .removed(try await source.remove(key, original: original, isPermanent: isPermanent))
    case .restore(let id):
      let restoration = try await source.restore(id) { event in
        // A double tap sends two requests, which get the same answer, but the program is called
        // once.
        guard await undo.isFirst(restoring: id), let event else { return }
        await callbacks.onRecord(event)
      }
      return .restored(restoration)
    case .perform(let action, let key, let original):
      return .performed(try await source.perform(action, key, original: original))
    case .add(let values, let field):
      return .added(await source.add(values, editing: field, ticket))
    case .read(let open): return .read(try await source.reading(of: window, bars: open))
    }
  }
}
