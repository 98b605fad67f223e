#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// A row in which a secret is typed, with a button that clears the stored secret, or while another
/// is typed one that shows it.
///
/// No face has a secret, so the field alone holds it: until it is stored, or the cell shows another
/// row.
final class SecretCell: RowCell {
  private let field = LineField()
  private let eye = RowButton()
  private let clear = RowButton()
  private let tools = RowStack()
  /// The row whose secret the field holds.
  private var holder: ScreenItem?

  override var textControl: (any TextControl)? { field }

  /// Beside a button there is room for a secret only at the usual sizes.
  override var columnSize: UIContentSizeCategory { .extraExtraLarge }

  override func makeLine() {
    for button in [eye, clear] { tools.addArrangedSubview(button) }
    tools.alignment = .center
    for view in [field, tools] { pair.addArrangedSubview(view) }
    listen(to: field)
    eye.onPress = { [weak self] in self?.toggleEye() }
    clear.onPress = { [weak self] in self?.enter(.cleared) }
  }

  override func show(_ row: RowFace) {
    guard let secret else { return }
    let isHeld = holder == item && (field.isFirstResponder || row.mark != nil)
    holder = item
    field.take(KeyboardTraits(.secret, purpose: secret.purpose), in: setting)
    if !isHeld { field.set("") }
    field.textColor = row.mark?.isFault == true ? .systemRed : .secondaryLabel
    field.hints = [secret.hint]
    field.isEnabled = row.original != nil
    eye.isHidden = !field.hasText
    clear.isHidden = secret.clear == nil || field.hasText
    tools.isHidden = eye.isHidden && clear.isHidden
    clear.accessibilityLabel = secret.clear.map { "\($0): \(row.label)" }
    speak(row, by: field)
  }

  override func arrange(isLarge: Bool) {
    turn(isLarge, alignment: .center)
    field.textAlignment = isLarge ? setting.direction.leading : setting.direction.trailing
    clear.show(title: secret?.clear, at: isLarge ? .begin : .end)
    if isLarge { clear.keepWidth(hugging: 251, resistance: 760) }
    showEye()
  }

  private var secret: SecretFace? { row?.control.secret }

  private func showEye() {
    guard let secret, let row else { return }
    let isSecure = field.isSecureTextEntry
    eye.show(symbol: isSecure ? "eye" : "eye.slash", at: pair.axis == .vertical ? .begin : .end)
    eye.accessibilityLabel = "\(isSecure ? secret.show : setting.words.actions.hide): \(row.label)"
  }

  private func toggleEye() {
    field.setSecure(!field.isSecureTextEntry)
    showEye()
  }
}
#endif
