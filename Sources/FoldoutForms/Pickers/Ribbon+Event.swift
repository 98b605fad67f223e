extension Ribbon {
  /// An event on a ribbon, caused by a person, the program or the layout.
  ///
  /// Points are horizontal finger positions, increasing to the right, in any coordinates that stay
  /// fixed during a drag. The host numbers fingers, mice and pens.
  public enum Event: Hashable, Sendable {
    /// A finger came down on the ribbon, which stops under it, even between two values. `shownAt`
    /// is the offset at which the ribbon is drawn, if it was caught while moving.
    case grab(finger: Int, at: Double, shownAt: Double? = nil)

    /// A finger moved, inside or outside the control.
    case drag(finger: Int, to: Double)

    /// A finger lifted: the ribbon settles on the value given by its offset and the finger's
    /// velocity, in points per millisecond, positive to the right. The value is reported at once,
    /// before the ribbon comes to rest.
    case release(finger: Int, at: Double, velocity: Double = 0)

    /// The system cancelled a touch: the ribbon returns to its current value.
    case cancel(finger: Int)

    /// A person pressed one of the two arrows beside the ribbon.
    case press(Arrow)

    /// A person pressed a key while the control had the focus.
    case key(Key)

    /// A person tapped a visible value.
    case tap(Int)

    /// The program chose a value. A ribbon that is being dragged stays under the finger.
    case set(Int, isAnimated: Bool = false)

    /// The layout changed; the value in the middle stays there.
    case resize(width: Double, viewport: Double)

    /// The number of values changed. A current value beyond the new end becomes the last one.
    case setCount(Int)
  }

  /// The two buttons beside a ribbon.
  public enum Arrow: Hashable, Sendable, CaseIterable {
    /// Goes to the previous value.
    case previous
    /// Goes to the next value.
    case next
  }

  /// The keys that turn a ribbon. Letters and digits go to `type(_:at:titles:)`.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// To the value on the left.
    case left
    /// To the value on the right.
    case right
    /// As in the native control (``Ribbon/control``): to the next value in a number field, to the
    /// previous one in a list.
    case up
    /// The opposite of Up.
    case down
    /// As Up, by ``Ribbon/pageLength`` values.
    case pageUp
    /// As Down, by ``Ribbon/pageLength`` values.
    case pageDown
    /// To the first value.
    case home
    /// To the last value.
    case end
  }
}

extension Ribbon {
  /// The result of an event: a movement, a report or a refusal.
  ///
  /// ```swift
  /// let step = Ribbon.Step(
  ///   movement: Ribbon.Movement(to: 136, isAnimated: true),
  ///   report: Ribbon.Report(old: 1, new: 2, cause: .person))
  /// ```
  public struct Step: Hashable, Sendable {
    /// The movement to animate or draw; `nil` if the ribbon stays as it is drawn.
    public var movement: Movement?
    /// The change of the value; `nil` if it is the same.
    public var report: Report?
    /// The reason for refusing an invalid number; then there is no movement and no report.
    public var refusal: RibbonError?

    /// Creates a step; by default an empty one.
    public init(movement: Movement? = nil, report: Report? = nil, refusal: RibbonError? = nil) {
      self.movement = movement
      self.report = report
      self.refusal = refusal
    }

    /// True if the event had no effect and was not refused.
    public var isEmpty: Bool { movement == nil && report == nil && refusal == nil }
  }

  /// A movement of the drawn ribbon.
  ///
  /// ```swift
  /// let jump = Ribbon.Movement(to: 136, isAnimated: false)
  /// ```
  public struct Movement: Hashable, Sendable {
    /// The offset to move to, in points.
    public var offset: Double
    /// True if the ribbon travels to the offset. With reduced motion a host jumps there instead.
    public var isAnimated: Bool

    /// Creates a movement to an offset.
    public init(to offset: Double, isAnimated: Bool) {
      self.offset = offset
      self.isAnimated = isAnimated
    }
  }

  /// A change of the current value, reported once.
  ///
  /// ```swift
  /// let report = Ribbon.Report(old: 1, new: 2, cause: .program)
  /// ```
  public struct Report: Hashable, Sendable {
    /// The old value.
    public var old: Int
    /// The new value, different from the old one.
    public var new: Int
    /// The cause of the change.
    public var cause: FieldReport.Cause

    /// Creates a report.
    public init(old: Int, new: Int, cause: FieldReport.Cause) {
      self.old = old
      self.new = new
      self.cause = cause
    }
  }
}
