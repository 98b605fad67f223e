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
    return checks
  }
}

extension StoredValue {
  /// The value as an SQL literal.
  var literal: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text: "'\(PlainName.escaped((string ?? "").replacing("'", with: "''")))'"
    case .null, .blob, .redacted: "NULL"
    }
  }
}
