import FoldoutForms

/// A slow model of a ribbon, which checks every value instead of computing positions.
///
/// Widths are powers of two and points are few, so that all numbers are exact.
struct RibbonModel: Hashable {
  /// A drag: the offset and the point at which it began, and the finger's current point.
  struct Hand: Hashable {
    var finger: Int
    var hold: Double
    var start: Double
    var now: Double
    /// The middle, in values, if the ribbon lost its width during the drag.
    var hidden: Double?
  }

  var count: Int
  var chosen: Int
  var width: Double
  var isRightToLeft: Bool
  var hand: Hand?

  init(_ ribbon: Ribbon) {
    count = ribbon.count
    chosen = ribbon.index
    width = ribbon.width
    isRightToLeft = ribbon.isRightToLeft
  }

  /// The expected offset.
  var offset: Double {
    guard let hand else { return Double(chosen) * width }
    return held(hand.hold + (isRightToLeft ? hand.now - hand.start : hand.start - hand.now))
  }

  private func held(_ offset: Double) -> Double {
    let last = Double(count - 1) * width
    return offset < 0 ? 0 : offset > last ? last : offset
  }

  /// Returns the value that a viewport of one value shows most; of two equal ones, the later.
  private func mostVisible(at offset: Double) -> Int {
    guard width > 0 else { return chosen }
    var best = (value: 0, seen: -1.0)
    for value in 0..<count {
      let start = max(Double(value) * width, offset)
      let end = min(Double(value) * width + width, offset + width)
      if end - start >= best.seen { best = (value, end - start) }
    }
    return best.value
  }

  private mutating func choose(_ value: Int) {
    if hand == nil { chosen = value < 0 ? 0 : value >= count ? count - 1 : value }
  }

  /// Applies an event. ``chosen`` and ``offset`` are then the expected values.
  mutating func apply(_ event: Ribbon.Event) {
    switch event {
    case .grab(let finger, let point, let shown):
      guard hand == nil || hand?.finger == finger else { return }
      let hold = shown.map { width > 0 ? held($0) : offset } ?? offset
      let hidden = width > 0 ? nil : min(hand?.hidden ?? Double(chosen), Double(count - 1))
      hand = Hand(finger: finger, hold: hold, start: point, now: point, hidden: hidden)
    case .drag(let finger, let point):
      if hand?.finger == finger { hand?.now = point }
    case .release(let finger, let point, let velocity):
      guard hand?.finger == finger else { return }
      hand?.now = point
      chosen = mostVisible(at: held(offset + (isRightToLeft ? velocity : -velocity) * 499))
      hand = nil
    case .cancel(let finger):
      if hand?.finger == finger { hand = nil }
    case .press(.previous): choose(chosen - 1)
    case .press(.next): choose(chosen + 1)
    case .key(.left): choose(isRightToLeft ? chosen + 1 : chosen - 1)
    case .key(.right): choose(isRightToLeft ? chosen - 1 : chosen + 1)
    case .key(.up): choose(chosen + 1)
    case .key(.down): choose(chosen - 1)
    case .key(.pageUp): choose(chosen + 5)
    case .key(.pageDown): choose(chosen - 5)
    case .key(.home): choose(0)
    case .key(.end): choose(count - 1)
    case .tap(let value):
      if value >= 0, value < count { choose(value) }
    case .set(let value, _):
      if value >= 0, value < count { chosen = value }
    case .resize(let new, _): resize(to: new)
    case .setCount(let new):
      count = new
      chosen = min(chosen, new - 1)
    }
  }

  /// Changes the width and keeps the middle at the same fraction of its value.
  private mutating func resize(to new: Double) {
    if let before = hand, new != width {
      let middle = before.hidden.map { min($0, Double(count - 1)) } ?? offset / width
      hand = Hand(
        finger: before.finger, hold: middle * new, start: before.now, now: before.now,
        hidden: new > 0 ? nil : middle)
    }
    width = new
  }
}
