import FoldoutForms
import Foundation

extension ColumnSchema {
  /// Returns the limits of the declaration as rules of a field, so that they are explained in words
  /// before the store refuses a value.
  func rules(for kind: FieldKind) -> [Rule<DynamicRecord>] {
    var conditions: [Rule<DynamicRecord>.Condition] = []
    switch kind.numberMode {
    case .whole: conditions += wholeLimits
    case .decimal: conditions += decimalLimits
    case nil: break
    }
    if kind.isText, constraints.shortest != nil || constraints.longest != nil {
      conditions.append(.length(minimum: constraints.shortest ?? 0, maximum: constraints.longest))
    }
    return conditions.map { Rule($0) }
  }

  /// The limits of whole numbers, with excluded bounds moved to the next number.
  private var wholeLimits: [Rule<DynamicRecord>.Condition] {
    let minimum = constraints.minimum?.whole(isMinimum: true)
    let maximum = constraints.maximum?.whole(isMinimum: false)
    return minimum == nil && maximum == nil ? [] : [.range(minimum: minimum, maximum: maximum)]
  }

  /// The limits of other numbers: included bounds first, then excluded ones.
  private var decimalLimits: [Rule<DynamicRecord>.Condition] {
    let (minimum, maximum) = (constraints.minimum, constraints.maximum)
    var conditions: [Rule<DynamicRecord>.Condition] = []
    let ends = (minimum.flatMap(\.included), maximum.flatMap(\.included))
    if ends.0 != nil || ends.1 != nil {
      conditions.append(.range(minimum: ends.0, maximum: ends.1))
    }
    let open = (minimum.flatMap(\.excluded), maximum.flatMap(\.excluded))
    if open.0 != nil || open.1 != nil {
      conditions.append(.between(above: open.0, below: open.1))
    }
    return conditions
  }
}

extension ColumnConstraints.Bound {
  fileprivate var included: Decimal? { isIncluded ? number : nil }
  fileprivate var excluded: Decimal? { isIncluded ? nil : number }
}
