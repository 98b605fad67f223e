// Everything that differs from kind to kind and from editor to editor, and nothing else: each trait
// is a switch over all cases, so that a new case does not compile until every trait is stated.

extension FieldKind {
  /// True where the field holds a value that its record keeps; a button does not.
  public var isStored: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .picture, .readOnly:
      true
    case .button: false
    }
  }

  /// True where a person can change the value.
  public var isEditable: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .picture:
      true
    case .readOnly, .button: false
    }
  }

  /// True where the kind is text of any sort.
  public var isText: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url: true
    case .wholeNumber, .decimal, .flag, .several, .date, .time, .dateTime, .month, .picture,
      .readOnly, .button:
      false
    }
  }

  /// True where a value is typed letter by letter, so that it can be checked meanwhile.
  public var isTyped: Bool {
    switch self {
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal: true
    case .flag, .several, .date, .time, .dateTime, .month, .picture, .readOnly, .button: false
    }
  }

  /// True where a text may have several lines.
  public var hasLines: Bool {
    switch self {
    case .longText: true
    case .text, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time,
      .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True where the value is set and never shown.
  public var isSecret: Bool {
    switch self {
    case .secret: true
    case .text, .longText, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time,
      .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True where the value is on or off.
  public var isFlag: Bool {
    switch self {
    case .flag: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .several, .date,
      .time,
      .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True where the value is several chosen ones, or none.
  public var isSeveral: Bool {
    switch self {
    case .several: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .date,
      .time, .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// True where the value is a picture.
  public var isPicture: Bool {
    switch self {
    case .picture: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .readOnly, .button:
      false
    }
  }

  /// True where the value is only shown, and no person enters it.
  public var isReadOnly: Bool {
    switch self {
    case .readOnly: true
    case .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several,
      .date, .time, .dateTime, .month, .picture, .button:
      false
    }
  }

  /// The parts of a date that the kind has; `nil` for kinds that are no dates.
  public var dateMode: DateMode? {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .month, .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag,
      .several,
      .picture,
      .readOnly, .button:
      nil
    }
  }

  /// The sort of number that the kind holds; `nil` for kinds that are no numbers.
  public var numberMode: NumberMode? {
    switch self {
    case .wholeNumber: .whole
    case .decimal: .decimal
    case .text, .longText, .secret, .email, .phone, .url, .flag, .several, .date, .time, .dateTime,
      .month,
      .picture, .readOnly, .button:
      nil
    }
  }

  /// The parts that wheels turn; `nil` for kinds without wheels.
  package var turned: TurnedParts? {
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

  /// True where the kind is a day, a time, both, or a month of a year.
  public var isDate: Bool { turned != nil }

  /// True where blanks alone are a value, and blanks around one belong to it.
  var keepsBlanks: Bool {
    switch self {
    case .text, .longText, .secret: true
    case .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date, .time, .dateTime,
      .month,
      .picture,
      .readOnly, .button:
      false
    }
  }

  /// The coding of a value of the kind where the form names no other.
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

  /// Where a text of the kind leads: to a letter, a call or a page; `nil` for kinds that lead
  /// nowhere, and for texts that are none of the kind.
  public func link(of text: String) -> String? {
    switch self {
    case .email: EmailAddress(text)?.link
    case .phone: PhoneNumber(text)?.link
    case .url: WebAddress(text)?.link
    case .text, .longText, .secret, .wholeNumber, .decimal, .flag, .several, .date, .time,
      .dateTime, .month,
      .picture, .readOnly, .button:
      nil
    }
  }

  /// The act of following a link of the kind; `nil` for kinds that lead nowhere.
  package var linkAction: LinkAction? {
    switch self {
    case .email: .write
    case .phone: .call
    case .url: .open
    case .text, .longText, .secret, .wholeNumber, .decimal, .flag, .several, .date, .time,
      .dateTime, .month,
      .picture, .readOnly, .button:
      nil
    }
  }

  /// True where a text of one line is edited in several once it is long.
  package var mayGrow: Bool {
    switch self {
    case .text: true
    case .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag, .several, .date,
      .time,
      .dateTime, .month, .picture, .readOnly, .button:
      false
    }
  }

  /// A picked date as a value of the kind; `nil` for kinds that are no dates.
  public func value(_ picked: LocalDateTime) -> FieldValue? {
    switch self {
    case .date: .date(picked.date)
    case .time: .time(picked.time)
    case .dateTime: .dateTime(picked)
    case .month, .text, .longText, .secret, .email, .phone, .url, .wholeNumber, .decimal, .flag,
      .several,
      .picture,
      .readOnly, .button:
      nil
    }
  }
}

extension Editor {
  /// The editor of a kind where its form asks for no other.
  public static func usual(for kind: FieldKind) -> Editor {
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

  /// True where the editor stands in a drawer under the field's row.
  public var unfolds: Bool {
    switch self {
    case .wheels, .calendar, .choice, .reference, .picture: true
    case .text, .secret, .toggle, .openCalendar, .compact, .miniPicker, .shown, .button: false
    }
  }

  /// True where the editor shows the days of a month.
  package var isCalendar: Bool {
    switch self {
    case .calendar, .openCalendar: true
    case .text, .secret, .toggle, .wheels, .compact, .miniPicker, .choice, .reference, .picture,
      .shown, .button:
      false
    }
  }

  /// True where the editor stands in the row and all of it is seen at any time, as a drawer's is
  /// once it is open.
  package var isAlwaysOpen: Bool {
    switch self {
    case .openCalendar: true
    case .text, .secret, .toggle, .wheels, .calendar, .compact, .miniPicker, .choice, .reference,
      .picture, .shown, .button:
      false
    }
  }

  /// True where the row is a button.
  public var isButton: Bool {
    switch self {
    case .button: true
    case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
      .choice, .reference, .picture, .shown:
      false
    }
  }

  /// The settings of a date; `nil` for other editors, where setting has no effect.
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

  /// The settings of a text that is typed in the row; `nil` for other editors, where setting has no
  /// effect.
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

  /// The settings of a choice; `nil` for other editors, where setting has no effect.
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

  /// True where a value is chosen among others, so that buttons send it by its spelling and blanks
  /// typed beside it are none.
  package var offersValues: Bool {
    switch self {
    case .choice, .reference: true
    case .text, .secret, .toggle, .wheels, .calendar, .openCalendar, .compact, .miniPicker,
      .picture, .shown, .button:
      false
    }
  }

  /// The same editor for another type of record, which is turned into this one before it is asked.
  func asked<Other>(of record: @escaping @Sendable (Other) -> Record) -> Editor<Other> {
    switch self {
    case .text(let typing): .text(typing)
    case .secret(let typing): .secret(typing)
    case .toggle: .toggle
    case .wheels(let dates): .wheels(dates)
    case .calendar(let dates): .calendar(dates)
    case .openCalendar(let dates): .openCalendar(dates)
    case .compact(let dates): .compact(dates)
    case .miniPicker(let picker): .miniPicker(picker)
    case .choice(let choice): .choice(choice.asked(of: record))
    case .reference(let reference): .reference(reference)
    case .picture: .picture
    case .shown: .shown
    case .button: .button
    }
  }
}
