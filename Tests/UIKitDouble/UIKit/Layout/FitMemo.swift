/// Fits that were computed within one outermost question, so that nested stacks do not ask for the
/// same ones again and again.
///
/// Nothing changes while a fit is computed: no frame is set and no app code runs but getters. The
/// memo is emptied when the outermost question is answered, so it can never be stale.
@MainActor
enum FitMemo {
  private struct Key: Hashable {
    var view: ObjectIdentifier
    var width: CGFloat
  }

  private static var depth = 0
  private static var fits: [Key: Fit] = [:]
  private static var pins: [ObjectIdentifier: Pins] = [:]

  /// Answers a question, within which fits are remembered.
  static func during<Value>(_ body: () -> Value) -> Value {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        fits.removeAll(keepingCapacity: true)
        pins.removeAll(keepingCapacity: true)
      }
    }
    return body()
  }

  /// The fit of a view at a width, computed once.
  static func fit(of view: UIView, _ width: CGFloat, _ compute: () -> Fit) -> Fit {
    during {
      let key = Key(view: ObjectIdentifier(view), width: width)
      if let known = fits[key] { return known }
      let fit = compute()
      fits[key] = fit
      return fit
    }
  }

  /// The claims on a view, gathered once.
  static func pins(of view: UIView) -> Pins {
    guard depth > 0 else { return Pins(of: view) }
    if let known = pins[ObjectIdentifier(view)] { return known }
    let gathered = Pins(of: view)
    pins[ObjectIdentifier(view)] = gathered
    return gathered
  }
}
