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
    case .tooShort(let count, let least):
      "\(label) has \(count) characters and needs at least \(least)."
    case .tooLong(let count, let most):
      "\(label) has \(count) characters and takes at most \(most)."
    case .tooSmall(let least): "\(label) must be at least \(environment.text(of: least))."
    case .tooLarge(let most): "\(label) must be at most \(environment.text(of: most))."
    case .notAnEmail(let text):
      "“\(text)” is not an e-mail address. Write one like name@example.org."
    case .notAURL(let text):
      "“\(text)” is not an address of the web. Write one like https://example.org."
    case .notAPhone(let text):
      "“\(text)” is not a phone number. Write digits, as in +1 555 0100."
    case .pattern(let hint): "\(label) has another form: \(hint)."
    case .unequal(let other): "\(label) is not the same as \(other)."
    case .beforeField(let other, let text):
      "\(label) cannot be before \(other), which is \(text)."
    case .afterField(let other, let text):
      "\(label) cannot be after \(other), which is \(text)."
    case .notAPicture: "That is not a picture. Choose a PNG, JPEG, GIF or WebP file."
    case .pictureTooLarge(let limit):
      "The picture is too large: at most \(limit) bytes are kept. Choose a smaller one."
    case .said(let sentence): sentence
    }
  }
}
