/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for a date, a time or a duration.
open class UIDatePicker: UIControl {
  /// The parts that are chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil takes the person's calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval = true
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var stored = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { if stored != oldValue { invalidateIntrinsicContentSize() } }
  }
  private var interval = 1

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a date picker from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style shown; automatic is compact on a phone.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The step of minutes: a divisor of 60 up to 30; another number is one minute.
  open var minuteInterval: Int {
    get { interval }
    set { interval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1 }
  }

  /// The date; outside the limits, the nearest within them.
  open var date: Date {
    get { stored }
    set { stored = limited(newValue) }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  /// Opens what the style opens, which the double has not; `choose` stands for it.
  override func touchUp() {}

  /// Chooses a date as a finger does: the value, then the actions.
  @_spi(UIKitDouble)
  public func choose(_ date: Date) {
    guard isEnabled else { return }
    stored = limited(date)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
