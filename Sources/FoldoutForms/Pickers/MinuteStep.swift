/// A distance between the minutes that a picker offers, so that each hour offers the same ones.
///
/// It is a matter of the picker and no rule: a minute between two steps can be stored and typed.
public enum MinuteStep: Int, CaseIterable, Hashable, Sendable {
  /// Each of the sixty minutes.
  case one = 1
  /// Each even minute.
  case two = 2
  /// Twenty of an hour.
  case three = 3
  /// Fifteen of an hour.
  case four = 4
  /// Twelve of an hour.
  case five = 5
  /// Tenths of an hour.
  case six = 6
  /// Six of an hour.
  case ten = 10
  /// Five of an hour.
  case twelve = 12
  /// Quarters of an hour.
  case fifteen = 15
  /// Thirds of an hour.
  case twenty = 20
  /// Half hours.
  case thirty = 30

  /// The minutes on offer, in order, with one that stands between two of them.
  func minutes(with initial: Int) -> [Int] {
    let steps = Array(stride(from: 0, to: 60, by: rawValue))
    return initial % rawValue == 0 ? steps : (steps + [initial]).sorted()
  }

  /// The last step that is not after a time of day.
  func last(before time: LocalTime) -> LocalTime {
    self == .one
      ? time
      : LocalTime(
        nearestTo: time.hour, minute: time.minute / rawValue * rawValue, secondsOf: .midnight)
  }
}
