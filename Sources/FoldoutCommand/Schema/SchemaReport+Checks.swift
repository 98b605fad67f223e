import FoldoutForms
import FoldoutRecords

extension ColumnSchema {
  /// Returns the CHECK constraints that the column's field enforces.
  func checks(of field: Field<DynamicRecord>) -> [String] {
    guard !isSecret else { return [] }
    var checks: [String] = []
    if let options {
      let values = options.map(\.literal).joined(separator: ", ")
      checks.append("one of \(values) by its check")
    }
    for rule in field.rules {
      switch rule.condition {
      case .range(let minimum?, let maximum?):
        checks.append("\(minimum) to \(maximum) by its check")
      case .range(let minimum?, nil): checks.append("at least \(minimum) by its check")
      case .range(nil, let maximum?): checks.append("at most \(maximum) by its check")
      case .length(let minimum, let maximum?) where minimum == maximum:
        checks.append("exactly \(maximum) characters by its check")
      case .length(let minimum, let maximum?):
        checks.append(
          "\(minimum == 0 ? "at most" : "\(minimum) to") \(maximum) characters by its check")
      case .length(let minimum, nil): checks.append("at least \(minimum) characters by its check")
      case .between(let above, let below):
        if let above { checks.append("more than \(above) by its check") }
        if let below { checks.append("less than \(below) by its check") }
      case .range(nil, nil), .email, .url, .phone, .pattern, .equal, .custom: break
      }
    }
    if field.editor.dates != nil {
      let (days, limits) = (checkedDays, dayLimits)
      if let first = days.earliest, first == limits.earliest {
        checks.append("not before \(first) by its check")
      }
      if let last = days.latest, last == limits.latest {
        checks.append("not after \(last) by its check")
      }
    }
    return checks
  }
}

extension StoredValue {
  /// The value as an SQL literal.
  var literal: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let bytes):
      if let string {
        "'\(PlainName.escaped(string.replacing("'", with: "''")))'"
      } else {
        "CAST(\(StoredValue.literal(of: bytes)) AS TEXT)"
      }
    case .blob(let bytes): StoredValue.literal(of: bytes)
    case .null: "NULL"
    case .redacted: preconditionFailure("The token of a secret has no literal.")
    }
  }

  /// Returns bytes as an SQL literal.
  private static func literal(of bytes: [UInt8]) -> String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "X'\(digits.joined())'"
  }
}
