import FoldoutForms

/// A refused entry with its reason and the possible answers.
package struct ProblemFace: Equatable, Sendable {
  package var id: RowID
  /// The sentence on the screen.
  package var sentence: String
  /// The sentence as it is said to those who do not see the screen.
  package var spoken: String
  package var answer: Answer

  /// A possible answer.
  package enum Answer: Equatable, Sendable {
    /// Enter something else.
    case none
    /// Choose between two values.
    case choice(ConflictFace)
    /// Answer a question.
    case question(QuestionFace)
    /// Use what was typed, or what was picked beside it.
    case pick(typed: ButtonFace, picked: ButtonFace)
  }

  /// True where it is a question, and nothing is wrong.
  package var isQuestion: Bool {
    if case .question = answer { true } else { false }
  }
}

/// A button's title and what it sends.
package struct ButtonFace: Equatable, Sendable {
  package enum Sends: Equatable, Sendable {
    /// A text, as it would be typed.
    case set(String)
    /// A value of a choice, spelled.
    case use(String)
    case clear
    case restore(Restored)
  }
  package var title: String
  package var sends: Sends
}

/// A choice between what was entered and what somebody else stored meanwhile.
package struct ConflictFace: Equatable, Sendable {
  /// The button for what was entered; `nil` where it can only be entered once more, as a
  /// picture, and where an option of it is gone.
  package var use: ButtonFace?
  package var keep: String
  /// The token of what is stored now.
  package var now: String
  /// The entry, carried on until a choice is made; `nil` where an open editor does that.
  package var carried: String?
}

/// A question before something is lost for good.
package struct QuestionFace: Equatable, Sendable {
  /// The button that makes the change all the same; `nil` where it is done by choosing once more.
  package var consent: ButtonFace?
  /// The other value that is known, where one from before is to be put back over it.
  package var theirs: String?
  package var keep: String
  /// The token of the value that is asked about: of another, nobody has been asked.
  package var sure: String
  /// True where the safe answer has the focus.
  package var isFirst: Bool
}
