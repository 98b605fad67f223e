/// True where a clock counts to twelve twice a day or to twenty-four once.
public enum HourCycle: Hashable, Sendable, CaseIterable {
  /// From 1 to 12, twice, told apart by words such as AM and PM.
  case twelve
  /// From 0 to 23.
  case twentyFour
}
