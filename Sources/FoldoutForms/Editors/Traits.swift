// All differences between kinds, and between editors, are stated here. Each trait is a switch over
// all cases, so that a new case does not compile until every trait is stated.

extension FieldKind {
  /// True if the record stores a value for the field; a button has none.
  public var isStored: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .picture, .readOnly:
      true
    case .button: false
    }
  }

  /// True if a person can change the value.
  public var isEditable: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .picture:
      true
    case .readOnly, .button: false
    }
  }

  /// True if the value is a text of any kind.
  public var isText: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url: true
    case .wholeNumber, .decimal, .flag, .several, .date, .time, .dateTime, .month, .picture,
      .readOnly, .button:
      false
    }
  }

  /// True if the value is typed character by character, so that it can be checked meanwhile.
  public var isTyped: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal: true
    case .flag, .several, .date, .time, .dateTime, .month, .picture, .readOnly, .button: false
    }
  }

  /// True if a text may have several lines.
  public var hasLines: Bool {
    switch self {
    case .longText: true
    case .text, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True if the value can be set but is never shown.
  public var isSecret: Bool {
    switch self {
    case .secret: true
    case .text, .longText, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True if the value is on or off.
  public var isFlag: Bool {
    switch self {
    case .flag: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .several, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True if the value is a set of chosen values.
  public var isSeveral: Bool {
    switch self {
    case .several: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True if the value is a picture.
  public var isPicture: Bool {
    switch self {
    case .picture: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .readOnly, .button:
      false
    }
  }

  /// True if the value is shown but cannot be edited.
  public var isReadOnly: Bool {
    switch self {
    case .readOnly: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .picture, .button:
      false
    }
  }

  /// The components of a date that the value has; `nil` for kinds that are not dates.
  public var dateMode: DateMode? {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .month, .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag,
      .several, .picture, .readOnly, .button:
      nil
    }
  }

  /// True if the value is a day, with or without a time, or a month.
  public var isOfCalendar: Bool {
    switch self {
    case .date, .dateTime, .month: true
    case .time, .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag,
      .several, .picture, .readOnly, .button:
      false
    }
  }

  /// The kind of number that the value is; `nil` for kinds that are not numbers.
  public var numberMode: NumberMode? {
    switch self {
    case .wholeNumber: .whole
    case .decimal: .decimal
    case .text, .longText, .secret, .email, .phone, .url, .flag, .several, .date, .time, .dateTime,
      .month, .picture, .readOnly, .button:
      nil
    }
  }

  /// The components that wheels turn; `nil` for kinds without wheels.
  package var wheelParts: WheelParts? {
    switch self {
    case .date: .date(.date)
    case .time: .date(.time)
    case .dateTime: .date(.dateTime)
    case .month: .month
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .picture, .readOnly, .button:
      nil
    }
  }

  /// True for a day, a time, a day with a time, or a month of a year.
  public var isDate: Bool { wheelParts != nil }

  /// True if the blanks around a typed text are taken off, unless the person keeps them.
  package var dropsBlanksAround: Bool {
    switch self {
    case .text: true
    case .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True if blanks around a text belong to the value, and a text of only blanks is a value.
  var preservesBlanks: Bool {
    switch self {
    case .text, .longText, .secret: true
    case .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date, .time, .dateTime,
      .month, .picture, .readOnly, .button:
      false
    }
  }

  /// The default coding of the kind's values, used if the form or store specifies none.
  var coding: ColumnCoding {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .readOnly, .button: .text
    case .wholeNumber: .integer
    case .decimal: .digits
    case .flag: .flag
    case .several: .several
    case .date: .date(.day)
    case .time: .time(.minutes)
    case .picture: .bytes
    case .dateTime: .date(.dayAndTime(separator: .letter, .seconds))
    case .month: .month
    }
  }

  /// Returns the link of a text: to an e-mail, a call or a web page.
  ///
  /// Returns `nil` for other kinds, and for texts that are not valid for the kind.
  public func link(of text: String) -> String? {
    switch self {
    case .email: EmailAddress(text)?.link
    case .phone: PhoneNumber(text)?.link
    case .url: WebAddress(text)?.link
    case .text, .longText, .secret, .wholeNumber, .decimal, .flag, .several, .date, .time,
      .dateTime, .month, .picture, .readOnly, .button:
      nil
    }
  }

  /// The action of the kind's links; `nil` for kinds without links.
  package var linkAction: LinkAction? {
    switch self {
    case .email: .write
    case .phone: .call
    case .url: .open
    case .text, .longText, .secret, .wholeNumber, .decimal, .flag, .several, .date, .time,
      .dateTime, .month, .picture, .readOnly, .button:
      nil
    }
  }

  /// True if the input of a single-line text becomes one of several lines when the text is long.
  package var growsToSeveralLines: Bool {
    switch self {
    case .text: true
    case .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// Returns a picked date as a value of the kind; `nil` for kinds that are not dates.
  public func value(_ picked: LocalDateTime) -> FieldValue? {
    switch self {
    case .date: .date(picked.date)
    case .time: .time(picked.time)
    case .dateTime: .dateTime(picked)
    case .month, .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag,
      .several, .picture, .readOnly, .button:
      nil
    }
  }
}

extension Editor {
  /// Returns the default editor of a kind.
  public static func standard(for kind: FieldKind) -> Editor {
    switch kind {
    case .text, .longText, .email, .phone, .url, .wholeNumber, .decimal: .text(TextEditing())
    case .secret: .secret(TextEditing())
    case .flag: .toggle
    case .date, .time, .dateTime, .month: .wheels(DateEditing())
    case .several: .choice(ChoiceEditing(options: []))
    case .picture: .picture
    case .readOnly: .shown
    case .button: .button
    }
  }

  /// True if the editor is shown in a drawer below the field's row.
  public var unfolds: Bool {
    switch self {
    case .wheels, .calendar, .choice, .reference, .picture: true
    case .text, .secret, .toggle, .openCalendar, .compact, .miniPicker, .shown, .button: false
    }
  }

  /// True if the editor shows the days of a month.
  package var isCalendar: Bool {
    switch self {
    case .calendar, .openCalendar: true
    case .text, .secret, .toggle, .wheels, .compact, .miniPicker, .choice, .reference, .picture,
      .shown, .button:
      false
    }
  }

  /// True if the editor is in the row and always shown in full, like a drawer that is open.
  package var isAlwaysOpen: Bool {
    switch self {
    case .openCalendar: true
    case .text, .secret, .toggle, .wheels, .calendar, .compact, .miniPicker, .choice, .reference,
      .picture, .shown, .button:
      false
    }
  }

  /// True if the row is a button.
  public var isButton: Bool {
    switch self {
    case .button: true
    case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
      .choice, .reference, .picture, .shown:
      false
    }
  }

  /// The settings of a date; `nil` for other editors, on which setting has no effect.
  public var dates: DateEditing? {
    get {
      switch self {
      case .wheels(let dates), .calendar(let dates), .openCalendar(let dates), .compact(let dates):
        dates
      case .text, .secret, .toggle, .miniPicker, .choice, .reference, .picture, .shown, .button: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .wheels: self = .wheels(newValue)
      case .calendar: self = .calendar(newValue)
      case .openCalendar: self = .openCalendar(newValue)
      case .compact: self = .compact(newValue)
      case .text, .secret, .toggle, .miniPicker, .choice, .reference, .picture, .shown, .button:
        break
      }
    }
  }

  /// The settings of a text input; `nil` for other editors, on which setting has no effect.
  public var typing: TextEditing? {
    get {
      switch self {
      case .text(let typing), .secret(let typing): typing
      case .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker, .choice, .reference,
        .picture, .shown, .button:
        nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .text: self = .text(newValue)
      case .secret: self = .secret(newValue)
      case .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker, .choice, .reference,
        .picture, .shown, .button:
        break
      }
    }
  }

  /// The settings of a choice; `nil` for other editors, on which setting has no effect.
  public var choice: ChoiceEditing<Record>? {
    get {
      switch self {
      case .choice(let choice): choice
      case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
        .reference, .picture, .shown, .button:
        nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .choice: self = .choice(newValue)
      case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
        .reference, .picture, .shown, .button:
        break
      }
    }
  }

  /// The settings of a reference to a record; `nil` for other editors.
  public var reference: ReferenceEditing? {
    switch self {
    case .reference(let reference): reference
    case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
      .choice, .picture, .shown, .button:
      nil
    }
  }

  /// The settings of a mini picker; `nil` for other editors.
  public var miniPicker: MiniPickerEditing? {
    switch self {
    case .miniPicker(let picker): picker
    case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .choice, .reference,
      .picture, .shown, .button:
      nil
    }
  }

  /// True if values are offered for choosing: buttons send the chosen value, and typed blanks are
  /// ignored.
  package var offersValues: Bool {
    switch self {
    case .choice, .reference: true
    case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
      .picture, .shown, .button:
      false
    }
  }

  /// Returns the same editor for another type of record, which is converted where needed.
  func adapted<Other>(from record: @escaping @Sendable (Other) -> Record) -> Editor<Other> {
    switch self {
    case .text(let typing): .text(typing)
    case .secret(let typing): .secret(typing)
    case .toggle: .toggle
    case .wheels(let dates): .wheels(dates)
    case .calendar(let dates): .calendar(dates)
    case .openCalendar(let dates): .openCalendar(dates)
    case .compact(let dates): .compact(dates)
    case .miniPicker(let picker): .miniPicker(picker)
    case .choice(let choice): .choice(choice.adapted(from: record))
    case .reference(let reference): .reference(reference)
    case .picture: .picture
    case .shown: .shown
    case .button: .button
    }
  }
}
