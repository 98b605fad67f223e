import FoldoutForms

/// A refused entry with its reason and the possible answers, or a notice about a stored one.
package struct ProblemFace: Equatable, Sendable {
  package var id: RowID
  /// The sentence on the screen.
  package var sentence: String
  /// The sentence for screen readers.
  package var spoken: String
  package var answer: Answer
  /// True for a notice about a stored entry, false for an error and for a question.
  package var isNotice: Bool
  /// The refused entry, which is sent again together with the next one; `nil` if it is not.
  package var standing: ButtonFace.Payload?

  /// A possible answer.
  package enum Answer: Equatable, Sendable {
    /// Enter something else.
    case none
    /// Enter the same again, which is the consent to lose the stored value with that token, or to
    /// keep the blanks around the entry.
    case enterAgain(lossToken: String)
    /// Store the blanks around the entry after all.
    case keepBlanks(ButtonFace)
    /// Choose between two values.
    case choice(ConflictFace)
    /// Answer a question.
    case question(QuestionFace)
    /// Use either the typed or the picked entry, which contradict each other.
    case pick(typed: ButtonFace, picked: ButtonFace)
  }

  /// True for a question before a loss, false for an error.
  package var isQuestion: Bool {
    if case .question = answer { true } else { false }
  }

  /// True for an error: the entry was refused.
  package var isFault: Bool { !isQuestion && !isNotice }
}

/// A button's title and what it sends.
package struct ButtonFace: Equatable, Sendable {
  package enum Payload: Equatable, Sendable {
    /// A text, as it would be typed.
    case set(String)
    /// A value of a choice, encoded (``StoredValue/wire``).
    case use(String)
    case clear
    case restore(Restored)
    /// The secret that the field's control holds, and that no face contains.
    case held
  }
  package var title: String
  package var sends: Payload
}

/// A choice between what was entered and what somebody else stored meanwhile.
package struct ConflictFace: Equatable, Sendable {
  /// The button that stores the entry; `nil` for a picture, which can only be chosen again, and for
  /// an option that is no longer offered.
  package var use: ButtonFace?
  package var keep: String
  /// The token of the stored value.
  package var theirs: String
  /// The entry, which is sent again until a choice is made; `nil` if an open editor does that.
  package var carriedEntry: String?
}

/// A question before something is lost for good.
package struct QuestionFace: Equatable, Sendable {
  /// The button that confirms the change; `nil` for a picture, which is confirmed by choosing it
  /// again, and for a secret that is confirmed by entering it again.
  package var consent: ButtonFace?
  /// The token of the value that Undo is to replace; `nil` for any other change.
  package var theirs: String?
  package var keep: String
  /// The token of the value that would be lost. The consent holds for that value only.
  package var lossToken: String
  /// True if the safe answer has the focus.
  package var isFirst: Bool
}
