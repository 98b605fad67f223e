import Foldout
package import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The state machine of a record's screen for a host that lives as long as its screen: takes what a
/// person does and what the host answers, and returns commands.
///
///     host             session                          RecordEditing
///     ── act ────────▶ waits for its turn
///     ◀── read ─────── turn begins
///     ── answered ───▶ submission ────────────────────▶
///     ◀── ask ──────── ◀─────────────────────────── ask
///     ── answered ───▶ ───────────────────────────────▶
///     ◀── update ───── ◀────────────────────────── show
///     ── applied ────▶ next turn begins
///
/// An answer may come in the same call or any time later. Until then the entry stands on the
/// screen, and further acts wait for their turn; only typing takes effect at once. Searches hold up
/// nothing: a result is dropped if another search has replaced it.
package struct ScreenSession: Sendable {
  /// All that is shown, apart from entries that are on their way to the store.
  package private(set) var screen: SessionScreen
  private var waiting: [Turn] = []
  private var exchange: Exchange?
  private var searches: [AskID: ReferenceSearchRequest] = [:]
  private var isApplying = false
  private var isGone = false
  private var lastAsk = 0
  /// The number of turns so far, the number of the one that is going on, and the number of turns
  /// before the text that is being typed was begun.
  private var turns = (last: 0, current: 0, beforeTyping: 0)
  /// The row whose editing the program was last notified of.
  private var notifiedRow: RowID?

  /// The turn that is going on, and the question that it waits for.
  private struct Exchange: Sendable {
    let submission: Submission
    var ask: AskID
    /// The conversation; `nil` while the record is read.
    var editing: RecordEditing?
  }

  package init(_ record: ShownRecord) { screen = SessionScreen(record) }

  /// The record with all entries, also those that are on their way to the store; faces are computed
  /// from it.
  package var recordWithEntries: ShownRecord {
    screen.recordWithEntries(
      sending: [exchange?.submission].compactMap(\.self) + waiting.map { $0.submission(on: screen) }
    )
  }
}

extension ScreenSession {
  /// Takes the reader's environment as it is now, for the acts that follow.
  package mutating func take(_ environment: FormEnvironment) { screen.take(environment) }

  /// Handles an act of the person.
  package mutating func handle(_ act: Act) -> [Command] {
    guard !isGone else { return [] }
    switch act {
    case .type(let text, let row): return type(text, into: row)
    case .leave: leave()
    case .edit(let row):
      if screen.entries.typing?.row != row { leave() }
      edit(row)
    case .tap: wait(.act(act), typed: endTyping())
    case .discard(let field):
      if screen.entries.typing?.row == .field(field) { _ = endTyping() }
      wait(.act(act))
    case .turn(let field, _, _), .choose(let field, _), .enter(let field, _, _):
      // The other value replaces the text in the same field.
      if screen.entries.typing?.row == .field(field) { _ = screen.endTyping() } else { leave() }
      wait(.act(act))
    case .press, .add:
      leave()
      wait(.act(act))
    case .narrow(let field, let text):
      // At once: the control must not get an older text back while it is typed in.
      screen.setFilter(of: field, to: text)
      wait(.act(act))
    case .appear, .turnPage, .restyle, .search, .decide, .undo, .undoLatest, .redoLatest,
      .closeBar:
      wait(.act(act))
    }
    let entered = waiting.last?.submission(on: screen).fields ?? []
    let commands = takeTurns()
    // While an act waits, its entry stands on the screen.
    return commands + (waiting.isEmpty ? [] : screen.rebinding(entered))
  }

  /// Handles an answer of the host. One that nobody waits for any more is ignored.
  package mutating func answered(_ answer: Answer, to ask: AskID) -> [Command] {
    guard !isGone else { return [] }
    if let request = searches.removeValue(forKey: ask) { return found(answer, for: request) }
    guard let exchange, exchange.ask == ask else { return [] }
    if var editing = exchange.editing {
      let step = editing.answered(answer)
      return follow(step, of: editing, exchange.submission) + takeTurns()
    }
    guard case .read(let reading) = answer else { return end() }
    return submit(exchange.submission, readAgain: reading) + takeTurns()
  }

