extension Ribbon {
  /// The result of an event: a movement, a report or a refusal.
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
