/// Tells when the double itself works: in batches and layouts, with the cells that they ask for.
///
/// No clock is read here. A benchmark reads its own, to take the double's work off an act's time.
@_spi(UIKitDouble)
@MainActor
public enum DoubleWork {
  /// Called with `true` when the double begins to work, and with `false` when the app goes on.
  public static var onChange: ((Bool) -> Void)?

  private static var depth = 0

  /// Does a part of the double's work, which may contain others.
  static func during<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if depth == 0 { onChange?(true) }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { onChange?(false) }
    }
    return try body()
  }
}
