/// Why a field does not take what was entered, as facts; `FieldProblem+Sentence.swift` has the
/// words.
public enum FieldProblem: Error, Hashable, Sendable {
  /// The field must have a value.
  case required
  /// What was entered is no date, or not one that the field takes.
  case date(DateProblem)
  /// What was entered is no number, or not one that the field takes.
  case number(NumberProblem)
  /// One date was typed and another picked, and only one can be meant.
  case typedAndPicked(typed: String, picked: String)
  /// The field is shown and not changed.
  case readOnly
}
