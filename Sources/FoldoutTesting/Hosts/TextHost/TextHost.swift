package import Foldout
package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// A second host, which shows a record as a table view does and draws lines of text.
///
/// It has a viewport and reuses cells, which it binds anew as a whole. It applies the engine's
/// updates one at a time, checked by a table view's counting. Its drawing is a function of faces,
/// and its session decides everything else. It works synchronously, and so do its tests.
package struct TextHost {
  package private(set) var session: ScreenSession
  /// The messages to the person, apart from those in rows.
  package private(set) var messages: [String] = []
  /// The changes that were reported to the program.
  package private(set) var reports: [FieldReport] = []
  /// The notices to the program about texts while they were edited.
  package private(set) var events: [FieldEvent] = []
  package private(set) var presses: [FieldID] = []
  /// True once the record is gone.
  package private(set) var isGone = false
  /// Everything that a table view would have refused, and every impossible action of a test.
  package internal(set) var violations: [String] = []
  /// A fault of a host, planted so that a law finds it.
  package var fault: Fault? {
    didSet { if case .bindsInPart(let part) = fault { pool.unbound = part } }
  }
  /// True to answer only in ``settle(_:atMost:)``, as a host does whose store takes its time.
  package var answersLater = false

  /// The program's function for a pressed button.
  package var program: (FieldID) -> Void = { _ in }
  /// The program's function for notices about a text while it is edited.
  package var onEditingEvent: (FieldEvent) -> Void = { _ in }

  private let store: (Change) -> StoreAnswer
  private let insert: (Insertion) -> InsertionAnswer
  private let read: () -> RecordReading?
  private let find: (ReferenceSearchRequest) -> ReferenceSearch.Result
  private let marks: (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String]
  private var commands: [Command] = []
  private var isPerforming = false
  /// True from an update until the session knows that it is applied.
  private var isApplying = false
  /// The questions of the session that are not answered yet; `nil` asks to read the record.
  private var questions: [(id: AskID, ask: Ask?)] = []
  private var counting: CountingTable
  /// The rows and drawers that the applied updates show.
  package private(set) var mirror: MirrorTable<String, RowID>
  var pool = CellPool()
  package internal(set) var viewport: Viewport
  /// The top of each item as it was laid out last.
  var tops: [ScreenItem: Double] = [:]

  /// A fault that a host could have.
  package enum Fault: Sendable, Equatable {
    /// A part of a cell is not bound, and keeps the previous row's text.
    case bindsInPart(TextCell.Part)
    /// No row is redrawn.
    case dropsReconfigured
    /// A deleted row is not removed.
    case dropsDeletion
    /// The session is told too early that an update is applied, and acts are not queued.
    case nests
  }

  /// Creates a host that shows a record of a synchronous store.
  ///
  /// `height` is the height of the whole view; bars cover the insets at its top and its bottom.
  package init(
    _ screen: ShownRecord, height: Double = 2000, topInset: Double = 0, bottomInset: Double = 0,
    read: @escaping () -> RecordReading?,
    find: @escaping (ReferenceSearchRequest) -> ReferenceSearch.Result = { _ in
      .found(LabelMatches(labels: []))
    },
    marks: @escaping (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String] = { _, _ in [:] },
    insert: @escaping (Insertion) -> InsertionAnswer = { _ in .gone },
    store: @escaping (Change) -> StoreAnswer
  ) {
    (self.read, self.find, self.marks, self.insert, self.store) = (read, find, marks, insert, store)
    session = ScreenSession(screen)
    counting = CountingTable(counts: screen.table.counts)
    mirror = MirrorTable(showing: screen.table.presentation)
    viewport = Viewport(
      offset: -topInset, height: height, contentHeight: 0, topInset: topInset,
      bottomInset: bottomInset)
    appear()
  }

  /// Reloads the screen with the given drawers, calendar pages and styles.
  ///
  /// Entries that are not stored are lost.
  package mutating func reload(
    open: [RowID], viewedDays: [FieldID: LocalDate] = [:], styles: [FieldID: DrawerStyle] = [:]
  ) {
    guard let fresh = read() else { return isGone = true }
    var screen = ShownRecord(
      fresh, form: screen.form, layout: screen.layout, target: screen.target, open: open,
      environment: screen.environment)
    (screen.viewedDays, screen.styles) = (viewedDays, styles)
    (session, questions, messages) = (ScreenSession(screen), [], [])
    pool = CellPool(unbound: pool.unbound)
    viewport.offset = -viewport.topInset
    appear()
  }

  /// Shows the session's record from scratch.
  private mutating func appear() {
    counting = CountingTable(counts: screen.table.counts)
    mirror = MirrorTable(showing: screen.table.presentation)
    viewport.contentHeight = contentHeight
    layOut()
    act(.appear)
  }
}

