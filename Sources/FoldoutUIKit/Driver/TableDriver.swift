#if canImport(UIKit)
import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

/// The loop between a session and a table view: acts in, commands out.
///
/// It decides nothing. It is the data source and the delegate itself, and no generic class: iOS
/// does not let UIKit call a method in an extension of a generic class.
///
///     act ─→ session.handle ─→ commands ─→ ask ─→ answerer ─→ session.answered ─→ commands …
///                                       └→ update ─→ batch, cells, offset ─→ session.applied
final class TableDriver: NSObject {
  private(set) var session: ScreenSession
  /// The rows and drawers that the table view has been told of.
  private(set) var shown: ScreenTable
  /// The record with all entries; cells show its faces.
  private(set) var record: ShownRecord
  weak var tableView: UITableView?
  private let answerer: Answerer
  /// Returns the reader's environment as it is now; `nil` if the app has given one for good.
  private let environment: (() -> FormEnvironment)?
  private var commands: [Command] = []
  private var isPerforming = false
  /// True while the table view waits for a view that it asked for.
  private var isAnswering = false
  /// The number of times that each drawer was opened, which tells a late event of an earlier one.
  private var openings: [RowID: Int] = [:]
  var heights = MeasuredHeights()
  let notices = NoticeBar()
  let topHead = TopHead()
  let systemUndo = SystemUndo()
  let focus = FieldFocus()
  let pictures = DecodedPictures()
  /// The messages that are shown in the bar, until the next act.
  var messages: [String] = []
  let keyboard = KeyboardOverlap()
  /// True if a row grew while commands were performed, and was not measured since.
  var mustMeasure = false
  /// True while the focus leaves a text because of an act that follows and stores it.
  var isLeavingByAct = false
  /// True if the next update is applied without animation.
  private var skipsAnimation = false
  /// The number of reloads without animation that wait until nothing is performed.
  private var unanimatedReloads = 0

  /// The functions of the app.
  var listeners = DriverListeners()

  init(
    _ record: ShownRecord, environment: (() -> FormEnvironment)? = nil,
    answerer: @escaping Answerer
  ) {
    self.environment = environment
    session = ScreenSession(record)
    shown = record.table
    self.record = record
    self.answerer = answerer
  }

  /// Shows the session in a table view, as its data source and delegate.
  func attach(to tableView: UITableView) {
    self.tableView = tableView
    for kind in CellKind.allCases {
      tableView.register(kind.cellClass, forCellReuseIdentifier: kind.identifier)
    }
    for kind in SectionViewKind.allCases {
      tableView.register(kind.viewClass, forHeaderFooterViewReuseIdentifier: kind.identifier)
    }
    tableView.takeHeightsOfContents()
    tableView.dataSource = self
    tableView.delegate = self
    listenToNotices()
    keyboard.onChange = { [weak self] in self?.followKeyboard() }
    keyboard.follow(in: tableView)
    focus.bar.onStep = { [weak self] in self?.step($0) }
    focus.bar.onDone = { [weak self] in self?.endTyping() }
    act(.appear)
  }

  /// Passes an act to the session, and performs all that follows.
  func act(_ act: Act) {
    if isLeavingByAct, act == .leave { return }
    if let environment { session.take(environment()) }
    if act.mayFold { takeMovingValues() }
    if !act.keepsMessages { messages = [] }
    commands += session.handle(act)
    performAll()
    if act == .leave { typingEnded() }
  }

  /// Reads the record again and shows it. While something is performed it waits for its turn, so
  /// that another update is not applied without animation in its place.
  func reload(animated: Bool) {
    guard animated || !isPerforming else { return unanimatedReloads += 1 }
    skipsAnimation = !animated
    act(.appear)
  }

  /// True while a batch or a command is being performed, or the table asks for a view; acts wait.
  var isBusy: Bool { isPerforming || isAnswering }

  /// Answers the table view's question for a view. What the app does meanwhile, as in a drawer of
  /// its own, is performed afterwards: no batch may begin before the table has its answer.
  func answering<Answer>(_ makeAnswer: () -> Answer) -> Answer {
    let isInner = isAnswering
    isAnswering = true
    defer { isAnswering = isInner }
    return makeAnswer()
  }

  private func performAll() {
    guard !isPerforming else { return }
    guard !isAnswering else {
      Task { [weak self] in self?.performAll() }
      return
    }
    isPerforming = true
    while !commands.isEmpty { perform(commands.removeFirst()) }
    isPerforming = false
    if mustMeasure { measureAgain() }
    refreshNotices()
    if unanimatedReloads > 0 {
      unanimatedReloads = 0
      reload(animated: false)
    }
  }

