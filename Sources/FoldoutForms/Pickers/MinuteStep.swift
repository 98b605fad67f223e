/// A distance between the minutes that a picker offers. It divides 60, so every hour has the same
/// minutes.
///
/// It belongs to the picker and is not a rule: a minute between two steps can still be stored and
/// typed.
public enum MinuteStep: Int, CaseIterable, Hashable, Sendable {
  /// Every minute, 60 in an hour.
  case one = 1
  /// Every second minute, 30 in an hour.
  case two = 2
  /// Every third minute, 20 in an hour.
  case three = 3
  /// Every fourth minute, 15 in an hour.
  case four = 4
  /// Every fifth minute, 12 in an hour.
  case five = 5
  /// Every sixth minute, 10 in an hour.
  case six = 6
  /// Every tenth minute, 6 in an hour.
  case ten = 10
  /// Every twelfth minute, 5 in an hour.
  case twelve = 12
  /// Quarter hours.
  case fifteen = 15
  /// Thirds of an hour.
  case twenty = 20
  /// Half hours.
  case thirty = 30

  /// Returns the minutes on offer in order, including an initial one that is between two steps.
  func minutes(with initial: Int) -> [Int] {
    let steps = Array(stride(from: 0, to: 60, by: rawValue))
    return initial % rawValue == 0 ? steps : (steps + [initial]).sorted()
  }

  /// Returns the last step at or before a time of day.
  func last(before time: LocalTime) -> LocalTime {
    self == .one
      ? time
      : LocalTime(
        nearestTo: time.hour, minute: time.minute / rawValue * rawValue, secondsOf: .midnight)
  }
}