extension TextHost {
  /// Passes an act to the session, and performs all that follows.
  package mutating func act(_ act: Act) {
    commands += session.handle(act)
    if !isPerforming || fault == .nests { performAll() }
  }

  /// Answers open questions, and those that follow, in random order.
  package mutating func settle(_ random: inout SeededGenerator, atMost count: Int = .max) {
    for _ in 0..<count {
      guard !questions.isEmpty else { return }
      let (id, ask) = questions.remove(at: Int.random(in: questions.indices, using: &random))
      commands += session.answered(answer(ask), to: id)
      performAll()
    }
  }

  private mutating func performAll() {
    isPerforming = true
    while !commands.isEmpty || isApplying {
      if commands.isEmpty {
        isApplying = false
        commands = session.applied()
      } else {
        perform(commands.removeFirst())
      }
    }
    isPerforming = false
  }

  private mutating func perform(_ command: Command) {
    switch command {
    case .read(let id, beside: _): take(nil, id)
    case .ask(let id, let ask): take(ask, id)
    case .notify(let event):
      events.append(event)
      onEditingEvent(event)
    case .update(let update, let rebound, let scroll): apply(faulted(update), rebound, scroll)
    case .rebind(let items): bind(items)
    case .focus(let row): scroll(to: row.field)
    case .say(let messages): self.messages = messages
    case .open, .gone: isGone = true
    case .refuse(let error): violations.append("\(error)")
    }
  }

  private mutating func take(_ ask: Ask?, _ id: AskID) {
    guard !answersLater else { return questions.append((id, ask)) }
    commands += session.answered(answer(ask), to: id)
  }

  /// Asks the store and the program, which answer at once.
  private mutating func answer(_ ask: Ask?) -> Answer {
    switch ask {
    case nil: return read().map { .read($0) } ?? .gone
    case .store(let change, _): return .stored(store(change))
    case .insert(let insertion, _): return .inserted(insert(insertion))
    case .report(_, let found):
      reports += found
      return .reported
    case .press(let id, _):
      presses.append(id)
      program(id)
      return read().map { .pressed(.done($0)) } ?? .gone
    case .mark(let requests):
      return .marked(requests.map { ShownMarks(marks($0.field, $0.days), of: $0.days) })
    case .find(let requests): return .found(requests.map(find))
    }
  }
}

extension TextHost {
  /// Applies an update, binds cells anew, and scrolls.
  private mutating func apply(
    _ update: ScreenUpdate?, _ rebound: Set<ScreenItem>, _ scroll: Command.Scroll?
  ) {
    if isApplying { violations.append("an update within an update") }
    isApplying = true
    if fault == .nests { commands += session.applied() }
    let tops = tops
    if let update { count(update) }
    bind(rebound.union(update?.reconfigured.map(\.item) ?? []))
    viewport.contentHeight = contentHeight
    viewport.offset = offset(after: scroll, from: tops)
    layOut()
  }

  private mutating func count(_ update: ScreenUpdate) {
    do {
      try counting.perform(update, countsAfter: screen.table.counts)
      try mirror.perform(update, reading: screen.table.presentation)
    } catch {
      violations.append("\(error)")
      counting = CountingTable(counts: screen.table.counts)
      mirror = MirrorTable(showing: screen.table.presentation)
    }
    for deletion in update.deletions { pool.recycle(deletion.item) }
    let remaining = Set(mirror.shown.sections.flatMap(\.items))
    for item in pool.shown.keys where !remaining.contains(item) { pool.recycle(item) }
  }

  /// Returns the update with the planted fault in it; `nil` if nothing is left of it.
  private func faulted(_ update: ScreenUpdate?) -> ScreenUpdate? {
    guard var update else { return nil }
    switch fault {
    case .dropsReconfigured: update.reconfigured = []
    case .dropsDeletion: _ = update.deletions.popLast()
    case .bindsInPart, .nests, nil: break
    }
    return update.isEmpty ? nil : update
  }
}

extension ScreenTable {
  /// The number of rows in each section, as a data source reports it.
  var counts: [Int] { (0..<sectionCount).map(itemCount(inSection:)) }
}
