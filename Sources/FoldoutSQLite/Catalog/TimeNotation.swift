import FoldoutForms

/// The form of a column's times of day.
enum TimeNotation {
  /// Returns the most frequent form of the values, or minutes if there are none. Returns `nil` if
  /// more than one in ten is not a time, so that the column holds texts.
  static func form(of values: [StoredValue]) -> StoredTime.Form? {
    let forms = values.compactMap { value in value.string.flatMap { StoredTime($0) }?.form }
    guard (values.count - forms.count) * 10 <= values.count else { return nil }
    let counts = Dictionary(grouping: forms, by: \.self).mapValues(\.count)
    // Of equally frequent forms the longer one, which loses nothing.
    let usual = counts.max { ($0.value, $0.key.decimals) < ($1.value, $1.key.decimals) }?.key
    return usual ?? .minutes
  }
}

extension StoredTime.Form {
  fileprivate var decimals: Int {
    switch self {
    case .minutes: -1
    case .seconds: 0
    case .fraction(let digits): digits
    }
  }
}
