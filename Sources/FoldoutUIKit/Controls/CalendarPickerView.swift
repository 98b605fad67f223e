#if canImport(UIKit)
public import FoldoutForms
import FoldoutScreens
public import UIKit

/// A month's days with mini pickers for the month and the year, for use outside any table.
///
/// A tap on a day chooses it and closes nothing. The mini pickers turn the page: they change which
/// month is shown, never the day. First weekday, names, digits and calendar are those of the
/// environment.
///
/// ```swift
/// let picker = CalendarPickerView(environment: environment, showing: hired)
/// picker.addListener { change in hired = change.new }
/// ```
public final class CalendarPickerView: UIView {
  /// The day that is chosen; `nil` if none is. A day that is not offered can be shown, and not
  /// chosen by a person.
  public private(set) var day: LocalDate?

  /// The days that can be chosen.
  public var offered: OfferedDays = .all {
    didSet { show() }
  }

  /// The words for days with a dot, such as the hours of a day, which assistive technology says.
  public var marks: [LocalDate: String] = [:] {
    didSet { show() }
  }

  private let environment: FormEnvironment
  /// A day of the month that is shown.
  private var viewedDay: LocalDate
  private let pages = PageBar()
  private let grid = CalendarGrid()
  private let listeners = ChangeListeners<Change>()

  /// A change of the chosen day.
  ///
  /// ```swift
  /// let change = CalendarPickerView.Change(old: nil, new: day, cause: .person)
  /// ```
  public struct Change: Hashable, Sendable {
    /// The day that was chosen before; `nil` if none was.
    public var old: LocalDate?
    /// The day that is chosen now; `nil` if none is.
    public var new: LocalDate?
    /// Who changed it: a person or the program.
    public var cause: FieldReport.Cause

    /// Creates a change.
    public init(old: LocalDate?, new: LocalDate?, cause: FieldReport.Cause) {
      (self.old, self.new, self.cause) = (old, new, cause)
    }
  }

  /// Creates a calendar that shows a day's month, or the current one.
  public init(environment: FormEnvironment, showing day: LocalDate? = nil) {
    (self.environment, self.day) = (environment, day)
    viewedDay = day ?? environment.today
    super.init(frame: .zero)
    semanticContentAttribute =
      environment.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    for view in [pages, grid] { addSubview(view) }
    pages.onTurn = { [weak self] in self?.turn($0) }
    grid.onDay = { [weak self] in self?.choose($0, by: .person) }
    show()
  }

  /// Not available: a calendar needs its environment.
  public required init?(coder: NSCoder) { nil }

  /// Chooses a day or none, shows its month, and reports that with the cause *program*; the same
  /// day is not reported.
  public func show(_ day: LocalDate?) { choose(day, by: .program) }

  /// Adds a function that is called after each change, whoever made it.
  ///
  /// - Returns: The identity by which it is removed.
  @discardableResult
  public func addListener(_ listener: @escaping (Change) -> Void) -> RibbonListenerToken {
    listeners.add(listener)
  }

  /// Removes a listener.
  public func removeListener(_ listener: RibbonListenerToken) { listeners.remove(listener) }

  private func turn(_ turn: CalendarTurn) {
    let day = turn.day(from: month, limits: offered.limits, environment: environment)
    guard let day else { return }
    viewedDay = day
    show()
  }

  private func choose(_ new: LocalDate?, by cause: FieldReport.Cause) {
    let old = day
    day = new
    if let new { viewedDay = new }
    show()
    guard new != old else { return }
    listeners.tell(Change(old: old, new: new, cause: cause))
  }

  private var month: CalendarMonth {
    CalendarMonth(
      containing: viewedDay, chosen: day, offered: offered, environment: environment)
  }

  private func show() {
    let face = CalendarPageFace(
      month, limits: offered.limits, marks: marks, environment: environment)
    var setting = CellSetting()
    setting.words = environment.words
    setting.direction = semanticContentAttribute
    pages.show(face, in: setting)
    grid.show(face, in: setting)
  }

  // MARK: - Sizes

  override public var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: leastTarget + grid.intrinsicContentSize.height)
  }

  override public func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    let bar = leastTarget
    pages.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar)
    grid.frame = CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }
}
#endif