  private func perform(_ command: Command) {
    switch command {
    case .read(let id, let beside): answer(.read(beside: beside), id)
    case .ask(let id, let ask): answer(.ask(ask), id)
    case .notify(let event): listeners.onEvent(event)
    case .update(let update, let rebound, let scroll):
      apply(update, rebound, scroll)
      commands += session.applied()
    case .rebind(let items):
      record = session.recordWithEntries
      bind(items)
    case .focus(let row): focus(row)
    case .say(let messages): say(messages)
    case .open(let row): listeners.onOpen(row)
    case .gone: listeners.onGone()
    case .refuse(let error): listeners.onFault(.refusedAct("\(error)"))
    }
  }

  private func answer(_ question: Question, _ id: AskID) {
    // The driver lives until the last answer: what was entered before the screen went is asked yet.
    answerer(question, record) { [self] answer in
      commands += session.answered(answer, to: id)
      performAll()
    }
  }
}

extension TableDriver {
  /// Applies an update, binds cells anew, and scrolls.
  private func apply(
    _ update: ScreenUpdate?, _ rebound: Set<ScreenItem>, _ scroll: Command.Scroll?
  ) {
    record = session.recordWithEntries
    for insertion in update?.insertions ?? [] {
      if case .drawer(of: let row) = insertion.item { openings[row, default: 0] += 1 }
    }
    let isAnimated =
      !skipsAnimation && !UIAccessibility.isReduceMotionEnabled
      && record.form.isAnimatedOrUnfolds(update)
    skipsAnimation = false
    guard let tableView else { return shown = session.screen.record.table }
    let batch = BatchApplying(tableView, shown: shown, update)
    let reveal = Revealing(scroll, in: tableView, shown: shown)
    if batch.canAnimate {
      guard isOwn(tableView) else { return shown = session.screen.record.table }
      if batch.isForeign {
        shown = session.screen.record.table
        tableView.reloadData()
        listeners.onFault(.changedRows)
      } else {
        batch.perform(animated: isAnimated) { [self] in shown = session.screen.record.table }
      }
    } else {
      shown = session.screen.record.table
      if update != nil { tableView.reloadData() }
    }
    bind(rebound.union(update?.reconfigured.map(\.item) ?? []).union(outdated(by: update)))
    bindSections(animated: isAnimated)
    drawHead()
    reveal.perform(shown: shown, animated: isAnimated)
    leadReader(after: update, tapped: scroll?.row)
  }

  /// True if the rows are still the driver's to change. Without its delegate they are, although
  /// nothing can be tapped.
  private func isOwn(_ tableView: UITableView) -> Bool {
    if tableView.dataSource !== self || tableView.delegate !== self {
      listeners.onFault(.replacedDelegate)
    }
    return tableView.dataSource === self
  }

  /// Binds the cells of some items anew: those on the screen, and those that a table keeps ready
  /// beyond its edges and later shows as they are.
  private func bind(_ items: Set<ScreenItem>) {
    guard let tableView, tableView.window != nil else { return }
    var kept: [IndexPath] = []
    var replaced: [IndexPath] = []
    for path in items.compactMap({ shown.position(of: $0).map(IndexPath.init) }) {
      guard let cell = tableView.cellForRow(at: path), let face = face(at: path) else { continue }
      // A cell of another pool may not be given for a row that is only shown anew.
      let isKept = cell.reuseIdentifier == face.cellKind.identifier
      // A text that grows beyond one line keeps its cell, and the keyboard, until it is left.
      if isKept { kept.append(path) } else if !cell.holdsFocus { replaced.append(path) }
    }
    UIView.performWithoutAnimation {
      if !kept.isEmpty { tableView.reconfigureRows(at: kept.sorted()) }
      // Another class of cell, as for a text in the place of a number that is none.
      if !replaced.isEmpty { tableView.reloadRows(at: replaced.sorted(), with: .none) }
    }
  }

  /// Returns a function through which a cell sends acts, unless its drawer was closed meanwhile.
  func sender(for item: ScreenItem) -> (Act) -> Void {
    let opening = openings[item.owner]
    return { [weak self] act in
      guard let self else { return }
      // A text in a row that goes ends with it, and is told of, but a drawer's late event is not.
      if item.isDrawer, shown.position(of: item) == nil || openings[item.owner] != opening {
        return
      }
      self.act(act)
    }
  }
}
#endif
