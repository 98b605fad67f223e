import Foldout
import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The state machine of using one list: takes an input, asks the store and the program, and ends
/// with what the host shows.
///
/// A host runs this loop:
///
///     var step = editing.submit(input)
///     while case .ask(let ask) = step { step = editing.answered(await answer(ask)) }
///
/// Asks follow each other like this:
///
///     submit ─┬→ remove ───────────┐
///             ├→ restore ──────────┼→ read ──→ show
///             ├→ perform ─┬────────┤
///             │           └→ add ──┼→ redirect
///             └────────────────────┘
///
/// A failure of the store ends it with `fail`. Once something is done, the list is shown all the
/// same, as it was.
///
/// It performs no input or output itself.
package struct ListEditing: Sendable {
  /// The list as it was shown when something was tapped.
  package let before: ShownList
  /// The list as it is now.
  package private(set) var list: ShownList
  private var event: ScreenEvent?
  private var outcome = ListConclusion.Outcome.accepted
  private var message: String?
  private var restored: RecordKey?
  /// True once the store has done something or the program has answered. The outcome is then shown
  /// even if the list cannot be read afterwards.
  package private(set) var isDone = false
  /// The record that was removed.
  package private(set) var removed: RecordKey?
  private var stage = Stage.reading

  /// The answer that the conversation waits for.
  private enum Stage: Sendable {
    case reading
    case removing(OfferedAction, RecordKey, original: String)
    case performing(OfferedAction, RecordKey)
    case adding(RecordKey)
    case restoring(String, RecordKey)
  }

  /// Creates the state machine for a list that is shown.
  package init(_ list: ShownList) {
    before = list
    self.list = list
    self.list.problems = [:]
  }

  /// Handles an input.
  package mutating func submit(_ input: ListInput) -> ListStep {
    switch input {
    case .reload: return read()
    case .tap(let key):
      event = .tap(.record(key))
      return read()
    case .press(let press): return pressed(press)
    case .restore(let id, let key):
      stage = .restoring(id, key)
      return .ask(.restore(id))
    }
  }

  /// Takes the result of the last ask. One that was not asked for is answered by reading the list.
  package mutating func answered(_ answer: ListAnswer) -> ListStep {
    switch (stage, answer) {
    case (.removing(let action, let key, let original), .removed(let removal)):
      return removed(removal, action, key, original: original)
    case (.performing(let action, let key), .performed(let outcome)):
      return performed(outcome, action, key)
    case (.adding(let key), .added(let addition)): return added(addition, key)
    case (.restoring(let id, let key), .restored(let restoration)):
      return restored(restoration, id, key)
    case (.reading, .read(let reading)): return .show(finish(reading))
    case (.reading, .failed(let error)) where isDone:
      return .show(finishWithoutReading(because: error))
    case (_, .failed(let error)): return .fail(error)
    case (.reading, _), (.removing, _), (.performing, _), (.adding, _), (.restoring, _):
      return read()
    }
  }

  private mutating func pressed(_ press: ListInput.Press) -> ListStep {
    guard let bar = list.bars[press.key] else { return gone(press.key) }
    guard let action = bar.actions.first(where: { $0.id == press.action }) else {
      let sentence =
        press.isKnown
        ? list.words.rows.notOffered(["title": bar.title.excerpt]) : list.words.rows.unknownAction
      return refuse(press.key, sentence)
    }
    switch action.operation {
    case .share, .open, .duplicate: return read()
    case .remove:
      stage = .removing(action, press.key, original: press.original)
      return .ask(
        .remove(press.key, original: press.original, isPermanent: press.isConfirmed))
    case .program:
      guard press.original == bar.original else { return conflict(press.key) }
      stage = .performing(action, press.key)
      return .ask(.perform(action.id, press.key, original: press.original))
    }
  }

  private mutating func removed(
    _ removal: ListRemoval, _ action: OfferedAction, _ key: RecordKey, original: String
  ) -> ListStep {
    let title = list.name(of: key).excerpt
    switch removal {
    case .removed(let id, let others, let changed):
      (isDone, removed) = (true, key)
      let sentence = RemovalSentences.removed(
        title, with: others, changed: changed, in: list.environment)
      list.announce(
        ListUndo(
          key: key,
          sentence: id == nil ? sentence.followed(by: list.words.messages.forGood) : sentence,
          restore: id))
      message = sentence
      return read()
    case .conflict: return conflict(key)
    case .gone: return gone(key)
    case .needsConsent(let size):
      let sentence = size.sentence(in: list.environment)
      list.problems[key] = RowProblem(
        sentence: sentence,
        consent: .init(
          action: action.id, title: list.words.rows.removeForGood, keep: list.words.actions.keepIt,
          original: original))
      outcome = .refused
      message = sentence
      return read()
    case .refused(let error): return refuse(key, error.sentence(in: list.words))
    }
  }

  private mutating func performed(
    _ outcome: ListActionOutcome, _ action: OfferedAction, _ key: RecordKey
  ) -> ListStep {
    if case .answered = outcome { isDone = true }
    switch outcome {
    case .gone: return gone(key)
    case .conflict: return conflict(key)
    case .unreadable: return refuse(key, list.words.rows.unreadable)
    case .answered(.done): message = list.words.rows.done(["action": action.title])
    case .answered(.message(let text)):
      message = text
      list.announce(ListUndo(key: key, sentence: text, restore: nil))
    case .answered(.refused(let sentence)): return refuse(key, sentence)
    case .answered(.adds(let values, let editing)):
      stage = .adding(key)
      return .ask(.add(values, editing: editing))
    }
    return read()
  }

  private mutating func added(_ addition: RowAddition, _ key: RecordKey) -> ListStep {
    switch addition {
    case .added(let row): return .redirect(row)
    case .refused(let sentence): return refuse(key, sentence)
    }
  }

  private mutating func restored(
    _ restoration: ListRestoration, _ id: String, _ removedKey: RecordKey
  ) -> ListStep {
    list.forget(id)
    var undo = ListUndo(key: removedKey, sentence: "", restore: nil)
    switch restoration {
    case .restored(let restoredKey, let title, let altered, let unrestored):
      (isDone, restored) = (true, restoredKey)
      undo.key = restoredKey
      undo.sentence = RemovalSentences.restored(
        title.excerpt, altered: altered, unrestored: unrestored, in: list.environment)
    case .restoredElsewhere(let sentence): (isDone, undo.sentence) = (true, sentence)
    case .unknown: (undo.sentence, outcome) = (list.words.rows.tooLate, .gone)
    // A refused Undo stays offered, and can be asked for again.
    case .taken:
      undo = ListUndo(
        key: removedKey, sentence: list.words.rows.taken, restore: id, isRefused: true)
      outcome = .conflict
    case .refused(let sentence):
      undo = ListUndo(key: removedKey, sentence: sentence, restore: id, isRefused: true)
      outcome = .refused
    }
    list.announce(undo)
    message = undo.sentence
    return read()
  }

  private mutating func finish(_ reading: ListReading) -> ListConclusion {
    let replacement = list.show(reading)
    let event = event
    let changed = list.changedRows(since: before)
    let events = [replacement, changed.isEmpty ? nil : .changed(changed), event]
    let step = list.table.apply(all: events.compactMap(\.self))
    return ListConclusion(outcome: outcome, step: step, message: message, restored: restored)
  }

  /// Shows the list as it was, because it could not be read again after the change.
  private mutating func finishWithoutReading(because error: StoreError) -> ListConclusion {
    let sentence = list.words.rows.unread
    list.announce(ListUndo(key: RecordKey([]), sentence: sentence, restore: nil))
    message = message.map { $0.followed(by: sentence) } ?? sentence
    var conclusion = finish(
      ListReading(
        records: list.records.filter { $0.key != removed },
        bars: list.bars.filter { $0.key != removed }, footer: list.footer))
    conclusion.failure = error
    return conclusion
  }

  // MARK: - Ways to end

  private mutating func read() -> ListStep {
    var table = list.table
    if let event { _ = table.apply(event) }
    stage = .reading
    return .ask(.read(open: table.openDrawers.compactMap(\.record)))
  }

  private mutating func refuse(_ key: RecordKey, _ sentence: String) -> ListStep {
    list.problems[key] = RowProblem(sentence: sentence)
    (outcome, message) = (.refused, sentence)
    return read()
  }

  private mutating func conflict(_ key: RecordKey) -> ListStep {
    let sentence = list.words.rows.changed(["title": list.name(of: key).excerpt])
    list.problems[key] = RowProblem(sentence: sentence)
    (outcome, message) = (.conflict, sentence)
    return read()
  }

  private mutating func gone(_ key: RecordKey) -> ListStep {
    let sentence = list.words.rows.gone(["title": list.name(of: key).excerpt])
    list.announce(ListUndo(key: key, sentence: sentence, restore: nil))
    (outcome, message) = (.gone, sentence)
    return read()
  }
}

extension ShownList {
  /// The rows that differ from before, or whose open bars do.
  func changedRows(since before: ShownList) -> [RowID] {
    let old = Dictionary(
      before.records.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return records.filter { record in
      guard let was = old[record.key] else { return false }
      return was != record
        || before.table.isOpen(.record(record.key)) && before.bar(record.key) != bar(record.key)
    }.map { .record($0.key) }
  }
}
