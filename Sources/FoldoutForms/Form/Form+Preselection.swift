/// A choice whose record has more or fewer options chosen than its rule allows.
public struct PreselectionError: Error, Hashable, Sendable {
  /// The field.
  public var field: FieldID
  /// The field's label.
  public var label: String
  /// The rule that is broken.
  public var problem: FieldError

  /// A choice of a field that breaks its rule.
  public init(field: FieldID, label: String, problem: FieldError) {
    self.field = field
    self.label = label
    self.problem = problem
  }
}

extension Form {
  /// Throws for the first choice that a record breaks the rule of before anybody has chosen: too
  /// few of several, too many, or none in a section where exactly one must be.
  ///
  /// A single choice in a drawer may begin empty, and so may a section that is declared to
  /// (``ChoiceField/startingEmpty()``). Values that are none of the options break no rule.
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
  /// The fault in a sentence of the developer's language.
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
