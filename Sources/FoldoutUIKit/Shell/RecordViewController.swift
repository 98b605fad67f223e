#if canImport(UIKit)
public import FoldoutApp
import FoldoutForms
public import FoldoutRecords
import FoldoutScreens
import FoldoutWords
public import UIKit

/// A screen of one record of a program's store.
///
/// ```swift
/// let program = Program(store: store, screens: [notes])
/// let screen = try RecordViewController(program, at: "/note", key: RecordKey([.integer(7)]))
/// navigationController?.pushViewController(screen, animated: true)
/// ```
///
/// The record is read once the screen is loaded; until then it shows that it is loading. If the
/// record is gone, or cannot be read, it says so. The program is told of changes, as in a browser,
/// by the functions that it was made with.
public final class RecordViewController: TableScreen {
  private let app: App
  private let destination: RecordDestination
  private let environment: FormEnvironment?
  private(set) var answerer: StoreAnswerer?
  /// The record as a button added it, with the field that is edited first; `nil` for any other.
  private var added: AddedRow?
  private var isLoading = false

  /// Creates a screen.
  ///
  /// `path` is that of a screen of one record or, with a `key`, that of the records of a list, as
  /// the program declares them. `environment` is the reader's; `nil` takes the device's. Throws
  /// `ScreenError.unknownPath` if the program has no such screen.
  public convenience init(
    _ program: Program, at path: String, key: RecordKey? = nil,
    style: UITableView.Style = .insetGrouped, environment: FormEnvironment? = nil
  ) throws(ScreenError) {
    let app = App(program)
    let address = key.map { Address.listed(at: path, key: $0) } ?? .single(at: path)
    let locale = (environment ?? .ofDevice).locale
    guard let destination = app.catalog.record(at: address, in: locale) else {
      throw .unknownPath(path)
    }
    self.init(app, destination, style, environment)
  }

  /// Creates a screen of a record of a table, with the form that is inferred from its schema.
  ///
  /// `environment` is the reader's; `nil` takes the device's.
  public convenience init(
    _ program: Program, of table: String, key: RecordKey,
    style: UITableView.Style = .insetGrouped, environment: FormEnvironment? = nil
  ) {
    let app = App(program)
    let locale = (environment ?? .ofDevice).locale
    self.init(app, app.catalog.record(key, of: table, in: locale), style, environment)
  }

  init(
    _ app: App, _ destination: RecordDestination, _ style: UITableView.Style,
    _ environment: FormEnvironment?
  ) {
    (self.app, self.destination, self.environment) = (app, destination, environment)
    super.init(style: style)
    title = destination.title
  }

  /// Not available: a record needs its program.
  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    load()
  }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let (app, destination, environment) = (app, destination, environment ?? .ofDevice)
    Task { [weak self] in
      do throws(StoreError) {
        let query = RecordQuery(scope: destination.table)
        let found = try await app.open(destination, query, nil, environment)
        self?.show(found, environment)
      } catch {
        self?.show(error.labelled(destination.title, for: destination.table), environment)
      }
      self?.isLoading = false
    }
  }

  private func show(_ found: OpenedRecord?, _ environment: FormEnvironment) {
    guard let found else { return showGone(environment.words) }
    contentUnavailableConfiguration = nil
    let answerer = StoreAnswerer(app, found, in: destination.list)
    self.answerer = answerer
    let driver = TableDriver(
      found.record, environment: self.environment == nil ? { .ofDevice } : nil
    ) { question, record, answer in answerer.answer(question, about: record, answer) }
    answerer.onWait = { [weak driver] error in
      driver?.wait(for: error?.written(in: environment).sentence(in: environment.words))
    }
    driver.listeners.onGone = { [weak self] in self?.showGone(environment.words) }
    driver.listeners.onOpen = { [weak self] in self?.open($0) }
    show(driver)
    driver.say(found.notes)
    driver.refreshNotices()
    if let added { edit(added) }
  }

  /// Says that the record could not be read, and offers to try again.
  private func show(_ error: StoreError, _ environment: FormEnvironment) {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = error.sentence(in: environment.words)
    content.button = .plain()
    content.button.title = environment.words.actions.retry
    content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.load() }
    contentUnavailableConfiguration = content
  }

  /// Says that the record no longer exists. What is still being stored goes on.
  private func showGone(_ words: Words) {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = words.rows.gone(["title": driver?.record.name.excerpt ?? destination.title])
    hideRows()
    contentUnavailableConfiguration = content
  }

  /// Opens the screen of the record that a button added, and edits the field that it named.
  private func open(_ row: AddedRow) {
    guard let list = destination.list, let records = list.records,
      let destination = app.catalog.record(
        at: records.address(of: row.key), in: (environment ?? .ofDevice).locale)
    else { return }
    let screen = RecordViewController(app, destination, tableView.style, environment)
    screen.added = row
    show(screen, sender: self)
  }

  private func edit(_ added: AddedRow) {
    guard let field = added.editing else { return }
    if added.isInDrawer { driver?.act(.tap(.field(field))) } else { driver?.focus(.field(field)) }
  }
}
#endif
