import FoldoutForms
import FoldoutRecords
package import FoldoutScreens

extension App {
  /// Answers what a record's conversation asks for: the one place where asks meet the store and the
  /// program.
  ///
  /// `record` is the record as the conversation has it. A press adds records under the `ticket` of
  /// its page.
  package func answer(
    _ ask: Ask, _ record: ShownRecord, in context: RecordContext, ticket: String?
  ) async -> Answer {
    let table = context.source.table.name
    switch ask {
    case .store(let change, let others):
      return .stored(await sources.answer(to: change, in: context.source, beside: others))
    case .insert(let insertion, let others):
      return .inserted(await answer(to: insertion, in: context.source, beside: others))
    case .report(let stored, let reports):
      guard let stored = await callbacks.withSecrets(stored) else { return .gone }
      await callbacks.onRecord(
        context.isNew
          ? .added(stored, table: table, reports) : .changed(stored, table: table, reports))
      return .reported
    case .press(let id, let stored):
      guard let stored = await callbacks.withSecrets(stored) else { return .gone }
      let action =
        if let press = context.source.form.field(id)?.press {
          await press(stored.record)
        } else {
          await callbacks.onPress(id, table, stored, record.environment)
        }
      return await follow(action, record.environment, in: context, ticket)
    case .mark(let requests):
      return .marked(await sources.answer(to: requests, in: record.environment))
    case .find(let requests):
      var results: [ReferenceSearch.Result] = []
      for request in requests { results.append(await sources.answer(to: request, in: record)) }
      return .found(results)
    }
  }

  /// Tells the program that texts of a record are being edited.
  package func report(_ events: [FieldEvent], of key: RecordKey, in table: String) async {
    for event in events { await callbacks.onEvent(event, table, key) }
  }

  /// Inserts a record, remembers the add for its Undo, and returns the store's answer.
  private func answer(
    to insertion: Insertion, in source: RecordSource, beside others: [DynamicRecord]
  ) async -> InsertionAnswer {
    do {
      switch try await sources.store.insert(insertion) {
      case .stored(let stored, let altered, let alsoWritten, let isRepeated):
        return .stored(
          await sources.reading(stored, of: source, beside: others), altered: altered,
          alsoWritten: alsoWritten, isRepeated: isRepeated,
          addID: isRepeated ? nil : undo.remember(stored, in: insertion.table))
      case .gone: return .gone
      // The ticket was used by another list, so there is no link to its record.
      case .addedOtherValues(let table, let key):
        return .addedOtherValues(table == insertion.table ? key : nil)
      case .forgotten: return .forgotten
      }
    } catch {
      return .failed(error)
    }
  }

  /// Does what the program wants after its button was pressed, and reads the record again.
  private func follow(
    _ action: ActionAnswer, _ environment: FormEnvironment, in context: RecordContext,
    _ ticket: String?
  ) async -> Answer {
    var refusal: String?
    var message: String?
    switch action {
    case .adds(let values, let field):
      switch await add(values, editing: field, to: context.list, ticket, environment) {
      case .added(let row): return .pressed(.added(row))
      case .refused(let sentence): refusal = sentence
      }
    case .refused(let sentence): refusal = sentence
    case .message(let text): message = text
    case .done: break
    }
    // That the record cannot be read is no failure of the action.
    let reading: RecordReading?
    do {
      guard let found = try await sources.read(context) else { return .gone }
      reading = found
    } catch {
      reading = nil
    }
    return .pressed(
      refusal.map { .refused(reading, because: $0) } ?? .done(reading, saying: message))
  }
}
