import FoldoutForms
import Foundation

extension ColumnSchema {
  /// The limits of the declaration as rules of a field that holds values of a kind, so that they are
  /// said in words before the store refuses a value.
  ///
  /// A bound that is not in its range itself is a rule of whole numbers only; of others the store
  /// refuses it.
  func rules(for kind: FieldKind) -> [Rule<DynamicRecord>] {
    var rules: [Rule<DynamicRecord>] = []
    if let range = range(of: kind) { rules.append(Rule(range)) }
    if kind.isText, constraints.shortest != nil || constraints.longest != nil {
      rules.append(
        Rule(.length(least: constraints.shortest ?? 0, most: constraints.longest)))
    }
    return rules
  }

  private func range(of kind: FieldKind) -> Rule<DynamicRecord>.Condition? {
    guard let mode = kind.numberMode else { return nil }
    func end(_ bound: ColumnConstraints.Bound?, isLeast: Bool) -> Decimal? {
      guard let bound else { return nil }
      switch mode {
      case .whole: return bound.whole(isLeast: isLeast)
      case .decimal: return bound.isIncluded ? bound.number : nil
      }
    }
    let least = end(constraints.least, isLeast: true)
    let most = end(constraints.most, isLeast: false)
    return least == nil && most == nil ? nil : .range(least: least, most: most)
  }
}
