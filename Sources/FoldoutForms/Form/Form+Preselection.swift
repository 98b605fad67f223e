/// A choice whose record has more or fewer options chosen than its rule allows.
public struct BrokenChoice: Error, Hashable, Sendable {
  /// The field.
  public var field: FieldID
  /// The field's label.
  public var label: String
  /// The rule that is broken.
  public var problem: FieldProblem

  /// A choice of a field that breaks its rule.
  public init(field: FieldID, label: String, problem: FieldProblem) {
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
  public func checkChoices(of record: Record) throws(BrokenChoice) {
    for section in sections {
      for field in section.fields {
        guard let choice = field.editor.choice, case .value(let value) = field.read(record) else {
          continue
        }
        let mayStartEmpty = section.choice == nil || choice.startsEmpty
        let problem: FieldProblem? =
          if field.kind.isSeveral {
            field.isMissing(value) ? .required : field.countProblem(of: value)
          } else {
            field.isMissing(value) && !mayStartEmpty ? .required : nil
          }
        if let problem { throw BrokenChoice(field: field.id, label: field.label, problem: problem) }
      }
    }
  }
}

extension BrokenChoice: CustomStringConvertible {
  /// The fault in a sentence of the developer's language.
  public var description: String {
    switch problem {
    case .tooFewChosen(let count, let least):
      "“\(label)” begins with \(count) chosen, and needs at least \(least)."
    case .tooManyChosen(let count, let most):
      "“\(label)” begins with \(count) chosen, and takes at most \(most)."
    default: "“\(label)” begins with none chosen, and needs one: choose one, or let it start empty."
    }
  }
}
