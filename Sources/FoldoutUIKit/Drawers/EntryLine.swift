#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A field for typing in a drawer, below its caption.
///
/// The caption stands above: beside it, the example of a date with a time would be cut on a phone.
final class EntryLine: UIStackView {
  let field = LineField()
  private let caption = UILabel()
  private var isMade = false

  /// Shows the entry for typing a date.
  func show(
    _ face: DateEntryFace, _ place: EntryPlace, in setting: CellSetting,
    _ send: @escaping (Act) -> Void
  ) {
    caption.isHidden = false
    show(
      Face(
        caption: face.caption, text: face.refused ?? face.text, example: face.example,
        traits: .dates),
      place, setting, send)
    if face.followsText { field.textAlignment = .natural }
  }

  /// Shows the entry for a value that is none of the options; without one the line is hidden.
  ///
  /// It has no example, so its caption stands in the empty field, and not above it.
  func show(
    _ face: OtherFace?, _ place: EntryPlace, in setting: CellSetting,
    _ send: @escaping (Act) -> Void
  ) {
    isHidden = face == nil
    guard let face else { return }
    caption.isHidden = true
    show(
      Face(
        caption: face.caption, text: face.refused ?? face.text, example: face.caption,
        traits: KeyboardTraits(face.kind)),
      place, setting, send)
  }

  /// The parts of the line for an entry of any kind.
  private struct Face {
    var caption: String
    var text: String
    var example: String
    var traits: KeyboardTraits
  }

  private func show(
    _ face: Face, _ place: EntryPlace, _ setting: CellSetting, _ send: @escaping (Act) -> Void
  ) {
    let row = place.row
    makeOnce()
    take(setting.direction)
    caption.text = face.caption
    caption.textAlignment = setting.direction.leading
    field.take(face.traits, in: setting)
    // None is better than one that is cut.
    field.hints = [face.example, ""]
    field.textAlignment = setting.direction.leading
    field.textColor = place.isFault ? .systemRed : .label
    field.accessibilityLabel = face.caption
    field.accessibilityHint = place.problem?.spoken
    field.set(face.text)
    field.onBegin = { send(.edit(row)) }
    field.onText = { send(.type($0, into: row)) }
    field.onEnd = { send(.leave) }
    field.onEscape = { send(.discard(row.field)) }
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    axis = .vertical
    caption.follow(.footnote, .secondaryLabel)
    // The field speaks the caption.
    caption.isAccessibilityElement = false
    field.keepAtLeast(height: leastTarget)
    for view in [caption, field] { addArrangedSubview(view) }
  }
}

/// The row of an entry, and what is wrong with it.
struct EntryPlace {
  var row: RowID
  var problem: ProblemFace?
  /// True if the entry was refused.
  var isFault: Bool

  init(_ drawer: DrawerFace) {
    row = drawer.id
    problem = drawer.problem
    isFault = drawer.mark?.isFault == true
  }

  init(_ row: RowFace) {
    self.row = row.id
    problem = row.problem
    isFault = row.mark?.isFault == true
  }
}

extension KeyboardTraits {
  /// The keyboard for dates and times, which are typed in the locale's own form.
  fileprivate static let dates = KeyboardTraits(.date)
}
#endif
