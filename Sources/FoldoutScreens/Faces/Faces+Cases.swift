// What a face is of, for those who expect it to be of one sort.

extension DrawerFace.Editor {
  /// A date's columns; `nil` for other editors.
  package var columns: WheelsFace? {
    switch self {
    case .wheels(let face): face
    case .choice, .reference, .picture: nil
    }
  }

  /// The options of a choice; `nil` for other editors.
  package var options: ChoiceFace? {
    switch self {
    case .choice(let face): face
    case .wheels, .reference, .picture: nil
    }
  }

  /// The search of a reference; `nil` for other editors.
  package var search: ReferenceFace? {
    switch self {
    case .reference(let face): face
    case .wheels, .choice, .picture: nil
    }
  }
}

extension RowFace.Control {
  /// True where the row is a button.
  package var isButton: Bool {
    switch self {
    case .button: true
    case .owner, .compact, .input, .secret, .toggle, .picture, .shown: false
    }
  }
}

extension ProblemFace.Answer {
  /// The choice between two values; `nil` where there is none.
  package var conflict: ConflictFace? {
    switch self {
    case .choice(let conflict): conflict
    case .none, .question, .pick: nil
    }
  }
}