  /// Continues once the host has applied an update.
  package mutating func applied() -> [Command] {
    isApplying = false
    return takeTurns()
  }

  private mutating func wait(_ kind: Turn.Kind, typed: SessionEntries.TypedText? = nil) {
    turns.last += 1
    var turn = Turn(kind: kind, number: turns.last, typed: typed)
    if case .act(let act) = kind,
      let field = act.enteredField.flatMap({ screen.record.field($0) })
    {
      turn.seen = recordWithEntries.row(field, isOpen: false).original.map { Token(wire: $0) }
    }
    waiting.append(turn)
  }

  private mutating func takeTurns() -> [Command] {
    var commands: [Command] = []
    while exchange == nil, !isApplying, !isGone, !waiting.isEmpty {
      commands += take(waiting.removeFirst())
    }
    return commands
  }

  private mutating func take(_ turn: Turn) -> [Command] {
    turns.current = turn.number
    if let typed = turn.typed {
      screen.take(typed, isChanged: turn.changedText(in: screen.record) != nil)
    }
    let submission = turn.submission(on: screen)
    switch turn.kind {
    case .notice(let event): return [.notify(event)] + begin(submission)
    case .act(.closeBar): screen.closeBar()
    case .act(.narrow): return narrow()
    case .act(.undoLatest) where submission.fields.isEmpty,
      .act(.redoLatest) where submission.fields.isEmpty:
      return []
    case .act(.discard(let field)):
      screen.discard(field)
      return screen.rebinding([field])
    case .act(.leave) where submission.fields.isEmpty:
      return screen.rebinding(turn.typed.map { [$0.row.field] } ?? [])
    case .act(.press) where !screen.unsavedFields.isEmpty: return screen.refusePress()
    case .act(.tap(let row)):
      if submission.storesNothing, let carried = submission[row.field]?.text {
        screen.open(carried, of: row.field)
      }
      let unchanged = turn.typed.map { [$0.row.field] } ?? []
      return screen.rebinding(unchanged.filter { submission[$0] == nil }) + begin(submission)
    case .act: return begin(submission)
    }
    return []
  }
}

extension ScreenSession {
  /// Hides and shows the options of filtered sections.
  private mutating func narrow() -> [Command] {
    guard let update = screen.applyFilters().update else { return [] }
    isApplying = true
    return [.update(update, rebind: [], scroll: nil)]
  }

  /// The bar of Undo: the last change, then those before it as each is undone; `nil` if it is
  /// closed or there is nothing to undo.
  package var bar: UndoFace? {
    var bar = screen.bar
    bar?.lines = screen.history.lines(in: recordWithEntries)
    return bar?.lines.isEmpty == true ? nil : bar
  }

  /// The changes that can be undone and redone; `nil` while one of them is on its way.
  package var settledHistory: UndoHistory? {
    let isUnderWay =
      exchange?.submission.restores == true || waiting.contains { $0.restores }
    return isUnderWay ? nil : screen.history
  }
}

extension ScreenSession {
  /// Begins to edit a text in a row, or in a drawer, which the engine does not know as edited.
  private mutating func edit(_ row: RowID) {
    guard let field = screen.record.field(row.field),
      screen.record.row(field, isOpen: false).control.isTyped
    else { return }
    wait(.act(.edit(row)))
    guard notifiedRow != row else { return }
    notifiedRow = row
    if screen.record.editingEvents(of: field).contains(.editing) { wait(.notice(.began(field.id))) }
  }

  private mutating func type(_ text: String, into row: RowID) -> [Command] {
    guard let field = screen.record.field(row.field) else { return [] }
    if screen.entries.typing?.row != row {
      leave()
      turns.beforeTyping = turns.last
    }
    let face = recordWithEntries.row(field, isOpen: false)
    screen.type(text, into: face, of: field)
    if face.editingEvents.contains(.typing) { wait(.notice(.typed(field.id, text))) }
    return screen.rebinding([field.id]) + takeTurns()
  }

  private mutating func leave() {
    if let typed = endTyping() { wait(.act(.leave), typed: typed) }
  }

