// All differences between kinds, and between editors, are stated here: a row of traits for each
// case, so that a new case does not compile until its row is written.

/// The traits of a kind. The defaults are those of a stored value that is changed in no way of its
/// own; a row names the others.
private struct KindTraits {
  var isStored = true
  var isEditable = true
  var isText = false
  var hasLines = false
  var isSecret = false
  var isFlag = false
  var isSeveral = false
  var isPicture = false
  var numberMode: NumberMode?
  var wheelParts: WheelParts?
  var linkAction: LinkAction?
  var dropsBlanksAround = false
  var preservesBlanks = false
  var growsToSeveralLines = false
}

extension FieldKind {
  private var traits: KindTraits {
    switch self {
    case .text:
      KindTraits(
        isText: true, dropsBlanksAround: true, preservesBlanks: true, growsToSeveralLines: true)
    case .longText: KindTraits(isText: true, hasLines: true, preservesBlanks: true)
    case .secret: KindTraits(isText: true, isSecret: true, preservesBlanks: true)
    case .email: KindTraits(isText: true, linkAction: .write)
    case .phone: KindTraits(isText: true, linkAction: .call)
    case .url: KindTraits(isText: true, linkAction: .open)
    case .wholeNumber: KindTraits(numberMode: .whole)
    case .decimal: KindTraits(numberMode: .decimal)
    case .flag: KindTraits(isFlag: true)
    case .several: KindTraits(isSeveral: true)
    case .date: KindTraits(wheelParts: .date(.date))
    case .time: KindTraits(wheelParts: .date(.time))
    case .dateTime: KindTraits(wheelParts: .date(.dateTime))
    case .month: KindTraits(wheelParts: .month)
    case .picture: KindTraits(isPicture: true)
    case .readOnly: KindTraits(isEditable: false)
    case .button: KindTraits(isStored: false, isEditable: false)
    }
  }

  /// True if the record stores a value for the field; a button has none.
  public var isStored: Bool { traits.isStored }

  /// True if a person can change the value.
  public var isEditable: Bool { traits.isEditable }

  /// True if the value is a text of any kind.
  public var isText: Bool { traits.isText }

  /// True if the value is typed character by character, so that it can be checked meanwhile.
  public var isTyped: Bool { isText || numberMode != nil }

  /// True if a text may have several lines.
  public var hasLines: Bool { traits.hasLines }

  /// True if the value can be set but is never shown.
  public var isSecret: Bool { traits.isSecret }

  /// True if the value is on or off.
  public var isFlag: Bool { traits.isFlag }

  /// True if the value is a set of chosen values.
  public var isSeveral: Bool { traits.isSeveral }

  /// True if the value is a picture.
  public var isPicture: Bool { traits.isPicture }

  /// True if the value is shown but cannot be edited.
  public var isReadOnly: Bool { isStored && !isEditable }

  /// The kind of number that the value is; `nil` for kinds that are not numbers.
  public var numberMode: NumberMode? { traits.numberMode }

  /// The components that wheels turn; `nil` for kinds without wheels.
  package var wheelParts: WheelParts? { traits.wheelParts }

  /// True for a day, a time, a day with a time, or a month of a year.
  public var isDate: Bool { wheelParts != nil }

  /// The components of a date that the value has; `nil` for kinds that are not dates.
  public var dateMode: DateMode? {
    guard case .date(let mode)? = wheelParts else { return nil }
    return mode
  }

  /// True if the value is a day, with or without a time, or a month.
  public var isOfCalendar: Bool { isDate && dateMode != .time }

  /// True if the blanks around a typed text are taken off, unless the person keeps them.
  package var dropsBlanksAround: Bool { traits.dropsBlanksAround }

  /// True if blanks around a text belong to the value, and a text of only blanks is a value.
  var preservesBlanks: Bool { traits.preservesBlanks }

  /// True if the input of a single-line text becomes one of several lines when the text is long.
  package var growsToSeveralLines: Bool { traits.growsToSeveralLines }

  /// The action of the kind's links; `nil` for kinds without links.
  package var linkAction: LinkAction? { traits.linkAction }

  /// Returns the link of a text: to an e-mail, a call or a web page.
  ///
  /// Returns `nil` for other kinds, and for texts that are not valid for the kind.
  public func link(of text: String) -> String? {
    switch linkAction {
    case .write: EmailAddress(text)?.link
    case .call: PhoneNumber(text)?.link
    case .open: WebAddress(text)?.link
    case nil: nil
    }
  }

  /// Returns a picked date as a value of the kind; `nil` for kinds that are not dates.
  public func value(_ picked: LocalDateTime) -> FieldValue? {
    switch dateMode {
    case .date: .date(picked.date)
    case .time: .time(picked.time)
    case .dateTime: .dateTime(picked)
    case nil: nil
    }
  }

