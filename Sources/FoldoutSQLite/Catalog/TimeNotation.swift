import FoldoutForms

/// The form of a column's times of day.
enum TimeNotation {
  /// Returns the form of most values, minutes where there are none; `nil` where more than one in
  /// ten is something else, so that the column is one of texts.
  static func form(of values: [StoredValue]) -> StoredTime.Form? {
    let forms = values.compactMap { value in value.string.flatMap { StoredTime($0) }?.form }
    guard (values.count - forms.count) * 10 <= values.count else { return nil }
    let counts = Dictionary(grouping: forms, by: \.self).mapValues(\.count)
    // Of equally frequent forms the longer, which drops nothing.
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
