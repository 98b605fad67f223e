import FoldoutForms

/// The form of a column's times of day.
enum TimeNotation {
  /// Returns the usual precision of the values, or minutes if there are none. Returns `nil` if more
  /// than one in ten is not a time, so that the column holds texts.
  static func form(of values: [StoredValue]) -> StoredTime.Form? {
    let times = values.compactMap { value in value.string.flatMap { StoredTime($0) } }
    guard (values.count - times.count) * 10 <= values.count else { return nil }
    return precision(of: times)
  }

  /// Returns the precision in which a column's times are written: decimals only if the second is
  /// not whole, where the times show it; otherwise the most frequent precision, or minutes if there
  /// are no times.
  static func precision(of times: [StoredTime]) -> StoredTime.Form {
    if let digits = decimalsIfAny(in: times) { return .fractionIfAny(digits: digits) }
    let counts = Dictionary(grouping: times.map(\.form), by: \.self).mapValues(\.count)
    // Of equally frequent forms the longer one, which loses nothing.
    let usual = counts.max { ($0.value, $0.key.decimals) < ($1.value, $1.key.decimals) }?.key
    return usual ?? .minutes
  }

  /// Returns the least number of decimals where whole seconds have none: 1 if zeros at the end are
  /// left out, too. Returns `nil` if no time shows that whole seconds have none.
  ///
  /// Python and Django write six decimals or none; .NET and Go leave zeros out at the end. Where no
  /// second is whole, decimals of different lengths show that zeros are left out.
  private static func decimalsIfAny(in times: [StoredTime]) -> Int? {
    let (wholes, parts) = (times.filter(\.isWhole), times.filter { !$0.isWhole })
    let bare = wholes.count { $0.form == .seconds }
    let padded = wholes.count { $0.form.decimals > 0 }
    let lengths = Dictionary(grouping: parts.map(\.form.decimals), by: \.self).mapValues(\.count)
    guard let usual = lengths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return nil
    }
    let isCut = !parts.contains { $0.text.hasSuffix("0") }
    guard !wholes.isEmpty else { return isCut && lengths.count > 1 ? 1 : nil }
    guard bare > padded, bare >= wholes.count - bare - padded else { return nil }
    // Three and six decimals are milliseconds and microseconds, written whole.
    return isCut && (lengths.count > 1 || ![3, 6].contains(usual)) ? 1 : usual
  }
}

extension StoredTime {
  fileprivate var isWhole: Bool { value.nanosecond == 0 }
}

extension StoredTime.Form {
  fileprivate var decimals: Int {
    switch self {
    case .minutes: -1
    case .seconds: 0
    case .fraction(let digits), .fractionIfAny(let digits): digits
    }
  }
}
