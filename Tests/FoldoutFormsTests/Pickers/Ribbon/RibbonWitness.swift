import FoldoutForms

/// Laws of one step, for any ribbon and any event.
///
/// A step contains every movement, a changed value is reported once, a refused event changes
/// nothing, and the first finger keeps the drag.
enum RibbonWitness {
  /// Applies an event to a ribbon and returns the step, or the law that it breaks.
  static func apply(
    _ event: Ribbon.Event, to ribbon: inout Ribbon
  ) -> (step: Ribbon.Step, fault: String?) {
    let before = ribbon
    let step = ribbon.apply(event)
    return (step, fault(before, event, step, ribbon))
  }

  private static func fault(
    _ before: Ribbon, _ event: Ribbon.Event, _ step: Ribbon.Step, _ after: Ribbon
  ) -> String? {
    do throws(RibbonInvariantError) { try after.checkInvariants() } catch { return "\(error)" }
    let deed = Deed(event)
    if step.refusal != nil, before != after || step.movement != nil || step.report != nil {
      return "refused, and not nothing: \(step)"
    }
    let differs = before.index != after.index
    let expected = Ribbon.Report(old: before.index, new: after.index, cause: deed.cause)
    guard step.report == (differs ? expected : nil) else { return "reports \(step)" }
    let moves = before.offset != after.offset
    let isLaidOut = before.width != after.width || before.viewport != after.viewport
    if let movement = step.movement {
      guard movement.offset == after.offset else { return "moves elsewhere: \(step)" }
      guard moves || isLaidOut else { return "moves to where it is: \(step)" }
      guard movement.isAnimated == deed.isAnimated else { return "animated or not: \(step)" }
    } else if moves || isLaidOut {
      return "moves without a word: \(step)"
    }
    return hand(before, event, step, after)
  }

  /// Checks that only the holding finger, the program and the layout have an effect during a drag.
  private static func hand(
    _ before: Ribbon, _ event: Ribbon.Event, _ step: Ribbon.Step, _ after: Ribbon
  ) -> String? {
    let deed = Deed(event)
    let finger: Int? =
      if before.finger == nil { deed.grabs } else if deed.ends == before.finger { nil } else {
        before.finger
      }
    guard after.finger == finger else { return "in other hands: \(String(describing: finger))" }
    guard let held = before.finger, deed.cause == .person, deed.finger != held else { return nil }
    if after != before { return "something else happens in a drag" }
    return step.report == nil && step.movement == nil ? nil : "answers something else in a drag"
  }

  /// The properties of an event that the laws need.
  private struct Deed {
    var cause = FieldReport.Cause.person
    var isAnimated = true
    /// The finger of the event, the one that grabs, and the one that releases.
    var finger: Int?
    var grabs: Int?
    var ends: Int?

    init(_ event: Ribbon.Event) {
      switch event {
      case .grab(let finger, let point, _):
        (isAnimated, self.finger, grabs) = (false, finger, point.isFinite ? finger : nil)
      case .drag(let finger, _): (isAnimated, self.finger) = (false, finger)
      case .release(let finger, _, _), .cancel(let finger): (self.finger, ends) = (finger, finger)
      case .press, .key, .tap: break
      case .set(_, let isAnimated): (cause, self.isAnimated) = (.program, isAnimated)
      case .resize, .setCount: (cause, isAnimated) = (.program, false)
      }
    }
  }
}