  private mutating func endTyping() -> SessionEntries.TypedText? {
    if screen.entries.typing != nil { notifiedRow = nil }
    return screen.endTyping()
  }
}

extension ScreenSession {
  /// Begins the conversation about a submission, for a stored record by reading it again.
  private mutating func begin(_ submission: Submission) -> [Command] {
    guard !screen.record.target.isNew else { return submit(submission, readAgain: nil) }
    let ask = newAsk()
    exchange = Exchange(submission: submission, ask: ask, editing: nil)
    let beside = screen.record.referenceVariants(for: submission)
    return [.read(ask, beside: beside)]
      + (submission.storesNothing ? [] : screen.rebinding(submission.fields))
  }

  private mutating func newAsk() -> AskID {
    lastAsk += 1
    return AskID(number: lastAsk)
  }

  private mutating func submit(
    _ submission: Submission, readAgain reading: RecordReading?
  ) -> [Command] {
    var editing = RecordEditing(screen.record, readAgain: reading)
    do {
      let step =
        submission.storesNothing
        ? editing.submit(withoutStoring: submission) : try editing.submit(submission)
      return follow(step, of: editing, submission)
    } catch {
      exchange = nil
      return [.refuse(error)]
    }
  }

  private mutating func follow(
    _ step: NextStep, of editing: RecordEditing, _ submission: Submission
  ) -> [Command] {
    exchange = nil
    switch step {
    case .ask(.find):
      // The screen is shown before the results, which may take long.
      var editing = editing
      let step = editing.answered(.found([]))
      return follow(step, of: editing, submission)
    case .ask(let question):
      let ask = newAsk()
      exchange = Exchange(submission: submission, ask: ask, editing: editing)
      return [.ask(ask, question)]
    case .show(let conclusion): return show(conclusion, of: editing, submission) + search()
    case .redirect(let row): return [.open(row)]
    case .gone: return end()
    case .fail(let error):
      return screen.keep(editing.refused, of: submission, after: error)
    }
  }

  private mutating func end() -> [Command] {
    isGone = true
    return [.gone]
  }

  private mutating func show(
    _ conclusion: RecordConclusion, of editing: RecordEditing, _ submission: Submission
  ) -> [Command] {
    if conclusion.outcome.isAccepted {
      for change in OwnChange.all(of: submission, from: screen.record, to: editing.record) {
        screen.follow(change)
        for index in waiting.indices { waiting[index].follow(change) }
      }
    }
    let commands = screen.show(conclusion, of: editing, submission)
    // If the step ends editing, the text is sent as it is, once the update is applied. An act that
    // came before the text was begun ends an earlier editing.
    for case .endEditing(let row) in conclusion.step.effects
    where screen.entries.typing?.row == row && turns.current > turns.beforeTyping { leave() }
    isApplying = true
    return commands
  }
}

extension ScreenSession {
  /// Asks for the searches of open drawers, and no longer waits for those that they replace.
  private mutating func search() -> [Command] {
    let pending = screen.record.pendingSearches
    func isSame(_ left: ReferenceSearchRequest, _ right: ReferenceSearchRequest) -> Bool {
      left.field == right.field && left.query == right.query
    }
    searches = searches.filter { search in pending.contains { isSame($0, search.value) } }
    return pending.filter { request in !searches.values.contains { isSame($0, request) } }
      .map { request in
        let ask = newAsk()
        searches[ask] = request
        return .ask(ask, .find([request]))
      }
  }

  private mutating func found(
    _ answer: Answer, for request: ReferenceSearchRequest
  ) -> [Command] {
    guard case .found(let results) = answer, let result = results.first else { return [] }
    screen.take(result, to: request)
    return [.rebind([.drawer(of: .field(request.field))])]
  }
}

extension RowFace.Control {
  /// True if a text can be typed in the row.
  fileprivate var isTyped: Bool {
    switch self {
    case .input, .secret, .compact: true
    case .numberPicker(let face): face.isTyped
    case .owner, .calendar, .toggle, .picture, .option, .shown, .button: false
    }
  }
}
