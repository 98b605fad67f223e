extension Ribbon {
  /// The native control under a ribbon, whose key bindings the ribbon follows.
  public enum Control: Hashable, Sendable {
    /// A list: Up and Page Up go to earlier values.
    case list
    /// A number field: Up and Page Up go to later, larger values.
    case number
  }

  /// The number of values that Page Up and Page Down skip.
  public static let pageLength = 5

  /// True if there is a value before the current one, so that its arrow can be pressed.
  public var hasPrevious: Bool { index > 0 }

  /// True if there is a value after the current one.
  public var hasNext: Bool { index < count - 1 }

  /// Returns the index that a key leads to, which may be beyond the ends.
  ///
  /// Up and Down follow the native control under the ribbon. Left and Right follow the layout
  /// direction.
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
