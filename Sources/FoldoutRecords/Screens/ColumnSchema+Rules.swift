import FoldoutForms
import Foundation

extension ColumnSchema {
  /// The limits of the declaration as rules of a field that holds values of a kind, so that they
  /// are said in words before the store refuses a value.
  func rules(for kind: FieldKind) -> [Rule<DynamicRecord>] {
    var conditions: [Rule<DynamicRecord>.Condition] = []
    switch kind.numberMode {
    case .whole: conditions += wholeLimits
    case .decimal: conditions += decimalLimits
    case nil: break
    }
    if kind.isText, constraints.shortest != nil || constraints.longest != nil {
      conditions.append(.length(least: constraints.shortest ?? 0, most: constraints.longest))
    }
    return conditions.map { Rule($0) }
  }

  /// The limits of whole numbers, among which each bound has a next one.
  private var wholeLimits: [Rule<DynamicRecord>.Condition] {
    let least = constraints.least?.whole(isLeast: true)
    let most = constraints.most?.whole(isLeast: false)
    return least == nil && most == nil ? [] : [.range(least: least, most: most)]
  }

  /// The limits of other numbers: the ends that are in the range, and those that are not.
  private var decimalLimits: [Rule<DynamicRecord>.Condition] {
    let (least, most) = (constraints.least, constraints.most)
    var conditions: [Rule<DynamicRecord>.Condition] = []
    let ends = (least.flatMap(\.included), most.flatMap(\.included))
    if ends.0 != nil || ends.1 != nil { conditions.append(.range(least: ends.0, most: ends.1)) }
    let open = (least.flatMap(\.excluded), most.flatMap(\.excluded))
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
