package import FoldoutForms
import FoldoutRecords
import FoldoutWords

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
  /// The currency's symbol, to be shown beside an amount; `nil` for other values.
  package var unit: String?
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

extension InputFace {
  /// The input of a text or a number.
  init(_ field: Field<DynamicRecord>, _ kind: FieldKind, in record: ShownRecord) {
    let stored = record.formValue(field)
    let shown = record.pending[field.id]?.typed ?? stored ?? ""
    let words = record.words.values
    text = shown
    // In a new record nobody has emptied a text yet, so an empty one counts as no value.
    let isAbsent = stored == nil || (record.target.isNew && stored == "")
    hint = isAbsent ? record.absence(of: field) : stored == "" ? words.empty : ""
    limits = field.limitsText(in: record.environment)
    self.kind = kind
    isTimeSpan = field.isTimeSpan
    unit = record.environment.symbol(of: field.numbers)
    purpose = field.editor.typing?.purpose
    isRequired = field.isRequired
    // A one-line input would drop the line breaks, and the text would be stored without them; of a
    // long text it would show only a few words.
    let isLong = kind.hasLines || (kind.growsToSeveralLines && shown.count > ScreenLimits.maxListed)
    let breaks = shown.count(where: \.isNewline)
    lines = isLong || breaks > 0 ? min(8, breaks + (isLong ? 2 : 1)) : nil
    link = lines == nil ? LinkFace(stored, kind, record.words) : nil
  }
}

extension LinkFace {
  /// The link of a stored value; `nil` for one that leads nowhere.
  fileprivate init?(_ stored: String?, _ kind: FieldKind, _ words: Words) {
    guard let stored, let target = kind.link(of: stored), let found = kind.linkAction else {
      return nil
    }
    action = found
    text = stored
    self.target = target
    title =
      switch found {
      case .write: words.actions.write
      case .call: words.actions.call
      case .open: words.actions.open
      }
  }
}

extension SecretFace {
  /// The input of a secret.
  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    let isSet = record.stored[field.id.name] != .null
    hint = isSet ? record.words.values.secretSet : record.words.values.secretUnset
    purpose = field.editor.typing?.purpose
    isRequired = field.isRequired
    show = record.words.actions.show
    // A button clears the secret, because leaving the input empty means no change.
    clear = !field.isRequired && isSet ? record.words.actions.clear : nil
  }
}
