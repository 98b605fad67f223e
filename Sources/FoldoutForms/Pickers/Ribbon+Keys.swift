extension Ribbon {
  /// The native control under a ribbon, whose keys it has.
  public enum Control: Hashable, Sendable {
    /// A list, in which Up and Page Up lead to values before.
    case list
    /// A number, in which Up and Page Up lead to larger ones.
    case number
  }

  /// The number of values that Page Up and Page Down go by.
  public static let pageLength = 5

  /// True where a value stands before the one that holds, so that its arrow can be pressed.
  public var hasPrevious: Bool { index > 0 }

  /// True where a value stands after the one that holds.
  public var hasNext: Bool { index < count - 1 }

  /// The value that a key leads to, which can lie behind an end.
  ///
  /// Up and Down lead as in the native control that the ribbon lies over. Left and Right go to what
  /// stands there.
  func index(after key: Key) -> Int {
    switch key {
    case .left: isRightToLeft ? index + 1 : index - 1
    case .right: isRightToLeft ? index - 1 : index + 1
    case .up: index + upwards
    case .down: index - upwards
    case .pageUp: index + upwards * Ribbon.pageLength
    case .pageDown: index - upwards * Ribbon.pageLength
    case .home: 0
    case .end: count - 1
    }
  }

  private var upwards: Int {
    switch control {
    case .list: -1
    case .number: 1
    }
  }
}
