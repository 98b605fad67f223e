extension Ribbon {
  /// The number of values that Page Up and Page Down go by.
  public static let pageLength = 5

  /// True where a value stands before the one that holds, so that its arrow can be pressed.
  public var hasPrevious: Bool { index > 0 }

  /// True where a value stands after the one that holds.
  public var hasNext: Bool { index < count - 1 }

  /// The value that a key leads to, which can lie behind an end.
  ///
  /// Up and Page Up go on, as they do in a field of numbers. Left and Right go to what stands there.
  func index(after key: Key) -> Int {
    switch key {
    case .left: isRightToLeft ? index + 1 : index - 1
    case .right: isRightToLeft ? index - 1 : index + 1
    case .up: index + 1
    case .down: index - 1
    case .pageUp: index + Ribbon.pageLength
    case .pageDown: index - Ribbon.pageLength
    case .home: 0
    case .end: count - 1
    }
  }
}
