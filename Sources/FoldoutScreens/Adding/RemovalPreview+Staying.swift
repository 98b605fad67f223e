package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

extension RemovalPreview {
  /// The reason why Undo of an add leaves the record: the references to it, counted and named,
  /// without the consequence that a removal would have. `nil` where none hinders it.
  package func reasonToStay(in environment: FormEnvironment) -> String? {
    let others = dependents.filter(\.mayChange)
    guard !others.isEmpty else { return nil }
    let words = environment.vocabulary.adding
    let reason = isReferredTo ? words.referredTo : words.maybeReferredTo
    return ([reason] + others.map { $0.number(in: environment) }).joined(separator: " ")
  }

  /// True where records that refer to it were counted.
  package var isReferredTo: Bool { dependents.contains { $0.count > 0 } }
}

extension Dependents {
  /// True where records refer that the removal would change or be refused for, or where nobody
  /// knows and it would change them.
  fileprivate var mayChange: Bool {
    guard count == 0 else { return true }
    return switch rule {
    case .cascade, .setNull, .setDefault: true
    case .noAction, .restrict: false
    }
  }
}
