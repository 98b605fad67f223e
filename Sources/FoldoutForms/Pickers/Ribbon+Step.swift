extension Ribbon {
  /// The answer to an event: how to move what is drawn, and whom to tell.
  public struct Step: Hashable, Sendable {
    /// The movement of the ribbon; `nil` where it stays as it is drawn.
    public var movement: Movement?
    /// The change of the value; `nil` where the same value holds.
    public var report: Report?
    /// The refusal of a number that cannot be; then nothing else follows.
    public var refusal: RibbonError?

    /// Describes what follows; by default nothing.
    public init(movement: Movement? = nil, report: Report? = nil, refusal: RibbonError? = nil) {
      self.movement = movement
      self.report = report
      self.refusal = refusal
    }

    /// True where nothing follows at all.
    public var isEmpty: Bool { movement == nil && report == nil && refusal == nil }
  }

  /// A movement of what is drawn.
  public struct Movement: Hashable, Sendable {
    /// The offset to move to, in points.
    public var offset: Double
    /// True where the ribbon travels there. A host that is asked for reduced motion jumps all the
    /// same.
    public var isAnimated: Bool

    /// A movement to an offset.
    public init(to offset: Double, isAnimated: Bool) {
      self.offset = offset
      self.isAnimated = isAnimated
    }
  }

  /// A change of the value that holds, told once.
  public struct Report: Hashable, Sendable {
    /// The value before.
    public var old: Int
    /// The value since, another one.
    public var new: Int
    /// The cause of the change.
    public var cause: FieldReport.Cause

    /// A report of a change.
    public init(old: Int, new: Int, cause: FieldReport.Cause) {
      self.old = old
      self.new = new
      self.cause = cause
    }
  }
}
