extension FieldProblem {
  /// The problem in words: what is wrong with which field, and what would be right.
  public func sentence(label: String, in environment: FormEnvironment) -> String {
    switch self {
    case .required: "\(label) needs a value."
    case .date(let problem): problem.sentence(in: environment)
    case .number(let problem): problem.sentence(in: environment)
    case .typedAndPicked(let typed, let picked):
      "\(typed) was typed and \(picked) was picked. Change only one of them."
    case .readOnly: "\(label) is only shown here and cannot be changed; nothing was stored."
    }
  }
}
