package import FoldoutForms
package import FoldoutRecords

/// The row of a field as it is shown.
package struct RowFace: Equatable, Sendable {
  package var id: RowID
  package var label: String
  package var control: Control
  /// The token of the value that the person sees, which is sent with a change; `nil` if the
  /// value cannot be changed.
  package var original: String?
  /// The problem of the entry, if it is shown under the row.
  package var problem: ProblemFace?
  /// The mark of a control whose entry was refused or is asked about; `nil` for any other.
  package var mark: FaultMark?
  /// The time at which a text is checked; `nil` if it is only checked once it is sent.
  package var check: CheckTime?
  /// The events of the text that the program is notified of.
  package var editingEvents: Set<EditingEvent>
  /// The height of the drawer in points, also while it is folded; 0 for a row without one.
  package var drawerHeight: Int

  /// The same row with its drawer open, or folded.
  package func opened(_ isOpen: Bool) -> RowFace {
    var copy = self
    switch control {
    case .owner(let face, _): copy.control = .owner(face, isOpen: isOpen)
    case .picture(let face, _): copy.control = .picture(face, isOpen: isOpen)
    case .calendar, .compact, .numberPicker, .input, .secret, .toggle, .option, .shown, .button:
      break
    }
    return copy
  }

  /// The contents of the row.
  package enum Control: Equatable, Sendable {
    /// A text, in a row that unfolds.
    case owner(OwnerFace, isOpen: Bool)
    /// A month's days, in a row that is always open.
    case calendar(OpenCalendarFace)
    /// A date in a small button, which opens the platform's own picker.
    case compact(CompactFace)
    /// A month or a year, with arrows beside it.
    case numberPicker(NumberPickerFace)
    /// A text that is typed.
    case input(InputFace)
    /// A secret that is typed and never shown.
    case secret(SecretFace)
    /// On or off.
    case toggle(isOn: Bool)
    /// A picture, in a row that unfolds.
    case picture(PictureFace, isOpen: Bool)
    /// An option of a choice section.
    case option(ChoiceFace.Option, isSeveral: Bool)
    /// A read-only text or picture.
    case shown(ShownFace)
    /// A button.
    case button
  }

  /// The moment from which a text is checked at each letter while it is typed.
  package enum CheckTime: Sendable {
    /// From the first letter.
    case typed
    /// Once it was refused after the person left the field.
    case left
  }
}

/// A text in a row that unfolds, and the kind of its drawer.
package struct OwnerFace: Equatable, Sendable {
  package enum Drawer: Sendable {
    case wheels, calendar, choice, reference
  }
  package var text: String
  package var drawer: Drawer
  /// The record that the value names; `nil` if no such record is known.
  package var referencedRecord: ReferencedRecordFace?
}

/// The record that a value names.
package struct ReferencedRecordFace: Equatable, Sendable {
  package var title: String
  /// The value that names it; `nil` if it is the title.
  package var key: String?
  /// The link to the record; `nil` if it has no screen.
  package var link: RecordLinkFace?
}

/// A link to the screen of another record.
package struct RecordLinkFace: Equatable, Sendable {
  package var table: String
  package var key: RecordKey
  package var title: String
}

/// The mark of a control whose entry was refused, is asked about, or was altered by the store.
package struct FaultMark: Equatable, Sendable {
  /// True for an error, false for a question before a loss and for a notice.
  package var isFault: Bool
  /// True for the first mark on the screen, whose control has the focus.
  package var isFirst: Bool
}

/// A text that is typed in its row.
package struct InputFace: Equatable, Sendable {
  package var text: String
  /// The placeholder of an empty input.
  package var hint: String
  /// The limits of the value in words; `nil` if it has none.
  package var limits: String?
  /// The kind of the value. A host chooses the on-screen keyboard from it.
  package var kind: FieldKind
  /// True for a time span, whose keyboard needs a colon.
  package var isTimeSpan = false
  /// The height in lines; `nil` for an input of one line.
  package var lines: Int?
  package var purpose: String?
  package var isRequired: Bool
  /// The link of the text; `nil` if it leads nowhere.
  package var link: LinkFace?
}

/// The link of a stored, valid e-mail address, telephone number or web address.
package struct LinkFace: Equatable, Sendable {
  package var action: LinkAction
  package var title: String
  package var text: String
  package var target: String
}

/// The input of a secret. It is always empty, and its hint only says whether a secret is set.
package struct SecretFace: Equatable, Sendable {
  package var hint: String
  package var purpose: String?
  package var isRequired: Bool
  /// The title of the button that shows what was typed.
  package var show: String
  /// The title of the button that clears the secret; `nil` if it is required or not set.
  package var clear: String?
}

/// A picture, or the text in its place.
package struct PictureFace: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The picture of that name, with the digest of its bytes and its title.
    case picture(name: String, digest: String, title: String)
    /// The text in its place.
    case text(String)
  }
  package var content: Content
}

/// A read-only value.
package enum ShownFace: Equatable, Sendable {
  /// A text beside its label.
  case text(String)
  /// The record that a value names, beside its label.
  case reference(ReferencedRecordFace)
  /// A picture beside its label.
  case picture(PictureFace)
  /// A long text below its label, with the title of the link to the whole text if it is cut.
  case long(String, all: String?)
  /// The beginning of a text that is too long for a page, the sentence that says so, and the title
  /// of the link that downloads the whole text.
  case tooLong(String, String, download: String)
}