  /// The default coding of the kind's values, used if the form or store specifies none.
  ///
  /// It is no part of the row, because a coding may hold values of the store.
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
}

/// The traits of an editor. The defaults are those of a control in the row.
private struct EditorTraits {
  var unfolds = false
  var isCalendar = false
  var isAlwaysOpen = false
  var hasOptions = false
  var offersValues = false
  var isButton = false
}

/// The settings of an editor, at most one of them.
///
/// They are apart from the traits, so that a question about a trait copies no settings.
private struct EditorSettings<Record: Sendable> {
  var typing: TextEditing?
  var dates: DateEditing?
  var miniPicker: MiniPickerEditing?
  var choice: ChoiceEditing<Record>?
  var reference: ReferenceEditing?
}

extension Editor {
  private var traits: EditorTraits {
    switch self {
    case .text, .secret, .toggle, .compact, .miniPicker, .shown: EditorTraits()
    case .wheels, .picture: EditorTraits(unfolds: true)
    case .calendar: EditorTraits(unfolds: true, isCalendar: true)
    case .openCalendar: EditorTraits(isCalendar: true, isAlwaysOpen: true)
    case .choice: EditorTraits(unfolds: true, hasOptions: true, offersValues: true)
    case .reference: EditorTraits(unfolds: true, offersValues: true)
    case .button: EditorTraits(isButton: true)
    }
  }

  private var settings: EditorSettings<Record> {
    switch self {
    case .text(let typing), .secret(let typing): EditorSettings(typing: typing)
    case .wheels(let dates), .calendar(let dates), .openCalendar(let dates), .compact(let dates):
      EditorSettings(dates: dates)
    case .miniPicker(let picker): EditorSettings(miniPicker: picker)
    case .choice(let choice): EditorSettings(choice: choice)
    case .reference(let reference): EditorSettings(reference: reference)
    case .toggle, .picture, .shown, .button: EditorSettings()
    }
  }

  /// Returns the same editor with other settings, if it has such settings, for a type of record.
  private func with<Other>(
    typing: TextEditing? = nil, dates: DateEditing? = nil,
    choice: (ChoiceEditing<Record>) -> ChoiceEditing<Other>
  ) -> Editor<Other> {
    switch self {
    case .text(let own): .text(typing ?? own)
    case .secret(let own): .secret(typing ?? own)
    case .toggle: .toggle
    case .wheels(let own): .wheels(dates ?? own)
    case .calendar(let own): .calendar(dates ?? own)
    case .openCalendar(let own): .openCalendar(dates ?? own)
    case .compact(let own): .compact(dates ?? own)
    case .miniPicker(let own): .miniPicker(own)
    case .choice(let own): .choice(choice(own))
    case .reference(let own): .reference(own)
    case .picture: .picture
    case .shown: .shown
    case .button: .button
    }
  }

  /// True if the editor is shown in a drawer below the field's row.
  public var unfolds: Bool { traits.unfolds }

  /// True if the editor shows the days of a month.
  package var isCalendar: Bool { traits.isCalendar }

  /// True if the editor is in the row and always shown in full, like a drawer that is open.
  package var isAlwaysOpen: Bool { traits.isAlwaysOpen }

  /// True if the row is a button.
  public var isButton: Bool { traits.isButton }

  /// True if the value is one or several of the field's options.
  package var hasOptions: Bool { traits.hasOptions }

  /// True if the field's options are computed from the record, so that another field may change
  /// them.
  package var computesOptions: Bool { settings.choice?.dependsOnRecord == true }

  /// True if values are offered for choosing: buttons send the chosen value, and typed blanks are
  /// ignored.
  package var offersValues: Bool { traits.offersValues }

  /// The settings of a date; `nil` for other editors, on which setting has no effect.
  public var dates: DateEditing? {
    get { settings.dates }
    set { self = with(dates: newValue) { $0 } }
  }

  /// The settings of a text input; `nil` for other editors, on which setting has no effect.
  public var typing: TextEditing? {
    get { settings.typing }
    set { self = with(typing: newValue) { $0 } }
  }

  /// The settings of a choice; `nil` for other editors, on which setting has no effect.
  public var choice: ChoiceEditing<Record>? {
    get { settings.choice }
    set { self = with { newValue ?? $0 } }
  }

  /// The settings of a reference to a record; `nil` for other editors.
  public var reference: ReferenceEditing? { settings.reference }

  /// The settings of a mini picker; `nil` for other editors.
  public var miniPicker: MiniPickerEditing? { settings.miniPicker }

  /// Returns the same editor for another type of record, which is converted where needed.
  func adapted<Other>(from record: @escaping @Sendable (Other) -> Record) -> Editor<Other> {
    with { $0.adapted(from: record) }
  }

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
}
