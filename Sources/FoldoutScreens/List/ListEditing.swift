import Foldout
import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The state machine of using one list: takes an input, then the answers of the store and the
/// program, and returns the host's next step each time.
///
/// It is a conversation with the host, which runs this loop:
///
///     submit ─┬→ remove ──→ removed ──────────┐
///             ├→ restore ─→ restored ─────────┼→ read ──→ finish
///             ├→ perform ─→ programAnswered ──┤
///             │              └→ add ─→ added ─┼→ redirect
///             └───────────────────────────────┘
///
/// It performs no input or output itself.
package struct ListEditing: Sendable {
  /// The list as it was shown when something was tapped.
  package let before: ShownList
  /// The list as it is now.
  package private(set) var list: ShownList
  private var event: ScreenEvent?
  private var verdict = ListConclusion.Verdict.accepted
  private var message: String?
  private var restored: RecordKey?
  /// True once the store has done something or the program has answered. The outcome is then shown
  /// even if the list cannot be read afterwards.
  package private(set) var isDone = false
  /// The record that was removed.
  package private(set) var removed: RecordKey?
  private var stage = Stage.idle

  /// The answer that the conversation waits for.
  private enum Stage: Sendable {
    case idle
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
    case .nothing: return read()
    case .tap(let key):
      event = .tap(.record(key))
      return read()
    case .press(let press): return pressed(press)
    case .restore(let id, let key):
      stage = .restoring(id, key)
      return .restore(id)
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
      return .remove(press.key, original: press.original, isPermanent: press.isConfirmed)
    case .program:
      guard press.original == bar.original else { return conflict(press.key) }
      stage = .performing(action, press.key)
      return .perform(action.id, press.key, original: press.original)
    }
  }

  /// Handles the outcome of a removal.
  package mutating func removed(_ answer: ListRemoval) -> ListStep {
    guard case .removing(let action, let key, let original) = stage else { return read() }
    let title = list.name(of: key).excerpt
    switch answer {
    case .removed(let id, let others, let changed):
      (isDone, removed) = (true, key)
      let sentence = list.environment.sentence(removed: title, with: others, changed: changed)
      list.announce(
        ListUndo(
          key: key,
          sentence: id == nil ? sentence.followed(by: list.words.messages.forGood) : sentence,
          restore: id))
      message = sentence
      return read()
    case .conflict: return conflict(key)
    case .gone: return gone(key)
    case .asks(let sentence):
      list.problems[key] = RowProblem(
        sentence: sentence,
        consent: .init(
          action: action.id, title: list.words.rows.removeForGood, keep: list.words.actions.keepIt,
          original: original))
      verdict = .refused
      message = sentence
      return read()
    case .refused(let sentence): return refuse(key, sentence)
    }
  }

  /// Handles the outcome of telling the program.
  package mutating func programAnswered(_ outcome: ListActionOutcome) -> ListStep {
    guard case .performing(let action, let key) = stage else { return read() }
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
      return .add(values, editing: editing)
    }
    return read()
  }

  /// Handles the outcome of adding a record that the program asked for.
  package mutating func added(_ answer: RowAddition) -> ListStep {
    guard case .adding(let key) = stage else { return read() }
    switch answer {
    case .added(let row): return .redirect(row)
    case .refused(let sentence): return refuse(key, sentence)
    }
  }

  /// Handles the outcome of bringing a record back.
  package mutating func restored(_ answer: ListRestoration) -> ListStep {
    guard case .restoring(let id, let removedKey) = stage else { return read() }
    list.forget(id)
    var undo = ListUndo(key: removedKey, sentence: "", restore: nil)
    switch answer {
    case .restored(let restoredKey, let title, let altered, let unrestored):
      (isDone, restored) = (true, restoredKey)
      undo.key = restoredKey
      undo.sentence = list.environment.sentence(
        restored: title.excerpt, altered: altered, unrestored: unrestored)
    case .restoredElsewhere(let sentence): (isDone, undo.sentence) = (true, sentence)
    case .unknown: (undo.sentence, verdict) = (list.words.rows.tooLate, .gone)
    // A refused Undo stays offered, and can be asked for again.
    case .taken:
      undo = ListUndo(
        key: removedKey, sentence: list.words.rows.taken, restore: id, isRefused: true)
      verdict = .conflict
    case .refused(let sentence):
      undo = ListUndo(key: removedKey, sentence: sentence, restore: id, isRefused: true)
      verdict = .refused
    }
    list.announce(undo)
    message = undo.sentence
    return read()
  }

  /// Ends the conversation with the list as it was read now.
  package mutating func finish(_ reading: ListReading) -> ListConclusion {
    let replacement = list.show(reading)
    let event = event
    let changed = list.changedRows(since: before)
    let events = [replacement, changed.isEmpty ? nil : .changed(changed), event]
    let step = list.table.apply(all: events.compactMap(\.self))
    stage = .idle
    return ListConclusion(verdict: verdict, step: step, message: message, restored: restored)
  }

  /// Ends the conversation with the list as it was shown, because it could not be read again after
  /// the change.
  package mutating func finishWithoutReading() -> ListConclusion {
    let sentence = list.words.rows.unread
    list.announce(ListUndo(key: RecordKey([]), sentence: sentence, restore: nil))
    message = message.map { $0.followed(by: sentence) } ?? sentence
    return finish(
      ListReading(
        records: list.records.filter { $0.key != removed },
        bars: list.bars.filter { $0.key != removed }, footer: list.footer))
  }

  // MARK: - Ways to end

  private func read() -> ListStep {
    var table = list.table
    if let event { _ = table.apply(event) }
    return .read(open: table.openDrawers.compactMap(\.record))
  }

  private mutating func refuse(_ key: RecordKey, _ sentence: String) -> ListStep {
    list.problems[key] = RowProblem(sentence: sentence)
    (verdict, message) = (.refused, sentence)
    return read()
  }

  private mutating func conflict(_ key: RecordKey) -> ListStep {
    let sentence = list.words.rows.changed(["title": list.name(of: key).excerpt])
    list.problems[key] = RowProblem(sentence: sentence)
    (verdict, message) = (.conflict, sentence)
    return read()
  }

  private mutating func gone(_ key: RecordKey) -> ListStep {
    let sentence = list.words.rows.gone(["title": list.name(of: key).excerpt])
    list.announce(ListUndo(key: key, sentence: sentence, restore: nil))
    (verdict, message) = (.gone, sentence)
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
