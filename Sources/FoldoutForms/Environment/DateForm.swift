/// The form in which a date is shown where it is only read: one of the locale's own, and no pattern
/// that would be right in one place only.
///
/// Order, signs and names are the locale's; years have four digits in every form, so that none is
/// taken for a day. Examples are those of the United States.
public enum DateForm: Hashable, Sendable, CaseIterable {
  /// As a date is typed: 03/02/2025, and with a time Mar 2, 2025 at 9:30 AM.
  case plain
  /// 3/2/2025
  case short
  /// Sun, 3/2/2025
  case weekdayAndShort
  /// Mar 2, 2025
  case medium
  /// Sun, Mar 2, 2025
  case weekdayAndMedium
  /// March 2, 2025
  case long
  /// Sunday, March 2, 2025
  case full
}
