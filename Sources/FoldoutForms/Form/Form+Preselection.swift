/// A record whose initial choice breaks the field's limits on the number of options.
///
/// ```swift
/// let error = PreselectionError(
///   field: "genres", label: "Genres", problem: .tooFewChosen(count: 0, minimum: 1))
/// ```
public struct PreselectionError: Error, Hashable, Sendable {
  /// The field.
  public var field: FieldID
  /// The field's label.
  public var label: String
  /// The problem with the choice.
  public var problem: FieldError

  /// Creates an error for a field's choice.
  public init(field: FieldID, label: String, problem: FieldError) {
    self.field = field
    self.label = label
    self.problem = problem
  }
}

extension Form {
  /// Checks the choices of a record before a person has edited it; throws for the first that breaks
  /// its limits.
  ///
  /// The limits are broken by too few or too many of several options, and by no option in a section
  /// that requires one. A single choice in a drawer may begin empty, and so may a section with
  /// ``ChoiceField/startingEmpty()``. Values that are not options break no limit.
  public func checkChoices(of record: Record) throws(PreselectionError) {
    for section in sections {
      for field in section.fields {
        guard let choice = field.editor.choice, case .value(let value) = field.read(record) else {
          continue
        }
        let mayStartEmpty = section.choice == nil || choice.startsEmpty
        let problem: FieldError? =
          if field.kind.isSeveral {
            field.isMissing(value) ? .required : field.countProblem(of: value)
          } else {
            field.isMissing(value) && !mayStartEmpty ? .required : nil
          }
        if let problem {
          throw PreselectionError(field: field.id, label: field.label, problem: problem)
        }
      }
    }
  }
}

extension PreselectionError: CustomStringConvertible {
  /// The error as an English sentence for the developer.
  public var description: String {
    switch problem {
    case .tooFewChosen(let count, let minimum):
      "“\(label)” begins with \(count) chosen, and needs at least \(minimum)."
    case .tooManyChosen(let count, let maximum):
      "“\(label)” begins with \(count) chosen, and takes at most \(maximum)."
    default: "“\(label)” begins with none chosen, and needs one: choose one, or let it start empty."
    }
  }
}
