import FoldoutForms
import FoldoutRecords
import Foundation

/// A comparison operator.
enum Relation: String {
  case equal = "="
  case same = "=="
  case atLeast = ">="
  case atMost = "<="
  case more = ">"
  case less = "<"

  /// The same relation with its sides swapped.
  var turned: Relation {
    switch self {
    case .equal, .same: self
    case .atLeast: .atMost
    case .atMost: .atLeast
    case .more: .less
    case .less: .more
    }
  }
}

/// The side of a comparison that is not a literal: a column, or its length.
struct ConditionSubject {
  var column: String
  var isLength: Bool

  /// Returns the constraints for a relation to a value; `nil` if no rule can be made of it.
  func constraints(_ relation: Relation, _ value: StoredValue) -> ColumnConstraints? {
    var constraints = ColumnConstraints()
    if isLength {
      guard case .integer(let number) = value, let count = Int(exactly: number), count >= 0,
        count < .max
      else { return nil }
      switch relation {
      case .equal, .same: (constraints.shortest, constraints.longest) = (count, count)
      case .atLeast: constraints.shortest = count
      case .atMost: constraints.longest = count
      case .more: constraints.shortest = count + 1
      case .less: constraints.longest = max(0, count - 1)
      }
      return constraints
    }
    switch relation {
    case .equal, .same: constraints.options = value == .null ? nil : [value]
    case .atLeast, .more:
      if let number = Decimal(value) {
        constraints.minimum = .init(number, isIncluded: relation == .atLeast)
      } else if let date = StoredDate(value) {
        constraints.earliest = .init(date, isIncluded: relation == .atLeast)
      } else {
        return nil
      }
    case .atMost, .less:
      if let number = Decimal(value) {
        constraints.maximum = .init(number, isIncluded: relation == .atMost)
      } else if let date = StoredDate(value) {
        constraints.latest = .init(date, isIncluded: relation == .atMost)
      } else {
        return nil
      }
    }
    return constraints
  }
}

extension Decimal {
  /// The number of a value; `nil` for any other value.
  fileprivate init?(_ value: StoredValue) {
    switch value {
    case .integer(let number): self.init(number)
    case .real(let number): self.init(string: "\(number)")
    case .null, .text, .blob, .redacted: return nil
    }
  }
}

extension StoredDate {
  /// The date that a text writes; `nil` for any other value.
  fileprivate init?(_ value: StoredValue) {
    guard let text = value.string else { return nil }
    self.init(text)
  }
}

extension ArraySlice<SQLToken> {
  /// The tokens without brackets around the whole.
  var withoutBrackets: ArraySlice<SQLToken> {
    var tokens = self
    while tokens.first == .symbol("("), tokens.last == .symbol(")") {
      var depth = 0
      let end = tokens.firstIndex { token in
        depth += token == .symbol("(") ? 1 : token == .symbol(")") ? -1 : 0
        return depth == 0
      }
      guard end == tokens.endIndex - 1 else { return tokens }
      tokens = tokens.dropFirst().dropLast()
    }
    return tokens
  }

  /// Splits the tokens at a keyword, except inside brackets and except for the AND of a BETWEEN.
  func split(at keyword: String) -> [ArraySlice<SQLToken>] {
    var parts: [ArraySlice<SQLToken>] = []
    var (start, depth, isBetween) = (startIndex, 0, false)
    for index in indices {
      let token = self[index]
      if token == .symbol("(") { depth += 1 }
      if token == .symbol(")") { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isWord("BETWEEN") { isBetween = true }
      if isBetween, token.isWord("AND") {
        isBetween = false
      } else if token.isWord(keyword) {
        parts.append(self[start..<index])
        start = index + 1
      }
    }
    return parts + [self[start...]]
  }
}
