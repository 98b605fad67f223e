/// A locale's form of a date that is only read. Each case is the locale's own, never a fixed
/// pattern that would be right in one country only.
///
/// Order, separators and names are the locale's. Years have four digits in every form, so that none
/// is mistaken for a day. The examples are those of the United States.
public enum DateForm: Hashable, Sendable, CaseIterable {
  /// The form of inputs: 03/02/2025, and with a time Mar 2, 2025 at 9:30 AM.
  case plain
  /// A short date: 3/2/2025.
  case short
  /// A short date with its weekday: Sun, 3/2/2025.
  case weekdayAndShort
  /// A medium date: Mar 2, 2025.
  case medium
  /// A medium date with its weekday: Sun, Mar 2, 2025.
  case weekdayAndMedium
  /// A long date: March 2, 2025.
  case long
  /// A full date: Sunday, March 2, 2025.
  case full
}
