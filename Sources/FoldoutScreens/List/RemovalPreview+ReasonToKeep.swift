package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

extension RemovalPreview {
  /// The sentence on why Undo of an add cannot remove the record: it gives the number of references
  /// from each table. `nil` if no reference prevents it.
  package func reasonToKeep(in environment: FormEnvironment) -> String? {
    let others = dependents.filter(\.preventsUndo)
    guard !others.isEmpty else { return nil }
    let words = environment.words.adding
    let reason = isReferredTo ? words.referredTo : words.maybeReferredTo
    return ([reason] + others.map { $0.number(in: environment) }).joined(separator: " ")
  }

  /// True if at least one record was found that refers to this one.
  package var isReferredTo: Bool { dependents.contains { $0.count > 0 } }
}

extension Dependents {
  /// True if records of the table refer to the record, or if their number is unknown and the
  /// removal would change them.
  fileprivate var preventsUndo: Bool {
    guard count == 0 else { return true }
    return switch rule {
    case .cascade, .setNull, .setDefault: true
    case .noAction, .restrict: false
    }
  }
}
